import { chakra } from '@chakra-ui/react/styled-system';
import type { Tone } from '../ui/badge.tsx';
import type { Distribution } from './exam-summary.ts';

interface Props {
  distribution: Distribution;
  /** Describes what the bars count, for screen readers. */
  label: string;
  toneOf: (value: number) => Tone;
  /** The values labelled on the axis. */
  marks: readonly number[];
}

// In px: thirteen grades fit into a card on the narrowest phone.
const STEP = 20;
const BAR = 15;
const BARS_HEIGHT = 44;
const TEXT_HEIGHT = 16;
const BASELINE = TEXT_HEIGHT + BARS_HEIGHT;

/** A vertical bar chart with counts; each bar has the colour of its badge. */
export function BarChart({ distribution: { bars }, label, toneOf, marks }: Props) {
  const tallest = Math.max(...bars.map(({ count }) => count), 1);
  const told = bars.filter(({ count }) => count > 0).map(({ value, count }) => `${value}: ${count === 1 ? 'una volta' : `${count} volte`}`);
  const width = bars.length * STEP;
  const height = BASELINE + TEXT_HEIGHT;

  return (
    <chakra.svg
      role="img"
      aria-label={`${label}. ${told.join(', ')}.`}
      viewBox={`0 0 ${width} ${height}`}
      display="block"
      maxWidth="100%"
      marginTop="1.5"
      style={{ width, aspectRatio: `${width} / ${height}` }}
    >
      <chakra.path d={`M0 ${BASELINE + 0.5}H${width}`} stroke="outline" strokeWidth="1" />
      {bars.map(({ value, count }, index) => {
        const left = index * STEP + (STEP - BAR) / 2;
        const tall = (count / tallest) * BARS_HEIGHT;
        const text = {
          x: index * STEP + STEP / 2,
          textAnchor: 'middle',
          fontSize: '11px',
          css: { fontVariantNumeric: 'tabular-nums' },
        } as const;
        return (
          <g key={value}>
            {count > 0 && (
              <>
                <chakra.path
                  d={`M${left} ${BASELINE}V${BASELINE - tall + 3}q0 -3 3 -3h${BAR - 6}q3 0 3 3V${BASELINE}z`}
                  fill={`${toneOf(value)}.fill`}
                  stroke={`${toneOf(value)}.edge`}
                  strokeWidth="1"
                />
                <chakra.text {...text} y={BASELINE - tall - 4} fill={`${toneOf(value)}.text`} fontWeight="semibold">
                  {count}
                </chakra.text>
              </>
            )}
            {marks.includes(value) && (
              <chakra.text {...text} y={height - 3} fill="muted">
                {value}
              </chakra.text>
            )}
          </g>
        );
      })}
    </chakra.svg>
  );
}
