import { AppError } from '../../kernel/errors.ts'
import { JobLimit, WorkerProcesses } from '../../kernel/worker-processes.ts'
import type { ValidatorBatch, ValidatorJob, ValidatorVerdict } from './script-sandbox.ts'

export interface ValidatorResult {
  readonly verdicts: readonly ValidatorVerdict[]
}

/** All validators of one application have this long; the process is ended soon after. */
const SHARE_MS = 600
const KILL_MS = 1_000

/** So many applications are judged at once, and all but one of one project; others wait. */
const AT_ONCE = 2

const processes = new WorkerProcesses<ValidatorBatch, ValidatorResult>({
  file: 'validator-process',
  from: import.meta.url,
  atOnce: AT_ONCE,
  // On the last day of a call many apply at once.
  maxWaiting: 2_000,
  timeoutMs: KILL_MS,
  memoryMb: 64,
})

/** What validators are told besides the answer. */
export interface ValidatorScope {
  readonly application: Readonly<Record<string, string>>
  /** yyyy-mm-dd in Athens. */
  readonly today: string
}

/**
 * Has the validators that authors wrote judge answers, beside the server.
 * @throws too_many_requests where too many are judged for the project.
 */
export async function runValidators(
  jobs: readonly ValidatorJob[],
  { projectId, ...scope }: ValidatorScope & { readonly projectId: number },
): Promise<readonly ValidatorVerdict[]> {
  if (jobs.length === 0) return []
  try {
    return (await processes.run({ jobs, ...scope, milliseconds: SHARE_MS }, { projectId })).verdicts
  } catch (error) {
    // Nothing of the scripts is at fault: it is done later.
    if (error instanceof AppError) throw error
    // What the interpreter could not stop by itself; of several nobody knows which it was.
    const problem = error instanceof JobLimit ? error.limit : 'error'
    const detail = error instanceof Error ? error.message.slice(0, 300) : ''
    return jobs.map(({ question }) => ({ question, problem, detail }))
  }
}
