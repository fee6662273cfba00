import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense, useState } from 'react';
import type { Measure } from '../../routers/measures/schema.ts';
import { RULE_TITLES } from '../../routers/moderation/rules.ts';
import { useLeftDraft } from '../lib/drafts.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { formatLongDate, toldDay } from '../lib/time.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { Later } from '../ui/later.tsx';
import { appealKeyOf } from './draft-keys.ts';
import { wordsOf, YOURS } from './measure-words.ts';

const AppealForm = lazy(async () => ({ default: (await import('./appeal-form.tsx')).AppealForm }));

const UnsentWords = lazy(async () => ({ default: (await import('../writing/unsent-words.tsx')).UnsentWords }));

/** A measure, with its rule, its reason, who decided it and when it ends. */
export function MeasureItem({ measure }: { measure: Measure }) {
  const { kind, action, rule, reason, by, excerpt, removed, createdAt, appeal, mayAppeal } = measure;
  const [appealing, setAppealing] = useState<boolean>();
  const left = useLeftDraft(appealKeyOf(measure.id), appeal?.text);
  // The review of a case and the decision about it have the same id; only against the decision can the user appeal.
  const unsent = mayAppeal || action === 'review' ? '' : left.text.trim();
  const { label, tone, text } = wordsOf(measure);
  const said = [text, removed && action !== 'remove' && appeal?.outcome !== 'lifted' && 'Il testo è stato tolto.'].filter(Boolean);
  return (
    <chakra.li
      display="grid"
      gap="2"
      paddingBlock="4"
      borderTopWidth="1px"
      borderColor="hairline"
      _first={{ borderTopWidth: '0', paddingTop: '0' }}
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1" textStyle="small" color="muted">
        <Badge tone={tone}>{label}</Badge>
        <span>
          {YOURS[kind]} · {formatLongDate(action === 'review' ? toldDay(createdAt) : createdAt)}
        </span>
      </chakra.div>
      {excerpt && (
        <chakra.p lang="it" lineClamp="2" overflowWrap="anywhere" color="muted">
          «{excerpt}»
        </chakra.p>
      )}
      {said.length > 0 && <p>{said.join(' ')}</p>}
      {rule && (
        <p>
          <strong>Regola:</strong> {RULE_TITLES[rule]}
        </p>
      )}
      {reason && (
        <chakra.p overflowWrap="anywhere">
          <strong>Perché:</strong> {reason}
        </chakra.p>
      )}
      <chakra.p textStyle="small" color="muted">
        {by === 'person'
          ? 'L’ha deciso una persona che modera.'
          : 'La verifica è scattata da sola, dopo tre segnalazioni indipendenti: ora decide una persona.'}
      </chakra.p>
      {appeal && <Appealed appeal={appeal} arrives={appealing !== undefined} />}
      {mayAppeal &&
        (appealing ? (
          <Suspense>
            <AppealForm id={measure.id} onDone={() => setAppealing(false)} />
          </Suspense>
        ) : (
          <div>
            <Button ref={appealing === false ? takeFocus : undefined} variant="outline" onClick={() => setAppealing(true)}>
              Fai reclamo
            </Button>
          </div>
        ))}
      {unsent && (
        <chakra.div {...(appealing && !appeal && { ref: takeFocus, tabIndex: -1, outline: '0' })}>
          <Later>
            <UnsentWords
              label={`Il reclamo che non è partito: ${appeal ? 'se ne può fare uno solo' : 'è passato il tempo per farlo'}`}
              text={unsent}
              onForget={left.clear}
            />
          </Later>
        </chakra.div>
      )}
    </chakra.li>
  );
}

interface AppealedProps {
  appeal: NonNullable<Measure['appeal']>;
  /** The appeal has just been sent. */
  arrives: boolean;
}

function Appealed({ appeal: { text, outcome, answer }, arrives }: AppealedProps) {
  return (
    <chakra.div
      {...(arrives && { ref: takeFocus, tabIndex: -1, outline: '0' })}
      paddingInlineStart="4"
      borderInlineStartWidth="2px"
      borderColor="talk.edge"
      textStyle="small"
    >
      <chakra.p lang="it" whiteSpace="pre-wrap" overflowWrap="anywhere">
        <strong>Il tuo reclamo:</strong> {text}
      </chakra.p>
      <chakra.p marginTop="1" overflowWrap="anywhere">
        {outcome === null && 'Lo guarderà una persona diversa da chi ha deciso, se c’è.'}
        {outcome === 'upheld' && <strong>La decisione resta. </strong>}
        {outcome === 'lifted' && <strong>Avevi ragione: la decisione è annullata. </strong>}
        {answer}
      </chakra.p>
    </chakra.div>
  );
}
