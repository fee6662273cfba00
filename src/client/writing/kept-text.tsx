import { useDraft } from '../lib/drafts.ts';
import { UnsentWords } from './unsent-words.tsx';

interface Props {
  draftKey: string;
  /** What it was to be, and why it can be that no more. */
  label: string;
}

/** A text under way that has nowhere to go any more: to be copied, or thrown away. */
export function KeptText({ draftKey, label }: Props) {
  const { text, clear } = useDraft(draftKey);
  return <UnsentWords text={text} label={label} onForget={clear} />;
}
