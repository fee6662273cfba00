import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';
import { asManyAsFit } from './as-many-as-fit.ts';
import { Button } from './button.tsx';
import { TextField } from './text-field.tsx';

interface Props<Filters extends { q: string }> {
  /** The filters of the current search. */
  filters: Filters;
  onSearch: (filters: Filters) => void;
  label: string;
  placeholder: string;
  /** The other filters; a change applies at once, together with the text typed so far. */
  children: (change: (filters: Partial<Filters>) => void) => ReactNode;
}

/** A search field, submitted by Enter or its button, with filters below it. */
export function SearchBar<Filters extends { q: string }>({ filters, onSearch, label, placeholder, children }: Props<Filters>) {
  const [text, setText] = useState(filters.q);
  const [searched, setSearched] = useState(filters.q);
  if (filters.q !== searched) {
    setSearched(filters.q);
    setText(filters.q);
  }

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ ...filters, q: text });
  };

  return (
    <chakra.form role="search" onSubmit={submit} display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minWidth="0">
          <TextField
            label={label}
            hideLabel
            type="search"
            enterKeyHint="search"
            placeholder={placeholder}
            value={text}
            onChange={(event) => setText(firstCharacters(event.target.value, SEARCH_MAX))}
          />
        </chakra.div>
        <Button type="submit" variant="outline" alignSelf="stretch" height="auto" minHeight="12" aria-label="Cerca">
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <chakra.span display={{ base: 'none', sm: 'inline' }}>Cerca</chakra.span>
        </Button>
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={asManyAsFit('max(8rem, 50% - 8px)')} gap="4">
        {children((change) => onSearch({ ...filters, q: text, ...change }))}
      </chakra.div>
    </chakra.form>
  );
}
