import { chakra } from '@chakra-ui/react/styled-system';
import { TextareaField } from '../ui/textarea-field.tsx';
import type { Change } from './use-change.ts';

/** The present texts, which were edited elsewhere, of the fields that the author has changed here: to compare them before saving. */
export function PresentTexts({ fields }: { fields: (Change & { label: string })[] }) {
  return (
    <chakra.div display="grid" gap="3">
      {fields.map(({ label, original }) => (
        <TextareaField key={label} label={`${label}, com’è adesso`} rows={1} readOnly value={original} />
      ))}
    </chakra.div>
  );
}
