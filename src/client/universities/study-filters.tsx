import { SelectField } from '../ui/select-field.tsx';
import { facultyChoices, universityChoices } from './study-choices.ts';

interface Props<Name extends string> {
  filters: Record<Name, string>;
  /** Applies at once. */
  change: (filters: Record<Name, string>) => void;
}

export function UniversityFilter({ filters, change }: Props<'university'>) {
  return (
    <SelectField
      label="Università"
      placeholder="Tutte"
      options={universityChoices(filters.university)}
      value={filters.university}
      onChange={(event) => change({ university: event.target.value })}
    />
  );
}

export function FacultyFilter({ filters, change }: Props<'faculty'>) {
  return (
    <SelectField
      label="Facoltà"
      placeholder="Tutte"
      options={facultyChoices(filters.faculty)}
      value={filters.faculty}
      onChange={(event) => change({ faculty: event.target.value })}
    />
  );
}
