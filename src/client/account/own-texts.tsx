import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { OwnComment } from '../../routers/comments/schema.ts';
import { formatCount } from '../lib/count.ts';
import { usePages } from '../lib/use-pages.ts';
import { postPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { Age, Edited } from '../ui/age.tsx';
import { PagedList } from '../ui/paged-list.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { Tabs } from '../ui/tabs.tsx';

export type OwnKind = 'posts' | 'comments';

/** The user's posts and comments, newest first. */
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

/** Refetched whenever the tab opens, so that texts deleted elsewhere disappear. */
const fresh = { staleTime: 0 } as const;

function OwnPosts() {
  const pages = usePages(trpc.account.posts, {}, fresh);
  return (
    <PagedList
      inside
      pages={pages}
      skeleton={<TextSkeletons />}
      empty={<Nothing>Non hai ancora pubblicato post. Quando vorrai, li troverai qui.</Nothing>}
      end="Qui finiscono i tuoi post."
      more="Carica altri post"
      moreFailed="Gli altri post non si sono caricati. Quelli qui sopra restano dove sono."
    >
      {(post) => <Row text={{ ...post, postId: post.id }} counts={[likes(post.likes), comments(post.commentsCount)]} />}
    </PagedList>
  );
}

function OwnComments() {
  const pages = usePages(trpc.account.comments, {}, fresh);
  return (
    <PagedList
      inside
      pages={pages}
      skeleton={<TextSkeletons />}
      empty={<Nothing>Non hai ancora scritto commenti. Quando risponderai a qualcuno, li troverai qui.</Nothing>}
      end="Qui finiscono i tuoi commenti."
      more="Carica altri commenti"
      moreFailed="Gli altri commenti non si sono caricati. Quelli qui sopra restano dove sono."
    >
      {(comment) => <Row text={comment} counts={[`come ${comment.alias}`, likes(comment.likes)]} />}
    </PagedList>
  );
}

interface RowProps {
  text: Pick<OwnComment, 'postId' | 'content' | 'createdAt' | 'editedAt' | 'removed'>;
  counts: string[];
}

/** A text removed by moderators has no link, but its author can still read it. */
function Row({ text, counts }: RowProps) {
  if (text.removed) {
    return (
      <chakra.div {...row}>
        <Words text={text} counts={['tolto da chi modera: lo leggi solo tu']} />
      </chakra.div>
    );
  }
  return (
    <TextRow href={postPath(text.postId)}>
      <Words text={text} counts={counts} />
    </TextRow>
  );
}

function Words({ text: { content, createdAt, editedAt }, counts }: RowProps) {
  return (
    <>
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
    </>
  );
}

function Nothing({ children }: { children: string }) {
  return <chakra.p color="muted">{children}</chakra.p>;
}

function TextSkeletons() {
  return (
    <SkeletonRegion>
      {Array.from({ length: 3 }, (_, index) => (
        <chakra.div key={index} {...row}>
          <SkeletonText lines={2} />
          <chakra.div height="1.375rem" marginTop="1" display="flex" alignItems="center">
            <Skeleton width="48" height="0.8em" />
          </chakra.div>
        </chakra.div>
      ))}
    </SkeletonRegion>
  );
}

const row = { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'hairline' } as const;

const TextRow = chakra(Link, { base: { ...row, display: 'block', _hover: { color: 'primary' } } });

function likes(count: number): string {
  return `${formatCount(count)} «mi piace»`;
}

function comments(count: number): string {
  return count === 1 ? '1 commento' : `${formatCount(count)} commenti`;
}
