import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  /** 0 to 100; more counts as 100. */
  value: number;
  /** The accessible name. */
  label: string;
}

export function ProgressBar({ value, label }: Props) {
  const percent = clamp(value);
  return (
    <chakra.div
      {...meter(percent, label)}
      height="2"
      bg="sunken"
      borderRadius="full"
      overflow="hidden"
      printColorAdjust="exact"
      _highContrast={{ outline: '1px solid' }}
    >
      <chakra.div
        height="100%"
        bg="talk.edge"
        borderRadius="full"
        transition="width 180ms"
        _highContrast={{ bg: 'Highlight' }}
        style={{ width: `${percent}%` }}
      />
    </chakra.div>
  );
}

const RADIUS = 42;
const CIRCUMFERENCE = 2 * Math.PI * RADIUS;

/** A progress ring with its children in the middle. */
export function ProgressRing({ value, label, size = 96, children }: Props & { size?: number; children?: ReactNode }) {
  const percent = clamp(value);
  return (
    <chakra.div
      {...meter(percent, label)}
      position="relative"
      display="inline-grid"
      placeItems="center"
      style={{ width: size, height: size }}
    >
      <chakra.svg aria-hidden viewBox="0 0 100 100" position="absolute" inset="0" transform="rotate(-90deg)" fill="none" strokeWidth="9">
        <chakra.circle cx="50" cy="50" r={RADIUS} stroke="sunken" />
        <chakra.circle
          cx="50"
          cy="50"
          r={RADIUS}
          stroke="talk.edge"
          strokeLinecap="round"
          strokeDasharray={CIRCUMFERENCE}
          strokeDashoffset={CIRCUMFERENCE * (1 - percent / 100)}
          transition="stroke-dashoffset 180ms"
          visibility={percent === 0 ? 'hidden' : undefined}
        />
      </chakra.svg>
      <chakra.span position="relative" fontVariantNumeric="tabular-nums">
        {children}
      </chakra.span>
    </chakra.div>
  );
}

function clamp(value: number): number {
  return Math.round(Math.min(100, Math.max(0, value)));
}

function meter(percent: number, label: string) {
  return { role: 'progressbar', 'aria-label': label, 'aria-valuenow': percent, 'aria-valuemin': 0, 'aria-valuemax': 100 } as const;
}
