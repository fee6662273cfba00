import { chakra } from '@chakra-ui/react/styled-system';
import { useLeftDraft } from '../lib/drafts.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';

interface Props {
  draftKey: string;
  /** The moderator's explanation that has reached the server. */
  arrived?: string | undefined;
}

/** An explanation that was not sent before its form went, because the case or its appeal was settled meanwhile. */
export function LeftSentence({ draftKey, arrived }: Props) {
  const { text, clear } = useLeftDraft(draftKey, arrived);
  if (!text.trim()) return null;
  return (
    <chakra.div maxWidth="prose" marginTop="4">
      <UnsentWords text={text} label="Quello che avevi scritto, e che non è partito" onForget={clear} />
    </chakra.div>
  );
}
