const LOOK_AGAIN_MS = 2000;

/**
 * The people in a room, and the people shown to be there. `people` holds each person's sockets per process, and the delay before others
 * learn that the person left; `shown` the people shown; `due` when `+person` and `-person` are shown. `settle` shows what is due and
 * removes dead processes: those that were not alive when the caller looked, unless they started later. `lost` holds the delays of people
 * who have just left. Returns version, people, and when to call again.
 */
const PRESENCE = `
local meta, people, shown, due = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local channel, now, ttl, looked = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[5])
local alive = {}
for instance in string.gmatch(ARGV[4], '[^,]+') do alive[instance] = true end
local function tellAt(what, delay)
  local time = string.format('%.0f', now + tonumber(delay))
  redis.call('ZADD', due, time, what)
  redis.call('PUBLISH', channel, 'd ' .. time)
end
local function settle(lost)
  local here, again = {}, math.huge
  local fields = redis.call('HGETALL', people)
  for i = 1, #fields, 2 do
    local person, instance = string.match(fields[i], '^(.-) (.+)$')
    local unseen = not alive[instance] and tonumber(string.match(instance, '@(%d+)$') or 0) >= looked
    if unseen then again = now + ${LOOK_AGAIN_MS} end
    if alive[instance] or unseen then
      here[person] = true
    else
      redis.call('HDEL', people, fields[i])
      lost[person] = string.match(fields[i + 1], ' (%d+)$')
    end
  end
  for person in pairs(lost) do
    if not here[person] then redis.call('ZREM', due, '+' .. person) end
  end
  for _, person in ipairs(redis.call('SMEMBERS', shown)) do
    if not here[person] and not redis.call('ZSCORE', due, '-' .. person) then tellAt('-' .. person, lost[person] or 0) end
  end
  local told = redis.call('ZRANGEBYSCORE', due, '-inf', string.format('%.0f', now))
  for _, what in ipairs(told) do
    local person = string.sub(what, 2)
    redis.call('ZREM', due, what)
    redis.call(string.sub(what, 1, 1) == '+' and 'SADD' or 'SREM', shown, person)
  end
  local list = table.concat(redis.call('SMEMBERS', shown), ',')
  local version = redis.call('HGET', meta, 'version') or '0'
  if #told > 0 then
    version = tostring(redis.call('HINCRBY', meta, 'version', 1))
    redis.call('PUBLISH', channel, 'p ' .. version .. ' ' .. list)
  end
  -- Where nobody is left nobody settles what remains: it goes by itself once all is due.
  local last = redis.call('ZRANGE', due, -1, -1, 'WITHSCORES')[2]
  local keep = next(here) and ttl or math.max(0, tonumber(last or now) - now) + 1000
  redis.call('PEXPIRE', shown, string.format('%.0f', keep))
  redis.call('PEXPIRE', due, string.format('%.0f', keep))
  local coming = math.min(again, tonumber(redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')[2] or again))
  return {version, list, coming == math.huge and '' or string.format('%.0f', coming)}
end
`;

export const PRESENCE_SCRIPTS = {
  /** KEYS meta, people, shown, due, stream, gone; ARGV channel, now, ttl, instances, looked, person, instance, both delays. */
  enter: `${PRESENCE}
if redis.call('HEXISTS', meta, 'ended') == 1 then return {'ended'} end
local person, field = ARGV[6], ARGV[6] .. ' ' .. ARGV[7]
local sockets = tonumber(string.match(redis.call('HGET', people, field) or '0', '^%d+'))
redis.call('HSET', people, field, string.format('%.0f %s', sockets + 1, ARGV[9]))
redis.call('ZREM', due, '-' .. person)
local came = redis.call('SISMEMBER', shown, person) == 0 and not redis.call('ZSCORE', due, '+' .. person)
if came then tellAt('+' .. person, ARGV[8]) end
local answer = settle({})
-- A room with messages remembers its last id for longer.
if redis.call('PTTL', meta) < tonumber(ttl) then redis.call('PEXPIRE', meta, ttl) end
redis.call('PEXPIRE', people, ttl)
local first = redis.call('XRANGE', KEYS[5], '-', '+', 'COUNT', 1)[1]
local gone = table.concat(redis.call('LRANGE', KEYS[6], 0, -1), ',')
return {'entered', answer, came and 1 or 0, redis.call('HGET', meta, 'last') or '0', gone, first and first[1], first and first[2][10]}`,

  /** KEYS meta, people, shown, due; ARGV channel, now, ttl, instances, looked, person, instance, and a delay instead of the person’s, or ''. */
  leave: `${PRESENCE}
local person, field = ARGV[6], ARGV[6] .. ' ' .. ARGV[7]
local sockets, delay = string.match(redis.call('HGET', people, field) or '', '^(%d+) (%d+)$')
if not sockets then return end
if tonumber(sockets) > 1 then
  redis.call('HSET', people, field, string.format('%.0f %s', tonumber(sockets) - 1, delay))
else
  redis.call('HDEL', people, field)
  settle({[person] = ARGV[8] ~= '' and ARGV[8] or delay})
end`,

  /**
   * KEYS people, shown, due; ARGV instances, looked, now. Counts what is due as shown, because nobody settles a room that everybody has left.
   * When all processes of a room have died nobody is there, even before a settle.
   */
  count: `
local living = {}
for instance in string.gmatch(ARGV[1], '[^,]+') do living[instance] = true end
local fields, alive = redis.call('HKEYS', KEYS[1]), false
for _, field in ipairs(fields) do
  local instance = string.match(field, ' (.+)$')
  alive = alive or living[instance] or tonumber(string.match(instance, '@(%d+)$') or 0) >= tonumber(ARGV[2])
end
if #fields > 0 and not alive then return 0 end
local count = redis.call('SCARD', KEYS[2])
for _, what in ipairs(redis.call('ZRANGEBYSCORE', KEYS[3], '-inf', ARGV[3])) do
  count = count + (string.sub(what, 1, 1) == '+' and 1 or -1)
end
return count`,

  /** KEYS people; ARGV instances, looked. */
  here: `
local living, here = {}, {}
for instance in string.gmatch(ARGV[1], '[^,]+') do living[instance] = true end
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  local person, instance = string.match(field, '^(.-) (.+)$')
  if living[instance] or tonumber(string.match(instance, '@(%d+)$') or 0) >= tonumber(ARGV[2]) then table.insert(here, person) end
end
return here`,

  /** KEYS meta, people, shown, due; ARGV channel, now, ttl, instances, looked. */
  settle: `${PRESENCE}
return settle({})`,
} as const;
