import { createRoot } from 'react-dom/client';
import { App } from '../../src/client/app/app.tsx';
import { storeUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/stored-student.ts';
import { answerFor } from './answers.ts';
import { screens } from './screens.ts';

const name = new URLSearchParams(window.location.search).get('name') ?? '';
const { path, answers, prepare } = screens[name] ?? screens['feed']!;
document.documentElement.classList.toggle('dark', matchMedia('(prefers-color-scheme: dark)').matches);
window.history.replaceState(null, '', path);
answerFor(answers);
storeUser({ ...storedStudent, emailConfirmed: true });
prepare?.();
createRoot(document.getElementById('root')!).render(<App />);
