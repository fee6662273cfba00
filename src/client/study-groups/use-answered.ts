import { useEffect, useState } from 'react';
import { hasDraft, useDraft } from '../lib/drafts.ts';

/** Under which name the words under way are kept. */
export function draftKeyOf(groupId: number): string {
  return `board-${groupId}`;
}

/** Which message of the board the words under way answer: kept with them, and not without. */
export function useAnswered(groupId: number) {
  const isUnderWay = () => hasDraft(draftKeyOf(groupId));
  const { text, setText } = useDraft(`${draftKeyOf(groupId)}-answered`, { onEmptied: () => !isUnderWay() && setId(undefined) });
  const [id, setId] = useState(() => (isUnderWay() && Number(text)) || undefined);
  const standing = id === undefined ? '' : String(id);
  useEffect(() => {
    if (text !== standing) setText(standing);
  }, [text, standing, setText]);

  return {
    id,
    answer: setId,
    /** Leaves what was chosen while the answer to another was on its way. */
    forget: (answered: number | undefined) => setId((present) => (present === answered ? undefined : present)),
  };
}
