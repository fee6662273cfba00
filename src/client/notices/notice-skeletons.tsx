import { chakra } from '@chakra-ui/react/styled-system';
import { Card } from '../ui/card.tsx';
import { Skeleton, SkeletonRegion, SkeletonText } from '../ui/skeleton.tsx';

const COUNT = 4;

/** The skeleton of the notices, with the dimensions of typical ones. */
export function NoticeSkeletons() {
  return (
    <SkeletonRegion>
      <Card aria-hidden padding={{ base: '1', sm: '2' }}>
        {Array.from({ length: COUNT }, (_, index) => (
          <chakra.div
            key={index}
            display="flex"
            gap="3"
            paddingBlock="3.5"
            paddingInline={{ base: '3', sm: '4' }}
            borderBottomWidth="1px"
            borderColor="hairline"
            _last={{ borderBottomWidth: '0' }}
          >
            <Skeleton width="10" height="10" flexShrink="0" borderRadius="full" />
            <chakra.div flex="1">
              <SkeletonText lines={1} />
              <SkeletonText lines={2} lineHeight="1.375rem" />
            </chakra.div>
          </chakra.div>
        ))}
      </Card>
    </SkeletonRegion>
  );
}
