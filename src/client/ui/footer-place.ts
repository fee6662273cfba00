import { createContext } from 'react';

/** The element in the footer of the surrounding dialog for what must stay in view while its fields scroll; null outside of a form dialog. */
export const FooterPlace = createContext<HTMLElement | null>(null);
