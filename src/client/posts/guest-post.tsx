import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, useId } from 'react';
import type { Post } from '../../routers/posts/schema.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FoldingText } from '../ui/folding-text.tsx';
import { Later } from '../ui/later.tsx';
import { postPath, reportPath } from '../lib/paths.ts';
import { TextLink } from '../ui/text-link.tsx';
import { PostAbout } from './post-about.tsx';

const UnderReview = lazy(async () => ({ default: (await import('../ui/under-review.tsx')).UnderReview }));

/** A post as shown to guests: read-only, with a login button instead of the comments. */
export function GuestPost({ post, onLogIn }: { post: Post; onLogIn: () => void }) {
  const id = useId();
  return (
    <Card as="article" aria-labelledby={id}>
      <PostAbout post={post} id={id} alone />
      {post.title && (
        <chakra.h2 textStyle="post" fontWeight="semibold" maxWidth="prose" marginBottom="1" overflowWrap="anywhere">
          {post.title}
        </chakra.h2>
      )}
      {post.underReview ? (
        <Later instead="In verifica">
          <UnderReview mine={false} covered />
        </Later>
      ) : (
        <FoldingText whole>{post.content}</FoldingText>
      )}
      <chakra.div
        borderTopWidth="1px"
        borderColor="hairline"
        marginTop="5"
        paddingTop="4"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap="3"
      >
        <chakra.p flex="1 1 16rem" color="muted">
          {commentsAndWhy(post.commentsCount)} serve un account: chi legge non vede chi sei.
        </chakra.p>
        <Button onClick={onLogIn}>Accedi per rispondere</Button>
      </chakra.div>
      <chakra.p textStyle="small" marginTop="4">
        <TextLink href={reportPath(new URL(postPath(post.id), window.location.origin).href)}>Segnala questo post</TextLink>
      </chakra.p>
    </Card>
  );
}

function commentsAndWhy(count: number): string {
  if (count === 0) return 'Ancora nessun commento. Per scrivere il primo';
  return `${count === 1 ? 'C’è un commento.' : `Ci sono ${count} commenti.`} Per leggere le risposte e scrivere la tua`;
}
