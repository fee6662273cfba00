import type { Context } from '../context.ts';
import type { Viewer } from '../identity.ts';
import { AppError } from '../errors.ts';
import { hashToken } from '../sessions/queries.ts';
import { accountProcedure, router, sessionProcedure } from '../trpc.ts';
import { deleteDevices, insertDevice, listDevices } from './queries.ts';
import { isPushService } from './rules.ts';
import { AddDevice, Devices, DeviceRef } from './schema.ts';

const PATH = '/notices/devices';

export const devicesRouter = router({
  list: accountProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: PATH,
        tags: ['notices'],
        summary: 'See on how many devices one is told',
        description: 'And the key to subscribe with.',
        protect: true,
      },
    })
    .input(DeviceRef)
    .output(Devices)
    .query(async ({ ctx, input }) => devicesOf(ctx, input.endpoint)),

  // None of these is an accountProcedure: they change the account itself.
  add: sessionProcedure
    .meta({
      limit: 'write',
      refusals: ['not_a_push_service'],
      openapi: {
        method: 'POST',
        path: PATH,
        tags: ['notices'],
        summary: 'Be told on this device',
        description:
          'By Web Push, until this login ends: that there is something new, and nothing else. At most five devices; of a sixth the oldest gives way. The address must be one of a browser’s push service.',
        protect: true,
      },
    })
    .input(AddDevice)
    .output(Devices)
    .mutation(async ({ ctx, input }) => {
      const { db, vault, viewer, settings } = ctx;
      if (!isPushService(input.endpoint, settings.pushServices)) throw new AppError('not_a_push_service', { field: 'endpoint' });
      if (!(await insertDevice(db, vault, viewer.accountId, input, hashToken(ctx.token!)))) throw new AppError('unauthenticated');
      return devicesOf(ctx, input.endpoint);
    }),

  remove: sessionProcedure
    .meta({
      limit: 'write',
      openapi: {
        method: 'DELETE',
        path: PATH,
        tags: ['notices'],
        summary: 'Not be told on a device any more',
        description: 'On the one with this address; without an address, on none.',
        protect: true,
      },
    })
    .input(DeviceRef)
    .output(Devices)
    .mutation(async ({ ctx, input }) => {
      if (!(await deleteDevices(ctx.db, ctx.vault, ctx.viewer.accountId, input.endpoint))) throw new AppError('unauthenticated');
      return devicesOf(ctx, input.endpoint);
    }),
});

async function devicesOf(
  { db, vault, viewer, notices, now }: Context & { viewer: Viewer },
  endpoint: string | undefined,
): Promise<Devices> {
  const devices = await listDevices(db, vault, viewer.accountId, now());
  return { count: devices.length, here: devices.some((device) => device.endpoint === endpoint), publicKey: notices.publicKey };
}
