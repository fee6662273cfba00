import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { SEARCH_MAX } from '../../routers/limits.ts';
import { Button } from '../ui/button.tsx';
import { RadioGroup } from '../ui/radio-group.tsx';
import { TextField } from '../ui/text-field.tsx';
import { Topics } from './topics.tsx';
import { periodChoices, type SearchFilters, typeChoices } from './search-filters.ts';

interface Props {
  filters: SearchFilters;
  onSearch: (filters: SearchFilters) => void;
}

/** Text waits for Enter or the button; a filter applies at once, together with the text typed so far. */
export function SearchForm({ filters, onSearch }: Props) {
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
    <chakra.form role="search" onSubmit={submit} display="flex" flexDirection="column" gap="3" marginTop="5">
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minWidth="0">
          <TextField
            label="Cerca nei post"
            hideLabel
            type="search"
            enterKeyHint="search"
            placeholder="Una parola, un esame, un ateneo"
            maxLength={SEARCH_MAX}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </chakra.div>
        <Button type="submit" minHeight="12" aria-label="Cerca">
          <Search aria-hidden size={20} strokeWidth={1.75} />
          <chakra.span display={{ base: 'none', sm: 'inline' }}>Cerca</chakra.span>
        </Button>
      </chakra.div>
      {/* One row on phones, to the page's edges. */}
      <chakra.div
        position="relative"
        display="flex"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        gap={{ base: '4', md: '3' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        scrollbarWidth="none"
        marginInline={{ base: '-4', sm: '-5', md: '0' }}
        paddingInline={{ base: '4', sm: '5', md: '0' }}
        paddingBlock="1"
      >
        <RadioGroup
          look="chips"
          oneRow
          hideLegend
          legend="Tipo di post"
          options={typeChoices}
          value={filters.type}
          onValueChange={(type) => onSearch({ ...filters, q: text, type })}
        />
        <RadioGroup
          look="chips"
          oneRow
          hideLegend
          legend="Periodo"
          options={periodChoices}
          value={filters.period}
          onValueChange={(period) => onSearch({ ...filters, q: text, period })}
        />
      </chakra.div>
      {filters.q === '' && <Topics onChoose={(q) => onSearch({ ...filters, q })} />}
    </chakra.form>
  );
}
