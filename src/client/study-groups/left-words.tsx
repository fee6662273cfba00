import { useLeftDraft } from '../lib/drafts.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { draftKeyOf } from './use-answered.ts';

/** What was under way on a board that is out of reach now. */
export function LeftWords({ groupId }: { groupId: number }) {
  return <UnsentWords text={useLeftDraft(draftKeyOf(groupId))} />;
}
