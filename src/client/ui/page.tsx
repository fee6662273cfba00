import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface Props {
  children: ReactNode;
  /** Beside the content from 1024 px on, below it on narrower screens. */
  sidebar?: ReactNode;
  /** `content`: the reading column of 680 px. `wide`: the whole frame, for grids. */
  width?: 'content' | 'wide';
}

/** The layout of a page: column, gutters, and the distance to navbar and footer. */
export function Page({ children, sidebar, width = 'content' }: Props) {
  return (
    <chakra.div
      width="100%"
      maxWidth={sidebar || width === 'wide' ? 'frame' : '720px'}
      marginInline="auto"
      paddingInline={{ base: '4', sm: '5', lg: '6' }}
      paddingTop={{ base: '6', md: '10' }}
      paddingBottom={{ base: '12', md: '16' }}
      display={sidebar ? 'grid' : 'block'}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 680px) 300px' }}
      justifyContent="space-between"
      columnGap="10"
      rowGap="8"
    >
      {sidebar ? <chakra.div minWidth="0">{children}</chakra.div> : children}
      {sidebar && <chakra.aside>{sidebar}</chakra.aside>}
    </chakra.div>
  );
}
