import { onTestFinished } from 'vitest'
import { openRoad, type Road } from './road.ts'

/** The Redis of the tests' machine, where it has one. */
export const REDIS_URL = process.env['TEST_REDIS_URL']

/** A way to Redis that can be cut or fall silent. */
export interface RedisRoad extends Road {
  readonly url: string
}

/** Opens a way to the Redis of the tests, for as long as the test takes. */
export async function openRedisRoad(): Promise<RedisRoad> {
  const { hostname, port } = new URL(REDIS_URL ?? '')
  const road = await openRoad({ host: hostname, port: Number(port || 6379) })
  onTestFinished(() => road.cut())
  return { ...road, url: `redis://127.0.0.1:${road.port}` }
}
