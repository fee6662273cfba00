import { chakra } from '@chakra-ui/react/styled-system';
import { useDraft } from '../lib/drafts.ts';
import { Button } from '../ui/button.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

interface Props {
  draftKey: string;
  /** What it was to be, and why it can be that no more. */
  label: string;
}

/** A text under way that has nowhere to go any more: to be copied, or thrown away. */
export function KeptText({ draftKey, label }: Props) {
  const { text, clear } = useDraft(draftKey);
  if (text === '') return null;
  return (
    <chakra.div display="grid" gap="2">
      <TextareaField label={label} rows={1} readOnly value={text} />
      <chakra.div display="flex" flexWrap="wrap" justifyContent="end" gap="2">
        <Button variant="quiet" size="sm" onClick={clear}>
          Elimina
        </Button>
        <CopyButton text={text} variant="outline" size="sm" />
      </chakra.div>
    </chakra.div>
  );
}
