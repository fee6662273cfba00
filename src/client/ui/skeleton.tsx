import { chakra } from '@chakra-ui/react/styled-system';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { standIn } from '../lib/places.ts';
import { Card } from './card.tsx';

/** A grey shape where something will be; give it that thing's size. */
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

/** Lines of text under way, the last one shorter. */
export function SkeletonText({ lines = 3, lineHeight = '1.75rem' }: { lines?: number; lineHeight?: string }) {
  return Array.from({ length: lines }, (_, index) => (
    <chakra.div key={index} aria-hidden height={lineHeight} display="flex" alignItems="center">
      <Skeleton width={index === lines - 1 ? '62%' : '100%'} height="0.8em" />
    </chakra.div>
  ));
}

/** Wraps skeletons: one announcement instead of many grey shapes. */
export function SkeletonRegion({ children }: { children: ReactNode }) {
  useLayoutEffect(standIn, []);
  return (
    <div role="status">
      <chakra.span srOnly>Caricamento...</chakra.span>
      {children}
    </div>
  );
}

/** Keeps the column beside a page that will have one, so that the page does not move aside when it comes. */
export function SidebarSkeleton() {
  return (
    <Card aria-hidden>
      <Skeleton width="32" marginBottom="4" />
      <SkeletonText lines={4} />
    </Card>
  );
}
