import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

const COUNT = 3;

/** The placeholder shown while requests load, with the dimensions of a typical card. */
export function RequestSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {Array.from({ length: COUNT }, (_, index) => (
          <Card key={index} aria-hidden>
            <chakra.div display="flex" gap="1.5">
              <Skeleton width="24" height="1.625rem" borderRadius="full" />
              <Skeleton width="28" height="1.625rem" borderRadius="full" />
            </chakra.div>
            <chakra.div marginTop="3" height="1.5rem" display="flex" alignItems="center">
              <Skeleton width="48" height="0.9rem" />
            </chakra.div>
            <chakra.div height="1.375rem" display="flex" alignItems="center">
              <Skeleton width="64" height="0.8rem" />
            </chakra.div>
            <chakra.div marginTop="2" maxWidth="prose">
              <SkeletonText lines={3} />
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
