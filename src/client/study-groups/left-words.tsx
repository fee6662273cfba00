import { useLeftDraft } from '../lib/drafts.ts';
import { UnsentWords } from '../writing/unsent-words.tsx';
import { draftKeyOf } from './use-answered.ts';

/** The draft for a board that the user can no longer access. */
export function LeftWords({ groupId }: { groupId: number }) {
  return <UnsentWords text={useLeftDraft(draftKeyOf(groupId))} />;
}
