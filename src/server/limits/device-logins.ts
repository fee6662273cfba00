import { DAY_SECONDS } from '../../routers/durations.ts';
import type { KnownDevice } from '../../routers/identity.ts';
import { createCounters, type KeyOf, type Sizes } from './counters.ts';
import type { Commands } from '../start/valkey.ts';

/** Wrong passwords per day and device: stealing a device cookie gains no more guesses than these. */
const SIZES: Sizes<'loginOnDevice'> = { loginOnDevice: [10, DAY_SECONDS] };

type Check = () => Promise<boolean>;

interface Options {
  keyOf: KeyOf;
  valkey: Commands | undefined;
}

/** Returns the check for logins from browsers that have logged in before. */
export function createDeviceLogins({ keyOf, valkey }: Options) {
  const { loginOnDevice } = createCounters(SIZES, valkey);

  /**
   * A browser that remembers the account gets through with the right password, whatever strangers do. All other attempts are answered like
   * those of unknown browsers and take equally long, so that the next user of a computer does not learn whose account it remembers.
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
