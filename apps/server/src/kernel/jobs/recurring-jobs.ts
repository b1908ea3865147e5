import { randomUUID } from 'node:crypto'
import type { JobName } from '@telemachos/contract/core/job-names'
import type { Database } from '../database/database.ts'
import { levelOf } from '../unavailable.ts'
import { describeError, type Logger } from '../log.ts'
import { every as everyTime, type Every } from './every.ts'
import { addJobs, finishJob, giveBackJob, renewJob, takeJob, type JobHold } from './jobs-store.ts'

/** What a job works with. */
export interface JobContext {
  readonly database: Database
  readonly now: Date
  readonly log: Logger
  /**
   * Aborted once the server stops, or the job is no longer its own. Work in steps asks before each
   * (`signal?.throwIfAborted()`): what is left is given back, for whoever takes it next.
   */
  readonly signal?: AbortSignal
}

/** Work that is done again and again. */
export interface RecurringJob {
  /** `module.verbNoun`, the same for ever: it is kept under this name. */
  readonly name: string
  readonly everySeconds: number
  /** Whether it waits for another machine, which may take its time: no other job waits for it then. */
  readonly isApart?: boolean
  /** Whatever it throws is kept and logged, and it is tried again, later each time. */
  run(context: JobContext): Promise<void>
}

/** A job of the product, which has a name in words too. */
export interface DeclaredJob extends RecurringJob {
  readonly name: JobName
}

export interface JobRunner {
  /** Runs what is due now, each job once; in tests, instead of waiting. */
  runDue(): Promise<void>
  /** Begins no other job, and waits for those that run. */
  close(): Promise<void>
}

interface JobRunnerOptions {
  readonly database: Database
  readonly log: Logger
  readonly clock: () => Date
  readonly jobs: readonly RecurringJob[]
  /** Passes the time; tests pass it themselves. */
  readonly every?: Every
}

const LOOK_MS = 5_000
/** A job is held for so long, and renewed while it runs: one whose server died is free after this. */
const HELD_SECONDS = 30
const RENEW_MS = 10_000
/** What takes longer hangs: it fails, and the others go on. */
const LONGEST_MS = 30 * 60_000
const FIRST_RETRY_SECONDS = 30

/**
 * Runs recurring jobs: each by one server at a time, however many there are, and soon after it is
 * due. A job that fails is tried again after 30 seconds, then after twice as long, up to its period.
 */
export function openJobRunner(options: JobRunnerOptions): JobRunner {
  const apart = options.jobs.filter(({ isApart = false }) => isApart)
  const rows = [options.jobs.filter((job) => !apart.includes(job)), ...apart.map((job) => [job])]
  const runners = rows.map((jobs) => openRow({ ...options, jobs }))
  return {
    runDue: async () => void (await Promise.all(runners.map((runner) => runner.runDue()))),
    close: async () => void (await Promise.all(runners.map((runner) => runner.close()))),
  }
}

/** Runs the jobs that are due one after another, and holds each from when it begins. */
function openRow({ jobs, every = everyTime, ...options }: JobRunnerOptions): JobRunner {
  const { database, log } = options
  const hold: JobHold = { holder: randomUUID(), seconds: HELD_SECONDS }
  const stopping = new AbortController()
  let added: Promise<void> | undefined
  let running: Promise<void> | undefined

  const work = async (): Promise<void> => {
    const left = new Map(jobs.map((job) => [job.name, job]))
    await (added ??= addJobs(database, [...left.keys()]))
    while (!stopping.signal.aborted) {
      const periods = new Map([...left.values()].map((job) => [job.name, job.everySeconds]))
      const taken = await takeJob(database, periods, hold)
      const job = taken && left.get(taken.name)
      if (!job) return
      left.delete(job.name)
      await runHeld(job, taken.failures)
    }
  }
  const runHeld = async (job: RecurringJob, failures: number): Promise<void> => {
    const begun = performance.now()
    const ms = () => performance.now() - begun
    const ended = new AbortController()
    const signal = AbortSignal.any([stopping.signal, ended.signal])
    const renew = async (): Promise<void> => {
      if (!(await renewJob(database, job.name, hold))) ended.abort()
    }
    const stopRenewing = every(RENEW_MS, () =>
      renew().catch((error: unknown) => log.warn({ err: error }, 'a job could not be renewed')),
    )
    try {
      // It was taken while the server began to stop.
      stopping.signal.throwIfAborted()
      await inTime(job.run({ database, now: options.clock(), log, signal }), every)
      await finishJob(database, job.name, {
        ...hold,
        nextInSeconds: job.everySeconds,
        ms: ms(),
      })
    } catch (error) {
      if (signal.aborted && error === signal.reason) {
        return await giveBackJob(database, job.name, hold.holder)
      }
      log[levelOf(error)]({ err: error, job: job.name }, 'a job failed and will be tried again')
      const retry = FIRST_RETRY_SECONDS * 2 ** Math.min(failures, 20)
      await finishJob(database, job.name, {
        ...hold,
        nextInSeconds: Math.min(job.everySeconds, retry),
        ms: ms(),
        error: JSON.stringify(describeError(error)).slice(0, 1_000),
      })
    } finally {
      stopRenewing()
      ended.abort()
    }
  }
  const look = (): Promise<void> =>
    (running ??= work()
      .catch((error: unknown) => {
        added = undefined
        log[levelOf(error)]({ err: error }, 'jobs wait for next time')
      })
      .finally(() => (running = undefined)))
  const stopLooking = every(LOOK_MS, () => void look())
  return {
    runDue: look,
    close: async () => {
      stopping.abort()
      stopLooking()
      await running
    },
  }
}

/** @throws Error for a job that hangs. */
async function inTime(run: Promise<void>, every: Every): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const stop = every(LONGEST_MS, () => reject(new Error('The job has not ended in half an hour')))
  try {
    await Promise.race([run, late])
  } finally {
    stop()
  }
}
