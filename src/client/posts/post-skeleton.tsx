import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

/** The number of text lines in each placeholder card. */
const LINES = [4, 3, 5, 4];

/** The placeholder shown while posts load, with the dimensions of a typical post. */
export function PostSkeletons({ count = LINES.length }: { count?: number }) {
  return (
    <SkeletonRegion>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {LINES.slice(0, count).map((lines, index) => (
          <Card key={index} aria-hidden paddingTop="0" paddingBottom={{ base: '2', sm: '3' }}>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between" height="target" marginBottom="3">
              <Skeleton width="28" height="0.9rem" />
              <Skeleton width="20" height="0.8rem" marginInlineEnd="10" />
            </chakra.div>
            <chakra.div maxWidth="prose" textStyle="post">
              <SkeletonText lines={lines} lineHeight="1.875rem" />
            </chakra.div>
            <chakra.div marginTop="3" height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="48" height="0.8rem" />
            </chakra.div>
            <chakra.div display="flex" alignItems="center" gap="6" marginTop="2" height="target">
              <Skeleton width="11" height="5" />
              <Skeleton width="11" height="5" />
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
