import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { showFlash } from '../lib/flash.ts';
import { replaceStoredToken } from '../lib/storage.ts';
import { App } from './app.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

replaceStoredToken();

// In slices: what a slow phone's finger does meanwhile is heard.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
showFlash();
