import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { AUTHOR_ROLES } from '@telemachos/contract/actions/author-roles'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { deleteFilesOf } from '../files/index.ts'
import { forgetThingTexts } from '../language/index.ts'
import { SHEET_FILES } from '@telemachos/contract/spreadsheets/limits'
import { checkSettings } from './check-settings.ts'
import { keysOf } from './name-keys.ts'
import { accessOwn, allowSaving, foundVersion } from './policy.ts'
import { seesUsesOf } from './read-spreadsheets.ts'
import { sheetStart } from './sheet-texts.ts'
import * as store from './spreadsheet-store.ts'
import { findModel, repeatVersion } from './version-store.ts'

type Calls = typeof contract.spreadsheets.calls

/**
 * Saves what the authors say of a spreadsheet.
 * @throws not_found; forbidden; conflict with the Revision that is there; invalid_input as
 *   checkSettings, of Projects `not_administered` for one that the caller does not author, and
 *   `spreadsheet_used` where one that is left out uses it.
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
  const before = await store.listProjects(db, row.id)
  await requireAuthored(others, before, context)
  await requireUnused(
    row.id,
    before.filter((id) => !others.includes(id)),
    context,
  )
  await store.setProjects(db, row.id, others)
  const saved = { ...keysOf(Name), settings: Settings, roles: Roles, by: actor.userId, at: now }
  const revision = await store.updateSpreadsheet(db, row.id, saved)
  context.audit({ detail: { spreadsheetId: row.id, inputs: Settings.Inputs.length } })
  return { Revision: revision }
}

/**
 * Whoever shares a spreadsheet with a project writes what its actions say; what was shared may stay. A project
 * that does not exist is nobody's.
 */
async function requireAuthored(
  projectIds: readonly number[],
  before: readonly number[],
  { db, principal }: CallContext,
): Promise<void> {
  const authors: readonly string[] = AUTHOR_ROLES
  const added = projectIds.filter((id) => !before.includes(id))
  const existing = new Set(added.length > 0 ? await store.listExisting(db, added) : [])
  const foreign = added.find(
    (id) =>
      !existing.has(id) ||
      (!principal.superAdmin &&
        !principal.memberships.get(id)?.some((role) => authors.includes(role))),
  )
  if (foreign !== undefined) throw refuseField('Projects', 'not_administered')
}

/** What a project calculates with is not taken from it. */
async function requireUnused(
  id: number,
  projectIds: readonly number[],
  { db }: CallContext,
): Promise<void> {
  if (projectIds.length > 0 && (await store.hasUsesIn(db, id, projectIds))) {
    throw refuseField('Projects', 'spreadsheet_used')
  }
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
  const { id, projectId } = await accessOwn(context, SpreadsheetId)
  const { Uses, Elsewhere } = await store.listUses(db, id, seesUsesOf(context))
  if (Uses.length + Elsewhere > 0) throw ruleViolated('spreadsheet_used', { Uses, Elsewhere })
  await store.deleteSpreadsheet(db, id)
  await forgetThingTexts(db, projectId, sheetStart(id))
  await deleteFilesOf(db, SHEET_FILES, [id])
  context.audit({ detail: { spreadsheetId: id } })
  return { ok: true }
}
