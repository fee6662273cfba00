import { chakra } from '@chakra-ui/react/styled-system';
import { KeptLetters } from '../chat/kept-letters.tsx';
import { type ChatPlace, draftKeyOf, unsentKeyOf } from '../chat/place.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';

/** What did not arrive in the chat of a post before it was over, to be copied or discarded. */
export function ChatLeft({ postId }: { postId: number }) {
  const place: ChatPlace = { kind: 'post', postId };
  const keys = useDraftKeys(draftKeyOf(place));
  if (![draftKeyOf(place), unsentKeyOf(place)].some((key) => keys.includes(key))) return null;
  return (
    <chakra.div flexBasis="100%" paddingInlineStart="3">
      <KeptLetters place={place} />
    </chakra.div>
  );
}
