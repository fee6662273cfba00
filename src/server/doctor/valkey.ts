import { once } from 'node:events';
import { Cluster, type Redis } from 'ioredis';
import { connectValkey, type Commands } from '../start/valkey.ts';
import { judgeClock } from './database.ts';
import { judge, type Finding, type Rule } from './finding.ts';

/** Chats must live in memory only, and in a bounded part of it. */
export const VALKEY_RULES: Rule[] = [
  { setting: 'save', isGood: (value) => value === '', mend: "snapshots would write chats to disk; set save ''" },
  { setting: 'appendonly', isGood: (value) => value === 'no', mend: 'its file would contain every chat message; set it to no' },
  { setting: 'slowlog-max-len', isGood: (value) => value === '0', mend: 'slow commands are logged with what people wrote; set it to 0' },
  {
    setting: 'maxmemory',
    isGood: (value) => value !== '0',
    mend: 'chats could take all memory of its machine; set it to what Valkey may use, such as 512mb',
  },
  {
    setting: 'maxmemory-policy',
    isGood: (value) => value === 'noeviction',
    mend: 'rate limits and parts of chats would be lost; set it to noeviction',
  },
];

/** Checks each server of a cluster, or the primary that the Sentinels name. */
export async function checkValkey(url: string): Promise<Finding[]> {
  const { commands, close } = connectValkey(url, () => {});
  try {
    await ready(commands);
    if (!(commands instanceof Cluster)) return [{ what: 'Valkey answers' }, ...(await checkServer(commands, ''))];
    const nodes = commands.nodes('all');
    const findings = await Promise.all(nodes.map((node) => checkServer(node, ` of ${node.options.host}:${node.options.port}`)));
    return [{ what: `Valkey answers, a cluster of ${nodes.length}` }, ...findings.flat()];
  } catch (error) {
    return [
      { what: 'Valkey', mend: `it cannot be queried (${(error as Error).message}); check VALKEY_URL, and that CONFIG GET is allowed` },
    ];
  } finally {
    close();
  }
}

async function ready(commands: Commands): Promise<void> {
  if (commands.status === 'ready') return;
  await Promise.race([once(commands, 'ready'), once(commands, 'close').then(() => Promise.reject(new Error('no connection')))]);
}

async function checkServer(server: Redis, which: string): Promise<Finding[]> {
  const settings = new Map<string, string>();
  for (const { setting } of VALKEY_RULES) {
    const [, value] = await server.config('GET', setting);
    if (value !== undefined) settings.set(setting, value);
  }
  const before = Date.now();
  const [seconds, microseconds] = (await server.time()).map(Number);
  const clock = judgeClock('the clock of Valkey', seconds! * 1000 + microseconds! / 1000 - (before + Date.now()) / 2);
  return [clock, ...judge(VALKEY_RULES, (name) => settings.get(name))].map(({ what, mend }) => ({ what: `${what}${which}`, mend }));
}
