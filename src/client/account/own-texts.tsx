import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from 'wouter';
import type { OwnComment } from '../../routers/comments/schema.ts';
import { formatCount } from '../lib/count.ts';
import { usePages } from '../lib/use-pages.ts';
import { postPath } from '../lib/paths.ts';
import { trpc } from '../lib/trpc.ts';
import { PagedList } from '../ui/paged-list.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { OwnExperiences, OwnMessages } from './own-elsewhere.tsx';
import { Nothing, ownRow, OwnWords, TextSkeletons } from './own-row.tsx';

const KINDS = ['posts', 'comments', 'experiences', 'messages'] as const;
export type OwnKind = (typeof KINDS)[number];

/** What the user has written, newest first. `kind` comes from the address: anything unknown shows the posts. */
export function OwnTexts({ kind, onChange }: { kind: string; onChange: (kind: OwnKind) => void }) {
  return (
    <Tabs
      label="Che cosa mostrare"
      value={KINDS.find((known) => known === kind) ?? 'posts'}
      onChange={onChange}
      items={[
        { value: 'posts', label: 'Post', content: <OwnPosts /> },
        { value: 'comments', label: 'Commenti', content: <OwnComments /> },
        { value: 'experiences', label: 'Esami', content: <OwnExperiences /> },
        { value: 'messages', label: 'Gruppi', content: <OwnMessages /> },
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
      <chakra.div {...ownRow}>
        <OwnWords text={text} counts={['tolto da chi modera: lo leggi solo tu']} />
      </chakra.div>
    );
  }
  return (
    <TextRow href={postPath(text.postId)}>
      <OwnWords text={text} counts={counts} />
    </TextRow>
  );
}

const TextRow = chakra(Link, { base: { ...ownRow, display: 'block', _hover: { color: 'primary' } } });

function likes(count: number): string {
  return `${formatCount(count)} «mi piace»`;
}

function comments(count: number): string {
  return count === 1 ? '1 commento' : `${formatCount(count)} commenti`;
}
