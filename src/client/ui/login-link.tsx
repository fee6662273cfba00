import type { ComponentProps } from 'react';
import { comingFromHere } from '../lib/destination.ts';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from './button.tsx';

/** The way to the login, which leads back here. */
export function LoginLink(props: Omit<ComponentProps<typeof ButtonLink>, 'href' | 'state'>) {
  return <ButtonLink {...props} href={paths.login} state={comingFromHere} />;
}
