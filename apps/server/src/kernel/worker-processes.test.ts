import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { afterAll, describe, expect, it } from 'vitest'
import type { StubbornJob } from '../testing/stubborn-process.ts'
import { JobLimit, WorkerProcesses } from './worker-processes.ts'

interface More {
  atOnce?: number
  maxWaiting?: number
  timeoutMs?: number
  now?: () => number
}

const open = (more: More = {}) =>
  new WorkerProcesses<StubbornJob, { pid: number }>({
    file: 'stubborn-process',
    from: new URL('../testing/', import.meta.url).href,
    atOnce: 1,
    maxWaiting: 20,
    timeoutMs: 60_000,
    memoryMb: 32,
    ...more,
  })

/** For whom the jobs of most tests are. */
const ONE = { projectId: 1 }
const OTHER = { projectId: 2 }

describe('worker processes', () => {
  it('use a process again, and never more than so many', async () => {
    const processes = open({ atOnce: 2 })
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) =>
        processes.run({ kind: 'echo', waitMs: 20 }, n % 2 ? ONE : OTHER),
      ),
    )
    expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2)
    const { pid } = await processes.run({ kind: 'echo' }, ONE)
    expect(answers.map((answer) => answer.pid)).toContain(pid)
  })

  it('fetch what a job works on once its turn has come', async () => {
    const processes = open()
    const fetched: string[] = []
    const first = Promise.withResolvers<StubbornJob>()
    const jobs = [first.promise, { kind: 'echo' } as const].map((job, number) =>
      processes.run(async () => {
        fetched.push(`job ${number}`)
        return job
      }, ONE),
    )
    await nextTurn()
    expect(fetched).toEqual(['job 0'])
    first.resolve({ kind: 'echo' })
    await Promise.all(jobs)
    expect(fetched).toEqual(['job 0', 'job 1'])
    const lost = async (): Promise<StubbornJob> => {
      throw new Error('gone')
    }
    await expect(processes.run(lost, ONE)).rejects.toThrow('gone')
    expect(await processes.run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })

  it('end a job that does not end, while the server does something else', async () => {
    const processes = open({ timeoutMs: 300 })
    let ticks = 0
    const timer = setInterval(() => (ticks += 1), 10)
    await expect(processes.run({ kind: 'loop' }, ONE)).rejects.toThrow(new JobLimit('time'))
    clearInterval(timer)
    expect(ticks).toBeGreaterThan(1)
    expect(await open().run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })

  it('end a job that wants all memory, and answer the next', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'grow' }, ONE)).rejects.toThrow(new JobLimit('memory'))
    expect(await processes.run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })

  it('end a job that wants all memory for buffers, which no limit of V8 counts', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'swell' }, ONE)).rejects.toThrow(new JobLimit('memory'))
    expect(await processes.run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })

  it('take an error for an error, not for a limit', async () => {
    const processes = open()
    await expect(processes.run({ kind: 'throw' }, ONE)).rejects.toThrow('has ended with 1')
    expect(await processes.run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })

  it('begin anew where a process ended while nothing was asked of it', async () => {
    const processes = open()
    const { pid } = await processes.run({ kind: 'echo' }, ONE)
    process.kill(pid, 'SIGKILL')
    const next = () =>
      processes.run({ kind: 'echo' }, ONE).then(
        (answer) => answer.pid,
        () => pid,
      )
    await expect.poll(next, { timeout: 20_000 }).not.toBe(pid)
  })

  it('refuse at once what is known to reach a limit, for an hour, and nothing else', async () => {
    let now = 0
    const processes = open({ now: () => now })
    const grow = { kind: 'grow' } as const
    const heavy = { ...ONE, content: 'heavy' }
    await expect(processes.run(grow, heavy)).rejects.toThrow(new JobLimit('memory'))
    // It would be done: it is not tried.
    await expect(processes.run({ kind: 'echo' }, heavy)).rejects.toThrow(new JobLimit('memory'))
    expect(await processes.run({ kind: 'echo' }, { ...ONE, content: 'light' })).toHaveProperty(
      'pid',
    )
    now += 3_600_001
    expect(await processes.run({ kind: 'echo' }, heavy)).toHaveProperty('pid')
  })

  it('refuse what waits for its turn once one of its kind has reached a limit', async () => {
    const processes = open()
    const heavy = { ...ONE, content: 'heavy' }
    const all = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) =>
        processes.run({ kind: n === 0 ? 'grow' : 'echo' }, heavy),
      ),
    )
    expect(all.map(({ status }) => status)).toEqual(Array(5).fill('rejected'))
  })

  it('leave a process to others, however much one project asks for', async () => {
    const processes = open({ atOnce: 2, maxWaiting: 3 })
    const gate = newGate()
    const held = Array.from({ length: 4 }, () =>
      processes.run({ kind: 'echo', gate: gate.paths }, ONE),
    )
    await expect(processes.run({ kind: 'echo' }, ONE)).rejects.toMatchObject({
      code: 'too_many_requests',
      details: { rule: 'jobs_waiting' },
    })
    expect(await processes.run({ kind: 'echo' }, OTHER)).toHaveProperty('pid')
    await gate.open()
    const pids = (await Promise.all(held)).map(({ pid }) => pid)
    expect(new Set(pids).size).toBe(1)
  })

  it('are paid by the project: half of each minute, and the server itself is never refused', async () => {
    let now = 0
    const processes = open({ now: () => now })
    const gate = newGate()
    const slow = processes.run({ kind: 'echo', gate: gate.paths }, ONE)
    const next = processes.run({ kind: 'echo' }, ONE)
    await gate.begun()
    now += 31_000
    const spent = { code: 'too_many_requests', details: { rule: 'jobs_spent' } }
    // Listened to before it is refused, which may be as soon as the first one ends.
    await Promise.all([expect(next).rejects.toMatchObject(spent), gate.open(), slow])
    await expect(processes.run({ kind: 'echo' }, ONE)).rejects.toMatchObject(spent)
    expect(await processes.run({ kind: 'echo' }, OTHER)).toHaveProperty('pid')
    expect(await processes.run({ kind: 'echo' }, { ...ONE, isPatient: true })).toHaveProperty('pid')
    now += 60_000
    const unpaid = newGate()
    const patient = processes.run({ kind: 'echo', gate: unpaid.paths }, { ...ONE, isPatient: true })
    await unpaid.begun()
    now += 31_000
    await unpaid.open()
    await patient
    expect(await processes.run({ kind: 'echo' }, ONE)).toHaveProperty('pid')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'telemachos-gates-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** What a job waits for. */
function newGate() {
  const path = join(folder, randomUUID())
  const paths = { begun: `${path}.begun`, end: path }
  return {
    paths,
    begun: async () => {
      await expect.poll(() => existsSync(paths.begun), { timeout: 20_000 }).toBe(true)
    },
    open: () => writeFile(paths.end, ''),
  }
}
