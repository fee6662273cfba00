import { chakra } from '@chakra-ui/react/styled-system';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { Around, Case } from '../../routers/moderation/schema.ts';
import { EARLIER_MEASURES_MAX } from '../../routers/moderation/limits.ts';
import { isStored } from '../../routers/things/rules.ts';
import { postPath } from '../lib/paths.ts';
import { Age, Edited } from '../ui/age.tsx';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { WrittenText } from '../ui/written-text.tsx';

/** The reported text and its context. Distressing texts stay covered until the moderator reveals them. */
export function CaseTexts({ found }: { found: Case }) {
  const [shown, setShown] = useState(!found.distressing);
  const [aroundShown, setAroundShown] = useState(false);
  const [version, setVersion] = useState(found.version);
  // New words are covered again if they are distressing.
  if (version !== found.version) {
    setVersion(found.version);
    setShown(!found.distressing);
    setAroundShown(false);
  }
  const { texts, around, alias, earlierMeasures, postId, editedAt } = found;
  const why = whyGone(found);
  // Who has uncovered the text is prepared for what stands around it.
  const covered = !found.distressing && around.some(({ distressing }) => distressing);
  return (
    <>
      <InfoSection title="Il testo">
        {why && <chakra.p marginBottom="3">{why}</chakra.p>}
        {texts.length > 0 && (
          <chakra.div data-texts display="grid" gap="3" justifyItems="start">
            {found.distressing && <Cover shown={shown} onChange={setShown} what="i testi" />}
            {shown && (
              <Card width="100%" display="grid" gap="3">
                {texts.map(({ name, text }) => (
                  <div key={name}>
                    {texts.length > 1 && (
                      <chakra.p textStyle="small" fontWeight="semibold" color="muted">
                        {name}
                      </chakra.p>
                    )}
                    <Written text={text} />
                  </div>
                ))}
                <Edited at={editedAt} />
              </Card>
            )}
          </chakra.div>
        )}
        <chakra.p marginTop="3" textStyle="small" color="muted">
          <About alias={alias} earlier={earlierMeasures} />
        </chakra.p>
        {postId !== null && (
          <chakra.p marginTop="3" textStyle="small">
            <TextLink href={postPath(postId)}>Apri il post</TextLink>
          </chakra.p>
        )}
      </InfoSection>
      {shown && around.length > 1 && (
        <InfoSection title="Quello che c’è intorno">
          {covered && (
            <chakra.div display="grid" gap="3" justifyItems="start" marginBottom={aroundShown ? '3' : '0'}>
              <Cover shown={aroundShown} onChange={setAroundShown} what="quello che c’è intorno" />
            </chakra.div>
          )}
          {(!covered || aroundShown) && (
            <chakra.ol listStyle="none" display="grid" gap="3">
              {around.map((entry) => (
                <AroundItem key={`${entry.kind} ${entry.id}`} entry={entry} />
              ))}
            </chakra.ol>
          )}
        </InfoSection>
      )}
    </>
  );
}

function Cover({ shown, onChange, what }: { shown: boolean; onChange: (shown: boolean) => void; what: string }) {
  return (
    <>
      <Button variant="outline" aria-expanded={shown} onClick={() => onChange(!shown)}>
        {shown ? <EyeOff aria-hidden size={18} strokeWidth={1.75} /> : <Eye aria-hidden size={18} strokeWidth={1.75} />}
        {shown ? 'Copri' : 'Mostra'} {what}
      </Button>
      {!shown && <chakra.p color="muted">Può essere doloroso da leggere. Aprilo quando te la senti.</chakra.p>}
    </>
  );
}

/** Why others cannot read the words any more, or why not even moderators can. */
function whyGone({ kind, gone, texts }: Case): string | undefined {
  if (gone && texts.length > 0) return 'Queste parole non si leggono più: qualcun altro le ha riscritte, o il gruppo non c’è più.';
  // Deleted by its author, or together with what it belonged to.
  if (gone) return 'Il testo non c’è più.';
  if (texts.length > 0 || isStored(kind)) return undefined;
  return 'Quello che si dice in una conversazione resta nel caso solo finché è aperto: qui non si legge più.';
}

function About({ alias, earlier }: { alias: string | null; earlier: number }) {
  const count = earlier >= EARLIER_MEASURES_MAX ? `${EARLIER_MEASURES_MAX} o più` : earlier;
  return (
    <>
      {alias && `Qui chi ha scritto si chiama ${alias}. `}
      {earlier === 0 ? 'Chi ha scritto non ha avuto altri provvedimenti.' : `Provvedimenti avuti prima, ovunque: ${count}.`}
    </>
  );
}

function AroundItem({ entry: { alias, isAuthor, content, createdAt, reported, removed } }: { entry: Around }) {
  return (
    <chakra.li paddingInlineStart="4" borderInlineStartWidth="3px" borderColor={reported ? 'orange.edge' : 'hairline'}>
      <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="2" rowGap="1" textStyle="small" color="muted">
        <chakra.span fontWeight="semibold" color="ink">
          {alias ?? 'Chi ha scritto il post'}
        </chakra.span>
        {isAuthor && alias && <Badge tone="talk">ha scritto il post</Badge>}
        {reported && <Badge tone="orange">segnalato</Badge>}
        {removed && <Badge>tolto</Badge>}
        <Age of={createdAt} />
      </chakra.p>
      <Written text={content} />
    </chakra.li>
  );
}

function Written({ text }: { text: string }) {
  return (
    <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere" hyphens="auto">
      <WrittenText>{text}</WrittenText>
    </chakra.p>
  );
}
