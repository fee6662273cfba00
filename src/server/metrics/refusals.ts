import type { Limits } from '../../routers/context.ts';
import { AppError } from '../../routers/errors.ts';
import type { LimitsFactory } from '../limits/limits.ts';

const COUNTED = new Set<AppError['reason']>(['rate_limited', 'repeated_text']);

/** Wraps limits so that their refusals are counted by the limit's name. */
export function countRefusals({ from }: LimitsFactory, refusal: (limit: string) => void): LimitsFactory {
  const counted = async <T>(name: string, work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof AppError && COUNTED.has(error.reason)) refusal(name);
      throw error;
    }
  };
  return {
    from(address) {
      const limits = from(address);
      return {
        ...limits,
        take: (limit, viewer) => counted(limit, limits.take(limit, viewer)),
        takeUndoably: (limit, viewer) => counted(limit, limits.takeUndoably(limit, viewer)),
        checkLogin: (...login) => counted('login', limits.checkLogin(...login)),
        checkOwnPassword: (session, check) => counted('own-password', limits.checkOwnPassword(session, check)),
        checkCode: (mailbox, check) => counted('code', limits.checkCode(mailbox, check)),
        takeMail: (mailbox, kind) => counted('mail-to', limits.takeMail(mailbox, kind)),
        refuseRepetition: (...text: Parameters<Limits['refuseRepetition']>) => counted('repetition', limits.refuseRepetition(...text)),
      };
    },
  };
}
