import { PainPanel } from './pain-panel.tsx';
import { usePain } from './use-pain.ts';

interface Props {
  /** Putting the panel away counts for this draft alone. */
  draftKey: string;
  text: string;
  /** Gives the focus back to the text. */
  onDismiss: () => void;
}

/** The helplines beside a text that tells of pain, in forms other than posts and comments. */
export function PainNotice({ draftKey, text, onDismiss }: Props) {
  const pain = usePain(draftKey, text);
  return (
    <PainPanel
      signal={pain.signal}
      onDismiss={() => {
        pain.dismiss();
        onDismiss();
      }}
    />
  );
}
