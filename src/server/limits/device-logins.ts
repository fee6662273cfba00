import { DAY_SECONDS } from '../../routers/durations.ts';
import type { KnownDevice } from '../../routers/identity.ts';
import { createCounters, type KeyOf, type Sizes } from './counters.ts';
import type { Commands } from '../start/valkey.ts';

/** Wrong guesses in a day: whoever steals what a browser remembers gets no more than these. */
const SIZES: Sizes<'loginOnDevice'> = { loginOnDevice: [10, DAY_SECONDS] };

type Check = () => Promise<boolean>;

interface Options {
  keyOf: KeyOf;
  valkey: Commands | undefined;
}

/** Logins from browsers that logged in before. */
export function createDeviceLogins({ keyOf, valkey }: Options) {
  const { loginOnDevice } = createCounters(SIZES, valkey);

  /**
   * The right password gets through from a browser that remembers the account, whatever strangers do. All else is answered as
   * from any browser, and as late whichever account it remembers: who sits down at a computer does not learn who was there.
   */
  return async function checkOnDevice(device: KnownDevice, check: Check, asAnybody: (check: Check) => Promise<boolean>): Promise<boolean> {
    const key = keyOf('device', device.nonce);
    const { consumedPoints } = await loginOnDevice.penalty(key);
    if (consumedPoints > SIZES.loginOnDevice[0]) return asAnybody(check);
    const right = await check().catch(async (error: unknown) => {
      await loginOnDevice.reward(key);
      throw error;
    });
    const accepted = (right && device.owns) || (await asAnybody(async () => right));
    if (accepted) await loginOnDevice.reward(key);
    return accepted;
  };
}
