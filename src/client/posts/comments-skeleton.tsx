import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

/** Further placeholders would be below the fold. */
const SHOWN_MAX = 3;

/** The placeholder shown while comments load; as many as are expected, up to `SHOWN_MAX`. */
export function CommentsSkeleton({ count }: { count: number }) {
  return (
    <SkeletonRegion>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {Array.from({ length: Math.min(count, SHOWN_MAX) }, (_, index) => (
          <chakra.div key={index}>
            <chakra.div height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="40" height="0.8rem" />
            </chakra.div>
            <SkeletonText lines={2} />
            <chakra.div height="target" />
          </chakra.div>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
