import type { ScriptOutcome, ScriptProblem } from '../../kernel/scripts/script-job.ts'
import { Scripts } from '../../kernel/scripts/run-scripts.ts'

/** A validator and what it is to judge. */
export interface ValidatorJob {
  readonly question: string
  /** The body of a function of `value`, `application` and `today`. */
  readonly script: string
  readonly value: string
}

/** A validator that could not say whether an answer is right. */
export interface ValidatorFault {
  readonly question: string
  readonly problem: ScriptProblem
  readonly detail: string
}

export type ValidatorVerdict =
  | { readonly question: string; readonly isValid: boolean }
  | ValidatorFault

/** All validators of one application have this long. */
const SHARE_MS = 600

// On the last day of a call many apply at once.
const scripts = new Scripts({ atOnce: 2, maxWaiting: 2_000 })

/** What validators are told besides the answer. */
export interface ValidatorScope {
  readonly application: Readonly<Record<string, string>>
  /** yyyy-mm-dd in Athens. */
  readonly today: string
}

/**
 * Has the validators that authors wrote judge answers, beside the server: 0 is right, any other number
 * is not.
 * @throws too_many_requests where too many are judged for the project.
 */
export async function runValidators(
  jobs: readonly ValidatorJob[],
  { projectId, application, today }: ValidatorScope & { readonly projectId: number },
): Promise<readonly ValidatorVerdict[]> {
  const outcomes = await scripts.run(
    {
      jobs: jobs.map(({ script, value }) => ({
        script,
        parameters: ['value', 'application', 'today'],
        values: [value, application, today],
      })),
      milliseconds: SHARE_MS,
      host: [],
    },
    { projectId },
  )
  return outcomes.map((outcome, place) => ({
    question: jobs[place]?.question ?? '',
    ...verdictOf(outcome),
  }))
}

function verdictOf(
  outcome: ScriptOutcome,
): { readonly isValid: boolean } | Omit<ValidatorFault, 'question'> {
  if ('problem' in outcome) return { problem: outcome.problem, detail: outcome.detail }
  const { type, json } = outcome
  // A number without a form is none.
  if (type !== 'number' || json === 'null') return { problem: 'result', detail: type }
  return { isValid: json === '0' }
}
