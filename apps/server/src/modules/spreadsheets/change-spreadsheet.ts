import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { deleteFilesOf } from '../files/index.ts'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { checkSettings } from './check-settings.ts'
import { keysOf } from './name-keys.ts'
import { accessOwn, allowSaving, foundVersion } from './policy.ts'
import * as store from './spreadsheet-store.ts'
import { findModel, repeatVersion } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls

/**
 * Saves what the authors say of a spreadsheet.
 * @throws not_found; forbidden; conflict with the Revision that is there; invalid_input as
 *   checkSettings, and `not_administered` for a project that the caller does not author.
 */
export async function saveSpreadsheet(
  input: InputOf<Calls['saveSpreadsheet']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveSpreadsheet']>> {
  const { db, actor, now } = context
  const { SpreadsheetId, Name, Settings, Roles, Projects, Revision } = input
  const row = await accessOwn(context, SpreadsheetId)
  allowSaving({ ...row, seen: Revision }, context)
  checkSettings(Settings, foundVersion(await findModel(db, row.id, row.version), row.id))
  const others = [...new Set(Projects)].filter((id) => id !== actor.projectId)
  await requireAuthored(others, await store.listProjects(db, row.id), context)
  await store.setProjects(db, row.id, others)
  const saved = { ...keysOf(Name), settings: Settings, roles: Roles, by: actor.userId, at: now }
  const revision = await store.updateSpreadsheet(db, row.id, saved)
  context.audit({ detail: { spreadsheetId: row.id, inputs: Settings.Inputs.length } })
  return { Revision: revision }
}

/** Whoever shares a spreadsheet with a project writes what its actions say; what was shared may stay. */
async function requireAuthored(
  projectIds: readonly number[],
  before: readonly number[],
  { principal }: CallContext,
): Promise<void> {
  const authors: readonly string[] = AUTHOR_ROLES
  const foreign = projectIds.find(
    (id) =>
      !before.includes(id) &&
      !principal.superAdmin &&
      !principal.memberships.get(id)?.some((role) => authors.includes(role)),
  )
  if (foreign !== undefined) throw refuseField('Projects', 'not_administered')
}

/**
 * Makes an earlier version the newest again.
 * @throws not_found; forbidden.
 */
export async function restoreVersion(
  { SpreadsheetId, Version }: InputOf<Calls['restoreVersion']>,
  context: CallContext,
): Promise<OutputOf<Calls['restoreVersion']>> {
  const { db, actor, now } = context
  const { id, version } = await accessOwn(context, SpreadsheetId)
  const given = { of: Version, version: version + 1, by: actor.userId, at: now }
  foundVersion(await repeatVersion(db, id, given), id)
  context.audit({ detail: { spreadsheetId: id, of: Version, version: version + 1 } })
  return { Version: version + 1 }
}

/**
 * Deletes a spreadsheet.
 * @throws not_found; forbidden; rule_violated `spreadsheet_used` with what uses it.
 */
export async function deleteSpreadsheet(
  { SpreadsheetId }: InputOf<Calls['deleteSpreadsheet']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteSpreadsheet']>> {
  const { db } = context
  const { id } = await accessOwn(context, SpreadsheetId)
  const uses = await store.listUses(db, id)
  if (uses.length > 0) throw ruleViolated('spreadsheet_used', { Uses: uses })
  await store.deleteSpreadsheet(db, id)
  await deleteFilesOf(db, SHEET_FILES, [id])
  context.audit({ detail: { spreadsheetId: id } })
  return { ok: true }
}
