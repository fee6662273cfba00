import { PainPanel } from './pain-panel.tsx';
import { usePain } from './use-pain.ts';

interface Props {
  /** Dismissing the panel applies to this draft only. */
  draftKey: string;
  text: string;
  /** Must return the focus to the text. */
  onDismiss: () => void;
}

/** The helplines beside a text with signs of distress, in forms other than those of posts and comments. */
export function PainNotice({ draftKey, text, onDismiss }: Props) {
  const pain = usePain(draftKey, text);
  return (
    <PainPanel
      signal={pain.signal}
      refused={pain.refused}
      onDismiss={() => {
        pain.dismiss();
        onDismiss();
      }}
    />
  );
}
