import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SessionCookie } from '../../routers/context.ts';

/** `__Host-` makes browsers insist on https, on this very host and on the path `/`. */
export const cookieName = (secure: boolean) => (secure ? '__Host-sottovoce' : 'sottovoce');

export function cookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieName(secure)];
}

/** The session token of a request: from the bearer header, else from the cookie. The page's own header holds no token but `cookie.session`. */
export function tokenOf(request: FastifyRequest, secure: boolean): string | undefined {
  const bearer = /^Bearer ([\w-]{1,128})$/i.exec(request.headers.authorization ?? '');
  return bearer?.[1] ?? cookieOf(request, secure);
}

export function sessionCookie(reply: FastifyReply, secure: boolean): SessionCookie {
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    set: (token, expires) => void reply.setCookie(cookieName(secure), token, { ...options, expires }),
    clear: () => void reply.clearCookie(cookieName(secure), options),
  };
}
