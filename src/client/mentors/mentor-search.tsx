import { SearchBar } from '../ui/search-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { facultyChoices, universityChoices } from '../universities/study-choices.ts';
import { languageChoices, type MentorFilters } from './mentor-filters.ts';

const availability = [{ value: '1', label: 'Chi ha posto ora' }];

/** Narrows the mentors down. */
export function MentorSearch({ filters, onSearch }: { filters: MentorFilters; onSearch: (filters: MentorFilters) => void }) {
  return (
    <SearchBar filters={filters} onSearch={onSearch} label="Cerca un mentore" placeholder="Un corso o una materia">
      {(change) => (
        <>
          <SelectField
            label="Università"
            placeholder="Tutte"
            options={universityChoices(filters.university)}
            value={filters.university}
            onChange={(event) => change({ university: event.target.value })}
          />
          <SelectField
            label="Facoltà"
            placeholder="Tutte"
            options={facultyChoices(filters.faculty)}
            value={filters.faculty}
            onChange={(event) => change({ faculty: event.target.value })}
          />
          <SelectField
            label="Lingua"
            placeholder="Tutte"
            options={languageChoices(filters.language)}
            value={filters.language}
            onChange={(event) => change({ language: event.target.value })}
          />
          <SelectField
            label="Disponibilità"
            placeholder="Tutti"
            options={availability}
            value={filters.available}
            onChange={(event) => change({ available: event.target.value === '1' ? '1' : '' })}
          />
        </>
      )}
    </SearchBar>
  );
}
