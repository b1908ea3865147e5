import type { Database } from '../kernel/database/database.ts'
import type { FileStorage } from '../kernel/file-storage.ts'
import type { SharedRedis } from '../kernel/open-redis.ts'
import type { Outgoing } from '../kernel/outgoing.ts'
import type { Part } from '../kernel/parts.ts'
import type { Scanner } from '../kernel/scanner.ts'
import { hearOfWorkers } from '../kernel/workers/liveness.ts'
import { greetMailServer } from '../modules/mail/index.ts'

/** A server whose database takes longer to say that it is there is not ready. In milliseconds. */
export const DATABASE_MS = 900

/** Whoever asks, connections are made no more often than that. In milliseconds. */
const FRESH_MS = 500

/** Nor files written. */
const STORAGE_FRESH_MS = 2_000

/** A disk on which much is written answers late: see checkMs of guarded-storage.ts. In milliseconds. */
const STORAGE_SILENT_MS = 5_000

interface Options {
  readonly database: Database
  readonly redis: SharedRedis | undefined
  readonly storage: FileStorage
  readonly smtpUrl?: string | undefined
  readonly scanner?: Scanner | 'off' | undefined
  readonly outgoing: Outgoing
  readonly outgoingOrigins?: readonly string[] | undefined
  /** Whether this process is one of several workers. */
  readonly isWorker?: boolean
}

/** The parts that a server of this configuration works with, and what it lacks without each. */
export function partsOf(options: Options): readonly Part[] {
  const {
    database,
    redis,
    storage,
    smtpUrl,
    scanner,
    outgoing,
    outgoingOrigins = [],
    isWorker,
  } = options
  const parts: Part[] = [
    {
      name: 'database',
      without: 'nothing can be read or saved',
      isWatched: true,
      check: () => database.ping(DATABASE_MS),
    },
    {
      name: 'storage',
      without: 'files can be neither uploaded nor opened',
      isWatched: true,
      freshMs: STORAGE_FRESH_MS,
      silentMs: STORAGE_SILENT_MS,
      check: () => storage.check(),
    },
  ]
  if (redis)
    parts.push({
      name: 'redis',
      without: 'servers do not hear each other, and each limits its callers by itself',
      isWatched: false,
      tellsLog: true,
      check: async () => {
        if (redis.away) throw new Error(redis.away.reason)
      },
    })
  if (smtpUrl !== undefined)
    parts.push({
      name: 'mail',
      without: 'mails wait',
      // Nobody is greeted every second all night.
      isWatched: false,
      freshMs: FRESH_MS,
      check: () => greetMailServer(smtpUrl),
    })
  if (scanner !== undefined && scanner !== 'off')
    parts.push({
      name: 'scanner',
      without: 'files that are uploaded wait, and only who uploaded them sees them',
      isWatched: true,
      freshMs: FRESH_MS,
      check: () => scanner.ping(),
    })
  if (outgoingOrigins.length > 0)
    parts.push({
      name: 'receivers',
      without: 'microdata or messages for another system wait',
      isWatched: true,
      check: () => outgoing.check(),
    })
  if (isWorker)
    parts.push({
      name: 'workers',
      without: 'fewer processes answer: one that is silent is replaced',
      isWatched: false,
      tellsLog: true,
      check: hearOfWorkers().check,
    })
  return parts
}
