import { describe, expect, it } from 'vitest'
import type { StubbornJob } from '../testing/stubborn-process.ts'
import { JobLimit, WorkerProcesses } from './worker-processes.ts'

const open = (more: { atOnce?: number; timeoutMs?: number } = {}) =>
  new WorkerProcesses<StubbornJob, { pid: number }>({
    file: 'stubborn-process',
    from: new URL('../testing/', import.meta.url).href,
    atOnce: 1,
    timeoutMs: 60_000,
    memoryMb: 32,
    ...more,
  })

describe('worker processes', () => {
  it('use a process again, and never more than so many', async () => {
    const processes = open({ atOnce: 2 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => processes.run({ kind: 'echo', waitMs: 20 })),
    )
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
    const { pid } = await processes.run({ kind: 'echo' })
    expect(answers.map((answer) => answer.pid)).toContain(pid)
  })

  it('end a job that does not end, while the server does something else', async () => {
    const processes = open({ timeoutMs: 300 })
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await expect(processes.run({ kind: 'loop' })).rejects.toThrow(new JobLimit('time'))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(1)
    expect(await open().run({ kind: 'echo' })).toHaveProperty('pid')
  })

  it('end a job that wants all memory, and answer the next', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'grow' })).rejects.toThrow(new JobLimit('memory'))
    expect(await processes.run({ kind: 'echo' })).toHaveProperty('pid')
  })

  it('end a job that wants all memory for buffers, which no limit of V8 counts', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'swell' })).rejects.toThrow(new JobLimit('memory'))
    expect(await processes.run({ kind: 'echo' })).toHaveProperty('pid')
  })

  it('take an error for an error, not for a limit', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'throw' })).rejects.toThrow('has ended with 1')
    expect(await processes.run({ kind: 'echo' })).toHaveProperty('pid')
  })

  it('begin anew where a process ended while nothing was asked of it', async () => {
    const processes = open()
    const { pid } = await processes.run({ kind: 'echo' })
    process.kill(pid, 'SIGKILL')
    await expect
      .poll(() =>
        processes.run({ kind: 'echo' }).then(
          (next) => next.pid,
          () => pid,
        ),
      )
      .not.toBe(pid)
  })
})
