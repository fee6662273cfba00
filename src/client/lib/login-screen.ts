import { createContext, type ReactNode } from 'react';

/** The login in the place of what asks for one, at the same address; the app provides it. */
export const LoginScreen = createContext<ReactNode>(null);
