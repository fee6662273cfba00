import { chakra } from '@chakra-ui/react/styled-system';
import { Bell } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { Link, useLocation } from 'wouter';
import { unreadOf } from '../../routers/notices/rules.ts';
import { paths } from '../lib/paths.ts';
import { titleCount } from '../lib/title.ts';
import { trpc } from '../lib/trpc.ts';
import { useLiveNotices } from './live.ts';
import { NEWEST } from './use-notices.ts';

/** The polling interval without a live stream, as in background windows and on unstable connections. */
const POLL_MS = 60_000;
/** The delay before asking again after a failure: a change announced by the stream is not announced twice. */
const AGAIN_MS = 10_000;

const StyledLink = chakra(Link);

/** The link to the notices. A dot marks unread ones; the link's label and the tab's title give their number. */
export function NoticeBell() {
  const utils = trpc.useUtils();
  const [location] = useLocation();
  const onChange = useCallback(
    (unread: number) => {
      const known = utils.notices.list.getData(NEWEST);
      // An empty list without unread notices is up to date already.
      if (!known || known.length > 0 || unread > 0) void utils.notices.list.invalidate();
    },
    [utils],
  );
  const live = useLiveNotices(onChange);
  const { data } = trpc.notices.list.useQuery(NEWEST, {
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.status === 'error' ? AGAIN_MS : live ? false : POLL_MS),
    refetchIntervalInBackground: true,
  });
  const unread = unreadOf(data ?? []);
  useEffect(() => titleCount(unread), [unread]);
  useEffect(() => () => titleCount(0), []);

  const label = unread === 0 ? 'Avvisi, nessuno da leggere' : unread === 1 ? 'Avvisi, 1 da leggere' : `Avvisi, ${unread} da leggere`;
  return (
    <StyledLink
      href={paths.notices}
      aria-label={label}
      title={label}
      aria-current={location === paths.notices ? 'page' : undefined}
      position="relative"
      display="grid"
      placeItems="center"
      width="target"
      height="target"
      borderRadius="control"
      color={location === paths.notices ? 'primary' : 'muted'}
      transition="background-color 120ms, color 120ms"
      _hover={{ bg: 'sunken', color: 'ink' }}
    >
      <Bell aria-hidden size={20} strokeWidth={1.75} />
      {unread > 0 && (
        <chakra.span
          aria-hidden
          position="absolute"
          top="2.5"
          insetInlineEnd="2.5"
          width="2.5"
          height="2.5"
          borderRadius="full"
          bg="primary"
          borderWidth="2px"
          borderColor="paper"
        />
      )}
    </StyledLink>
  );
}
