import {
  EFFECT_FUNCTIONS,
  type ScriptJob,
  type ScriptOutcome,
} from '../../kernel/scripts/script-job.ts'
import { requireSyntax } from '../../kernel/scripts/check-syntax.ts'
import { Scripts } from '../../kernel/scripts/run-scripts.ts'

/** A script has so many milliseconds of its own; one that took them gets them once more: the machine may be busy. */
const OWN_MS = 400
/** So many go together, where many complete at once. */
const TOGETHER = 20
/** Milliseconds for all of those; one of them that takes them is told by running it alone. */
const TOGETHER_MS = 600
/** So many of one round are run alone; a script that loops does so for everybody. */
const MOST_ALONE = 3

/** The names under which a script knows what it is told. */
export const PARAMETERS = ['mentee', 'action', 'data', 'completion', 'project', 'by', 'today']

// Of those who complete at once, each waits for the others.
const scripts = new Scripts({ atOnce: 3, maxWaiting: 2_000 })

/**
 * Runs completion scripts, each in a context of its own; what they say is to be done is not done here.
 * @param isTriedAgain whoever asks tries what fails again, each by itself.
 * @throws too_many_requests where too many run for the project.
 */
export async function runJobs(
  projectId: number,
  jobs: readonly ScriptJob[],
  isTriedAgain = false,
): Promise<ScriptOutcome[]> {
  const run = (some: readonly ScriptJob[], milliseconds: number) =>
    scripts.run({ jobs: some, milliseconds, host: [], effects: EFFECT_FUNCTIONS }, { projectId })
  const outcomes: ScriptOutcome[] = []
  let alone = isTriedAgain ? MOST_ALONE : 0
  for (let from = 0; from < jobs.length; from += TOGETHER) {
    const some = jobs.slice(from, from + TOGETHER)
    const found = await run(some, some.length === 1 ? OWN_MS : TOGETHER_MS)
    for (const [place, job] of some.entries()) {
      const outcome = found[place] ?? { problem: 'error' as const, detail: '' }
      const isUnclear =
        'problem' in outcome && (outcome.problem === 'time' || (some.length > 1 && !outcome.at))
      const again = isUnclear && alone < MOST_ALONE ? await run([job], OWN_MS) : undefined
      if (again) alone++
      outcomes.push(again?.[0] ?? outcome)
    }
  }
  return outcomes
}

/** @throws invalid_input `script_syntax` naming `Code`, and where; too_many_requests. */
export function requireCode(script: string, projectId: number): Promise<void> {
  return requireSyntax(scripts, {
    projectId,
    field: 'Code',
    script,
    parameters: PARAMETERS,
    host: [],
  })
}
