import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import { MAX_SENTENCE } from '@telemachos/contract/scripts/limits'
import { todayInAthens } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { isKeepable } from '../../kernel/keepable.ts'
import type { ScriptFault, ScriptJob, ScriptOutcome } from '../../kernel/scripts/script-job.ts'
import { readFieldLists } from '../people/index.ts'
import type { Effect } from './effects.ts'
import type { Facts } from './facts-store.ts'
import { judgeEffect, readWritable, type Writable } from './judge-effects.ts'
import { PARAMETERS, runJobs } from './run-jobs.ts'

/** A completion that a script is to decide about. */
export interface Case {
  readonly code: string
  /** Whether it only checks: it runs in the page of whoever completes before, and has no effects. */
  readonly local: boolean
  /** The level of the script's author: what is above it, it neither reads nor writes. A local one reads what the mentee sees as well. */
  readonly level: number
  readonly facts: Facts
  /** The mentee's own data as it will be. */
  readonly data: Readonly<Record<string, unknown>>
  /** Who completes; null for the system. */
  readonly by: { readonly Id: number; readonly Role: string } | null
}

/** What a script comes to. */
export type Verdict =
  | { readonly kind: 'planned'; readonly effects: readonly Effect[] }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'failed'; readonly fault: ScriptFault }

interface Judging {
  readonly projectId: number
  readonly cases: readonly Case[]
  readonly now: Date
  /** What fails is tried again, each by itself. */
  readonly isTriedAgain?: boolean
}

/**
 * Runs the scripts of completions in one project, and checks what they want to be done. Nothing is written.
 * @throws too_many_requests where too many run for the project.
 */
export async function judgeCompletions(
  db: Db,
  { projectId, cases, now, isTriedAgain = false }: Judging,
): Promise<Verdict[]> {
  const today = todayInAthens(now)
  const seen = await visibleNames(db, projectId)
  const jobs = cases.map((one) => jobOf(one, seen, today))
  const outcomes = await runJobs(projectId, jobs, isTriedAgain)
  const said = outcomes.flatMap(({ effects = [] }) => effects)
  const writable = await readWritable(db, projectId, said)
  return outcomes.map((outcome, place) => {
    const one = cases[place]
    if (!one) return { kind: 'failed', fault: { problem: 'error', detail: '' } }
    return verdictOf(outcome, one, { writable, now, today })
  })
}

/** From which level on each field of the project is seen. */
async function visibleNames(db: Db, projectId: number): Promise<ReadonlyMap<string, number>> {
  const { Fields, ProjectFields } = await readFieldLists(db, projectId)
  return new Map([...Fields, ...ProjectFields].map(({ Name, Visible }) => [Name, Visible]))
}

/** Of a person everybody who writes scripts sees this. */
const ALWAYS = ['Id', 'first_name', 'last_name', 'email']

const OF_LOCAL = ['Id', 'first_name', 'last_name']

/** What a local script is told in the page, as JSON texts by their names; what is typed there is its data. */
export async function valuesFor(
  db: Db,
  one: Omit<Case, 'code' | 'data'>,
  now: Date,
): Promise<Record<string, string>> {
  const seen = await visibleNames(db, one.facts.projectId)
  const whole = { ...one, code: '', data: one.facts.data ?? {} }
  const { values } = jobOf(whole, seen, todayInAthens(now))
  return Object.fromEntries(
    PARAMETERS.map((name, place) => [name, JSON.stringify(values[place] ?? null)]),
  )
}

function jobOf(
  { code, local, level, facts, data, by }: Case,
  seen: ReadonlyMap<string, number>,
  today: string,
): ScriptJob {
  const { scope, action } = facts
  const always = local ? OF_LOCAL : ALWAYS
  const completion = local ? timesOf(scope.completion, facts.seen) : scope.completion
  // The same wherever it runs: in the page it is told what the mentee sees as well.
  const reads = local ? Math.max(level, ROLE_LEVEL.Mentee) : level
  const mentee = Object.fromEntries(
    Object.entries(scope.user).filter(
      ([name]) => always.includes(name) || (seen.get(name) ?? -1) >= reads,
    ),
  )
  const values = [mentee, action, data, completion, scope.project, by, today]
  return { script: code, parameters: PARAMETERS, values }
}

/** When actions that a mentee sees were completed, without what others wrote in them: their page is told that. */
const timesOf = (completion: Readonly<Record<string, unknown>>, seen: readonly number[]) =>
  Object.fromEntries(
    Object.entries(completion)
      .filter(([id]) => seen.includes(Number(id)))
      .map(([id, done]) => [id, { At: (done as { At?: unknown }).At }]),
  )

function verdictOf(
  outcome: ScriptOutcome,
  { level, local, facts }: Case,
  terms: { readonly writable: Writable; readonly now: Date; readonly today: string },
): Verdict {
  const said = outcome.effects ?? []
  const refusal = said.find(({ name }) => name === 'refuse')
  if (refusal) {
    const [sentence] = refusal.args
    const isSentence =
      typeof sentence === 'string' && sentence.trim() !== '' && isKeepable(sentence)
    return isSentence
      ? { kind: 'refused', sentence: sentence.trim().slice(0, MAX_SENTENCE) }
      : failed('refuse: it says no sentence')
  }
  if ('problem' in outcome) {
    const { problem, detail, at } = outcome
    return { kind: 'failed', fault: { problem, detail, ...(at !== undefined && { at }) } }
  }
  if (local && said.length > 0) return failed(`${said[0]?.name}: a local script only refuses`)
  const judged = said.map((one) =>
    judgeEffect(one, {
      ...terms,
      level,
      user: facts.scope.user,
      title: String(facts.action['Title']),
    }),
  )
  const wrong = judged.find((one) => typeof one === 'string')
  if (wrong !== undefined) return failed(wrong)
  return { kind: 'planned', effects: judged.filter((one) => typeof one !== 'string') }
}

const failed = (detail: string): Verdict => ({
  kind: 'failed',
  fault: { problem: 'error', detail: detail.slice(0, 300) },
})

/** A verdict as authors are shown it, and as runs are kept. */
export const faultOf = ({ problem, detail, at }: ScriptFault) => ({
  Problem: problem,
  Message: detail,
  At: at ?? null,
})
