import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import { postPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { Age, Edited } from '../ui/age.tsx';
import { ErrorCard } from '../ui/error-card.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';

export type OwnKind = 'posts' | 'comments';

/** One's own posts and comments, newest first. */
export function OwnTexts({ kind, onChange }: { kind: OwnKind; onChange: (kind: OwnKind) => void }) {
  return (
    <Tabs
      label="Che cosa mostrare"
      look="segmented"
      value={kind}
      onChange={onChange}
      items={[
        { value: 'posts', label: 'Post', content: <OwnPosts /> },
        { value: 'comments', label: 'Commenti', content: <OwnComments /> },
      ]}
    />
  );
}

/** Opening the tab asks anew: what was deleted elsewhere is gone here. */
const fresh = { staleTime: 0 } as const;

function OwnPosts() {
  const query = trpc.account.posts.useQuery({}, fresh);
  const texts = query.data?.map(({ id, ...post }) => ({
    id,
    postId: id,
    ...post,
    counts: [hearts(post.likes), comments(post.commentsCount)],
  }));
  return <Texts query={query} texts={texts} empty="Non hai ancora pubblicato post. Quando vorrai, li troverai qui." />;
}

function OwnComments() {
  const query = trpc.account.comments.useQuery({}, fresh);
  const texts = query.data?.map((comment) => ({ ...comment, counts: [`come ${comment.alias}`, hearts(comment.likes)] }));
  return <Texts query={query} texts={texts} empty="Non hai ancora scritto commenti. Quando risponderai a qualcuno, li troverai qui." />;
}

interface OwnText {
  id: number;
  postId: number;
  content: string;
  createdAt: string;
  editedAt: string | null;
  counts: string[];
}

interface TextsProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  texts: OwnText[] | undefined;
  empty: string;
}

function Texts({ query, texts, empty }: TextsProps) {
  if (!texts && query.isError) return <ErrorCard inside onRetry={() => void query.refetch()} retrying={query.isFetching} />;
  if (!texts) {
    return (
      <chakra.div role="status" display="grid" placeItems="center" minHeight="24" color="primary">
        <Spinner size="1.5rem" />
        <chakra.span srOnly>Caricamento...</chakra.span>
      </chakra.div>
    );
  }
  if (texts.length === 0) {
    return (
      <chakra.p color="muted" paddingTop="4">
        {empty}
      </chakra.p>
    );
  }
  return (
    <chakra.ul listStyle="none">
      {texts.map(({ id, postId, content, createdAt, editedAt, counts }) => (
        <chakra.li key={id} borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
          <TextRow href={postPath(postId)}>
            <chakra.span lang="it" display="block" lineClamp="2" overflowWrap="anywhere">
              {content}
            </chakra.span>
            <chakra.span display="flex" flexWrap="wrap" columnGap="4" marginTop="1" textStyle="small" color="muted">
              <Age of={createdAt} />
              <Edited at={editedAt} />
              {counts.map((count) => (
                <span key={count}>{count}</span>
              ))}
            </chakra.span>
          </TextRow>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const TextRow = chakra(Link, { base: { display: 'block', paddingBlock: '3', borderRadius: 'small', _hover: { color: 'primary' } } });

function hearts(count: number): string {
  return count === 1 ? '1 cuore' : `${count} cuori`;
}

function comments(count: number): string {
  return count === 1 ? '1 commento' : `${count} commenti`;
}
