import { chakra } from '@chakra-ui/react/styled-system';
import { Plus, Trash2 } from 'lucide-react';
import { type Control, type FieldErrors, useFieldArray, type UseFormRegister } from 'react-hook-form';
import { LIST_MAX, NAME_MAX } from '../../routers/limits.ts';
import { focusBeside } from '../lib/focus.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { HOURS_STEP } from './entities.ts';
import { checkHours, checkLength, newSubject, type PlanValues } from './plan-form.ts';

interface Props {
  control: Control<PlanValues>;
  register: UseFormRegister<PlanValues>;
  errors: FieldErrors<PlanValues>;
  /** The subjects as stored. */
  stored: PlanValues['subjects'];
}

/** The editable list of subjects, never empty. */
export function SubjectFields({ control, register, errors, stored }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'subjects' });
  const storedOf = (row?: PlanValues['subjects'][number]) => stored.find(({ subjectId }) => subjectId === row?.subjectId);
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend textStyle="h3">Argomenti</chakra.legend>
      <chakra.p textStyle="small" color="muted">
        Dividi il programma in pezzi. Se lasci vuoto un nome, lo diamo noi.
      </chakra.p>
      <chakra.ul listStyle="none" display="flex" flexDirection="column" gap="3" marginTop="3">
        {fields.map((field, index) => {
          const at = `Argomento ${index + 1}`;
          const wrong = errors.subjects?.[index];
          return (
            <chakra.li key={field.id} padding="4" bg="sunken" borderRadius="card">
              <chakra.div display="flex" alignItems="center" justifyContent="space-between" minHeight="8" marginBottom="1">
                <chakra.span textStyle="small" fontWeight="semibold" color="muted">
                  {at}
                </chakra.span>
                {fields.length > 1 && (
                  <IconButton
                    label={`Togli ${at.toLowerCase()}`}
                    icon={<Trash2 aria-hidden size={20} strokeWidth={1.75} />}
                    marginBlock="-2"
                    marginInlineEnd="-3"
                    onClick={({ currentTarget }) => {
                      focusBeside(currentTarget.closest('li'));
                      remove(index);
                    }}
                  />
                )}
              </chakra.div>
              <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr) 6.5rem" gap="3" alignItems="start">
                <TextField
                  label={<Of at={at}>Nome</Of>}
                  placeholder={at}
                  error={wrong?.name?.message}
                  {...register(`subjects.${index}.name`, { validate: (text) => checkLength(text, NAME_MAX) })}
                />
                <TextField
                  label={<Of at={at}>Ore previste</Of>}
                  type="number"
                  inputMode="decimal"
                  min={HOURS_STEP}
                  step={HOURS_STEP}
                  required
                  error={wrong?.hours?.message}
                  {...register(`subjects.${index}.hours`, {
                    validate: (text, { subjects }) => text === storedOf(subjects[index])?.hours || checkHours(text),
                  })}
                />
                <chakra.div gridColumn="1 / -1">
                  <TextField
                    label={<Of at={at}>Note</Of>}
                    optional
                    error={wrong?.notes?.message}
                    {...register(`subjects.${index}.notes`, {
                      validate: (text, { subjects }) => text === storedOf(subjects[index])?.notes || checkLength(text),
                    })}
                  />
                </chakra.div>
              </chakra.div>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <Button
        variant="outline"
        marginTop="3"
        disabled={fields.length >= LIST_MAX}
        onClick={() => append(newSubject, { focusName: `subjects.${fields.length}.name` })}
      >
        <Plus aria-hidden size={18} strokeWidth={1.75} />
        Aggiungi un argomento
      </Button>
    </chakra.fieldset>
  );
}

/** Adds the row's number to its labels for screen readers, because the labels are the same in every row. */
function Of({ at, children }: { at: string; children: string }) {
  return (
    <>
      {children}
      <chakra.span srOnly> ({at.toLowerCase()})</chakra.span>
    </>
  );
}
