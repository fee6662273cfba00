import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays, Compass, Users } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { Card } from '../ui/card.tsx';
import { LinkList } from '../ui/link-list.tsx';
import { useAnswers } from './feed-filter-bar.tsx';

const stats = [
  ['1,234', 'studenti attivi'],
  ['42', 'post oggi'],
  ['150+', 'università'],
] as const;

const links = [
  { path: paths.mentorship, label: 'Mentorship', line: 'Chi ci è già passato, al tuo fianco', icon: Compass },
  { path: paths.exams, label: 'Calendario esami', line: 'Le sessioni, un passo alla volta', icon: CalendarDays },
  { path: paths.studyGroups, label: 'Gruppi di studio', line: 'Studiare in compagnia pesa meno', icon: Users },
] as const;

export function HomeSidebar() {
  const answered = useAnswers()?.answeredWithinDay;
  return (
    <chakra.div display="flex" flexDirection="column" gap="4" position={{ lg: 'sticky' }} top={{ lg: '24' }}>
      <Card as="section" aria-labelledby="la-community">
        <chakra.h2 id="la-community" textStyle="h3">
          La community
        </chakra.h2>
        <chakra.dl display="flex" flexWrap="wrap" justifyContent="space-between" gap="3" marginTop="3">
          {stats.map(([figure, label]) => (
            <chakra.div key={label} display="flex" flexDirection="column-reverse">
              <chakra.dt textStyle="tiny" color="muted">
                {label}
              </chakra.dt>
              <chakra.dd textStyle="h2" fontVariantNumeric="tabular-nums">
                {figure}
              </chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
        {answered != null && (
          <chakra.p textStyle="tiny" marginTop="3" textWrap="balance">
            Post con una risposta entro un giorno: {answered}%
          </chakra.p>
        )}
      </Card>
      <Card as="nav" aria-labelledby="un-passo-in-piu" paddingBottom="2">
        <chakra.h2 id="un-passo-in-piu" textStyle="h3">
          Un passo in più
        </chakra.h2>
        <LinkList links={links} />
      </Card>
    </chakra.div>
  );
}
