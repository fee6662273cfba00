import { fillIn } from '../lib/marks.ts';
import { toNextMinute } from '../lib/next-minute.ts';
import { answerText, isOpenAt } from './helpline-hours.ts';
import { helplines } from './helplines.ts';

/** Updates in the prerendered page, every minute, whether each line answers now, as helpline-card.tsx does in the app. */
export function keepUp(snapshot: HTMLElement): void {
  const now = new Date();
  for (const line of helplines) {
    for (const card of snapshot.querySelectorAll<HTMLElement>(`[data-line="${line.id}"]`)) {
      const open = isOpenAt(line, now);
      fillIn(card, { answer: answerText(line, now), whatsapp: line.whatsapp ? answerText(line.whatsapp, now) : '' });
      for (const part of card.querySelectorAll<HTMLElement>('[data-when]')) part.hidden = (part.dataset['when'] === 'open') !== open;
      card.querySelector('[data-details]')!.toggleAttribute('data-folded', !open && card.hasAttribute('data-folds'));
    }
  }
  for (const list of snapshot.querySelectorAll('ul:has(> [data-folds])')) {
    const cards = [...list.children];
    list.append(...cards.filter(isOpen), ...cards.filter((card) => !isOpen(card)));
  }
  if (snapshot.isConnected) setTimeout(() => keepUp(snapshot), toNextMinute(now));
}

function isOpen(card: Element): boolean {
  return !card.querySelector('[data-folded]');
}
