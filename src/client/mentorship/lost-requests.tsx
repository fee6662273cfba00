import { chakra } from '@chakra-ui/react/styled-system';
import type { Mentor } from '../../routers/mentors/schema.ts';
import { useDraft } from '../lib/drafts.ts';
import { useDraftKeys } from '../lib/use-draft-keys.ts';
import { canBeAsked } from '../mentors/mentor-words.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { requestKeyOf } from './draft-keys.ts';

interface Props {
  /** The mentors loaded so far. */
  mentors: readonly Mentor[];
  /** Whether these are all mentors. */
  all: boolean;
  /** The mentor who is being asked, whose form shows the request. */
  asked: Mentor | undefined;
}

/** Requests that were begun to mentors who cannot be asked, or are not there any more. */
export function LostRequests({ mentors, all, asked }: Props) {
  return useDraftKeys(requestKeyOf('')).map((key) => {
    if (asked && key === requestKeyOf(asked.id)) return null;
    const mentor = mentors.find(({ id }) => key === requestKeyOf(id));
    if (mentor ? canBeAsked(mentor) : !all) return null;
    return <LostRequest key={key} draftKey={key} to={mentor ? 'a un mentore che ora non può riceverne' : 'a un mentore che non c’è più'} />;
  });
}

function LostRequest({ draftKey, to }: { draftKey: string; to: string }) {
  const { text, clear } = useDraft(draftKey);
  return (
    <chakra.div marginTop="8" maxWidth="prose">
      <UnsentWords text={wordsIn(text)} label={`La tua richiesta ${to}`} onForget={clear} />
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
