import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetPlaces, keep, keepPlaces, kept } from '../../src/client/lib/places.ts';
import { trpc } from '../../src/client/lib/trpc.ts';
import { usePages } from '../../src/client/lib/use-pages.ts';
import { PagedList } from '../../src/client/ui/paged-list.tsx';
import { sampleExperience } from '../exam-experiences/samples.ts';
import { Offline, trpcHandler } from '../support/msw.ts';
import { renderWith } from '../support/render.tsx';

const LIST = 'examExperiences list q';
const stored = () => sessionStorage.getItem('sottovoce-places');
let stop: () => void;

beforeEach(() => {
  window.history.replaceState({ place: 'here' }, '');
  stop = keepPlaces();
});

afterEach(() => {
  forgetPlaces();
  stop();
});

function List() {
  const pages = usePages(trpc.examExperiences.list, { q: 'segreto' }, { size: 2 });
  return (
    <PagedList
      pages={pages}
      skeleton={<p>Arriva</p>}
      empty={<p>Niente</p>}
      end="Fine."
      more="Carica altre esperienze"
      moreFailed="Il resto manca."
    >
      {({ id }) => <p>Esperienza {id}</p>}
    </PagedList>
  );
}

/** Serves a list of `count` items and returns a mock that records the requested offsets; the request at `failAt` fails. */
function answer(count: number, failAt?: number) {
  const asked = vi.fn<(start: number) => void>();
  trpcHandler('examExperiences.list', ({ limit = 0, cursor }) => {
    const start = cursor ? count - Number(cursor.split('.')[0]) + 1 : 0;
    asked(start);
    if (start === failAt) throw new Offline();
    return Array.from({ length: Math.min(limit, count - start) }, (_, index) => sampleExperience({ id: count - start - index }));
  });
  return asked;
}

const starts = (asked: ReturnType<typeof answer>) => asked.mock.calls.map(([start]) => start);

it('loads only the first part on a fresh visit', async () => {
  const asked = answer(9);
  renderWith(<List />);
  await screen.findByText('Esperienza 8');
  expect(screen.getByRole('button').textContent).toBe('Carica altre esperienze');
  expect(starts(asked)).toEqual([0]);
});

it('reloads the parts read earlier one after another, and reserves their height meanwhile', async () => {
  keep(LIST, 3);
  keep('', 6000);
  const asked = answer(9);
  const { container } = renderWith(<List />);
  await screen.findByText('Esperienza 8');
  expect(screen.getByRole('button', { name: 'Carico...' }).parentElement!.style.minHeight).toBe(`${6000 + window.innerHeight}px`);
  await screen.findByText('Esperienza 4');
  expect(await screen.findByRole('button', { name: 'Carica altre esperienze' })).toBeDefined();
  expect(container.querySelector('[style*=min-height]')).toBeNull();
  expect(starts(asked)).toEqual([0, 2, 4]);
});

it('reloads at most ten parts', async () => {
  keep(LIST, 40);
  const asked = answer(50);
  renderWith(<List />);
  expect(await screen.findByRole('button', { name: 'Carica altre esperienze' })).toBeDefined();
  expect(starts(asked)).toHaveLength(10);
});

it('stops at a part that fails until the user presses Riprova, and remembers the earlier length', async () => {
  keep(LIST, 4);
  const asked = answer(9, 2);
  const { user } = renderWith(<List />);
  await screen.findByText('Il resto manca.');
  expect(starts(asked)).toEqual([0, 2]);
  expect(kept(LIST)).toBe(4);
  answer(9);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  await screen.findByText('Esperienza 2');
});

it('loads a list that has become shorter to its end and remembers its new length', async () => {
  keep(LIST, 4);
  answer(3);
  renderWith(<List />);
  await screen.findByText('Fine.');
  expect(kept(LIST)).toBe(2);
});

it('stores the length without the search text when the page is hidden, until forgetPlaces', async () => {
  answer(9);
  const { user } = renderWith(<List />);
  await user.click(await screen.findByRole('button', { name: 'Carica altre esperienze' }));
  await screen.findByText('Esperienza 6');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  expect(JSON.parse(stored()!)).toEqual([[`here${LIST}`, 2]]);
  forgetPlaces();
  expect(stored()).toBeNull();
  expect(kept(LIST)).toBe(0);
});
