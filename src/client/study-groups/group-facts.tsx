import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarClock, type LucideIcon, MapPin } from 'lucide-react';
import { slugOf } from '../../routers/exams/rules.ts';
import type { StudyGroup } from '../../routers/study-groups/schema.ts';
import { examPath } from '../lib/paths.ts';
import { Marked } from '../ui/marking.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { hasPlace } from './group-words.ts';

/** The exam that a group prepares for, linked to the page of the exam. */
export function ExamName({ name }: { name: string }) {
  const slug = slugOf(name);
  const text = <Marked>{name}</Marked>;
  return slug ? <TextLink href={examPath(slug)}>{text}</TextLink> : text;
}

/** When and where a group usually meets, as written by its creator. */
export function WhenAndWhere({ group: { schedule, location, meetingType } }: { group: StudyGroup }) {
  const place = hasPlace(meetingType) ? location : null;
  if (!schedule && !place) return null;
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap="5" rowGap="0.5" textStyle="small">
      {schedule && <Fact icon={CalendarClock} term="Quando" text={schedule} />}
      {place && <Fact icon={MapPin} term="Dove" text={place} />}
    </chakra.dl>
  );
}

function Fact({ icon: Icon, term, text }: { icon: LucideIcon; term: string; text: string }) {
  return (
    <chakra.div display="flex" alignItems="flex-start" gap="2">
      <chakra.dt color="muted" paddingTop="0.5">
        <Icon aria-hidden size={18} strokeWidth={1.75} />
        <chakra.span srOnly>{term}</chakra.span>
      </chakra.dt>
      <chakra.dd minWidth="0" overflowWrap="anywhere">
        {text}
      </chakra.dd>
    </chakra.div>
  );
}

/** @param shown how many of them; by default all */
export function Tags({ tags, shown = tags.length }: { tags: string[]; shown?: number }) {
  const rest = tags.length - shown;
  return (
    <chakra.ul aria-label="Etichette" listStyle="none" display="flex" flexWrap="wrap" gap="1.5">
      {[...tags.slice(0, shown), ...(rest > 0 ? [`+${rest}`] : [])].map((tag, index) => (
        <chakra.li
          key={index}
          maxWidth="100%"
          paddingInline="2.5"
          paddingBlock="0.5"
          borderRadius="card"
          borderWidth="1px"
          borderColor="hairline"
          color="muted"
          textStyle="tiny"
          overflowWrap="anywhere"
        >
          {tag}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
