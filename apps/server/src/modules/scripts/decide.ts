import type { Language } from '@telemachos/contract/core/define-texts'
import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import { isWithinTransaction } from '../../kernel/database/transaction-scope.ts'
import type { Completing, MadeCompletion, ScriptDecision } from '../actions/index.ts'
import { describeEffect, type Effect } from './effects.ts'
import { findFacts, lockMentees, type Facts } from './facts-store.ts'
import { faultOf, judgeCompletions, type Case, type Verdict } from './judge-completions.ts'
import { insertRuns, type KeptRun } from './run-store.ts'
import { scriptWords, type SayOfScript } from './script-texts.ts'
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
  const { scripts, scripted, facts } = await readCases(db, rows, completing.isShared ?? false)
  if (scripted.length === 0) return rows.map(() => undefined)
  const pending = scripted.flatMap((row): Pending[] => {
    const script = scripts.get(keyOf(row))
    const known = facts.get(cellOf(row))
    return script && known && !known.isCompleted ? [{ row, script, facts: known }] : []
  })
  const byProject = Map.groupBy(pending, ({ row }) => row.projectId)
  const decisions = new Map<MadeCompletion, ScriptDecision<Plan>>()
  for (const [projectId, some] of byProject) {
    const cases = some.map((one) => caseOf(one, completing))
    const terms = { isShared: completing.isShared ?? false, isOne: scripted.length === 1 }
    const verdicts = await completing.outside(hashOf(cases), (outside) =>
      judge(outside, projectId, { pending: some, cases, now, terms }),
    )
    const refused = some.filter((_, place) => verdicts[place]?.kind === 'refused')
    const says = await wordsOf(db, projectId, refused, completing)
    for (const [place, { row, script }] of some.entries()) {
      const say = says.get(languageOf(row, completing))
      decisions.set(row, decisionOf(verdicts[place], script, { ...terms, say }))
    }
  }
  return rows.map((row) => decisions.get(row))
}

/** The language of whoever completes. */
const languageOf = (row: MadeCompletion, { requestOf }: Completing): Language =>
  requestOf(row).context?.language ?? 'el'

/** What is translated of the scripts of a project, by the languages of those who are refused. */
async function wordsOf(
  db: Db,
  projectId: number,
  refused: readonly Pending[],
  completing: Completing,
): Promise<ReadonlyMap<Language, SayOfScript>> {
  const languages = [...new Set(refused.map(({ row }) => languageOf(row, completing)))]
  const words = languages.map(
    async (language) => [language, await scriptWords(db, language, projectId)] as const,
  )
  return new Map(await Promise.all(words))
}

/** The scripts of completions, and what those know that have one: as it stays until the transaction ends, in one. */
async function readCases(db: Db, rows: readonly MadeCompletion[], isShared: boolean) {
  // All of those that are completed together have a script: so far as nobody has just taken it away.
  const early = isShared && !isWithinTransaction() ? findFacts(db, rows) : undefined
  const reading = await Promise.all([findScripts(db, rows), early])
  const scripts = new Map(reading[0].map((one) => [keyOf(one), one]))
  const scripted = rows.filter((row) => scripts.has(keyOf(row)))
  if (scripted.length === 0) return { scripts, scripted, facts: new Map<string, Facts>() }
  if (isWithinTransaction()) await lockMentees(db, scripted)
  const found = reading[1] ?? (await findFacts(db, scripted))
  return { scripts, scripted, facts: new Map(found.map((one) => [cellOf(one), one])) }
}

function caseOf({ row, script, facts }: Pending, { requestOf }: Completing): Case {
  const { context } = requestOf(row)
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
  readonly terms: Terms
}

interface Terms {
  readonly isShared: boolean
  /** No other script has run with it. */
  readonly isOne: boolean
}

/** What is refused leaves no trace but this: its transaction will not commit. */
async function judge(
  db: Db,
  projectId: number,
  { pending, cases, now, terms }: Judged,
): Promise<Verdict[]> {
  const isTriedAgain = terms.isShared && !terms.isOne
  const verdicts = await judgeCompletions(db, { projectId, cases, now, isTriedAgain })
  const refused = pending.flatMap(({ row, script }, place): KeptRun[] => {
    const verdict = verdicts[place]
    if (!verdict || verdict.kind === 'planned' || isUndecided(verdict, terms)) return []
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

/** What failed among others is tried by itself; and meetings are planned by the call that completes. */
function isUndecided(verdict: Verdict, { isShared, isOne }: Terms): boolean {
  if (!isShared || verdict.kind === 'refused') return false
  if (verdict.kind === 'failed') return !isOne
  return verdict.effects.some(({ kind }) => kind === 'meeting')
}

function decisionOf(
  verdict: Verdict | undefined,
  { code: _code, local: _local, ...script }: ScriptRow,
  terms: Terms & { readonly say: SayOfScript | undefined },
): ScriptDecision<Plan> {
  if (verdict && isUndecided(verdict, terms)) return { alone: true }
  if (verdict?.kind === 'planned') return { planned: { effects: verdict.effects, script } }
  if (verdict?.kind !== 'refused') return { refused: undefined }
  const { sentence } = verdict
  return { refused: terms.say ? terms.say(script.actionId, sentence) : sentence }
}
