import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { LostDrawing } from '../ui/line-drawings.tsx';
import { Page } from '../ui/page.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { paths } from '../lib/paths.ts';

export function NotFoundPage() {
  return (
    <Page>
      <EmptyState
        drawing={<LostDrawing />}
        title={<PageHeading align="center">404 Page Not Found</PageHeading>}
        action={<ButtonLink href={paths.home}>Torna alla home</ButtonLink>}
      >
        Qui non c’è niente: forse l’indirizzo ha una lettera di troppo, o la pagina si è spostata. Capita, non hai rotto nulla.
      </EmptyState>
    </Page>
  );
}
