import type { Result } from 'ioredis'
import type { SharedRedis } from './open-redis.ts'
import type { CountTogether } from './workers/shared-counts.ts'

declare module 'ioredis' {
  interface RedisCommander<Context> {
    telemachosCount(key: string, windowMs: number): Result<[number, number], Context>
  }
}

/** Counts one more, in a window that begins with the first: how many there are, and what is left of it. */
const COUNT = `
  local current = redis.call('incr', KEYS[1])
  if current == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { current, redis.call('pttl', KEYS[1]) }`

/** Counts requests for all servers of a Redis; at once without prospect while it is away. */
export function countInRedis(redis: SharedRedis): CountTogether {
  const { client } = redis
  client.defineCommand('telemachosCount', { numberOfKeys: 1, lua: COUNT })
  return async ({ key, windowMs }) => {
    if (!redis.isThere) throw new Error('Redis is away')
    const [current, ttl] = await client.telemachosCount(redis.keyOf(`limit-${key}`), windowMs)
    return { current, ttl }
  }
}
