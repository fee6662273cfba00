import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useDraft } from '../lib/drafts.ts';
import { readUser } from '../lib/storage.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { type ChatPlace, draftKeyOf } from './place.ts';
import { unsentIn } from './unsent.ts';

/** The undelivered messages and the draft of a chat that is over, to be copied or discarded. */
export function KeptLetters({ place }: { place: ChatPlace }) {
  const draft = useDraft(draftKeyOf(place));
  const [unsent] = useState(() => unsentIn(place, readUser()?.id ?? ''));
  const [entries, setEntries] = useState(unsent.read);
  const text = [...entries.map(({ content }) => content), draft.text.trim()].filter((words) => words !== '').join('\n\n');
  const drop = () => {
    unsent.forget();
    setEntries([]);
    draft.clear();
  };
  if (text === '') return null;
  return (
    <chakra.div marginTop="4" maxWidth="prose">
      <UnsentWords label="Quello che nella chat non è arrivato" text={text} onForget={drop} />
    </chakra.div>
  );
}
