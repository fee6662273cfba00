import { chakra } from '@chakra-ui/react/styled-system';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { shortUniversity } from '../lib/short-university.ts';
import { facultyCode } from '../universities/study-choices.ts';

/** The short name of the university, and the faculty unless the card has a badge for it. Screen readers get both full names. */
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
