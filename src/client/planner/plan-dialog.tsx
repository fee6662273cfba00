import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Draft } from '../lib/drafts.ts';
import { toast } from '../lib/toasts.ts';
import { DateField } from '../ui/date-field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { planHeadingId } from './plan-card.tsx';
import { createPlan, editPlan } from './changes.ts';
import { PRIORITIES, type StudyPlan, type StudySession } from './entities.ts';
import {
  changesOf,
  checkDay,
  checkName,
  draftOf,
  fieldOf,
  newPlan,
  type PlanValues,
  readDraft,
  totalOf,
  valuesOf,
  withChanges,
} from './plan-form.ts';
import { offerUndo } from './planner-actions.ts';
import { plannerErrorText } from './planner-error.ts';
import { hasSubject } from './rules.ts';
import { changePlanner } from './storage.ts';
import { SubjectFields } from './subject-fields.tsx';
import { useKeptValues } from './use-kept-values.ts';
import { count, formatHours, priorityNames } from './words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
  today: string;
  /** The form's draft. */
  draft: Draft;
  /** The plan to edit; absent for a new one. */
  plan?: StudyPlan;
  /** The exam name of a new plan, when it comes from the URL. */
  examName?: string | undefined;
  sessions?: readonly StudySession[];
}

/** The form for a new or an existing plan. Unsaved input survives closing the dialog and a reload. */
export function PlanDialog({ open, onClose, today, draft, plan, examName, sessions = [] }: Props) {
  const [start] = useState(() => (plan ? valuesOf(plan) : { ...newPlan, ...(examName && { examName }) }));
  const valuesIn = (text: string) => (plan ? withChanges(start, text) : text === '' ? start : readDraft(text));
  const asText = (values: PlanValues) => {
    const changes = changesOf(values, start);
    return plan || changes === '' ? changes : JSON.stringify(values);
  };
  const form = useForm<PlanValues>({ defaultValues: valuesIn(draft.text) });
  const { control, register, handleSubmit, formState } = form;
  useKeptValues(form, draft, { asText, valuesIn });
  const [failure, setFailure] = useState<string>();
  const formId = useId();
  const subjects = useWatch({ control, name: 'subjects' });
  const gone = sessions.filter(
    ({ subjectId }) => plan && hasSubject(plan, subjectId) && !subjects.some((subject) => subject.subjectId === subjectId),
  );
  // The button that opened the dialog goes with the empty state, so the focus moves to the first plan's heading.
  const firstMade = useRef<string>(undefined);

  const save = (values: PlanValues) => {
    const planDraft = draftOf(values);
    let made;
    try {
      made = changePlanner((planner) => (plan ? editPlan(planner, plan, planDraft) : createPlan(planner, planDraft)));
    } catch (error) {
      setFailure(plannerErrorText(error));
      return;
    }
    draft.clear();
    const name = values.examName.trim();
    if (plan) offerUndo('Piano aggiornato', `«${name}», ${formatHours(totalOf(values.subjects))}.`, made, { plans: [plan] });
    else {
      if (made.before.plans.length === 0) firstMade.current = made.after.plans[0]?.id;
      toast({ title: 'Piano di studio creato!', description: `${formatHours(totalOf(values.subjects))} per «${name}».` });
    }
    onClose();
  };

  const name = register('examName', { validate: checkName });
  const { errors } = formState;

  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={plan ? 'Modifica il piano' : 'Nuovo piano di studio'}
      focusBack={() => document.getElementById(planHeadingId(firstMade.current ?? ''))}
      note={
        gone.length > 0 && (
          <chakra.p role="status" textStyle="small" color="orange.text">
            Con ciò che hai tolto se ne {gone.length === 1 ? 'va' : 'vanno'} anche{' '}
            {count(gone.length, 'sessione registrata', 'sessioni registrate')}.
          </chakra.p>
        )
      }
      problem={failure}
      formId={formId}
      onSubmit={(event) => void handleSubmit(save)(event)}
      submitLabel={plan ? 'Salva' : 'Crea piano'}
    >
      <TextField label="Nome dell’esame" placeholder="Analisi matematica 1" required error={errors.examName?.message} {...name} />
      <DateField
        label="Data dell’esame"
        type="date"
        required
        error={errors.examDate?.message}
        min={plan ? undefined : today}
        {...register('examDate', {
          validate: (day) => {
            if (day === plan?.examDate) return true;
            const sound = checkDay(day, 'Scegli la data dell’esame.', fieldOf(formId, 'examDate'));
            return sound !== true ? sound : day >= today || 'Questo giorno è già passato: scegli l’appello che viene.';
          },
        })}
      />
      <RadioGroup
        legend="Priorità"
        look="chips"
        options={PRIORITIES.map((value) => ({ value, label: priorityNames[value] }))}
        {...register('priority')}
      />
      <SubjectFields {...{ control, register, errors }} stored={start.subjects} />
      <chakra.p textStyle="small" color="muted" aria-live="polite">
        In tutto {formatHours(totalOf(subjects))}.
      </chakra.p>
    </FormDialog>
  );
}
