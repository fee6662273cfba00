import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { University } from '../../routers/universities/schema.ts';
import { endsWord } from '../lib/keyboard.ts';
import { useUniversitySearch } from './use-university-search.ts';

/** A combobox: the focus stays in the box while arrow keys move through the list under it. */
export function UniversitySearch({ onSelect }: { onSelect: (university: University) => void }) {
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const { universities, current: searched, status } = useUniversitySearch(query);
  const listId = useId();
  const optionId = (index: number) => `${listId}-${universities[index]?.id}`;
  const current = Math.min(active, universities.length - 1);

  const onKeyDown = (event: KeyboardEvent) => {
    if (endsWord(event.nativeEvent)) return;
    const step = STEPS[event.key];
    if (event.key === 'Enter') {
      // Keeps Enter from submitting the surrounding form.
      event.preventDefault();
      // Not one that an earlier query found.
      const university = searched && universities[current];
      if (university) onSelect(university);
    } else if (step && universities.length > 0) {
      event.preventDefault();
      const next = step(current, universities.length);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    }
  };

  return (
    <>
      <chakra.div
        display="flex"
        alignItems="center"
        gap="2"
        paddingInline="3.5"
        borderBottomWidth="1px"
        borderColor="hairline"
        color="muted"
      >
        <Search aria-hidden size={18} strokeWidth={1.75} />
        <chakra.input
          ref={focusNow}
          type="text"
          role="combobox"
          aria-label="Cerca università"
          aria-expanded={universities.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={universities.length > 0 ? optionId(current) : undefined}
          autoComplete="off"
          placeholder="Nome, sigla o città"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          flex="1"
          minWidth="0"
          minHeight="12"
          bg="transparent"
          color="ink"
          outline="0"
        />
      </chakra.div>
      <chakra.p role="status" textStyle="small" color="muted" paddingInline="4" paddingBlock={status ? '3' : '0'}>
        {status}
      </chakra.p>
      <chakra.ul
        id={listId}
        role="listbox"
        aria-label="Università"
        // Keeps the focus in the search box.
        onMouseDown={(event) => event.preventDefault()}
        maxHeight="300px"
        overflowY="auto"
        padding={universities.length > 0 ? '1.5' : '0'}
      >
        {universities.map((university, index) => (
          <chakra.li
            key={university.id}
            id={optionId(index)}
            role="option"
            aria-selected={index === current}
            onClick={() => onSelect(university)}
            onPointerMove={() => setActive(index)}
            paddingInline="3"
            paddingBlock="2.5"
            borderRadius="control"
            cursor="pointer"
            textStyle="small"
            _selected={{ bg: 'talk.fill' }}
          >
            <chakra.span display="block" fontWeight="medium">
              {university.name}
            </chakra.span>
            <chakra.span color="muted">
              {university.city}, {university.region}
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </>
  );
}

/** Focuses the search box when the popover opens. */
function focusNow(input: HTMLInputElement | null): void {
  input?.focus();
}

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
};
