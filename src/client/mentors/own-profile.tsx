import { chakra } from '@chakra-ui/react/styled-system';
import { PenLine } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useId } from 'react';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { paths } from '../lib/paths.ts';
import { useRestriction } from '../lib/restriction.ts';
import { textsIn } from '../lib/draft-values.ts';
import { useLeftDraft } from '../lib/drafts.ts';
import { useOpening } from '../lib/use-opening.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { EDIT_DRAFT, NEW_DRAFT, TEXT_LABELS } from './edit-draft.ts';
import { courseOf, formatRating, RATINGS_TOGETHER, specializationsOf, yearOf } from './mentor-words.ts';
import { StopMentoring } from './stop-mentoring.tsx';
import { useAvailability } from './use-own-mentor.ts';

const EditMentorDialog = lazy(async () => ({ default: (await import('./edit-mentor-dialog.tsx')).EditMentorDialog }));

/** The user's own mentor profile, with the button to edit it and the availability switch. */
export function OwnProfile({ mentor }: { mentor: Mentor }) {
  return (
    <Card maxWidth="content">
      <chakra.h2 textStyle="h2">Sei già un Mentore!</chakra.h2>
      <chakra.p textStyle="small" color="muted" overflowWrap="anywhere">
        {courseOf(mentor)}, {yearOf(mentor.studyYear)} · {specializationsOf(mentor)}
      </chakra.p>
      <chakra.dl display="flex" flexWrap="wrap" columnGap={{ base: '8', sm: '10' }} rowGap="3" marginTop="5">
        <Figure term="Sessioni">{mentor.totalSessions}</Figure>
        <Figure term="Valutazione">
          {mentor.rating === 0 ? <chakra.span textStyle="body">{formatRating(0)}</chakra.span> : formatRating(mentor.rating)}
        </Figure>
        {mentor.capacity !== undefined && (
          <Figure term="Segui ora">
            {mentor.openMentees} su {mentor.capacity}
          </Figure>
        )}
      </chakra.dl>
      <chakra.p marginTop="2" textStyle="small" color="muted">
        {RATINGS_TOGETHER}
      </chakra.p>
      {mentor.underReview && <UnderReview mine covered />}
      {mentor.removed ? (
        <Removed />
      ) : (
        <>
          <EditProfile mentor={mentor} />
          <Availability mentor={mentor} />
          <StopMentoring mentor={mentor} />
        </>
      )}
      <chakra.div marginTop="5" _empty={{ display: 'none' }}>
        <Left draftKey={NEW_DRAFT} label="Il profilo che avevi iniziato a scrivere" />
      </chakra.div>
    </Card>
  );
}

/** The texts in a draft whose form cannot be opened. */
function Left({ draftKey, label }: { draftKey: string; label: string }) {
  const { text, clear } = useLeftDraft(draftKey);
  return <UnsentWords label={label} text={textsIn(text, Object.keys(TEXT_LABELS))} onForget={clear} />;
}

function Removed() {
  return (
    <chakra.div display="grid" gap="4" marginTop="4" paddingTop="4" borderTopWidth="1px" borderColor="hairline">
      <chakra.p textStyle="small">
        Una persona che modera ha tolto il tuo profilo: nell’elenco non c’è più e non ti arrivano richieste. Chi segui già resta. Nelle{' '}
        <TextLink href={paths.account}>impostazioni</TextLink> trovi perché, e come fare reclamo.
      </chakra.p>
      <Left draftKey={EDIT_DRAFT} label="La modifica al profilo che non hai salvato" />
    </chakra.div>
  );
}

function EditProfile({ mentor }: { mentor: Mentor }) {
  const dialog = useOpening();
  return (
    <chakra.div marginTop="4">
      <Button variant="outline" onClick={() => dialog.show()}>
        <PenLine aria-hidden size={18} strokeWidth={1.75} />
        Modifica il profilo
      </Button>
      {dialog.mounted && (
        <Suspense>
          <EditMentorDialog mentor={mentor} open={dialog.open} onClose={dialog.close} />
        </Suspense>
      )}
    </chakra.div>
  );
}

/** The hint below the availability switch. */
function hintOf({ isAvailable, full, lapsed, underReview }: Mentor, restricted: boolean): string {
  if (restricted) return 'Finché non puoi scrivere, nell’elenco risulti «Occupato»: le richieste che hai già ricevuto restano.';
  if (lapsed)
    return 'Tre richieste sono scadute senza una risposta, così per ora nell’elenco risulti «Occupato». Capita, quando il tempo manca: puoi tornare a riceverne quando vuoi, senza spiegare niente a nessuno.';
  if (underReview) return 'Finché il profilo è in verifica, nell’elenco risulti «Occupato»: le richieste che hai già ricevuto restano.';
  if (!isAvailable) return 'Nell’elenco risulti «Occupato»: le richieste che hai già ricevuto restano.';
  return full ? 'Segui già il numero di persone che hai scelto: nell’elenco risulti al completo.' : 'Nell’elenco risulti disponibile.';
}

function Figure({ term, children }: { term: string; children: ReactNode }) {
  return (
    <chakra.div display="flex" flexDirection="column-reverse">
      <chakra.dt textStyle="small" color="muted">
        {term}
      </chakra.dt>
      <chakra.dd textStyle="h1" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

function Availability({ mentor }: { mentor: Mentor }) {
  const labelId = useId();
  const availability = useAvailability(mentor);
  const restricted = useRestriction() !== null;
  const on = mentor.isAvailable;

  return (
    <chakra.div
      display="flex"
      alignItems="center"
      justifyContent="space-between"
      gap="4"
      marginTop="5"
      paddingTop="4"
      borderTopWidth="1px"
      borderColor="hairline"
    >
      <div>
        <chakra.p id={labelId} fontWeight="semibold">
          Ricevo nuove richieste
        </chakra.p>
        <chakra.p id={`${labelId}-hint`} textStyle="small" color="muted">
          {hintOf(mentor, restricted)}
        </chakra.p>
      </div>
      <chakra.button
        type="button"
        role="switch"
        aria-checked={on}
        aria-labelledby={labelId}
        aria-describedby={`${labelId}-hint`}
        // A restricted mentor may switch availability off, but not on.
        disabled={availability.isPending || (restricted && !on)}
        onClick={() => availability.mutate({ isAvailable: !on })}
        flexShrink="0"
        display="grid"
        placeItems="center"
        width="14"
        height="target"
        borderRadius="control"
      >
        <chakra.span
          display="block"
          width="12"
          height="7"
          padding="0.5"
          borderRadius="full"
          borderWidth="1px"
          borderColor={on ? 'primary' : 'outline'}
          bg={on ? 'primary' : 'surface'}
          transition="background-color 150ms, border-color 150ms"
        >
          <chakra.span
            display="block"
            height="100%"
            aspectRatio="1"
            borderRadius="full"
            bg={on ? 'onPrimary' : 'outline'}
            transition="translate 150ms"
            translate={on ? '20px 0' : '0 0'}
            _highContrast={{ bg: on ? 'Highlight' : 'ButtonText' }}
          />
        </chakra.span>
      </chakra.button>
    </chakra.div>
  );
}
