import { paths } from '../app/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { NightWindowDrawing } from '../ui/line-drawings.tsx';

export function LoginNeeded({ children }: { children: string }) {
  return (
    <EmptyState drawing={<NightWindowDrawing />} title="Accesso richiesto" action={<ButtonLink href={paths.login}>Accedi</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
