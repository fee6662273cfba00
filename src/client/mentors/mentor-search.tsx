import { chakra } from '@chakra-ui/react/styled-system';
import { SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { SearchBar } from '../ui/search-bar.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { FacultyFilter, UniversityFilter } from '../universities/study-filters.tsx';
import { languageChoices, type MentorFilters } from './mentor-filters.ts';

const availability = [{ value: '1', label: 'Chi ha posto ora' }];

/** The search and filters of the mentor list. On phones the filters are collapsed, so that the list is in view. */
export function MentorSearch({ filters, onSearch }: { filters: MentorFilters; onSearch: (filters: MentorFilters) => void }) {
  const { q: _, ...choices } = filters;
  const chosen = Object.values(choices).filter(Boolean).length;
  const [open, setOpen] = useState(chosen > 0);
  const choicesId = useId();
  return (
    <SearchBar filters={filters} onSearch={onSearch} label="Cerca un mentore" placeholder="Un corso o una materia">
      {(change) => (
        <chakra.div gridColumn="1 / -1">
          <chakra.div display={{ base: 'block', md: 'none' }} marginBottom={open ? '3' : '0'}>
            <Button variant="quiet" size="sm" aria-expanded={open} aria-controls={choicesId} onClick={() => setOpen(!open)}>
              <SlidersHorizontal aria-hidden size={18} strokeWidth={1.75} />
              {chosen > 0 ? `Filtri (${chosen})` : 'Filtri'}
            </Button>
          </chakra.div>
          <chakra.div
            id={choicesId}
            display={{ base: open ? 'grid' : 'none', md: 'grid' }}
            gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
            gap="3"
          >
            <UniversityFilter filters={filters} change={change} />
            <FacultyFilter filters={filters} change={change} />
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
          </chakra.div>
        </chakra.div>
      )}
    </SearchBar>
  );
}
