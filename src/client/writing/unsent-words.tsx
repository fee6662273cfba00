import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

interface Props {
  text: string;
  /** What the text was for. */
  label?: string;
  /** Deletes the text, if it would be kept otherwise. */
  onForget?: () => void;
}

/** A text that cannot be sent, in a read-only field with a copy button. */
export function UnsentWords({ text, label = 'Quello che stavi scrivendo', onForget }: Props) {
  const unsent = text.trim();
  if (!unsent) return null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <TextareaField label={label} rows={1} readOnly value={unsent} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="2">
        {onForget && (
          <Button variant="quiet" size="sm" onClick={onForget}>
            Elimina
          </Button>
        )}
        <CopyButton text={unsent} variant="outline" size="sm" />
      </chakra.div>
    </chakra.div>
  );
}
