import { Redis, type RedisOptions } from 'ioredis'

/**
 * A connection to Redis, and those made after it. The hub's adapter sends some commands without looking
 * at what becomes of them, and a rejection that nobody observes would end the process when Redis is
 * away; so each command is observed here. Whoever does wait for one still gets its error.
 */
export function openRedis(url: string, options: RedisOptions = {}): Redis {
  return observe(new Redis(url, options))
}

function observe(redis: Redis): Redis {
  const sendCommand = redis.sendCommand.bind(redis)
  const duplicate = redis.duplicate.bind(redis)
  redis.sendCommand = (...args) => {
    const sent = sendCommand(...args)
    if (sent instanceof Promise) sent.catch(() => undefined)
    return sent
  }
  redis.duplicate = ((...args) => observe(duplicate(...args) as Redis)) as Redis['duplicate']
  return redis
}
