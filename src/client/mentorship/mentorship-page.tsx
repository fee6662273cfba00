import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { isAuthenticated } from '../lib/storage.ts';
import { useQuietAddress } from '../lib/quiet-address.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { ErrorCard } from '../ui/error-card.tsx';
import { OfflineDrawing } from '../ui/line-drawings.tsx';
import { Page } from '../ui/page.tsx';
import { type TabItem, Tabs } from '../ui/tabs.tsx';
import { BecomeMentor } from '../mentors/become-mentor.tsx';
import { FindMentors } from './find-mentors.tsx';
import { LoginNeeded } from '../ui/login-needed.tsx';
import { MentorsOnly } from './mentors-only.tsx';
import { MentorshipHero } from './mentorship-hero.tsx';
import { type MentorshipTab, tabOf, withTab } from './mentorship-tabs.ts';
import { PendingBadge } from './pending-badge.tsx';
import { ReceivedRequests } from './received-requests.tsx';
import { RequestSkeletons } from './request-skeletons.tsx';
import { SentRequests } from './sent-requests.tsx';
import { addressOf, filtersOf, type MentorFilters } from '../mentors/mentor-filters.ts';
import { useMentors } from '../mentors/use-mentors.ts';
import { type OwnMentor, useOwnMentor } from '../mentors/use-own-mentor.ts';
import { useReceivedRequests, useRequestNews } from './use-requests.ts';

export function MentorshipPage() {
  const [address, setAddress] = useQuietAddress();
  const tab = tabOf(address);
  const open = (next: MentorshipTab) => setAddress(withTab(address, next));
  const filters = filtersOf(address);
  const look = (next: MentorFilters) => {
    if (addressOf(next).toString() === addressOf(filters).toString()) mentors.retry();
    else setAddress(addressOf(next));
  };
  // Fetched here on every tab, so that it shares a batch with the request for the user's own mentor profile.
  const mentors = useMentors(filters, tab === 'find');
  const member = isAuthenticated(useStoredUser());
  const own = useOwnMentor();
  const ownMentor = own.mentor;
  const received = useReceivedRequests(Boolean(ownMentor));
  useRequestNews();

  const tabs = useShownTab(`${tab} ${received.items?.length}`);

  const notMentor = <NotMentor member={member} own={own} onBecome={() => open('become')} />;
  const items: TabItem<MentorshipTab>[] = [
    {
      value: 'find',
      label: 'Trova mentori',
      content: <FindMentors mentors={mentors} filters={filters} onSearch={look} onBecome={() => open('become')} />,
    },
    { value: 'sent', label: 'Le mie richieste', content: <SentRequests onFind={() => open('find')} /> },
    { value: 'become', label: 'Diventa mentore', content: <BecomeMentor own={own} /> },
  ];
  // Whoever opens the mentors' tab by its URL keeps the way to the others.
  if (ownMentor || tab === 'received') {
    items.splice(2, 0, {
      value: 'received',
      label: 'Gestisci richieste',
      badge: ownMentor && <PendingBadge requests={received} />,
      content: ownMentor ? <ReceivedRequests requests={received} /> : notMentor,
    });
  }

  return (
    <Page width="wide">
      <MentorshipHero />
      <chakra.div ref={tabs} marginTop="6">
        <Tabs label="Mentorship" items={items} value={tab} onChange={open} />
      </chakra.div>
    </Page>
  );
}

/** Scrolls the active tab into view on phones, where the tabs scroll horizontally, without scrolling the page. */
function useShownTab(state: string) {
  const tabs = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    const open = tabs.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    const list = open?.parentElement;
    if (!open || !list) return;
    const outside = open.getBoundingClientRect().right - list.getBoundingClientRect().right;
    if (outside > 0) list.scrollLeft += outside;
  }, [state]);
  return tabs;
}

/** The mentors' tab, opened by its URL, for a user who is not known to be a mentor. */
function NotMentor({ member, own, onBecome }: { member: boolean; own: OwnMentor; onBecome: () => void }) {
  if (!member) return <LoginNeeded>Accedi per gestire le richieste che hai ricevuto.</LoginNeeded>;
  if (own.failed) return <ErrorCard error={own.error} drawing={<OfflineDrawing />} onRetry={own.retry} retrying={own.retrying} />;
  return own.mentor === null ? <MentorsOnly onBecome={onBecome} /> : <RequestSkeletons />;
}
