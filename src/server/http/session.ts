import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DeviceCookie, SessionCookie } from '../../routers/identity.ts';
import type { DeviceMarks } from '../security/device-marks.ts';

/** With the prefix `__Host-`, browsers insist on https, this exact host and the path `/`. */
export const cookieName = (secure: boolean) => (secure ? '__Host-sottovoce' : 'sottovoce');

export function cookieOf(request: FastifyRequest, secure: boolean): string | undefined {
  return request.cookies[cookieName(secure)];
}

/** Returns the session token: from the bearer header, else the cookie. The web client's bearer, `cookie.session`, is no token. */
export function tokenOf(request: FastifyRequest, secure: boolean): string | undefined {
  const bearer = /^Bearer +([\w-]{1,128})$/i.exec(request.headers.authorization ?? '');
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

/** The cookie that marks a known device. It outlives the session and grants none: only a login reads it. */
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
