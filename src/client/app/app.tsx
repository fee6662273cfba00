import { ErrorBoundary } from './error-boundary.tsx';
import { Frame } from './layout/frame.tsx';
import { Providers } from './providers.tsx';
import { Routes } from './routes.tsx';

export function App() {
  return (
    <Providers>
      <ErrorBoundary>
        <Frame>
          <Routes />
        </Frame>
      </ErrorBoundary>
    </Providers>
  );
}
