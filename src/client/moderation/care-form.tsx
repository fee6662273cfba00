import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { COMMENT_MAX } from '../../routers/comments/limits.ts';
import { useDraft } from '../lib/drafts.ts';
import type { Case } from '../../routers/moderation/schema.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { listeningLine } from '../support/helplines.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { lengthProblem, LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { draftKeys } from './draft-keys.ts';
import { explain, useCaseChange } from './use-case-change.ts';

const START = `Ti abbiamo letto, e quello che racconti conta. Non devi portarlo senza nessuno accanto. Se ti va di sentire una voce, ${listeningLine.name} risponde allo ${listeningLine.label}, ogni giorno dalle 9 a mezzanotte. Se temi di farti del male adesso, chiama il 112.`;

/**
 * The form for a supportive comment or reply in the team's name, to an author who may be in danger. When it is no longer offered, because
 * the case was decided or the text changed or removed, it still shows words that were not sent, and what became of those that were.
 */
export function CareForm({ found }: { found: Case }) {
  const { id, kind, state, mayCare } = found;
  const offered = mayCare && state === 'open' && (found.danger === 0 || found.distressing);
  const draftKey = draftKeys.care(id);
  const draft = useDraft(draftKey, { onTaken: (text) => setText(text || START) });
  // Kept apart from the draft, so that emptying the field does not bring the initial text back.
  const [text, setText] = useState(draft.text || START);
  const [said, setSaid] = useState(false);
  const { changed, failed } = useCaseChange(found);
  const care = trpc.moderation.care.useMutation({
    ...sends(draftKey),
    onSuccess(answered) {
      draft.clear();
      setSaid(true);
      changed(answered);
    },
    onError: (error) => void failed(error),
  });
  const tooLong = lengthProblem(text, COMMENT_MAX);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!tooLong && !care.isPending) care.mutate({ id, text });
  };

  if (!offered && care.isIdle && text === START) return null;
  return (
    <InfoSection
      title="Una parola di cura"
      lead={
        offered
          ? `${kind === 'comment' ? 'Una risposta al commento' : 'Un commento sotto il post'}, a nome di Sottovoce: chi l’ha scritto riceve un avviso. Il caso resta aperto.`
          : care.isIdle
            ? leadOfUnsent(found)
            : undefined
      }
    >
      {said ? (
        <chakra.p ref={takeFocus} tabIndex={-1} outline="0" role="status">
          La parola di cura è sotto il {kind === 'comment' ? 'commento' : 'post'}.
        </chakra.p>
      ) : (
        <chakra.form noValidate onSubmit={submit} display="grid" gap="4" maxWidth="prose">
          <div>
            <TextareaField
              label="Che cosa dire"
              rows={4}
              value={text}
              readOnly={care.isPending}
              onChange={(event) => {
                setText(event.target.value);
                draft.setText(event.target.value === START ? '' : event.target.value);
              }}
              {...(tooLong && { error: tooLong })}
            />
            <LengthLeft text={text} max={COMMENT_MAX} />
          </div>
          <FieldError error={explain(care.error)} />
          {(mayCare || care.isPending) && (
            <div>
              <Button type="submit" variant="soft" pending={care.isPending} pendingText="Un attimo...">
                Lascia questa parola
              </Button>
            </div>
          )}
        </chakra.form>
      )}
    </InfoSection>
  );
}

function leadOfUnsent({ state, mayCare }: Case): string {
  const unsent = `${state === 'closed' ? 'Il caso è chiuso, ma queste' : 'Queste'} parole non risultano partite`;
  return mayCare
    ? `${unsent}. Guarda prima se sono già al loro posto: se non ci sono, puoi ancora lasciarle.`
    : `${unsent}, e qui ormai non arriverebbero.`;
}
