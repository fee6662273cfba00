import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie, SessionCookie } from '../../routers/identity.ts';
import type { DeviceMarks } from '../security/device-marks.ts';

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

const deviceName = (secure: boolean) => `${cookieName(secure)}-device`;
const optionsOf = (secure: boolean) => ({ path: '/', httpOnly: true, sameSite: 'lax', secure }) as const;

export function sessionCookie(reply: FastifyReply, secure: boolean): SessionCookie {
  const options = optionsOf(secure);
  return {
    set: (token, expires) => void reply.setCookie(cookieName(secure), token, { ...options, expires }),
    clear: () => void reply.clearCookie(cookieName(secure), options),
  };
}

/** Outlives the session, and is none: nothing but a login asks for it. */
export function deviceCookie(request: FastifyRequest, reply: FastifyReply, marks: DeviceMarks, secure: boolean): DeviceCookie {
  const options = optionsOf(secure);
  return {
    remember(account) {
      const { value, expires } = marks.make(account);
      void reply.setCookie(deviceName(secure), value, { ...options, expires });
    },
    forget: () => void reply.clearCookie(deviceName(secure), options),
    ask(account) {
      const mark = marks.read(request.cookies[deviceName(secure)]);
      return mark && { nonce: mark.nonce, owns: account !== undefined && mark.isOf(account) };
    },
  };
}
