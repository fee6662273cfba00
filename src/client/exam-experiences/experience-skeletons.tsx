import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

/** The number of text lines in each placeholder card. */
const LINES = [4, 3, 5];

/** The placeholder shown while experiences load, with the dimensions of a typical card. */
export function ExperienceSkeletons() {
  return (
    <SkeletonRegion>
      <chakra.div display="flex" flexDirection="column" gap="4">
        {LINES.map((lines, index) => (
          <Card key={index} aria-hidden paddingBottom={{ base: '2', sm: '3' }}>
            <chakra.div display="flex" gap="1.5">
              <Skeleton width="24" height="1.625rem" borderRadius="full" />
              <Skeleton width="20" height="1.625rem" borderRadius="full" />
            </chakra.div>
            <chakra.div marginTop="3" height="1.75rem" display="flex" alignItems="center">
              <Skeleton width="60%" height="1.1rem" />
            </chakra.div>
            <chakra.div marginTop="1.5" marginBottom="3">
              <chakra.div height="1.375rem" display="flex" alignItems="center">
                <Skeleton width="85%" height="0.8rem" />
              </chakra.div>
              <chakra.div height="1.75rem" display="flex" alignItems="center">
                <Skeleton width="50%" height="0.8rem" />
              </chakra.div>
            </chakra.div>
            <chakra.div textStyle="post" maxWidth="prose">
              <SkeletonText lines={lines} lineHeight="1.875rem" />
            </chakra.div>
            <chakra.div marginTop="4" height="4rem">
              <SkeletonText lines={2} lineHeight="1.5rem" />
            </chakra.div>
            <chakra.div display="flex" alignItems="center" gap="6" marginTop="3" height="target">
              <Skeleton width="28" height="0.8rem" />
              <Skeleton width="9" height="5" />
              <Skeleton width="9" height="5" />
            </chakra.div>
          </Card>
        ))}
      </chakra.div>
    </SkeletonRegion>
  );
}
