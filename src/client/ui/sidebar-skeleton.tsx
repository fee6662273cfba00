import { Card } from './card.tsx';
import { Skeleton, SkeletonText } from './skeleton.tsx';

/** Keeps the column beside a page that will have one, so that the page does not move aside when it comes. */
export function SidebarSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width="32" marginBottom="4" />
      <SkeletonText lines={4} />
    </Card>
  );
}
