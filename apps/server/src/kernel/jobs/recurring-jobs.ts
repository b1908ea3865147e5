import type { Database } from '../database/database.ts'
import { describeError, type Logger } from '../log.ts'
import { addJobs, finishJob, takeJobs } from './jobs-store.ts'

/** What a job works with. */
export interface JobContext {
  readonly database: Database
  readonly now: Date
  readonly log: Logger
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

export interface JobRunner {
  /** Runs what is due now; in tests, instead of waiting. */
  runDue(): Promise<void>
  close(): Promise<void>
}

interface JobRunnerOptions {
  readonly database: Database
  readonly log: Logger
  readonly clock: () => Date
  readonly jobs: readonly RecurringJob[]
}

const LOOK_MS = 5_000
/** No job takes longer; one whose server died is taken over after this. */
const HELD_SECONDS = 300
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

/** Runs the jobs that are due one after another. */
function openRow(options: JobRunnerOptions): JobRunner {
  const { database, log, clock, jobs } = options
  const names = jobs.map(({ name }) => name)
  let added: Promise<void> | undefined
  let running: Promise<void> | undefined
  let closing = false

  const work = async (): Promise<void> => {
    await (added ??= addJobs(database, names))
    for (const { name, failures } of await takeJobs(database, names, HELD_SECONDS)) {
      const job = jobs.find((one) => one.name === name)
      if (job && !closing) await runJob(job, failures)
    }
  }
  const runJob = async (job: RecurringJob, failures: number): Promise<void> => {
    try {
      await job.run({ database, now: clock(), log })
      await finishJob(database, job.name, { nextInSeconds: job.everySeconds })
    } catch (error) {
      log.warn({ err: error, job: job.name }, 'a job failed and will be tried again')
      const retry = FIRST_RETRY_SECONDS * 2 ** Math.min(failures, 20)
      await finishJob(database, job.name, {
        nextInSeconds: Math.min(job.everySeconds, retry),
        error: JSON.stringify(describeError(error)).slice(0, 1_000),
      })
    }
  }
  const look = (): Promise<void> =>
    (running ??= work()
      .catch((error: unknown) => {
        added = undefined
        log.warn({ err: error }, 'jobs wait for next time')
      })
      .finally(() => (running = undefined)))
  const timer = setInterval(() => void look(), LOOK_MS)
  return {
    runDue: look,
    close: async () => {
      closing = true
      clearInterval(timer)
      await running
    },
  }
}
