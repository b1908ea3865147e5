import { Socket } from 'node:net'
import pg from 'pg'
import { START_MS, wordsAfter } from '../failure-words.ts'
import type { DatabaseConnection } from './database.ts'
import { Pulse } from './pulse.ts'

/** The oldest PostgreSQL that has all that our statements use. */
const OLDEST = 15

/** How often a database that works for long is asked whether it is still there, in milliseconds. */
const WATCH_MS = 1_000

/** For tests, which wait for less, and have no PostgreSQL that is old. */
export interface ClientLimits {
  /** So long the database may be silent, in milliseconds. */
  readonly silenceMs?: number
  readonly oldest?: number
}

/** A connection of its own, for what takes long or changes tables. */
export interface OpenClient {
  readonly client: pg.Client
  close(): Promise<void>
}

/**
 * Connects for work that may take as long as it takes, while the database is there: it is asked so on a
 * connection beside. Where it falls silent, what is under way fails.
 * @throws Error in words where the database does not answer, refuses, or is too old.
 */
export async function openClient(
  connection: DatabaseConnection & pg.ClientConfig,
  { silenceMs = START_MS, oldest = OLDEST }: ClientLimits = {},
): Promise<OpenClient> {
  const socket = new Socket()
  const client = new pg.Client({
    ...connection,
    keepAlive: true,
    connectionTimeoutMillis: silenceMs,
    stream: () => socket,
  })
  // A connection that breaks also fails the statement under way, which reports it.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw new Error(wordsAfter(error, silenceMs), { cause: error })
  }
  const stop = watch(connection, silenceMs, () =>
    socket.destroy(new Error(`nothing was answered within ${silenceMs / 1000} s`)),
  )
  const close = async () => {
    await stop()
    await client.end().catch(() => undefined)
  }
  try {
    await requireVersion(client, oldest)
    return { client, close }
  } catch (error) {
    await close()
    throw error
  }
}

/** @returns what ends it. */
function watch(
  { connectionString }: DatabaseConnection,
  silenceMs: number,
  onSilent: () => void,
): () => Promise<void> {
  const pulse = new Pulse(connectionString)
  let heardAt = performance.now()
  const look = async () => {
    try {
      await pulse.ask()
      heardAt = performance.now()
    } catch {
      if (performance.now() - heardAt > silenceMs) onSilent()
    }
  }
  const timer = setInterval(() => void look(), Math.min(WATCH_MS, silenceMs))
  timer.unref()
  return () => {
    clearInterval(timer)
    return pulse.close()
  }
}

async function requireVersion(client: pg.Client, oldest: number): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string }>(
    `select current_setting('server_version_num') as number, current_setting('server_version') as version`,
  )
  const [{ number, version } = { number: '0', version: '?' }] = rows
  if (Math.floor(Number(number) / 10_000) >= oldest) return
  throw new Error(`it is PostgreSQL ${version}, and ${oldest} or newer is needed`)
}
