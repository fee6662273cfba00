import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { AnswerAppeal, Case } from '../../routers/moderation/schema.ts';
import { type FieldErrors, useCheck } from '../lib/check.ts';
import { useDraft } from '../lib/drafts.ts';
import { showFirstFault } from '../lib/show-fault.ts';
import { takeFocus } from '../lib/take-focus.ts';
import { withArticle } from '../lib/elision.ts';
import { formatLongDate } from '../lib/time.ts';
import { trpc } from '../lib/trpc.ts';
import { sends } from '../lib/sending.ts';
import { Button } from '../ui/button.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { UnderWay } from '../ui/under-way.ts';
import { draftKeys } from './draft-keys.ts';
import { LeftSentence } from './left-sentence.tsx';
import { explain, useCaseChange } from './use-case-change.ts';
import { SentenceField } from './sentence-field.tsx';

type Outcome = AnswerAppeal['outcome'];

const outcomesFor = (kind: Case['kind']): { value: Outcome; label: string; description: string }[] => [
  { value: 'upheld', label: 'La decisione resta', description: 'Spiega perché, con calma.' },
  {
    value: 'lifted',
    label: 'La decisione è annullata',
    description:
      kind === 'chat'
        ? 'Finisce subito; un messaggio tolto da una chat non torna, perché non c’è più.'
        : 'Finisce subito, e il testo tolto torna al suo posto.',
  },
];

const loadRules = async () => (await import('../../routers/moderation/schema.ts')).AnswerAppeal;

/** The appeal against a decision, with its answer or the form to answer it. */
export function AppealSection({ found, appeal }: { found: Case; appeal: NonNullable<Case['appeal']> }) {
  const { text, createdAt, outcome, answer, mayAnswer } = appeal;
  const [waited] = useState(!outcome);
  return (
    <InfoSection title="Il reclamo" lead={`${withArticle('Del', formatLongDate(createdAt))}.`}>
      <chakra.p lang="it" maxWidth="prose" whiteSpace="pre-wrap" overflowWrap="anywhere">
        «{text}»
      </chakra.p>
      {outcome && (
        <chakra.p {...(waited && { ref: takeFocus, tabIndex: -1, outline: '0' })} marginTop="3" maxWidth="prose" overflowWrap="anywhere">
          <strong>{outcome === 'upheld' ? 'La decisione resta.' : 'La decisione è annullata.'}</strong> {answer}
        </chakra.p>
      )}
      {!outcome && !mayAnswer && <Other />}
      {!outcome && mayAnswer ? (
        <AnswerForm found={found} />
      ) : (
        <LeftSentence draftKey={draftKeys.answer(found.id)} arrived={answer ?? undefined} />
      )}
    </InfoSection>
  );
}

function Other() {
  return (
    <chakra.p marginTop="3" color="muted">
      Risponde una persona diversa da chi ha deciso.
    </chakra.p>
  );
}

function AnswerForm({ found }: { found: Case }) {
  const { id, kind } = found;
  const draftKey = draftKeys.answer(id);
  const draft = useDraft(draftKey);
  const [outcome, setOutcome] = useState<Outcome>();
  const [errors, setErrors] = useState<FieldErrors>({});
  const { read, changed, failed } = useCaseChange(found);
  const { checking, check } = useCheck();
  const answer = trpc.moderation.answerAppeal.useMutation({
    ...sends(draftKey),
    onSuccess(answered) {
      draft.clear();
      changed(answered);
    },
    onError: (error) => void failed(error),
  });

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const form = event.currentTarget;
    const { data, errors: wrong = {} } = await check(loadRules, { id, outcome, reason: draft.text, version: read });
    flushSync(() => setErrors(wrong));
    if (data) answer.mutate(data);
    else showFirstFault(form);
  };

  const busy = checking || answer.isPending;
  return (
    <UnderWay value={busy}>
      <chakra.form noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5" maxWidth="prose" marginTop="5">
        <RadioGroup
          legend="Che cosa rispondi"
          options={outcomesFor(kind)}
          {...(outcome && { value: outcome })}
          onValueChange={setOutcome}
          {...(errors['outcome'] && { error: errors['outcome'] })}
        />
        <SentenceField value={draft.text} onText={draft.setText} error={errors['reason']} />
        <FieldError error={explain(answer.error)} />
        <div>
          <Button type="submit" pending={busy} pendingText="Un attimo...">
            Rispondi al reclamo
          </Button>
        </div>
      </chakra.form>
    </UnderWay>
  );
}
