import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronLeft, ChevronRight, GraduationCap } from 'lucide-react';
import { useState } from 'react';
import { withArticle } from '../lib/elision.ts';
import { formatDate, formatLongDate } from '../lib/time.ts';
import { Card } from '../ui/card.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { addDays } from './days.ts';
import type { Planner } from './entities.ts';
import { kindWord, mondayOf, type WeekDay, weekOf } from './week.ts';
import { formatHours, formatNumber } from './words.ts';

const names = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'];
const icon = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;

/** The study hours of each day of a week, with buttons for the previous and the next week. */
export function WeekCard({ planner, today }: { planner: Planner; today: string }) {
  const [away, setAway] = useState(0);
  const monday = addDays(mondayOf(today), away * 7);
  const week = weekOf(planner, monday);
  const exams = week.flatMap(({ day, exams: own }) => own.map((name) => ({ day, name })));

  return (
    <Card as="section" aria-labelledby="settimana">
      <chakra.div display="flex" alignItems="center" gap="1">
        <chakra.div flex="1" minWidth="0">
          <chakra.h2 id="settimana" textStyle="h3">
            {away === 0 ? 'La tua settimana' : withArticle('Dal', formatDate(monday))}
          </chakra.h2>
        </chakra.div>
        <IconButton label="Settimana prima" icon={<ChevronLeft {...icon} />} onClick={() => setAway(away - 1)} />
        <IconButton label="Settimana dopo" icon={<ChevronRight {...icon} />} onClick={() => setAway(away + 1)} />
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="6" rowGap="2" marginTop="2">
        <chakra.div flex="2 1 17rem" minWidth="0">
          <Bars week={week} today={today} />
        </chakra.div>
        <chakra.p role="status" flex="1 1 11rem" paddingBottom="0.5" textStyle="small" color="muted" textWrap="pretty">
          {kindWord(week, today)}
        </chakra.p>
      </chakra.div>
      {exams.length > 0 && (
        <chakra.ul listStyle="none" marginTop="2" textStyle="small">
          {exams.map(({ day, name }) => (
            <chakra.li key={`${day} ${name}`} display="flex" alignItems="flex-start" gap="2" overflowWrap="anywhere">
              <chakra.span color="advice.edge" flexShrink="0" paddingTop="0.5">
                <GraduationCap aria-hidden size={18} strokeWidth={1.75} />
              </chakra.span>
              {name}, {formatLongDate(day)}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

const STEP = 40;
const BAR = 22;
const BARS_HEIGHT = 56;
const TEXT_HEIGHT = 18;
const BASELINE = TEXT_HEIGHT + BARS_HEIGHT;
const HEIGHT = BASELINE + TEXT_HEIGHT + 2;
const WIDTH = STEP * names.length;
/** The hours of a day that fill the chart's height, unless a day has more. */
const TALL_HOURS = 4;

function Bars({ week, today }: { week: readonly WeekDay[]; today: string }) {
  const tallest = Math.max(TALL_HOURS, ...week.map(({ hours }) => hours));
  const said = week.map(({ hours }, index) => `${names[index]} ${hours > 0 ? formatHours(hours) : 'niente'}`).join(', ');
  return (
    <chakra.svg role="img" aria-label={`Ore di studio: ${said}.`} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} display="block" width="100%">
      <chakra.path d={`M0 ${BASELINE + 0.5}H${WIDTH}`} stroke="outline" strokeWidth="1" />
      {week.map(({ day, hours, exams }, index) => {
        const middle = index * STEP + STEP / 2;
        const tall = (hours / tallest) * BARS_HEIGHT;
        const text = { x: middle, textAnchor: 'middle', fontSize: '12px', css: { fontVariantNumeric: 'tabular-nums' } } as const;
        return (
          <g key={day}>
            {hours > 0 && (
              <>
                <chakra.rect x={middle - BAR / 2} y={BASELINE - tall} width={BAR} height={tall} rx="3" fill="talk.edge" />
                <chakra.text {...text} y={BASELINE - tall - 5} fill="ink" fontWeight="semibold">
                  {formatNumber(hours)}
                </chakra.text>
              </>
            )}
            {exams.length > 0 && <chakra.circle cx={middle} cy={BASELINE} r="4" fill="advice.edge" stroke="surface" strokeWidth="1.5" />}
            <chakra.text
              {...text}
              y={HEIGHT - 4}
              fill={day === today ? 'primary' : 'muted'}
              fontWeight={day === today ? 'semibold' : undefined}
            >
              {names[index]!.slice(0, 3)}
            </chakra.text>
          </g>
        );
      })}
    </chakra.svg>
  );
}
