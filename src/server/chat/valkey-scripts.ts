import { CLOCK, PRESENCE_SCRIPTS } from './valkey-presence.ts';

/*
 * What must happen at once in Valkey. All keys of a room share a hash tag; `instances` holds the leases of the processes.
 * Numbers become text through '%.0f', because Lua would write a large one with an exponent.
 * A message in the stream is [t, time, v, voice, b, body, s, sent field, p, the id before it]: its fields are read by their place.
 */

export const SCRIPTS = {
  ...PRESENCE_SCRIPTS,

  /** KEYS meta, stream, sent, rooms; ARGV sent field, body, now, ttl, history, channel, meta ttl, room, voice, milliseconds for which the sender must wait. */
  append: `
if redis.call('HEXISTS', KEYS[1], 'ended') == 1 then return {'ended'} end
local known = redis.call('HGET', KEYS[3], ARGV[1])
if known then
  local kept = redis.call('XRANGE', KEYS[2], known .. '-0', known .. '-0')[1]
  return {'repeated', known, kept and kept[2][2] or ARGV[3]}
end
if tonumber(ARGV[10]) > 0 then return {'flooded', tonumber(ARGV[10])} end
local now = tonumber(ARGV[3])
local previous = redis.call('HGET', KEYS[1], 'last') or '0'
-- Not below the clock: a server that comes back without its last seconds gives none of their ids again.
local id = string.format('%.0f', math.max(tonumber(previous) + 1, now))
local time = string.format('%.0f', math.max(now, tonumber(redis.call('HGET', KEYS[1], 'time') or '0')))
redis.call('HSET', KEYS[1], 'last', id, 'time', time)
redis.call('XADD', KEYS[2], id .. '-0', 't', time, 'v', ARGV[9], 'b', ARGV[2], 's', ARGV[1], 'p', previous)
redis.call('HSET', KEYS[3], ARGV[1], id)
if redis.call('XLEN', KEYS[2]) > tonumber(ARGV[5]) then
  local oldest = redis.call('XRANGE', KEYS[2], '-', '+', 'COUNT', 1)[1]
  redis.call('XDEL', KEYS[2], oldest[1])
  redis.call('HDEL', KEYS[3], oldest[2][8])
end
redis.call('PEXPIRE', KEYS[2], ARGV[4])
redis.call('PEXPIRE', KEYS[3], ARGV[4])
redis.call('PEXPIRE', KEYS[1], ARGV[7])
redis.call('SADD', KEYS[4], ARGV[8])
redis.call('PUBLISH', ARGV[6], 'm ' .. table.concat({id, previous, time, ARGV[9], ARGV[2]}, '\\n'))
return {'appended', id, time}`,

  /** KEYS stream, sent; ARGV key of the sender. */
  erase: `
local own = ARGV[1] .. ':'
for _, entry in ipairs(redis.call('XRANGE', KEYS[1], '-', '+')) do
  local field = entry[2][8]
  if string.sub(field, 1, #own) == own then
    redis.call('XDEL', KEYS[1], entry[1])
    redis.call('HDEL', KEYS[2], field)
  end
end`,

  /** KEYS meta, stream, sent, people, rooms, shown, due; ARGV channel, ttl, room. The mark that stays keeps later messages out. */
  finish: `
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[6], KEYS[7])
redis.call('HSET', KEYS[1], 'ended', 1)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
redis.call('SREM', KEYS[5], ARGV[3])
redis.call('PUBLISH', ARGV[1], 'e')`,

  /** KEYS instances; ARGV instance, lease, whether it is new. Answers whether this process counts as alive, and then all that do. */
  beat: `${CLOCK}
local now = clock()
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now))
local known = ARGV[3] == '1' or redis.call('ZSCORE', KEYS[1], ARGV[1]) ~= false
if known then redis.call('ZADD', KEYS[1], string.format('%.0f', now + tonumber(ARGV[2])), ARGV[1]) end
return {known and 1 or 0, unpack(redis.call('ZRANGE', KEYS[1], 0, -1))}`,
} as const;

export type ScriptName = keyof typeof SCRIPTS;
