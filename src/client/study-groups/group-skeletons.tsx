import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { groupColumns } from './group-columns.ts';

const COUNT = 6;

/** Groups on their way, of a usual group's measures. */
export function GroupSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div display="grid" gridTemplateColumns={groupColumns} gap="4">
        {Array.from({ length: COUNT }, (_, index) => (
          <Card key={index} aria-hidden>
            <chakra.div display="flex" gap="1.5">
              <Skeleton width="24" height="1.625rem" borderRadius="full" />
              <Skeleton width="12" height="1.625rem" borderRadius="full" />
            </chakra.div>
            <chakra.div marginTop="3" height="1.75rem" display="flex" alignItems="center">
              <Skeleton width="72%" height="1.1rem" />
            </chakra.div>
            <chakra.div height="1.75rem" display="flex" alignItems="center">
              <Skeleton width="32" height="0.9rem" />
            </chakra.div>
            <chakra.div marginTop="0.5" height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="80%" height="0.8rem" />
            </chakra.div>
            <chakra.div marginTop="3">
              <SkeletonText lines={4} />
            </chakra.div>
            <chakra.div marginTop="3" textStyle="small">
              <SkeletonText lines={2} lineHeight="1.9rem" />
            </chakra.div>
            <chakra.div marginTop="4" height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="56" height="0.8rem" />
            </chakra.div>
            <Skeleton marginTop="3" width="48" height="target" borderRadius="control" />
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
