import { CheckCheck, CircleCheck, CircleX, Hourglass, type LucideIcon, TimerOff, Undo2 } from 'lucide-react';
import { REJECTION } from '../../routers/mentorship/rules.ts';
import type { RequestStatus, Urgency } from '../../routers/mentorship/schema.ts';
import type { Tone } from '../ui/badge.tsx';

interface Sign {
  label: string;
  tone: Tone;
}

export const statuses: Record<RequestStatus, Sign & { icon: LucideIcon }> = {
  pending: { label: 'In attesa', tone: 'yellow', icon: Hourglass },
  accepted: { label: 'Accettata', tone: 'green', icon: CircleCheck },
  rejected: { label: 'Rifiutata', tone: 'red', icon: CircleX },
  completed: { label: 'Completata', tone: 'blue', icon: CheckCheck },
  expired: { label: 'Scaduta', tone: 'neutral', icon: TimerOff },
  withdrawn: { label: 'Ritirata', tone: 'neutral', icon: Undo2 },
};

export const urgencies: Record<Urgency, Sign> = {
  low: { label: 'Bassa', tone: 'green' },
  medium: { label: 'Media', tone: 'yellow' },
  high: { label: 'Alta', tone: 'red' },
};

/** In display order. */
export const URGENCIES: readonly Urgency[] = ['low', 'medium', 'high'];

/** The fixed responses, sent when the mentor writes none. */
export const responses = {
  accepted: 'Il mentore ha accettato la tua richiesta e ti contatterà presto.',
  rejected: REJECTION,
} as const;
