import { useEffect, useState } from 'react';
import { useDraft } from '../lib/drafts.ts';
import { hasDraft } from '../lib/stored-drafts.ts';
import { draftKeys } from './draft-keys.ts';

/** The board message that the current draft replies to; stored as long as the draft is. */
export function useAnswered(groupId: number) {
  const isUnderWay = () => hasDraft(draftKeys.board(groupId));
  const { text, setText } = useDraft(`${draftKeys.board(groupId)}-answered`, { onTaken: (text) => setId(Number(text) || undefined) });
  const [id, setId] = useState(() => (isUnderWay() && Number(text)) || undefined);
  const standing = id === undefined ? '' : String(id);
  useEffect(() => {
    if (text !== standing) setText(standing);
  }, [text, standing, setText]);

  const forget = (answered: number | undefined) => setId((present) => (present === answered ? undefined : present));

  return {
    id,
    answer: setId,
    /** Ends the reply to `answered`; a message chosen meanwhile stays. */
    forget,
    /** Ends the reply to `answered`, which has been sent, unless another tab goes on with its draft. */
    sent: (answered: number | undefined) => !isUnderWay() && forget(answered),
  };
}
