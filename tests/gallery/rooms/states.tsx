import { Button } from '../../../src/client/ui/button.tsx';
import { EmptyState } from '../../../src/client/ui/empty-state.tsx';
import { ErrorCard } from '../../../src/client/ui/error-card.tsx';
import { FoundList } from '../../../src/client/ui/found-list.tsx';
import { HiddenNote } from '../../../src/client/ui/hidden-note.tsx';
import * as drawings from '../../../src/client/ui/line-drawings.tsx';
import { LoginNeeded } from '../../../src/client/ui/login-needed.tsx';
import { NightWindowDrawing } from '../../../src/client/ui/night-drawing.tsx';
import { NotFound } from '../../../src/client/ui/not-found.tsx';
import { ListEnd } from '../../../src/client/ui/list-end.tsx';
import { NothingFound } from '../../../src/client/ui/nothing-found.tsx';
import { PagedList } from '../../../src/client/ui/paged-list.tsx';
import { RestrictionNotice } from '../../../src/client/ui/restriction-notice.tsx';
import { Skeleton, SkeletonText } from '../../../src/client/ui/skeleton.tsx';
import { Spinner } from '../../../src/client/ui/spinner.tsx';
import { UnderReview } from '../../../src/client/ui/under-review.tsx';
import type { Pages } from '../../../src/client/lib/use-pages.ts';
import { Row } from '../row.tsx';
import type { Piece, Room } from '../piece.ts';

interface Line {
  id: number;
}

const read: Pages<Line> = {
  stale: false,
  items: [{ id: 1 }, { id: 2 }],
  failed: false,
  error: null,
  outdated: false,
  retry: () => {},
  retrying: false,
  complete: true,
  more: async () => {},
  loadingMore: false,
  moreFailed: false,
  room: undefined,
};

const lists: Piece[] = (
  [
    ['full', {}],
    ['more to come', { complete: false }],
    ['more failed', { complete: false, moreFailed: true }],
    ['empty', { items: [] }],
    ['loading', { items: undefined, complete: false }],
    ['failed', { items: undefined, failed: true }],
  ] as const
).map(([name, state]) => ({
  name: `PagedList, ${name}`,
  draw: () => (
    <PagedList<Line>
      pages={{ ...read, ...state } as Pages<Line>}
      skeleton={<SkeletonText lines={2} />}
      empty={<EmptyState title="Qui è ancora tutto silenzioso">Nessuno ha ancora scritto.</EmptyState>}
      end="Non c’è altro."
      more="Carica altri"
      moreFailed="Il resto non è arrivato."
    >
      {({ id }) => <p>Riga {id}</p>}
    </PagedList>
  ),
}));

const ends: Piece[] = (
  [
    ['more to come', {}],
    ['loading', { loading: true }],
    ['read again', { room: 200 }],
    ['more failed', { failed: 'Il resto non è arrivato.' }],
    ['complete', { complete: true }],
  ] as const
).map(([name, state]) => ({
  name: `ListEnd, ${name}`,
  draw: () => (
    <ListEnd end="Non c’è altro." failed={false} label="Carica altri" loading={false} onMore={() => {}} room={undefined} {...state} />
  ),
}));

export const stateRoom: Room = {
  name: 'stati',
  pieces: [
    ...lists,
    ...ends,
    {
      name: 'EmptyState',
      draw: () => (
        <EmptyState drawing={<NightWindowDrawing />} title="Nessun risultato" action={<Button variant="outline">Togli i filtri</Button>}>
          Prova con altre parole, o con meno filtri.
        </EmptyState>
      ),
    },
    {
      name: 'NothingFound',
      draw: () => (
        <NothingFound title="Nessun gruppo trovato" onReset={() => {}}>
          Prova con una parola sola.
        </NothingFound>
      ),
    },
    {
      name: 'FoundList',
      draw: () => (
        <FoundList<Line>
          words={{ all: 'Tutte le righe', none: 'Righe trovate', one: '1 riga trovata', several: 'righe trovate' }}
          filtered
          pages={read}
          skeleton={<SkeletonText lines={2} />}
          empty={null}
          end="Non c’è altro."
          more="Carica altri"
          moreFailed="Il resto non è arrivato."
        >
          {({ id }) => <p>Riga {id}</p>}
        </FoundList>
      ),
    },
    {
      name: 'Drawings',
      draw: () => (
        <Row>
          {Object.entries(drawings).map(([name, DrawingOf]) => (
            <DrawingOf key={name} />
          ))}
        </Row>
      ),
    },
    {
      name: 'ErrorCard',
      draw: () => (
        <>
          <ErrorCard error={null} onRetry={() => {}} />
          <ErrorCard error={null} title="Il post non è arrivato" onRetry={() => {}} retrying>
            Le tue parole sono al sicuro.
          </ErrorCard>
        </>
      ),
    },
    { name: 'Skeleton', draw: () => <Skeleton height="24" borderRadius="card" /> },
    { name: 'Spinner', draw: () => <Spinner size="2em" /> },
    { name: 'NotFound', draw: () => <NotFound /> },
    { name: 'LoginNeeded', draw: () => <LoginNeeded>Accedi per vedere le tue richieste.</LoginNeeded> },
    {
      name: 'HiddenNote',
      draw: () => <HiddenNote onShow={() => {}}>Hai nascosto questo commento.</HiddenNote>,
    },
    {
      name: 'RestrictionNotice',
      draw: () => (
        <>
          <RestrictionNotice restriction={{ closed: false, until: '2026-11-29T10:00:00.000Z' }} />
          <RestrictionNotice restriction={{ closed: true, until: null }} />
        </>
      ),
    },
    {
      name: 'UnderReview',
      draw: () => (
        <>
          <UnderReview mine={false} covered />
          <UnderReview mine covered={false} />
        </>
      ),
    },
  ],
};
