import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';
import { groupColumns } from './group-columns.ts';

const COUNT = 6;

/** The placeholder shown while groups load, with the dimensions of a typical card. */
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
            <chakra.div marginTop={{ base: '1', sm: '2' }} height={{ base: '1.5rem', sm: '1.75rem' }} display="flex" alignItems="center">
              <Skeleton width="72%" height="1.1rem" />
            </chakra.div>
            <chakra.div height={{ base: '1.375rem', sm: '1.75rem' }} display="flex" alignItems="center">
              <Skeleton width="64%" height="0.9rem" />
            </chakra.div>
            <chakra.div marginTop="1.5" display={{ base: 'block', sm: 'none' }}>
              <SkeletonText lines={2} lineHeight="1.375rem" />
            </chakra.div>
            <chakra.div marginTop="1.5" display={{ base: 'none', sm: 'block' }}>
              <SkeletonText lines={3} />
            </chakra.div>
            <chakra.div marginTop="2.5" textStyle="small">
              <SkeletonText lines={2} lineHeight="1.5rem" />
            </chakra.div>
            <chakra.div display="flex" justifyContent="space-between" alignItems="center" gap="3" marginTop="3">
              <Skeleton width="20" height="0.8rem" />
              <Skeleton width="48" height="target" borderRadius="control" />
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}

/** The placeholder of a group page, below its heading. */
export function GroupPageSkeleton() {
  return (
    <SkeletonRegion>
      <chakra.div display="flex" gap="2" marginTop="2">
        <Skeleton width="32" height="1.625rem" borderRadius="full" />
        <Skeleton width="20" height="1.625rem" borderRadius="full" />
      </chakra.div>
      <chakra.div marginTop="2" textStyle="small">
        <SkeletonText lines={1} />
      </chakra.div>
      <chakra.div marginTop="8">
        <Skeleton width="48" height="1.25rem" />
      </chakra.div>
      <chakra.div marginTop="4">
        <MeetingSkeleton />
      </chakra.div>
      <chakra.div marginTop="8">
        <Skeleton width="28" height="1.25rem" />
      </chakra.div>
      <chakra.div marginTop="4">
        <Messages />
      </chakra.div>
    </SkeletonRegion>
  );
}

/** The placeholder of a meeting. */
export function MeetingSkeleton() {
  return (
    <Card aria-hidden>
      <SkeletonText lines={2} />
      <chakra.div display="flex" gap="2" marginTop="3">
        <Skeleton width="24" height="target" borderRadius="control" />
        <Skeleton width="32" height="target" borderRadius="control" />
      </chakra.div>
    </Card>
  );
}

/** The placeholder of a message board. */
export function BoardSkeleton() {
  return (
    <SkeletonRegion>
      <Messages />
    </SkeletonRegion>
  );
}

function Messages() {
  return Array.from({ length: COUNT / 2 }, (_, index) => (
    <chakra.div key={index} aria-hidden paddingBlock="3" borderTopWidth="1px" borderColor="hairline" _first={{ borderTopWidth: '0' }}>
      <chakra.div height="1.375rem" display="flex" alignItems="center">
        <Skeleton width="44" height="0.8rem" />
      </chakra.div>
      <chakra.div marginTop="1">
        <SkeletonText lines={2} />
      </chakra.div>
    </chakra.div>
  ));
}
