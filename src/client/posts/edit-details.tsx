import { chakra } from '@chakra-ui/react/styled-system';
import { NAME_MAX, TITLE_MAX } from '../../routers/limits.ts';
import type { Post } from '../../routers/posts/schema.ts';
import { lengthProblem } from '../ui/length-left.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Change, useChange } from './use-change.ts';

const DETAILS = [
  { name: 'title', label: 'Titolo', max: TITLE_MAX },
  { name: 'university', label: 'Università', max: NAME_MAX },
  { name: 'faculty', label: 'Facoltà', max: NAME_MAX },
  { name: 'studyYear', label: 'Anno di corso', max: NAME_MAX },
  { name: 'academicTopic', label: 'Argomento', max: NAME_MAX },
  { name: 'course', label: 'Corso', max: NAME_MAX },
] as const;
type Name = (typeof DETAILS)[number]['name'];

/** The texts of a post besides its content. */
export type Details = Pick<Post, Name>;
export type DetailsChange = Partial<Record<Name, string>>;

interface Detail extends Change {
  name: Name;
  label: string;
  problem: string | undefined;
}

/** The fields for the details that the post has. */
export function useDetails(draftKey: string, details: Partial<Details>): Detail[] {
  const fields: Record<Name, Change> = {
    title: useChange(`${draftKey}-title`, details.title ?? ''),
    university: useChange(`${draftKey}-university`, details.university ?? ''),
    faculty: useChange(`${draftKey}-faculty`, details.faculty ?? ''),
    studyYear: useChange(`${draftKey}-year`, details.studyYear ?? ''),
    academicTopic: useChange(`${draftKey}-topic`, details.academicTopic ?? ''),
    course: useChange(`${draftKey}-course`, details.course ?? ''),
  };
  return DETAILS.filter(({ name }) => details[name] || fields[name].changed).map(({ name, label, max }) => ({
    ...fields[name],
    name,
    label,
    problem: lengthProblem(fields[name].text, max),
  }));
}

export function EditDetails({ details, onWrite }: { details: Detail[]; onWrite: (field: Change, next: string) => void }) {
  return (
    <chakra.div display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap="4">
      {details.map((field) => (
        <chakra.div key={field.name} gridColumn={field.name === 'title' ? { sm: '1 / -1' } : undefined}>
          <TextField
            label={field.label}
            optional
            value={field.text}
            error={field.problem}
            onChange={({ target }) => onWrite(field, target.value)}
          />
        </chakra.div>
      ))}
    </chakra.div>
  );
}
