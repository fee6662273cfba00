import { createContext, type ReactNode } from 'react';

/** The login screen, shown in place of a page that requires login, at the same URL; provided by the app. */
export const LoginScreen = createContext<ReactNode>(null);
