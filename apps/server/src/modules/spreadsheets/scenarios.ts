import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_SCENARIOS } from '@telemachos/contract/spreadsheets/limits'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import * as store from './calculation-store.ts'
import { foundScenario } from './policy.ts'

type Calls = typeof contract.spreadsheets.calls

const own = ({ actor }: CallContext) => ({ projectId: actor.projectId, userId: actor.userId })

/** The caller's own sets of inputs of a spreadsheet. */
export function listScenarios(
  { SpreadsheetId }: InputOf<Calls['listScenarios']>,
  context: CallContext,
): Promise<OutputOf<Calls['listScenarios']>> {
  return store.listScenarios(context.db, { ...own(context), spreadsheetId: SpreadsheetId })
}

/**
 * Keeps a set of inputs; only its owner ever sees it.
 * @throws not_found for a spreadsheet that the project does not use; rule_violated `too_many_scenarios`.
 */
export async function saveScenario(
  { SpreadsheetId, Name, Inputs }: InputOf<Calls['saveScenario']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveScenario']>> {
  const key = { ...own(context), spreadsheetId: SpreadsheetId }
  const { db, now } = context
  foundScenario(await store.isUsed(db, key), SpreadsheetId)
  const there = await store.listScenarios(db, key)
  const isNew = there.every((one) => one.Name !== Name)
  if (isNew && there.length >= MAX_SCENARIOS) throw ruleViolated('too_many_scenarios')
  const saved = await store.writeScenario(db, key, { name: Name, inputs: Inputs, at: now })
  context.audit({ detail: { spreadsheetId: SpreadsheetId, scenarioId: saved.Id } })
  return saved
}

/** Deletes one of the caller's own. @throws not_found. */
export async function deleteScenario(
  { Id }: InputOf<Calls['deleteScenario']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteScenario']>> {
  foundScenario(await store.deleteScenario(context.db, own(context), Id), Id)
  context.audit({ detail: { scenarioId: Id } })
  return { ok: true }
}
