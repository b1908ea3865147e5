import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import type { Completing, MadeCompletion, ScriptDecision } from '../actions/index.ts'
import { describeEffect, type Effect } from './effects.ts'
import { findFacts, lockMentees, type Facts } from './facts-store.ts'
import { faultOf, judgeCompletions, type Case, type Verdict } from './judge-completions.ts'
import { insertRuns, type KeptRun } from './run-store.ts'
import { findScripts, type ScriptRow } from './script-store.ts'

/** What a script has planned for a completion. */
export interface Plan {
  readonly effects: readonly Effect[]
  readonly script: Omit<ScriptRow, 'code' | 'local'>
}

interface Pending {
  readonly row: MadeCompletion
  readonly script: ScriptRow
  readonly facts: Facts
}

const keyOf = ({ projectId, actionId }: { projectId: number; actionId: number }) =>
  `${projectId}/${actionId}`

const cellOf = (cell: { projectId: number; actionId: number; menteeId: number }) =>
  `${keyOf(cell)}/${cell.menteeId}`

/**
 * Asks the scripts of completions, where there are any. In a transaction what they know is read anew, and
 * they are asked again where it has changed: what they plan holds for what is stored.
 */
export async function decide(
  completing: Completing,
  rows: readonly MadeCompletion[],
): Promise<(ScriptDecision<Plan> | undefined)[]> {
  const { db, now } = completing
  const scripts = new Map((await findScripts(db, rows)).map((one) => [keyOf(one), one]))
  const scripted = rows.filter((row) => scripts.has(keyOf(row)))
  if (scripted.length === 0) return rows.map(() => undefined)
  await lockMentees(db, scripted)
  const facts = new Map((await findFacts(db, scripted)).map((one) => [cellOf(one), one]))
  const pending = scripted.flatMap((row): Pending[] => {
    const script = scripts.get(keyOf(row))
    const known = facts.get(cellOf(row))
    return script && known && !known.isCompleted ? [{ row, script, facts: known }] : []
  })
  const byProject = Map.groupBy(pending, ({ row }) => row.projectId)
  const decisions = new Map<MadeCompletion, ScriptDecision<Plan>>()
  for (const [projectId, some] of byProject) {
    const cases = some.map((one) => caseOf(one, completing))
    const verdicts = await completing.outside(hashOf(cases), (outside) =>
      judge(outside, projectId, { pending: some, cases, now }),
    )
    for (const [place, { row, script }] of some.entries())
      decisions.set(row, decisionOf(verdicts[place], script))
  }
  return rows.map((row) => decisions.get(row))
}

function caseOf({ row, script, facts }: Pending, { context }: Completing): Case {
  const { code, level, local } = script
  const given = row.data === null ? undefined : (JSON.parse(row.data) as Record<string, unknown>)
  // What the mentee hands in is kept as their own data, beside what others set in it.
  const data = { ...facts.data, ...(row.keptOfOwn === null ? {} : given) }
  const by = context ? { Id: context.actor.userId, Role: context.actor.role } : null
  return { code, local, level, facts, data, by }
}

const hashOf = (cases: readonly Case[]): string =>
  createHash('sha256').update(JSON.stringify(cases)).digest('base64url')

interface Judged {
  readonly pending: readonly Pending[]
  readonly cases: readonly Case[]
  readonly now: Date
}

/** What is refused leaves no trace but this: its transaction will not commit. */
async function judge(
  db: Db,
  projectId: number,
  { pending, cases, now }: Judged,
): Promise<Verdict[]> {
  const verdicts = await judgeCompletions(db, projectId, cases, now)
  const refused = pending.flatMap(({ row, script }, place): KeptRun[] => {
    const verdict = verdicts[place]
    if (!verdict || verdict.kind === 'planned') return []
    return [runOf({ ...row, version: script.version }, verdict)]
  })
  await insertRuns(db, refused, now)
  return verdicts
}

/** A run as it is kept. */
export function runOf(
  { projectId, actionId, menteeId, version }: Omit<KeptRun, 'Refusal' | 'Fault' | 'Effects'>,
  verdict: Verdict,
): KeptRun {
  return {
    projectId,
    actionId,
    menteeId,
    version,
    Refusal: verdict.kind === 'refused' ? verdict.sentence : null,
    Fault: verdict.kind === 'failed' ? faultOf(verdict.fault) : null,
    Effects: verdict.kind === 'planned' ? verdict.effects.map(describeEffect) : [],
  }
}

function decisionOf(
  verdict: Verdict | undefined,
  { code: _code, local: _local, ...script }: ScriptRow,
): ScriptDecision<Plan> {
  if (verdict?.kind === 'planned') return { planned: { effects: verdict.effects, script } }
  return { refused: verdict?.kind === 'refused' ? verdict.sentence : undefined }
}
