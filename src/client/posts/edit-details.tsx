import { chakra } from '@chakra-ui/react/styled-system';
import { NAME_MAX, TITLE_MAX } from '../../routers/limits.ts';
import type { Post, UpdatePost } from '../../routers/posts/schema.ts';
import { lengthProblem } from '../ui/length-left.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Change, useChange } from './use-change.ts';

type Name = Exclude<keyof UpdatePost, 'id' | 'content' | 'ifEditedAt'>;

/** In the order of the dialog. */
const DETAILS: Record<Name, { label: string; max: number }> = {
  title: { label: 'Titolo', max: TITLE_MAX },
  university: { label: 'Università', max: NAME_MAX },
  faculty: { label: 'Facoltà', max: NAME_MAX },
  studyYear: { label: 'Anno di corso', max: NAME_MAX },
  academicTopic: { label: 'Argomento', max: NAME_MAX },
  course: { label: 'Corso', max: NAME_MAX },
};
const NAMES = Object.keys(DETAILS) as Name[];

/** The texts of a post besides its content. */
export type Details = Pick<Post, Name>;
export type DetailsChange = Partial<Record<Name, string>>;

interface Detail extends Change {
  name: Name;
  label: string;
  problem: string | undefined;
}

/** The fields for the details that the post has. `busy`: as of `useDraft`. */
export function useDetails(draftKey: string, details: Partial<Details>, busy: boolean): Detail[] {
  const fields: Record<Name, Change> = {
    title: useChange(`${draftKey}-title`, details.title ?? '', busy),
    university: useChange(`${draftKey}-university`, details.university ?? '', busy),
    faculty: useChange(`${draftKey}-faculty`, details.faculty ?? '', busy),
    studyYear: useChange(`${draftKey}-year`, details.studyYear ?? '', busy),
    academicTopic: useChange(`${draftKey}-topic`, details.academicTopic ?? '', busy),
    course: useChange(`${draftKey}-course`, details.course ?? '', busy),
  };
  return NAMES.filter((name) => details[name] || fields[name].changed).map((name) => ({
    ...fields[name],
    name,
    label: DETAILS[name].label,
    problem: lengthProblem(fields[name].text, DETAILS[name].max),
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
