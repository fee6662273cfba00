import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { mentorColumns } from './mentor-columns.ts';

const COUNT = 6;

/** The placeholder shown while mentors load, with the dimensions of a typical card. */
export function MentorSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div display="grid" gridTemplateColumns={mentorColumns} gap="4">
        {Array.from({ length: COUNT }, (_, index) => (
          <Card key={index} aria-hidden>
            <chakra.div display="flex" alignItems="center" justifyContent="space-between">
              <Skeleton width="24" height="1.625rem" borderRadius="full" />
              <Skeleton width="10" height="0.8rem" />
            </chakra.div>
            <chakra.div marginTop="3" height="1.5rem" display="flex" alignItems="center">
              <Skeleton width="70%" height="0.9rem" />
            </chakra.div>
            <chakra.div height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="14" height="0.8rem" />
            </chakra.div>
            <chakra.div marginTop="3" textStyle="small">
              <SkeletonText lines={3} lineHeight="1.375rem" />
            </chakra.div>
            <chakra.div marginTop="3" textStyle="small">
              <SkeletonText lines={6} lineHeight="1.5rem" />
            </chakra.div>
            <chakra.div marginTop="4" marginBottom="2" height="1.125rem" display="flex" alignItems="center">
              <Skeleton width="16" height="0.7rem" />
            </chakra.div>
            <Skeleton height="target" borderRadius="control" />
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
