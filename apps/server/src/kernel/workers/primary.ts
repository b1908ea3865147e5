import { setupPrimary as passHubMessages } from '@socket.io/cluster-adapter'
import cluster, { type Worker } from 'node:cluster'
import { on, once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from '../log.ts'
import { watchWorkers } from './liveness.ts'
import { passSpending, serveCounts } from './shared-limits.ts'
import { READY, STOP } from './worker.ts'

interface Options {
  readonly count: number
  /** What workers are told by their environment, besides what this process has. */
  readonly environment: Readonly<Record<string, string>>
  readonly log: Logger
}

export interface RunningWorkers {
  /** Has all of them finish what is under way, then end. */
  close(): Promise<void>
}

/** A worker that has not ended by then is ended. It gives its own requests 10 seconds. */
const STOP_MS = 20_000

/** A worker that ends is started again at once; one that ends soon, later each time. In milliseconds. */
const SOON_MS = 10_000
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 30_000

/**
 * The port for workers, none of whom could tell that another program has it: they share it.
 * @param port 0 for any that is free.
 * @throws Error when it is taken.
 */
export async function findPort(host: string, port: number): Promise<number> {
  const server = createServer()
  server.listen({ host, port })
  await once(server, 'listening')
  const found = (server.address() as AddressInfo).port
  server.close()
  await once(server, 'close')
  return found
}

/**
 * Runs this program several times beside each other, on one port: the operating system deals out
 * connections, so that a worker that ends takes none along but its own. This process has the workers' limits and passes
 * on what their hubs tell each other; it answers nobody. A worker that ends, or falls silent, is started
 * again, while the others go on.
 * @throws Error when the first worker ends before it listens: it has said why.
 */
export async function startWorkers({ count, environment, log }: Options): Promise<RunningWorkers> {
  cluster.setupPrimary({ serialization: 'advanced' })
  passHubMessages()
  serveCounts()
  passSpending()
  let isClosing = false

  const keepRunning = async (first: Worker): Promise<void> => {
    let worker = first
    for (let quickly = 0; ;) {
      const began = performance.now()
      const [code, signal] = (await once(worker, 'exit')) as [number | null, string | null]
      if (isClosing) return
      quickly = performance.now() - began < SOON_MS ? quickly + 1 : 0
      log.error(
        { pid: worker.process.pid, code, signal },
        'a worker has ended: it is started again',
      )
      const pause = quickly === 0 ? 0 : FIRST_PAUSE_MS * 2 ** Math.min(quickly - 1, 20)
      await sleep(Math.min(pause, LONGEST_PAUSE_MS), undefined, { ref: false })
      if (isClosing) return
      worker = cluster.fork(environment)
    }
  }

  // One alone first: what keeps it from listening keeps all of them, and is said once.
  const first = cluster.fork(environment)
  await whenReady(first)
  const others = Array.from({ length: count - 1 }, () => cluster.fork(environment))
  const kept = [first, ...others].map(keepRunning)
  const watch = watchWorkers(count, log)
  await Promise.all(others.map(whenReady))
  return {
    close: async () => {
      isClosing = true
      watch.close()
      const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(workers.map(stop))
      await Promise.all(kept)
    },
  }
}

/** @throws Error when it ends instead. */
async function whenReady(worker: Worker): Promise<void> {
  const settled = new AbortController()
  const { signal } = settled
  const said = async (): Promise<void> => {
    for await (const [message] of on(worker, 'message', { signal })) if (message === READY) return
  }
  const ended = once(worker, 'exit', { signal }).then(() => {
    throw new Error('The server has not started')
  })
  try {
    await Promise.race([said(), ended])
  } finally {
    settled.abort()
  }
}

async function stop(worker: Worker): Promise<void> {
  if (worker.isDead()) return
  const gone = once(worker, 'exit')
  // One that is ending already has closed its channel.
  worker.send(STOP, () => undefined)
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), STOP_MS)
  await gone
  clearTimeout(timer)
}
