import { chakra } from '@chakra-ui/react/styled-system';
import { memo, type ReactNode } from 'react';
import { HELD_HINT, type OwnDetails } from '../account/own-details.ts';
import { FACULTIES, OTHER, OTHER_UNIVERSITY, STUDY_YEARS, TOPICS, UNIVERSITIES } from '../universities/pick-lists.ts';
import { defaultsOf, readUser } from '../lib/storage.ts';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { DetailErrors, StudyDetails } from './study-details.ts';

interface Props {
  details: StudyDetails;
  /** The user's own details that are left empty because few people share them. */
  held: OwnDetails['held'];
  errors: DetailErrors;
  onChange: (change: Partial<StudyDetails>) => void;
}

const NOT_TOLD = 'Preferisco non dirlo';

/** Memoized, so that typing in the composer does not rerender the long option lists. */
export const StudyFields = memo(function StudyFields({ details, held, errors, onChange }: Props) {
  const { studyYear } = details;
  // The year is free text at registration, so the stored value may not be among the options.
  const ownYears = [studyYear, defaultsOf(readUser()).studyYear].filter(
    (year) => year && !(STUDY_YEARS as readonly string[]).includes(year),
  );

  return (
    <chakra.div display="grid" gridTemplateColumns={{ sm: '1fr 1fr' }} gap="4" color="ink">
      <Chosen wide={details.university === OTHER_UNIVERSITY}>
        <SelectField
          label="Università"
          hint={held.university && !details.university && HELD_HINT}
          placeholder={NOT_TOLD}
          options={[...UNIVERSITIES, OTHER_UNIVERSITY]}
          value={details.university}
          onChange={(event) => onChange({ university: event.target.value, customUniversity: '' })}
        />
        {details.university === OTHER_UNIVERSITY && (
          <TextField
            label="Nome dell’università"
            error={errors.university}
            value={details.customUniversity}
            onChange={(event) => onChange({ customUniversity: event.target.value })}
          />
        )}
      </Chosen>
      <Chosen wide={details.faculty === OTHER}>
        <SelectField
          label="Facoltà"
          hint={held.faculty && !details.faculty && HELD_HINT}
          placeholder={NOT_TOLD}
          options={[...FACULTIES, OTHER]}
          value={details.faculty}
          onChange={(event) => onChange({ faculty: event.target.value, customFaculty: '' })}
        />
        {details.faculty === OTHER && (
          <TextField
            label="Nome della facoltà"
            error={errors.faculty}
            value={details.customFaculty}
            onChange={(event) => onChange({ customFaculty: event.target.value })}
          />
        )}
      </Chosen>
      <SelectField
        label="Anno di corso"
        hint={held.studyYear && !studyYear && HELD_HINT}
        placeholder={NOT_TOLD}
        options={[...new Set([...STUDY_YEARS, ...ownYears])]}
        value={studyYear}
        onChange={(event) => onChange({ studyYear: event.target.value })}
      />
      <SelectField
        label="Argomento"
        placeholder="Nessuno in particolare"
        options={TOPICS}
        value={details.topic}
        onChange={(event) => onChange({ topic: event.target.value })}
      />
    </chakra.div>
  );
});

/** Lays out a select and the text field for a custom value. */
function Chosen({ wide, children }: { wide: boolean; children: ReactNode }) {
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ sm: wide ? '1fr 1fr' : '1fr' }} gridColumn={{ sm: wide ? '1 / -1' : 'auto' }}>
      {children}
    </chakra.div>
  );
}
