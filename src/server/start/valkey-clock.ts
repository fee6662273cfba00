/** For scripts: milliseconds since 1970 by Valkey's own clock. */
export const CLOCK = `
local function clock()
  local time = redis.call('TIME')
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end
`;
