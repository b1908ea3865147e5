import cluster, { type Worker } from 'node:cluster'
import type { Logger } from '../log.ts'
import { ignoreGone, isOf } from './messages.ts'

/** A worker says that it is alive. */
interface BeatMessage {
  readonly type: 'beat'
}

/** The primary process says how many workers do. */
interface AliveMessage {
  readonly type: 'alive'
  readonly alive: number
  readonly expected: number
}

/** How often a worker says so, and the primary process looks. In milliseconds. */
const BEAT_MS = 500
/** A worker that has missed so many looks is said to be silent, and ended after so many more. */
const SILENT = 3
const ENDED = 20

/** In a worker: says again and again that it is alive. */
export function sayAlive(): void {
  const beat: BeatMessage = { type: 'beat' }
  process.send?.(beat, undefined, undefined, ignoreGone)
  setInterval(() => process.send?.(beat, undefined, undefined, ignoreGone), BEAT_MS).unref()
}

/** In a worker: knows how many workers are alive, by what the primary process says. */
export function hearOfWorkers(): { check(): Promise<void> } {
  let heard: AliveMessage | undefined
  process.on('message', (message: unknown) => {
    if (isOf<AliveMessage>(message, 'alive')) heard = message
  })
  return {
    async check() {
      if (heard && heard.alive < heard.expected)
        throw new Error(`${heard.expected - heard.alive} of ${heard.expected} processes are silent`)
    },
  }
}

/** Counts the looks at which workers had said nothing since the one before. */
export class MissedBeats {
  readonly #missed = new Map<number, number>()

  /** A worker has said that it is alive. */
  hear(id: number): void {
    this.#missed.set(id, 0)
  }

  forget(id: number): void {
    this.#missed.delete(id)
  }

  /** Looks once more. @returns who is alive, and who has been silent for so long that it has to end. */
  look(): { readonly alive: number; readonly ended: readonly number[] } {
    const ended: number[] = []
    let alive = 0
    for (const [id, missed] of this.#missed) {
      if (missed < SILENT) alive += 1
      else if (missed === ENDED) ended.push(id)
      this.#missed.set(id, missed + 1)
    }
    return { alive, ended }
  }
}

/**
 * In the primary process: tells workers how many of them are alive, and ends one that has said nothing for
 * ten seconds, so that another takes its place. It counts looks, not time: where the whole machine stood
 * still, nobody was silent. A worker is looked at from when it first says that it is alive.
 * @param expected how many workers there ought to be.
 */
export function watchWorkers(expected: number, log: Pick<Logger, 'error'>): { close(): void } {
  const beats = new MissedBeats()
  const hear = ({ id }: Worker, message: unknown): void => {
    if (isOf<BeatMessage>(message, 'beat')) beats.hear(id)
  }
  const forget = ({ id }: Worker): void => beats.forget(id)
  cluster.on('message', hear)
  cluster.on('exit', forget)
  const looking = setInterval(() => {
    const { alive, ended } = beats.look()
    const message: AliveMessage = { type: 'alive', alive, expected }
    for (const worker of Object.values(cluster.workers ?? {})) {
      if (!worker) continue
      if (ended.includes(worker.id)) {
        const { pid } = worker.process
        log.error({ pid }, 'a worker is silent: it is ended, and another takes its place')
        worker.process.kill('SIGKILL')
      } else if (worker.isConnected()) worker.send(message, ignoreGone)
    }
  }, BEAT_MS)
  looking.unref()
  return {
    close() {
      clearInterval(looking)
      cluster.off('message', hear)
      cluster.off('exit', forget)
    },
  }
}
