import { paths } from '../lib/paths.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { LostDrawing } from './line-drawings.tsx';
import { Page } from './page.tsx';
import { PageHeading } from './page-heading.tsx';

/** The page shown if an address does not exist, or is not visible to this user. */
export function NotFound() {
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
