import { SENTENCE_MAX } from '../../routers/moderation/limits.ts';
import { LengthLeft } from '../ui/length-left.tsx';
import { TextareaField } from '../ui/textarea-field.tsx';

interface Props {
  hint?: string;
  value: string;
  onText: (text: string) => void;
  error?: string | undefined;
}

/** The field for a moderator's explanation. */
export function SentenceField({ hint, value, onText, error }: Props) {
  return (
    <div>
      <TextareaField
        label="Perché"
        rows={2}
        value={value}
        onChange={(event) => onText(event.target.value)}
        {...(hint && { hint })}
        {...(error && { error })}
      />
      <LengthLeft text={value} max={SENTENCE_MAX} />
    </div>
  );
}
