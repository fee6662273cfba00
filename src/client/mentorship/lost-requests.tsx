import { chakra } from '@chakra-ui/react/styled-system';
import { useDraft } from '../lib/drafts.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { requestKeyOf } from './draft-keys.ts';

/** Requests that were begun to mentors who are not there any more. @param known all mentors, and the one who is being asked */
export function LostRequests({ known }: { known: readonly { id: number }[] }) {
  const lost = useDraftKeys(requestKeyOf('')).filter((key) => !known.some(({ id }) => key === requestKeyOf(id)));
  return lost.map((key) => <LostRequest key={key} draftKey={key} />);
}

function LostRequest({ draftKey }: { draftKey: string }) {
  const { text, clear } = useDraft(draftKey);
  return (
    <chakra.div marginTop="8" maxWidth="prose">
      <UnsentWords text={wordsIn(text)} label="La tua richiesta a un mentore che non c’è più" onForget={clear} />
    </chakra.div>
  );
}

/** The words in the stored values of the form. */
function wordsIn(draft: string): string {
  try {
    const { topic, message } = Object(JSON.parse(draft || '{}')) as Record<string, unknown>;
    return [topic, message].filter((words) => typeof words === 'string' && words.trim() !== '').join('\n\n');
  } catch {
    return '';
  }
}
