import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Page } from '../ui/page.tsx';
import { SidebarSkeleton, Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

const ROWS = 4;

/** The skeleton of the queue, with the dimensions of typical rows. */
export function CaseRowSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div display="grid" gap="4">
        {Array.from({ length: ROWS }, (_, index) => (
          <Card key={index} aria-hidden display="grid" gap="2" padding={{ base: '4', sm: '5' }}>
            <Badges />
            <div>
              <SkeletonText lines={2} />
            </div>
            <Line height="1.375rem" width="10rem" />
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}

/** The skeleton of a case page. */
export function CaseSkeleton() {
  return (
    <Page sidebar={<SidebarSkeleton />}>
      <SkeletonRegion>
        <Line height="target" width="6rem" />
        <Line height="2.25rem" width="9rem" />
        <chakra.div marginTop="3">
          <Badges />
        </chakra.div>
        <chakra.div marginTop="8">
          <Line height="1.75rem" width="7rem" />
        </chakra.div>
        <Card aria-hidden marginTop="4">
          <SkeletonText lines={6} />
        </Card>
      </SkeletonRegion>
    </Page>
  );
}

function Badges() {
  return (
    <chakra.div display="flex" gap="1.5">
      <Skeleton width="28" height="1.625rem" borderRadius="full" />
      <Skeleton width="14" height="1.625rem" borderRadius="full" />
    </chakra.div>
  );
}

function Line({ height, width }: { height: string; width: string }) {
  return (
    <chakra.div height={height} display="flex" alignItems="center">
      <Skeleton width={width} height="0.8rem" />
    </chakra.div>
  );
}
