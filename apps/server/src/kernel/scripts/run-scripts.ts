import { AppError } from '../errors.ts'
import { JobLimit, WorkerProcesses } from '../worker-processes.ts'
import type {
  HostAnswer,
  HostAsk,
  ScriptBatch,
  ScriptFault,
  ScriptOutcome,
  ScriptResult,
} from './script-job.ts'

/** The process that runs scripts is ended after so long, not counting what it waits for the server. */
const KILL_MS = 1_000

interface Options {
  /** Batches that run at once, and all but one of one project; others wait. */
  readonly atOnce: number
  /** Batches of one project that wait; whoever brings more is to come again. */
  readonly maxWaiting: number
}

interface Terms {
  /** Whose scripts they are, and at whose cost they run. */
  readonly projectId: number
  /** The server itself asks: they wait, however many of the project do. */
  readonly isPatient?: boolean | undefined
  /** Answers what they ask; without it they may ask nothing. */
  readonly answer?: (ask: HostAsk) => Promise<HostAnswer>
}

/** Runs scripts of authors beside the server: see sandbox.ts for what they have, and how they are stopped. */
export class Scripts {
  readonly #processes: WorkerProcesses<ScriptBatch, ScriptResult>

  constructor({ atOnce, maxWaiting }: Options) {
    this.#processes = new WorkerProcesses({
      file: 'script-process',
      from: import.meta.url,
      atOnce,
      maxWaiting,
      timeoutMs: KILL_MS,
      memoryMb: 64,
    })
  }

  /**
   * @returns what each script of the batch answered, in their order.
   * @throws too_many_requests where too many run for the project.
   */
  async run(
    batch: ScriptBatch,
    { projectId, isPatient, answer }: Terms,
  ): Promise<readonly ScriptOutcome[]> {
    if (batch.jobs.length === 0) return []
    try {
      const onAsk = answer && ((ask: unknown) => answer(ask as HostAsk))
      return (await this.#processes.run(batch, { projectId, isPatient, onAsk })).outcomes
    } catch (error) {
      // Nothing of the scripts is at fault: it is done later.
      if (error instanceof AppError) throw error
      // What the interpreter could not stop by itself; of several nobody knows which it was.
      const problem = error instanceof JobLimit ? error.limit : 'error'
      const detail = error instanceof Error ? error.message.slice(0, 300) : ''
      return batch.jobs.map((): ScriptFault => ({ problem, detail }))
    }
  }
}
