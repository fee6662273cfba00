import { paths } from '../lib/paths.ts';
import { ButtonLink } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { NightWindowDrawing } from './line-drawings.tsx';

export function LoginNeeded({ children }: { children: string }) {
  return (
    <EmptyState drawing={<NightWindowDrawing />} title="Accesso richiesto" action={<ButtonLink href={paths.login}>Accedi</ButtonLink>}>
      {children}
    </EmptyState>
  );
}
