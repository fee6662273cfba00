import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { standIn } from '../lib/places.ts';
import { Card } from './card.tsx';

/** A grey placeholder; give it the size of the content. */
export function Skeleton(props: ComponentProps<typeof chakra.div>) {
  return (
    <chakra.div
      aria-hidden
      bg="hairline"
      borderRadius="small"
      height="4"
      animation="breathe 1600ms ease-in-out infinite"
      _highContrast={{ outline: '1px solid GrayText' }}
      {...props}
    />
  );
}

/** Placeholder for lines of text, the last one shorter. */
export function SkeletonText({ lines = 3, lineHeight = '1.75rem' }: { lines?: number; lineHeight?: string }) {
  return Array.from({ length: lines }, (_, index) => (
    <chakra.div key={index} aria-hidden height={lineHeight} display="flex" alignItems="center">
      <Skeleton width={index === lines - 1 ? '62%' : '100%'} height="0.8em" />
    </chakra.div>
  ));
}

/** Wraps skeletons, so that screen readers hear a single announcement. */
export function SkeletonRegion({ children }: { children: ReactNode }) {
  useLayoutEffect(standIn, []);
  return (
    <div role="status">
      <chakra.span srOnly>Caricamento...</chakra.span>
      {children}
    </div>
  );
}

/** Reserves the sidebar's column, so that the content does not move when the sidebar appears. */
export function SidebarSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width="32" marginBottom="4" />
      <SkeletonText lines={4} />
    </Card>
  );
}
