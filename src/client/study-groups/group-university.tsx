import { chakra } from '@chakra-ui/react/styled-system';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { shortUniversity } from '../lib/short-university.ts';
import { facultyCode } from '../universities/study-choices.ts';

/** On a card: the university as students call it, and a faculty that has no badge there. A screen reader hears both whole. */
export function GroupUniversity({ group: { university, faculty } }: { group: StudyGroup }) {
  if (!university && !faculty) return null;
  const whole = inOneLine(university, faculty);
  const short = inOneLine(university && shortUniversity(university), faculty && facultyCode(faculty) ? null : faculty);
  return (
    <chakra.span textStyle="small" color="muted">
      <chakra.span srOnly>, {whole}</chakra.span>
      {short && (
        <span aria-hidden title={whole}>
          {'\u00a0· '}
          {short}
        </span>
      )}
    </chakra.span>
  );
}
