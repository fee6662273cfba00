import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { paths, settingsPath } from '../lib/paths.ts';
import { errorText } from '../lib/request-error.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { FieldError } from '../ui/field-shell.tsx';
import { OfflineDrawing } from '../ui/line-drawings.tsx';
import { NightWindowDrawing } from '../ui/night-drawing.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { NoticeItem } from './notice-item.tsx';
import { NoticeSkeletons } from './notice-skeletons.tsx';
import { useNotices, useRead } from './use-notices.ts';

/** The page of notices about the user's own content. */
export function NoticesPage() {
  const { data: notices, error, isPending, isFetching, refetch } = useNotices();
  const read = useRead();
  const list = useRef<HTMLUListElement>(null);
  const unread = (notices ?? []).filter((notice) => !notice.read).map(({ id }) => id);

  const readAll = () => {
    // Not `all`, which would also mark those that came since the list was read and are not shown yet.
    read.mutate({ ids: unread });
    // The button disappears once everything is read, so the list takes the focus.
    list.current?.focus({ preventScroll: true });
  };

  return (
    <Page>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" columnGap="4" rowGap="2">
        <PageHeading>Avvisi</PageHeading>
        {unread.length > 0 && (
          // The negative margin keeps the button from making the row taller than the title, which stays where it is on other pages.
          <Button variant="quiet" size="sm" marginBlock="-1.5" onClick={readAll}>
            Segna tutti come letti
          </Button>
        )}
      </chakra.div>
      <chakra.p color="muted" marginTop="2" maxWidth="prose" textWrap="pretty">
        Quello che succede a ciò che è tuo, per 60 giorni. Un avviso non dice mai chi.{' '}
        <TextLink href={settingsPath('avvisi')}>Scegli quali avvisi ricevere</TextLink>
      </chakra.p>
      <chakra.div marginTop="6">
        {!notices && isPending && <NoticeSkeletons />}
        {!notices && !isPending && (
          <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />
        )}
        <FieldError error={read.error ? errorText(read.error, 'Non siamo riusciti a segnarli come letti. Riprova tra poco.') : undefined} />
        {notices?.length === 0 && (
          <EmptyState
            drawing={<NightWindowDrawing />}
            title="Per ora tutto tace"
            action={
              <ButtonLink href={paths.home} variant="outline">
                Torna alla home
              </ButtonLink>
            }
          >
            Quando qualcuno risponderà a ciò che hai scritto, lo troverai qui.
          </EmptyState>
        )}
        {notices && notices.length > 0 && (
          <Card padding={{ base: '1', sm: '2' }}>
            <chakra.ul ref={list} tabIndex={-1} aria-label="Avvisi" listStyle="none" outline="0">
              {notices.map((notice) => (
                <NoticeItem key={notice.id} notice={notice} onOpen={() => !notice.read && read.mutate({ ids: [notice.id] })} />
              ))}
            </chakra.ul>
          </Card>
        )}
      </chakra.div>
    </Page>
  );
}
