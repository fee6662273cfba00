import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { slugOf } from '../../routers/exams/rules.ts';
import { difficultyLabel, difficultyTone } from '../exam-experiences/experience-words.ts';
import { examPath } from '../lib/paths.ts';
import { COMMON_FACULTIES } from '../universities/pick-lists.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { type DiscussedExam, discussedExams } from './discussed-exams.ts';

const ALL = 'Tutte le facoltà';

/** The most discussed exams. Choosing a faculty highlights its exams, but does not filter the list. */
export function DiscussedExamsCard() {
  const [faculty, setFaculty] = useState('');
  return (
    <Card as="section" aria-labelledby="esami-discussi">
      <chakra.h2 id="esami-discussi" textStyle="h2">
        Gli esami più discussi
      </chakra.h2>
      <chakra.div marginTop="4">
        <SelectField
          label="Facoltà"
          hint="L’elenco resta intero: gli esami della facoltà che scegli vengono evidenziati."
          placeholder={ALL}
          options={COMMON_FACULTIES.map(({ name }) => name)}
          value={faculty}
          onChange={(event) => setFaculty(event.target.value)}
        />
      </chakra.div>
      <chakra.ol listStyle="none" marginTop="4">
        {discussedExams.map((exam) => (
          <ExamRow key={exam.name} exam={exam} chosen={exam.faculty === faculty} />
        ))}
      </chakra.ol>
    </Card>
  );
}

function ExamRow({ exam: { name, faculty, difficulty }, chosen }: { exam: DiscussedExam; chosen: boolean }) {
  const code = COMMON_FACULTIES.find((entry) => entry.name === faculty)?.code;
  return (
    <chakra.li
      data-chosen={chosen || undefined}
      display="grid"
      gridTemplateColumns="3.5rem minmax(0, 1fr)"
      alignItems="center"
      columnGap="3"
      paddingBlock="3"
      borderTopWidth="1px"
      borderColor="hairline"
      transition="background-color 120ms"
      // The background extends to the edges of the card, but the borders between rows do not.
      css={chosen && { bg: 'talk.fill', boxShadow: '-0.75rem 0 var(--chakra-colors-talk-fill), 0.75rem 0 var(--chakra-colors-talk-fill)' }}
    >
      <chakra.span aria-hidden display="flex" justifyContent="center">
        <Badge>{code}</Badge>
      </chakra.span>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1.5">
        <chakra.div flex="1 1 10rem" minWidth="0">
          <chakra.p>
            <TextLink href={examPath(slugOf(name))} fontWeight="semibold">
              {name}
            </TextLink>
          </chakra.p>
          <chakra.p textStyle="small" color="muted">
            {faculty}
            {chosen && (
              <chakra.strong fontWeight="semibold" color="talk.text">
                {' '}
                · la facoltà scelta
              </chakra.strong>
            )}
          </chakra.p>
        </chakra.div>
        <Badge tone={difficultyTone(difficulty)}>
          <chakra.span srOnly>Difficoltà: </chakra.span>
          {difficultyLabel(difficulty)}
        </Badge>
      </chakra.div>
    </chakra.li>
  );
}
