import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClusterFiles } from './cluster.ts'
import type { Place } from './postgres-process.ts'

/** How long a PostgreSQL whose server was killed may take to shut down. */
const TIMEOUT_MS = 5_000

/**
 * Waits until no PostgreSQL works on the cluster: after its server was killed it needs a moment.
 * @throws Error that names who holds the folder, at once when that is a server that lives.
 */
export async function waitUntilFree(cluster: ClusterFiles): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  for (;;) {
    const lock = await readLock(cluster)
    if (lock === undefined || !isAlive(lock.pid) || (await isAnother(lock.pid))) return
    const holder = await readHolder(cluster)
    const server = holder !== undefined && holder !== process.pid && isAlive(holder)
    if (server || performance.now() > deadline) throw await heldError(cluster)
    await sleep(20)
  }
}

/** Says who holds the cluster. */
export async function heldError(cluster: ClusterFiles): Promise<Error> {
  const holder = await readHolder(cluster)
  const lock = await readLock(cluster)
  const server =
    holder !== undefined && isAlive(holder) ? `the server with process id ${holder}, ` : ''
  return new Error(
    `The database folder ${cluster.data} is in use by ${server}PostgreSQL process ${lock?.pid}. ` +
      'Stop it first, or set DATA_DIR to another folder.',
  )
}

/** Who runs on the cluster, where it listens, and whether it takes connections yet. */
interface Lock {
  readonly pid: number
  readonly place: Place
  readonly ready: boolean
}

/** What PostgreSQL has written into its lock file; undefined where there is none. */
export async function readLock({ lock }: ClusterFiles): Promise<Lock | undefined> {
  // Its lines: process, data, start, port, socket folder, address, shared memory, state.
  const text = await readFile(lock, 'utf8').catch(() => '')
  const [pid = '', , , port = '', sockets = '', address = '', , state = ''] = text.split('\n')
  if (pid === '') return undefined
  const place = { host: sockets || address, port: Number(port) }
  return { pid: Number(pid), place, ready: state.trim() === 'ready' }
}

async function readHolder({ holder }: ClusterFiles): Promise<number | undefined> {
  const text = await readFile(holder, 'utf8').catch(() => '')
  return text === '' ? undefined : Number(text)
}

/** Whether Linux knows the process as another program: after a restart numbers are given anew. */
async function isAnother(pid: number): Promise<boolean> {
  const name = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => 'postgres')
  return name.trim() !== 'postgres'
}

/** Whether there is such a process, whoever owns it. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
