import { asConfigured, type Config } from '../kernel/config.ts'
import { START_MS } from '../kernel/failure-words.ts'
import type { Logger } from '../kernel/log.ts'
import { SharedRedis } from '../kernel/open-redis.ts'

interface Options {
  readonly redisUrl?: string | undefined
  readonly log: Logger
  /** Which of those that share the Redis this one is; only to see whether it answers, none. */
  readonly readInstallation?: () => Promise<string>
  /** Whether this process is one of several workers. */
  readonly isWorker?: boolean
  readonly redisStartMs?: number | undefined
}

/**
 * The Redis of the configuration, once it answers. A worker goes on without: it may have been started
 * again while Redis is away, and the primary process has found it (`requireRedis`).
 * @throws Error that names the variable.
 */
export async function startRedis(options: Options): Promise<SharedRedis | undefined> {
  const { redisUrl, log, isWorker = false, redisStartMs = START_MS } = options
  if (redisUrl === undefined) return undefined
  const redis = new SharedRedis(redisUrl, log, await options.readInstallation?.())
  if (isWorker) return redis
  try {
    await asConfigured('REDIS_URL', () => redis.reach(redisStartMs))
    return redis
  } catch (error) {
    redis.close()
    throw error
  }
}

/** @throws Error that names the variable where the Redis of the configuration does not answer. */
export async function requireRedis({ REDIS_URL }: Config, log: Logger): Promise<void> {
  const redis = await startRedis({ redisUrl: REDIS_URL, log })
  redis?.close()
}
