import { chakra } from '@chakra-ui/react/styled-system';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

/** What was being written, and has nowhere to go now: to be copied. */
export function UnsentWords({ text }: { text: string }) {
  const unsent = text.trim();
  if (!unsent) return null;
  return (
    <chakra.div display="flex" flexDirection="column" gap="2">
      <TextareaField label="Quello che stavi scrivendo" rows={1} readOnly value={unsent} />
      <chakra.div textAlign="end">
        <CopyButton text={unsent} variant="outline" size="sm" />
      </chakra.div>
    </chakra.div>
  );
}
