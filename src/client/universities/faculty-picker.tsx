import { skipToken } from '@tanstack/react-query';
import type { Ref } from 'react';
import { useQuietLog } from '../lib/log.ts';
import { trpc } from '../lib/trpc.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

const OTHER = 'Altro';
const CHOOSE_FIRST = "Seleziona prima un'università per vedere le facoltà disponibili";

interface Props {
  universityId: number | undefined;
  value: string;
  /** Whether 'Altro' is selected and `value` is free text. */
  other: boolean;
  error?: string;
  onChange: (faculty: string) => void;
  /** With true the field for free text appears, so empty the value without judging it. */
  onOtherChange: (other: boolean) => void;
  onBlur: () => void;
  ref: Ref<HTMLElement>;
}

/** A select with the faculties of the university, or free text. If the list fails to load, 'Altro' still works. */
export function FacultyPicker({ universityId, value, other, error, onChange, onOtherChange, onBlur, ref }: Props) {
  const faculties = useFaculties(universityId);
  const chosen = universityId !== undefined;
  const loading = chosen && faculties.isLoading;

  const choose = (choice: string) => {
    onOtherChange(choice === OTHER);
    if (choice !== OTHER) onChange(choice);
  };

  return (
    <>
      <SelectField
        ref={other ? undefined : ref}
        label="Facoltà"
        hint={chosen ? undefined : CHOOSE_FIRST}
        required
        disabled={!chosen || loading}
        placeholder={loading ? 'Caricando facoltà...' : 'Scegli la facoltà'}
        options={[...faculties.names.filter((name) => name !== OTHER), ...(chosen && !loading ? [OTHER] : [])]}
        value={other ? OTHER : value}
        // Without a university, its own error is the one to mend.
        error={other || !chosen ? undefined : error}
        onChange={(event) => choose(event.target.value)}
        onBlur={onBlur}
      />
      {other && (
        <TextField
          ref={ref}
          label="Quale facoltà?"
          required
          value={value}
          error={error}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </>
  );
}

function useFaculties(universityId: number | undefined): { names: string[]; isLoading: boolean } {
  const { data, isLoading, error } = trpc.universities.faculties.useQuery(universityId === undefined ? skipToken : { id: universityId });
  useQuietLog('Faculties unavailable', error);
  return { names: data?.map(({ name }) => name) ?? [], isLoading };
}
