import { chakra } from '@chakra-ui/react/styled-system';
import { BookMarked, CalendarDays, Clock, Gauge, GraduationCap, Lightbulb, type LucideIcon, Star, UserRound } from 'lucide-react';
import { memo, type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { GRADE_MAX } from '../../routers/exam-experiences/limits.ts';
import { slugOf } from '../../routers/exams/rules.ts';
import type { ExamExperience } from '../../routers/exam-experiences/schema.ts';
import { inOneLine } from '../lib/names.ts';
import { examPath } from '../lib/paths.ts';
import { ReportMenu } from '../reports/report-menu.tsx';
import { facultyCode } from '../universities/study-choices.ts';
import { formatLongDate } from '../lib/time.ts';
import { Age } from '../ui/age.tsx';
import { FoldingText } from '../ui/folding-text.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Marked } from '../ui/marking.tsx';
import { UnderReview } from '../ui/under-review.tsx';
import { WrittenText } from '../ui/written-text.tsx';
import { ExperienceMenu } from './experience-menu.tsx';
import { difficultyLabel, difficultyTone, gradeTone } from './experience-words.ts';
import { VoteButtons } from './vote-buttons.tsx';

const StyledLink = chakra(Link);

/** Lines of the tips shown before they fold. */
const TIPS_LINES = 8;

export const ExperienceCard = memo(function ExperienceCard({ experience }: { experience: ExamExperience }) {
  const headingId = useId();
  const card = useRef<HTMLElement>(null);
  const { professor, university, faculty, examDate, studyTime, tips, resources } = experience;
  const covered = experience.underReview === true && experience.experience === '';
  const slug = slugOf(experience.examName);
  const where = inOneLine(university, faculty);

  return (
    <Card ref={card} as="article" aria-labelledby={headingId} paddingBottom={{ base: '2', sm: '3' }}>
      <chakra.div display="flex" alignItems="flex-start" gap="2">
        <chakra.div flex="1" minWidth="0">
          <Badges experience={experience} />
        </chakra.div>
        <chakra.div marginTop="-2.5" marginInlineEnd={{ base: '-2', sm: '-3' }}>
          {experience.mine ? (
            <ExperienceMenu experience={experience} card={card} />
          ) : (
            <ReportMenu
              label={covered ? 'Azioni sull’esperienza in verifica' : `Azioni sull’esperienza di ${experience.examName}`}
              target={{ kind: 'experience', id: experience.id }}
            />
          )}
        </chakra.div>
      </chakra.div>
      <chakra.h3 id={headingId} textStyle="h2" marginTop="3" overflowWrap="anywhere">
        {slug ? (
          <StyledLink href={examPath(slug)} borderRadius="small" _hover={{ textDecoration: 'underline' }}>
            <Marked>{experience.examName}</Marked>
          </StyledLink>
        ) : (
          <Marked>{covered ? 'Esperienza in verifica' : experience.examName}</Marked>
        )}
      </chakra.h3>
      <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="1.5" marginTop="1.5" marginBottom="3" textStyle="small" color="muted">
        {professor && <Fact icon={UserRound} term="Docente" text={professor} />}
        {where && <Fact icon={GraduationCap} term="Università e facoltà" text={where} />}
        {examDate && <Fact icon={CalendarDays} term="Data dell’esame" text={formatLongDate(examDate)} />}
        {studyTime && <Fact icon={Clock} term="Tempo di studio" text={studyTime} />}
      </chakra.dl>
      {experience.underReview && <UnderReview mine={experience.mine} covered={covered} />}
      {!covered && <FoldingText>{experience.experience}</FoldingText>}
      {tips && (
        <Block icon={Lightbulb} title="Consigli">
          <FoldingText look="small" lines={TIPS_LINES}>
            {tips}
          </FoldingText>
        </Block>
      )}
      {resources.length > 0 && (
        <Block icon={BookMarked} title="Materiali">
          <chakra.ul paddingInlineStart="4" listStyle="disc">
            {resources.map((resource, index) => (
              <chakra.li key={index} overflowWrap="anywhere">
                <WrittenText>{resource}</WrittenText>
              </chakra.li>
            ))}
          </chakra.ul>
        </Block>
      )}
      {!covered && <VoteButtons experience={experience} />}
    </Card>
  );
});

const small = { 'aria-hidden': true, size: 14, strokeWidth: 2 } as const;

function Badges({ experience: { difficulty, grade, passed, faculty, mine, createdAt } }: { experience: ExamExperience }) {
  const code = faculty && facultyCode(faculty);
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1.5">
      <Badge tone={difficultyTone(difficulty)} icon={<Gauge {...small} />}>
        <chakra.span srOnly>Difficoltà: </chakra.span>
        {difficultyLabel(difficulty)}
      </Badge>
      {grade !== null && (
        <Badge tone={gradeTone(grade)} icon={<Star {...small} />}>
          <chakra.span srOnly>Voto: </chakra.span>
          {grade}/{GRADE_MAX}
        </Badge>
      )}
      {!passed && <Badge>Non superato</Badge>}
      {code && (
        <chakra.span aria-hidden display="inline-flex">
          <Badge>{code}</Badge>
        </chakra.span>
      )}
      {mine && <Badge tone="talk">La tua esperienza</Badge>}
      <chakra.span textStyle="small" color="muted" marginInlineStart={{ sm: 'auto' }}>
        <Age of={createdAt} />
      </chakra.span>
    </chakra.div>
  );
}

function Fact({ icon: Icon, term, text }: { icon: LucideIcon; term: string; text: string }) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="1.5" minWidth="0">
      <chakra.dt paddingTop="0.5">
        <Icon aria-hidden size={16} strokeWidth={1.75} />
        <chakra.span srOnly>{term}</chakra.span>
      </chakra.dt>
      <chakra.dd minWidth="0" overflowWrap="anywhere">
        <Marked>{text}</Marked>
      </chakra.dd>
    </chakra.div>
  );
}

function Block({ icon: Icon, title, children }: { icon: LucideIcon; title: string; children: ReactNode }) {
  return (
    <chakra.section marginTop="4" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="hairline" textStyle="small">
      <chakra.h4 display="flex" alignItems="center" gap="1.5" fontWeight="semibold">
        <chakra.span color="primary">
          <Icon aria-hidden size={16} strokeWidth={2} />
        </chakra.span>
        {title}
      </chakra.h4>
      <chakra.div marginTop="1">{children}</chakra.div>
    </chakra.section>
  );
}
