import type { StoredUser } from '../../src/client/lib/storage.ts';

/** A user as stored by the login. */
export const storedStudent: StoredUser = {
  isAuthenticated: true,
  id: '6f9a1b52-7f3c-4c39-9c0e-0a4f0c9d2b11',
  email: 'giulia.rossi@edu.unito.it',
  firstName: 'Giulia',
  lastName: 'Rossi',
  university: 'Università degli Studi di Torino',
  faculty: 'Psicologia',
  studyYear: '2° anno triennale',
};
