import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Rememberable, Vault } from '../../routers/identity.ts';
import { DEVICE_DAYS } from '../../routers/auth/rules.ts';
import { DAY_MS } from '../../routers/durations.ts';

/** The mark by which a browser that has logged in here is recognized at its next login. */
interface DeviceMark {
  /** Random for each login; wrong passwords with this mark are counted under it. */
  nonce: string;
  isOf(account: Rememberable): boolean;
}

const NONCE_BYTES = 16;
/** 22 base64url characters hold 132 bits. */
const KEY_LENGTH = 22;
const MARK = /^([\w-]{22})\.(\d{1,7})\.([\w-]{22})\.([\w-]{22})$/;
/** Days of expiry are a month apart, so that the cookie does not reveal the day of the login. */
const DAYS_APART = 30;

/**
 * OWASP's device cookies. Only with the key, and only for a given account, can a mark be checked; two marks of one account have nothing in
 * common.
 */
export function createDeviceMarks(vault: Pick<Vault, 'nameOf'>, now: () => Date) {
  const keyOf = (place: string, value: string) => vault.nameOf(place, value).toString('base64url').slice(0, KEY_LENGTH);
  const accountKey = (nonce: string, { id, passwordVersion = 0 }: Rememberable) => keyOf(`device ${nonce}`, `${id} ${passwordVersion}`);
  const signatureOf = (...parts: string[]) => keyOf('device mark', parts.join('.'));
  return {
    make(account: Rememberable): { value: string; expires: Date } {
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const day = Math.ceil((now().getTime() / DAY_MS + DEVICE_DAYS) / DAYS_APART) * DAYS_APART;
      const parts = [nonce, `${day}`, accountKey(nonce, account)];
      return { value: [...parts, signatureOf(...parts)].join('.'), expires: new Date(day * DAY_MS) };
    },
    /** @returns undefined for a mark that has expired or was not made here */
    read(value: string | undefined): DeviceMark | undefined {
      const [, nonce, day, account, signature] = MARK.exec(value ?? '') ?? [];
      if (!nonce || !day || !account || !signature) return undefined;
      if (!same(signature, signatureOf(nonce, day, account)) || Number(day) * DAY_MS <= now().getTime()) return undefined;
      return { nonce, isOf: (candidate) => same(account, accountKey(nonce, candidate)) };
    },
  };
}

export type DeviceMarks = ReturnType<typeof createDeviceMarks>;

function same(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
