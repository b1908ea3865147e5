import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../../log.ts'
import type { PostgresProcess } from './postgres-process.ts'

/** How long is waited before each further attempt; the last one holds for all that follow. */
const WAITS_MS = [50, 200, 1_000, 5_000]

/** A PostgreSQL that is started again wherever it ended by itself. */
export interface KeptPostgres {
  /** Ends it, and starts it no more. */
  stop(): Promise<void>
}

/**
 * Starts PostgreSQL, and again whenever it has ended without being told to: killed, out of memory,
 * or by a fault of its own. Attempts are repeated until one succeeds: processes of the one that is
 * gone may hold its memory for a while, and a full disk may be emptied.
 * @throws what the first start throws.
 */
export async function keepRunning(
  start: () => Promise<PostgresProcess>,
  log: Pick<Logger, 'warn' | 'error'>,
): Promise<KeptPostgres> {
  let postgres = await start()
  const stopping = new AbortController()
  const { signal } = stopping

  const startAgain = async (): Promise<void> => {
    for (let attempt = 0; !signal.aborted; attempt += 1) {
      await sleep(WAITS_MS[attempt] ?? WAITS_MS.at(-1), undefined, { signal }).catch(
        () => undefined,
      )
      if (signal.aborted) return
      try {
        postgres = await start()
        log.warn('PostgreSQL runs again')
        return
      } catch (error) {
        log.error({ err: error }, 'PostgreSQL could not be started again')
      }
    }
  }
  const watch = async (): Promise<void> => {
    while (!signal.aborted) {
      await postgres.ended
      await startAgain()
    }
  }
  const watched = watch()

  return {
    async stop() {
      stopping.abort()
      // One that is being started meanwhile is there only afterwards.
      await Promise.all([postgres.stop(), watched])
      await postgres.stop()
    },
  }
}
