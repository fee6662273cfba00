import { z } from 'zod';
import { ENDPOINT_MAX } from './limits.ts';

const NOT_AN_ADDRESS = 'Questo non è l’indirizzo di un servizio di notifiche';

const Endpoint = z
  .string()
  .max(ENDPOINT_MAX, { error: NOT_AN_ADDRESS })
  // After the length check, because parsing an internationalized host name takes time quadratic in its length.
  .pipe(z.url({ protocol: /^https?$/, error: NOT_AN_ADDRESS }))
  .meta({
    description: 'URL at which the browser’s push service accepts messages for the device',
    example: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  });
/** Returns the schema of this many bytes in base64url. */
const bytes = (count: number) => z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`), { error: 'Chiave non valida' });

/** As `PushSubscription.toJSON()` gives it. */
export const AddDevice = z
  .object({
    endpoint: Endpoint,
    keys: z.object({
      p256dh: bytes(65).meta({ description: 'The browser’s public key: 65 bytes in base64url' }),
      auth: bytes(16).meta({ description: 'The browser’s secret for this subscription: 16 bytes in base64url' }),
    }),
  })
  .meta({ id: 'AddDevice' });
export type AddDevice = z.infer<typeof AddDevice>;

/** A device, by its endpoint. */
export const DeviceRef = z.object({ endpoint: Endpoint.optional() });

export const Devices = z
  .object({
    count: z.number().int().min(0).meta({ description: 'Number of devices that receive push messages' }),
    here: z.boolean().meta({ description: 'Whether the device with the given endpoint is among them' }),
    publicKey: z.string().meta({ description: 'The server’s public key, needed to subscribe: 65 bytes in base64url' }),
  })
  .meta({ id: 'Devices' });
export type Devices = z.infer<typeof Devices>;
