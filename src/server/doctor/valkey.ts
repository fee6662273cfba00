import { Redis } from 'ioredis';
import { judgeClock } from './database.ts';
import { judge, type Finding, type Rule } from './finding.ts';

/** Chats live in memory only. */
const RULES: Rule[] = [
  { setting: 'save', isGood: (value) => value === '', mend: "snapshots would write chats to disk; set save ''" },
  { setting: 'appendonly', isGood: (value) => value === 'no', mend: 'its file would hold every line of every chat; set it to no' },
  { setting: 'slowlog-max-len', isGood: (value) => value === '0', mend: 'slow commands are kept with what people said; set it to 0' },
];

export async function checkValkey(url: string): Promise<Finding[]> {
  const client = new Redis(url.replace(/^valkey/, 'redis'), {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 3000,
    retryStrategy: () => null,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const settings = new Map<string, string>();
    for (const { setting } of RULES) {
      const [, value] = await client.config('GET', setting);
      if (value !== undefined) settings.set(setting, value);
    }
    const before = Date.now();
    const [seconds, microseconds] = (await client.time()).map(Number);
    const clock = judgeClock('the clock of Valkey', seconds! * 1000 + microseconds! / 1000 - (before + Date.now()) / 2);
    return [{ what: 'Valkey answers' }, clock, ...judge(RULES, (name) => settings.get(name))];
  } catch (error) {
    return [{ what: 'Valkey', mend: `it cannot be asked (${(error as Error).message}); check VALKEY_URL, and that CONFIG GET is allowed` }];
  } finally {
    client.disconnect();
  }
}
