import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { Age, Edited } from '../ui/age.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

/** The style of a row in the lists of the user's own texts. */
export const ownRow = { paddingBlock: '3', borderTopWidth: '1px', borderColor: 'hairline' } as const;

interface Props {
  text: { content: string; createdAt: string; editedAt?: string | null };
  counts: string[];
}

/** The beginning of an own text, with its age and what else is said of it. */
export function OwnWords({ text: { content, createdAt, editedAt = null }, counts }: Props) {
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

export function Nothing({ children }: { children: ReactNode }) {
  return <chakra.p color="muted">{children}</chakra.p>;
}

export function TextSkeletons() {
  return (
    <SkeletonRegion>
      {Array.from({ length: 3 }, (_, index) => (
        <chakra.div key={index} {...ownRow}>
          <SkeletonText lines={2} />
          <chakra.div height="1.375rem" marginTop="1" display="flex" alignItems="center">
            <Skeleton width="48" height="0.8em" />
          </chakra.div>
        </chakra.div>
      ))}
    </SkeletonRegion>
  );
}
