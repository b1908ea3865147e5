import { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRedisRoad, REDIS_URL, type RedisRoad } from '../testing/redis-road.ts'
import { openLog } from './log.ts'
import { BLOCK_MS, SharedRedis } from './open-redis.ts'
import { countInRedis } from './redis-counts.ts'

/** What the library says of a command that nobody answers. */
const UNANSWERED = /writeable|timed out|closed|away/

describe.runIf(REDIS_URL)('a shared Redis', () => {
  let road: RedisRoad
  let redis: SharedRedis
  const said: string[] = []
  const warn = ({ reason = '' }: { reason?: string }, message: string) =>
    void said.push(`${message.split(':')[0]}: ${reason}`)
  const log = Object.assign(openLog('silent'), { warn })

  beforeEach(async () => {
    said.length = 0
    road = await openRedisRoad()
    redis = new SharedRedis(road.url, log)
    await redis.reach(10_000)
  })
  afterEach(() => redis.close())

  it.each([
    ['cut', () => road.cut(), /ECONNREFUSED|closed/],
    ['silent', async () => road.silence(), /does not answer/],
  ])(
    'is known to be away while it is %s, and to be back, and each is said once',
    async (_, go, why) => {
      const heard: string[] = []
      redis.listen({
        onAway: () => heard.push('away'),
        onBack: (wasUnheard) => heard.push(wasUnheard ? 'back, unheard' : 'back'),
      })
      await go()
      await expect.poll(() => redis.away?.reason, { timeout: 10_000 }).toMatch(why)
      expect(redis.isThere).toBe(false)
      // What nobody answers fails, and is not kept until somebody does.
      await expect(redis.client.get('telemachos:none')).rejects.toThrow(UNANSWERED)
      await expect(redis.client.xadd('telemachos:test', '*', 'a', '1')).rejects.toThrow(UNANSWERED)
      await road.restore()
      await expect.poll(() => redis.away, { timeout: 10_000 }).toBeUndefined()
      expect(await redis.client.get('telemachos:none')).toBeNull()
      expect(heard).toEqual(['away', 'back, unheard'])
      expect(said).toEqual([expect.stringMatching(/^Redis is away/), 'Redis is back: '])
    },
  )

  it('asks for the hub once it is back, and only what was asked last', async () => {
    const own = redis.client.duplicate()
    await expect.poll(() => redis.away).toBeUndefined()
    const name = `telemachos:test-${randomUUID()}`
    const ask = () => own.xread('BLOCK', BLOCK_MS, 'STREAMS', name, '$')
    let closed = 0
    own.on('close', () => closed++)
    road.silence()
    // As the hub's adapter does: again, whatever becomes of it.
    const asking = (async () => {
      while (closed < 3) await ask().catch(() => undefined)
    })()
    await expect.poll(() => closed, { timeout: 60_000 }).toBeGreaterThanOrEqual(2)
    const watcher = await new Redis(REDIS_URL ?? '').monitor()
    let arrived = 0
    watcher.on('monitor', (_, [command = '', ...values]: string[]) => {
      if (/^xread$/i.test(command) && values.includes(name)) arrived++
    })
    await road.restore()
    await expect.poll(() => redis.away, { timeout: 10_000 }).toBeUndefined()
    expect(arrived).toBe(1)
    watcher.disconnect()
    closed = 3
    await asking
  }, 90_000)

  it('counts for all who ask it, in windows that end', async () => {
    const other = new SharedRedis(road.url, log)
    await other.reach(10_000)
    const key = `test-${Math.random()}`
    const [one, two] = [countInRedis(redis), countInRedis(other)]
    expect((await one({ key, windowMs: 300 })).current).toBe(1)
    const { current, ttl } = await two({ key, windowMs: 300 })
    expect(current).toBe(2)
    expect(ttl).toBeLessThanOrEqual(300)
    await expect.poll(async () => (await one({ key, windowMs: 300 })).current).toBe(1)
    other.close()
    await expect(two({ key, windowMs: 300 })).rejects.toThrow(UNANSWERED)
  })
})

it('says in words that Redis refuses a password, and not which', async () => {
  const refusing = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.on('data', () => socket.write('-WRONGPASS invalid username-password pair\r\n'))
  }).listen(0, '127.0.0.1')
  await once(refusing, 'listening')
  const { port } = refusing.address() as AddressInfo
  const redis = new SharedRedis(`redis://:a-secret@127.0.0.1:${port}`, openLog('silent'))
  await expect(redis.reach(10_000)).rejects.toThrow('it refuses the user or the password')
  redis.close()
  refusing.close()
})
