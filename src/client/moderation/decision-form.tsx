import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { PAUSE_DAYS } from '../../routers/moderation/limits.ts';
import { removesText, RULE_TITLES } from '../../routers/moderation/rules.ts';
import type { Action, Case, Rule } from '../../routers/moderation/schema.ts';
import { useCheck } from '../lib/check.ts';
import { useDraft } from '../lib/drafts.ts';
import { useJudged } from '../lib/judged.ts';
import { showFirstFault } from '../lib/show-fault.ts';
import { toast } from '../lib/toasts.ts';
import { trpc } from '../lib/trpc.ts';
import { useOpening } from '../lib/use-opening.ts';
import { sends } from '../lib/sending.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { InfoSection } from '../ui/info-section.tsx';
import { Question } from '../ui/question.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { UnderWay } from '../ui/under-way.ts';
import { draftKeys } from './draft-keys.ts';
import { ACTIONS, days, ONLY_CLOSED } from './moderation-words.ts';
import { explain, useCaseChange } from './use-case-change.ts';
import { SentenceField } from './sentence-field.tsx';

const loadRules = async () => (await import('../../routers/moderation/schema.ts')).Decide;
const ruleOptions = (Object.entries(RULE_TITLES) as [Rule, string][]).map(([value, label]) => ({ value, label }));
const dayOptions = PAUSE_DAYS.map((count) => ({ value: String(count), label: days(count) }));

/** The form to decide a case, which is possible once, with a rule and an explanation. */
export function DecisionForm({ found }: { found: Case }) {
  const draftKey = draftKeys.decision(found.id);
  const draft = useDraft(draftKey);
  const [chosen, setAction] = useState<Action>();
  // The possible actions change, for example when the text is deleted, so the chosen one may become invalid.
  const only = found.actions.length === 1 ? ONLY_CLOSED[found.texts.length > 0 ? 'worry' : 'unreadable'] : undefined;
  const wanted = chosen ?? (only && found.actions[0]);
  const action = found.actions.find((possible) => possible === wanted);
  const [rule, setRule] = useState('');
  const [pause, setPause] = useState('');
  const [removal, setRemoval] = useState<boolean>();
  const asking = useOpening();
  const { read, changed, failed } = useCaseChange(found);
  const { checking, check } = useCheck();
  const decide = trpc.moderation.decide.useMutation({
    ...sends(draftKey),
    onSuccess(answer) {
      draft.clear();
      changed(answer);
      toast(
        answer.unjudged
          ? { title: 'Caso chiuso', description: 'Chi l’ha segnalato lo saprà, senza nomi.' }
          : { title: 'Deciso', description: 'Chi l’ha segnalato lo saprà; e, se cambia qualcosa, anche chi ha scritto. Senza nomi.' },
      );
    },
    onError: (error) => void failed(error),
  });
  const mayChoose = action === 'warn' || action === 'pause' || action === 'close';
  const remove = mayChoose && found.actions.includes('remove') ? (removal ?? removesText({ action })) : undefined;

  const values = {
    id: found.id,
    action,
    rule: action === 'keep' ? null : rule || null,
    reason: draft.text,
    days: action === 'pause' && pause ? Number(pause) : null,
    ...(remove !== undefined && { remove }),
    version: read,
  };
  const [errors, setErrors] = useJudged(values);

  const submit = async (event?: FormEvent, sure = false) => {
    event?.preventDefault();
    const form = event?.currentTarget;
    const { data, errors: wrong = {} } = await check(loadRules, values);
    flushSync(() => setErrors(wrong));
    if (!data) return showFirstFault(form);
    if (data.action === 'close' && !sure) asking.show();
    else decide.mutate(data);
  };

  const busy = checking || decide.isPending;
  return (
    <InfoSection title="La tua decisione" lead={only?.lead}>
      <UnderWay value={busy}>
        <chakra.form data-decision noValidate onSubmit={(event) => void submit(event)} display="grid" gap="5" maxWidth="prose">
          <RadioGroup
            legend="Che cosa fare"
            options={found.actions.map((value) => ({
              value,
              ...(only?.option ?? ACTIONS[value]),
            }))}
            {...(action && { value: action })}
            onValueChange={setAction}
            {...(errors['action'] && { error: errors['action'] })}
          />
          {action === 'pause' && (
            <RadioGroup
              legend="Per quanto"
              look="chips"
              options={dayOptions}
              value={pause}
              onValueChange={setPause}
              {...(errors['days'] && { error: errors['days'] })}
            />
          )}
          {remove !== undefined && (
            <Checkbox
              label={
                found.kind === 'chat' && action !== 'warn' ? 'Togli tutto quello che ha scritto in questa chat' : 'Togli anche il testo'
              }
              checked={remove}
              onChange={(event) => setRemoval(event.target.checked)}
            />
          )}
          {action && action !== 'keep' && (
            <SelectField
              label="Quale regola"
              placeholder="Scegli"
              options={ruleOptions}
              value={rule}
              onChange={(event) => setRule(event.target.value)}
              {...(errors['rule'] && { error: errors['rule'] })}
            />
          )}
          <SentenceField
            hint={
              action === 'keep' ? 'Una frase per chi modererà dopo di te.' : 'Una frase chiara e gentile: la legge chi ha scritto il testo.'
            }
            value={draft.text}
            onText={draft.setText}
            error={errors['reason']}
          />
          <FieldError error={explain(decide.error)} />
          <div>
            <Button type="submit" pending={busy} pendingText="Un attimo...">
              Decidi
            </Button>
          </div>
        </chakra.form>
      </UnderWay>
      <Question
        asking={asking}
        onConfirm={() => void submit(undefined, true)}
        title="Chiudere l’account?"
        confirmLabel="Chiudi l’account"
        danger
      >
        <p>Questa persona non potrà più scrivere, e il suo indirizzo non potrà iscriversi di nuovo. Può fare reclamo.</p>
      </Question>
    </InfoSection>
  );
}
