import { chakra } from '@chakra-ui/react/styled-system';
import { Check, Copy } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { Button } from './button.tsx';

interface Props extends Pick<ComponentProps<typeof Button>, 'variant' | 'size'> {
  text: string;
}

const LABELS = { idle: 'Copia il testo', copied: 'Copiato', refused: 'Il browser non lo permette: seleziona il testo a mano' } as const;

/** Copies a text to the clipboard, for text that cannot be sent. */
export function CopyButton({ text, ...look }: Props) {
  const [outcome, setOutcome] = useState<{ of: string; label: 'copied' | 'refused' }>();
  const label = outcome?.of === text ? outcome.label : 'idle';
  const Icon = label === 'copied' ? Check : Copy;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({ of: text, label: 'copied' });
    } catch {
      setOutcome({ of: text, label: 'refused' });
    }
  };
  return (
    <>
      <Button {...look} onClick={() => void copy()}>
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        {LABELS[label]}
      </Button>
      <chakra.span role="status" srOnly>
        {label !== 'idle' && LABELS[label]}
      </chakra.span>
    </>
  );
}
