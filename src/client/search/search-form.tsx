import { chakra } from '@chakra-ui/react/styled-system';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { firstCharacters } from '../../routers/characters.ts';
import { SEARCH_MAX } from '../../routers/limits.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Kind } from './search-filters.ts';

const labels: Record<Kind, string> = {
  posts: 'Cerca nei post',
  groups: 'Cerca nei gruppi',
  experiences: 'Cerca nelle esperienze',
  exams: 'Cerca negli esami',
};
const placeholders: Record<Kind, string> = {
  posts: 'Una parola o un ateneo',
  groups: 'Una materia o un titolo',
  experiences: 'Un esame o un docente',
  exams: 'Il nome di un esame',
};

interface Props {
  kind: Kind;
  /** The text typed so far. */
  text: string;
  onType: (text: string) => void;
  onSearch: () => void;
}

/** The search field. It searches on Enter or with the button, not while typing. */
export function SearchForm({ kind, text, onType, onSearch }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch();
  };

  return (
    <chakra.form role="search" onSubmit={submit} display="flex" alignItems="flex-start" gap="2" marginBlock="5">
      <chakra.div flex="1" minWidth="0">
        <TextField
          label={labels[kind]}
          hideLabel
          type="search"
          enterKeyHint="search"
          placeholder={placeholders[kind]}
          value={text}
          onChange={(event) => onType(firstCharacters(event.target.value, SEARCH_MAX))}
        />
      </chakra.div>
      <Button type="submit" alignSelf="stretch" height="auto" minHeight="12" aria-label="Cerca">
        <Search aria-hidden size={20} strokeWidth={1.75} />
        <chakra.span display={{ base: 'none', sm: 'inline' }}>Cerca</chakra.span>
      </Button>
    </chakra.form>
  );
}
