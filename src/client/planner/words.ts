import type { Tone } from '../ui/badge.tsx';
import type { PlanStatus, Priority } from './entities.ts';

const number = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 2 });

export const priorityNames: Record<Priority, string> = { high: 'Alta', medium: 'Media', low: 'Bassa' };
export const priorityLabels: Record<Priority, string> = { high: 'Priorità alta', medium: 'Priorità media', low: 'Priorità bassa' };
export const priorityTones: Record<Priority, Tone> = { high: 'red', medium: 'yellow', low: 'green' };
export const statusLabels: Record<PlanStatus, string> = { planning: 'Da iniziare', 'in-progress': 'In corso', completed: 'Completato' };
export const statusTones: Record<PlanStatus, Tone> = { planning: 'neutral', 'in-progress': 'blue', completed: 'green' };

/** '2,5' */
export function formatNumber(value: number): string {
  return number.format(value);
}

/** '1 ora', '2,5 ore' */
export function formatHours(hours: number): string {
  return `${number.format(hours)} ${hours === 1 ? 'ora' : 'ore'}`;
}

/** '1 sessione', '3 sessioni' */
export function count(amount: number, one: string, many: string): string {
  return `${number.format(amount)} ${amount === 1 ? one : many}`;
}

/** Formats the days until an exam: 'Oggi', 'Tra 12 giorni', '3 giorni fa'. */
export function formatDays(days: number): string {
  if (days === 0) return 'Oggi';
  if (days === 1) return 'Domani';
  if (days === -1) return 'Ieri';
  return days > 0 ? `Tra ${number.format(days)} giorni` : `${number.format(-days)} giorni fa`;
}
