import { EmptyState } from './empty-state.tsx';
import { NightWindowDrawing } from './night-drawing.tsx';
import { LoginLink } from './login-link.tsx';

export function LoginNeeded({ children }: { children: string }) {
  return (
    <EmptyState drawing={<NightWindowDrawing />} title="Accesso richiesto" action={<LoginLink>Accedi</LoginLink>}>
      {children}
    </EmptyState>
  );
}
