import { useDraft } from '../lib/drafts.ts';
import { UnsentWords } from './unsent-words.tsx';

interface Props {
  draftKey: string;
  /** What the text was for, and why it cannot be sent. */
  label: string;
}

/** A draft that can no longer be sent, to copy or to delete. */
export function KeptText({ draftKey, label }: Props) {
  const { text, clear } = useDraft(draftKey);
  return <UnsentWords text={text} label={label} onForget={clear} />;
}
