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
        summary: 'Count the devices that receive your Web Push messages',
        description: 'Also returns the key needed to subscribe.',
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
        summary: 'Subscribe this device to Web Push',
        description:
          'Until this session ends; the messages say only that there is something new. At most five devices per account: a sixth replaces the oldest. The endpoint must belong to a browser’s push service.',
        protect: true,
      },
    })
    .input(AddDevice)
    .output(Devices)
    .mutation(async ({ ctx, input }) => {
      const { viewer, settings } = ctx;
      if (!isPushService(input.endpoint, settings.pushServices)) throw new AppError('not_a_push_service', { field: 'endpoint' });
      if (!(await insertDevice(ctx, viewer.accountId, input, hashToken(ctx.token!)))) throw new AppError('unauthenticated');
      return devicesOf(ctx, input.endpoint);
    }),

  remove: sessionProcedure
    .meta({
      limit: 'write',
      openapi: {
        method: 'DELETE',
        path: PATH,
        tags: ['notices'],
        summary: 'Unsubscribe a device from Web Push',
        description: 'The device with this endpoint; without an endpoint, all devices.',
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
