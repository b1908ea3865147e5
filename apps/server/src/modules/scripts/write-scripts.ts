import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { RUN_DAYS } from '@telemachos/contract/scripts/limits'
import type { CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { prepared } from '../../kernel/prepared.ts'
import { accessCell } from '../actions/index.ts'
import { forgetThingTexts } from '../language/index.ts'
import { describeEffect } from './effects.ts'
import { findFacts } from './facts-store.ts'
import { faultOf, judgeCompletions, valuesFor } from './judge-completions.ts'
import { accessFacts, accessScript } from './policy.ts'
import { requireCode } from './run-jobs.ts'
import { listRuns } from './run-store.ts'
import { saidSentences } from './said-sentences.ts'
import { scriptStart, scriptWords } from './script-texts.ts'
import { deleteScript, findScripts, listScripts, writeScript } from './script-store.ts'

type Calls = typeof contract.scripts.calls

const DAY_MS = 86_400_000

export async function listCompletionScripts(
  _input: InputOf<Calls['listCompletionScripts']>,
  { db, actor, language, now }: CallContext,
): Promise<OutputOf<Calls['listCompletionScripts']>> {
  const since = new Date(now.getTime() - RUN_DAYS * DAY_MS)
  return listScripts(db, actor.projectId, language, since)
}

export async function getCompletionScript(
  { ActionId }: InputOf<Calls['getCompletionScript']>,
  context: CallContext,
): Promise<OutputOf<Calls['getCompletionScript']>> {
  return accessScript(context, ActionId)
}

/**
 * Saves the script of an action in the project, once it can be read: from then on it reads and writes what its
 * author may.
 * @throws not_found; invalid_input naming `Code` with line and column; conflict where somebody saved it meanwhile.
 */
export const saveCompletionScript = prepared(
  async ({ ActionId, Code }: InputOf<Calls['saveCompletionScript']>, context: CallContext) => {
    await accessScript(context, ActionId)
    await requireCode(Code, context.actor.projectId)
  },
  saveScript,
)

async function saveScript(
  { ActionId, Local, Code, Version }: InputOf<Calls['saveCompletionScript']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveCompletionScript']>> {
  const { db, actor, now } = context
  const before = await accessScript(context, ActionId)
  const place = { projectId: actor.projectId, actionId: ActionId, version: Version }
  const isNow =
    Code.trim() === ''
      ? await deleteScript(db, place)
      : await writeScript(db, {
          ...place,
          code: Code,
          local: Local,
          level: actor.level,
          by: actor.userId,
          at: now,
        })
  if (!isNow) throw new AppError('conflict', { details: { Version: before.Version } })
  if (Code.trim() === '') await forgetThingTexts(db, actor.projectId, scriptStart(ActionId))
  context.audit({ actionId: ActionId })
  return accessScript(context, ActionId)
}

/** What a script would do for a mentee. @throws not_found; too_many_requests. */
export async function tryCompletionScript(
  { ActionId, MenteeId, Code, Local }: InputOf<Calls['tryCompletionScript']>,
  context: CallContext,
): Promise<OutputOf<Calls['tryCompletionScript']>> {
  const { db, actor, now } = context
  const facts = await accessFacts(context, MenteeId, ActionId)
  const from = performance.now()
  const by = { Id: actor.userId, Role: actor.role }
  const one = { code: Code, local: Local, level: actor.level, facts, data: facts.data ?? {}, by }
  const [verdict] = await judgeCompletions(db, { projectId: actor.projectId, cases: [one], now })
  return {
    Refusal: verdict?.kind === 'refused' ? verdict.sentence : null,
    Fault: verdict?.kind === 'failed' ? faultOf(verdict.fault) : null,
    Effects: verdict?.kind === 'planned' ? verdict.effects.map(describeEffect) : [],
    Ms: Math.round(performance.now() - from),
  }
}

/**
 * The local script of an action, with what it knows of the mentee, for the page of whoever is about to complete
 * it: of the mentee's fields what both its author and they may see. Null where there is none.
 * @throws not_found.
 */
export async function getLocalScript(
  { ActionId, MenteeId }: InputOf<Calls['getLocalScript']>,
  context: CallContext,
): Promise<OutputOf<Calls['getLocalScript']>> {
  const { db, actor, now } = context
  const { projectId } = await accessCell(context, MenteeId, ActionId)
  const [script] = await findScripts(db, [{ projectId, actionId: ActionId }])
  if (!script?.local) return null
  const [facts] = await findFacts(db, [{ projectId, menteeId: MenteeId, actionId: ActionId }])
  if (!facts) return null
  const by = { Id: actor.userId, Role: actor.role }
  const told = { ...script, by, facts }
  const say = await scriptWords(db, context.language, projectId)
  const said = saidSentences(script.code).map((one) => [one, say(ActionId, one)] as const)
  return {
    Code: script.code,
    Values: await valuesFor(db, told, now),
    Sentences: Object.fromEntries(said.filter(([one, other]) => one !== other)),
  }
}

export async function listCompletionRuns(
  { ActionId, page, count: size }: InputOf<Calls['listCompletionRuns']>,
  context: CallContext,
): Promise<OutputOf<Calls['listCompletionRuns']>> {
  await accessScript(context, ActionId)
  return listRuns(context.db, context.actor.projectId, ActionId, { page, count: size })
}
