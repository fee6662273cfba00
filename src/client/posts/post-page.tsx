import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowLeft } from 'lucide-react';
import { lazy, use, useState } from 'react';
import { useParams } from 'wouter';
import { ID_MAX } from '../../routers/limits.ts';
import { LoginScreen } from '../lib/login-screen.ts';
import { paths } from '../lib/paths.ts';
import { asRequestError, isRemoved } from '../lib/request-error.ts';
import { isAuthenticated } from '../lib/storage.ts';
import { useStoredUser } from '../lib/use-stored-user.ts';
import { trpc } from '../lib/trpc.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Later } from '../ui/later.tsx';
import { LostDrawing, OfflineDrawing } from '../ui/line-drawings.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { Page } from '../ui/page.tsx';
import { RemovedByModerators } from '../ui/under-review.tsx';
import { TextLink } from '../ui/text-link.tsx';
import { GuestPost } from './guest-post.tsx';
import { PostCard } from './post-card.tsx';
import { PostSkeletons } from './post-skeleton.tsx';

const LeftWords = lazy(async () => ({ default: (await import('./left-words.tsx')).LeftWords }));

/** The page of a single post with its comments. Guests can read only the newest posts; for others the login is shown. */
export function PostPage() {
  const id = Number(useParams<{ id: string }>().id);
  const possible = Number.isInteger(id) && id > 0 && id <= ID_MAX;
  const member = isAuthenticated(useStoredUser());
  // The id of the post deleted here, so that the message differs from a post deleted by others.
  const [deleted, setDeleted] = useState<number>();
  const [loggingIn, setLoggingIn] = useState(false);
  const login = use(LoginScreen);
  const { data: post, error, isFetching, refetch } = trpc.posts.get.useQuery({ id }, { enabled: possible, staleTime: 0 });
  const status = asRequestError(error)?.status;

  if (!member && (loggingIn || status === 401)) return login;
  if (!possible || status === 404) return <Gone id={id} why={deleted === id ? 'deleted' : isRemoved(error) ? 'removed' : 'gone'} />;
  return (
    <Page>
      <chakra.div marginBottom="5">
        <TextLink
          href={member ? paths.home : paths.landing}
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minHeight="target"
          textStyle="small"
        >
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          {member ? 'Tutti i post' : 'Che cos’è Sottovoce'}
        </TextLink>
        {/* Not the text of the post: the page title would stay in the browser history. */}
        <PageHeading>Un post</PageHeading>
      </chakra.div>
      {!post && !error && <PostSkeletons count={1} />}
      {!post && error && <ErrorCard error={error} drawing={<OfflineDrawing />} onRetry={() => void refetch()} retrying={isFetching} />}
      {post &&
        (member ? (
          <PostCard key={post.id} post={post} alone onGone={() => setDeleted(id)} />
        ) : (
          <GuestPost post={post} onLogIn={() => setLoggingIn(true)} />
        ))}
    </Page>
  );
}

const GONE = {
  deleted: 'Non lo legge più nessuno. Se ci ripensi subito, nella notifica trovi come ripristinarlo.',
  removed: <RemovedByModerators />,
  gone: 'Può essere stato eliminato, oppure l’indirizzo ha una cifra di troppo. Non hai sbagliato nulla.',
};

function Gone({ id, why }: { id: number; why: keyof typeof GONE }) {
  const own = why === 'deleted';
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title={
          <PageHeading align="center" step={own ? 'deleted' : ''}>
            {own ? 'Hai eliminato questo post' : 'Questo post non c’è più'}
          </PageHeading>
        }
        action={<ButtonLink href={paths.home}>Torna alla home</ButtonLink>}
      >
        {GONE[why]}
      </EmptyState>
      <Later>
        <LeftWords postId={id} />
      </Later>
    </Page>
  );
}
