import { existsSync, writeFileSync } from 'node:fs'
import { serveJobs } from '../kernel/serve-jobs.ts'

/** What the worker is to do: work as it should, or as none should. */
export interface StubbornJob {
  readonly kind: 'echo' | 'loop' | 'grow' | 'swell' | 'throw'
  readonly waitMs?: number
  /** The path of a file that it makes, and of one that it waits for. */
  readonly gate?: { readonly begun: string; readonly end: string }
}

/** Does what a test of worker processes asks for. */
serveJobs<StubbornJob, { pid: number }>(({ kind, waitMs = 0, gate }) => {
  wait(waitMs)
  if (gate) writeFileSync(gate.begun, '')
  while (gate && !existsSync(gate.end)) wait(5)
  const all: number[][] = []
  while (kind === 'loop');
  while (kind === 'grow') all.push(Array.from({ length: 10_000 }, (_, index) => index + 0.5))
  const buffers: Buffer[] = []
  // Outside of what V8 counts.
  while (kind === 'swell') buffers.push(Buffer.alloc(1024 * 1024, 1))
  if (kind === 'throw') throw new Error('as asked')
  return { pid: process.pid }
})

function wait(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
