import type { ReactNode } from 'react';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostDrawing } from '../ui/line-drawings.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';

/** The page of a mail link that has expired or was used. */
export function VoidLink({ action, children }: { action: ReactNode; children: ReactNode }) {
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title={
          <PageHeading align="center" step="#void">
            Questo link non vale più
          </PageHeading>
        }
        action={action}
      >
        {children}
      </EmptyState>
    </Page>
  );
}
