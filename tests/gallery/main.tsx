import { createRoot } from 'react-dom/client';
import { Providers } from '../../src/client/app/providers.tsx';
import { storeUser } from '../../src/client/lib/storage.ts';
import { storedStudent } from '../support/stored-student.ts';
import { answerFor } from './answers.ts';
import { Gallery } from './gallery.tsx';

const address = new URLSearchParams(window.location.search);
document.documentElement.classList.toggle('dark', address.has('dark') || matchMedia('(prefers-color-scheme: dark)').matches);
answerFor();
storeUser(storedStudent);
createRoot(document.getElementById('root')!).render(
  <Providers>
    <Gallery address={address} />
  </Providers>,
);
