import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Draft } from '../lib/drafts.ts';
import { toast } from '../lib/toasts.ts';
import { DateField } from '../ui/date-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';
import { editSession, recordSession, type SessionDraft } from './changes.ts';
import { HOURS_STEP, type Planner, SESSION_HOURS_MAX, type StudyPlan, type StudySession } from './entities.ts';
import { checkDay, checkHours, checkLength, fieldOf } from './plan-form.ts';
import { attempt, offerUndo } from './planner-actions.ts';
import { plannerErrorText } from './planner-error.ts';
import { changesOf, newSession, onlySubject, sessionDraftOf, type SessionValues, sessionValuesOf, withChanges } from './session-form.ts';
import { changePlanner } from './storage.ts';
import { currentTimer, takeOut } from './timer.ts';
import { useKeptValues } from './use-kept-values.ts';
import { formatHours, formatNumber } from './words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** In display order. */
  plans: readonly StudyPlan[];
  today: string;
  /** The form's draft. */
  draft: Draft;
  /** The preselected plan. */
  planId?: string;
  /** The session to edit; absent for a new one. */
  session?: StudySession;
  /** The subject and hours measured by the timer; saving takes them out of the timer. */
  measured?: Pick<SessionValues, 'subjectId' | 'hours'> | undefined;
}

/** The form for a new or an existing session. Unsaved input survives closing the dialog and a reload. */
export function SessionDialog({ open, onClose, plans, today, draft, planId, session, measured }: Props) {
  const formId = useId();
  const [failure, setFailure] = useState<string>();
  const [timer] = useState(currentTimer);
  const [start] = useState(() => (session ? sessionValuesOf(session) : { ...newSession(plans, today, planId), ...measured }));
  const begun = session ? session.id : JSON.stringify([start.planId, start.subjectId, start.hours]);
  const form = useForm<SessionValues>({ defaultValues: withChanges(start, draft.text, begun) });
  const { control, register, handleSubmit, setValue, getValues, formState } = form;
  const chosenPlan = useWatch({ control, name: 'planId' });
  const plan = plans.find((candidate) => candidate.id === chosenPlan);
  const { errors } = formState;
  useKeptValues(form, draft, {
    asText: (values) => changesOf(values, start, begun),
    valuesIn: (text) => withChanges(start, text, begun, getValues()),
  });

  const save = (values: SessionValues) => {
    // Another tab has recorded or reset the measured time; a timer that was only resumed keeps its start.
    if (measured && timer && currentTimer()?.startedAt !== timer.startedAt && failure !== ELSEWHERE) return setFailure(ELSEWHERE);
    const filled = sessionDraftOf(values);
    let made;
    try {
      made = changePlanner((planner) => (session ? editSession(planner, session, filled) : recordSession(planner, filled)));
    } catch (error) {
      setFailure(plannerErrorText(error));
      return;
    }
    draft.clear();
    if (session) offerUndo('Sessione aggiornata', `${formatHours(filled.duration)}.`, made, { sessions: [session] });
    else {
      if (measured && timer) attempt(() => takeOut(timer));
      toast({ title: 'Sessione registrata!', description: summary(filled, made.after) });
    }
    onClose();
  };

  const isStored = (field: keyof SessionValues, value: string) => session !== undefined && value === start[field];

  const planField = register('planId', {
    validate: (id) => id !== '' || 'Scegli un piano.',
    onChange: (event: { target: { value: string } }) =>
      setValue('subjectId', onlySubject(plans.find((candidate) => candidate.id === event.target.value))),
  });

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={session ? 'Modifica la sessione' : 'Registra una sessione'}
      problem={failure}
      formId={formId}
      onSubmit={(event) => void handleSubmit(save)(event)}
      submitLabel={session ? 'Salva' : 'Registra'}
    >
      <SelectField
        label="Piano"
        placeholder="Scegli un piano"
        required
        options={plans.map(({ id, examName }) => ({ value: id, label: examName }))}
        error={errors.planId?.message}
        {...planField}
      />
      {/* A new element for each plan, because a select cannot take a value before it has the option. */}
      <SelectField
        key={chosenPlan}
        label="Argomento"
        placeholder={plan ? 'Scegli un argomento' : 'Scegli prima un piano'}
        required
        disabled={!plan}
        options={(plan?.subjects ?? []).map(({ id, name, completedHours, estimatedHours }) => ({
          value: id,
          label: `${name} (${formatNumber(completedHours)} di ${formatHours(estimatedHours)})`,
        }))}
        error={errors.subjectId?.message}
        {...register('subjectId', { validate: (id, { planId }) => planId === '' || id !== '' || 'Scegli un argomento.' })}
      />
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5" alignItems="start">
        <TextField
          label="Durata in ore"
          type="number"
          inputMode="decimal"
          min={HOURS_STEP}
          max={SESSION_HOURS_MAX}
          step={HOURS_STEP}
          required
          error={errors.hours?.message}
          {...register('hours', { validate: (text) => isStored('hours', text) || checkHours(text, SESSION_HOURS_MAX) })}
        />
        <DateField
          label="Data"
          type="date"
          required
          error={errors.date?.message}
          max={today}
          {...register('date', {
            validate: (day) => {
              if (isStored('date', day)) return true;
              const sound = checkDay(day, 'Scegli il giorno.', fieldOf(formId, 'date'));
              return sound !== true ? sound : day <= today || 'Questo giorno deve ancora venire: registra le ore quando le avrai fatte.';
            },
          })}
        />
      </chakra.div>
      <TextareaField
        label="Note"
        optional
        rows={2}
        error={errors.notes?.message}
        {...register('notes', { validate: (text) => isStored('notes', text) || checkLength(text) })}
      />
    </FormDialog>
  );
}

const ELSEWHERE = 'Questo tempo l’hai già registrato o azzerato in un’altra scheda. Per registrarlo lo stesso, premi di nuovo «Registra».';

/** '2 ore di «Limiti» per Analisi 1.', and whether they complete the subject or the plan. */
function summary({ planId, subjectId, duration }: SessionDraft, { plans }: Planner): string {
  const plan = plans.find((candidate) => candidate.id === planId);
  const subject = plan?.subjects.find((candidate) => candidate.id === subjectId);
  const done = plan?.status === 'completed' ? ' Hai completato il piano.' : subject?.completed ? ' Argomento completato.' : '';
  return `${formatHours(duration)} di «${subject?.name}» per ${plan?.examName}.${done}`;
}
