import type { Commands } from '../start/valkey.ts';
import { CLOCK } from '../start/valkey-clock.ts';
import { PRESENCE_SCRIPTS } from './valkey-presence.ts';

/*
 * Steps that must be atomic in Valkey. A script's keys belong to one room and share a hash tag, or there is only one, because a cluster may
 * keep any other key on another node. `instances` holds the leases of the processes.
 * Numbers become text through '%.0f', because Lua would write a large one with an exponent.
 * A message in the stream is [t, time, v, voice, b, body, s, sent field, p, the id before it]: its fields are read by position.
 */

const SCRIPTS = {
  ...PRESENCE_SCRIPTS,

  /** KEYS meta, stream, sent; ARGV sent field, body, now, ttl, history, channel, meta ttl, voice, milliseconds the sender must wait. */
  append: `
if redis.call('HEXISTS', KEYS[1], 'ended') == 1 then return {'ended'} end
local known = redis.call('HGET', KEYS[3], ARGV[1])
if known then
  local kept = redis.call('XRANGE', KEYS[2], known .. '-0', known .. '-0')[1]
  return {'repeated', known, kept and kept[2][2] or ARGV[3]}
end
local removed = redis.call('HGET', KEYS[3], redis.sha1hex(ARGV[1]))
if removed then return {'removed', removed, ARGV[3]} end
if tonumber(ARGV[9]) > 0 then return {'flooded', tonumber(ARGV[9])} end
local now = tonumber(ARGV[3])
local previous = redis.call('HGET', KEYS[1], 'last') or '0'
-- Not below the clock: a server that comes back without its last seconds gives none of their ids again.
local id = string.format('%.0f', math.max(tonumber(previous) + 1, now))
local time = string.format('%.0f', math.max(now, tonumber(redis.call('HGET', KEYS[1], 'time') or '0')))
redis.call('HSET', KEYS[1], 'last', id, 'time', time)
redis.call('XADD', KEYS[2], id .. '-0', 't', time, 'v', ARGV[8], 'b', ARGV[2], 's', ARGV[1], 'p', previous)
redis.call('HSET', KEYS[3], ARGV[1], id)
if redis.call('XLEN', KEYS[2]) > tonumber(ARGV[5]) then
  local oldest = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
  redis.call('XDEL', KEYS[2], oldest[1])
  redis.call('HDEL', KEYS[3], oldest[2][8])
end
redis.call('PEXPIRE', KEYS[2], ARGV[4])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
redis.call('PUBLISH', ARGV[6], 'm ' .. table.concat({id, previous, time, ARGV[8], ARGV[2]}, '\\n'))
return {'appended', id, time}`,

  /**
   * KEYS stream, sent, gone; ARGV key of the sender, channel, first and last id, history. Of a removed message only the hash of its sent
   * field remains, which does not name its sender: a page that sends the message again does not bring it back.
   */
  erase: `
local own = ARGV[1] .. ':'
local erased = {}
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], ARGV[3], ARGV[4])) do
  local field = entry[2][8]
  if string.sub(field, 1, #own) == own then
    redis.call('XDEL', KEYS[1], entry[1])
    local id = string.match(entry[1], '%d+')
    -- In this order, because a hash without fields loses its expiry.
    redis.call('HSET', KEYS[2], redis.sha1hex(field), id)
    redis.call('HDEL', KEYS[2], field)
    table.insert(erased, id)
    redis.call('RPUSH', KEYS[3], id)
  end
end
if #erased == 0 then return end
redis.call('LTRIM', KEYS[3], -tonumber(ARGV[5]), -1)
redis.call('PEXPIRE', KEYS[3], redis.call('PTTL', KEYS[1]))
redis.call('PUBLISH', ARGV[2], 'x ' .. table.concat(erased, ','))`,

  /** KEYS meta, stream, sent, gone, people, shown, due; ARGV channel, ttl. The remaining mark rejects later messages. */
  finish: `
redis.call('DEL', unpack(KEYS))
redis.call('HSET', KEYS[1], 'ended', 1)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('PUBLISH', ARGV[1], 'e')`,

  /** KEYS channel; ARGV payload. Messages to one channel through one node of a cluster arrive in order. */
  publish: `redis.call('PUBLISH', KEYS[1], ARGV[1])`,

  /** KEYS instances; ARGV instance, lease, whether it is new: its name then gets the time. Returns name (if alive), time, all alive. */
  beat: `${CLOCK}
local now = clock()
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now))
local name = ARGV[3] == '1' and ARGV[1] .. '@' .. string.format('%.0f', now) or ARGV[1]
local known = ARGV[3] == '1' or redis.call('ZSCORE', KEYS[1], name) ~= false
if known then redis.call('ZADD', KEYS[1], string.format('%.0f', now + tonumber(ARGV[2])), name) end
return {known and name or '', now, unpack(redis.call('ZRANGE', KEYS[1], 0, -1))}`,
} as const;

type ScriptName = keyof typeof SCRIPTS;
type Defined = Record<`chat:${ScriptName}`, (keyCount: number, ...rest: (string | number)[]) => Promise<unknown>>;

/** Runs a script. */
export type Run = (script: ScriptName, keys: string[], ...args: (string | number)[]) => Promise<unknown>;

/** A connection sends the source of a script on first use, then its hash. */
export function createRunner(commands: Commands): Run {
  for (const [name, lua] of Object.entries(SCRIPTS)) commands.defineCommand(`chat:${name}`, { lua });
  const defined = commands as unknown as Defined;
  return (script, keys, ...args) => defined[`chat:${script}`](keys.length, ...keys, ...args);
}
