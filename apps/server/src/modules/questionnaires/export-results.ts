import { randomUUID } from 'node:crypto'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { RESULT_EXPORT_PAGE } from '@telemachos/contract/questionnaires/results-roles'
import type { Label } from '@telemachos/questionnaire/definition'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { hashRequest } from '../../kernel/idempotency.ts'
import { findSlice, keepExport } from '../grid/index.ts'
import { everySet, findSetBounds, readExportedSets, setsBetween } from './results-export-store.ts'
import { definitionsIn } from './quest-texts.ts'
import { findCounted } from './results-scope.ts'
import { ownExport } from './policy.ts'

type Calls = typeof contract.questionnaires.calls

/**
 * Begins an export of answers: page boundaries are found once, and the one audit row says who
 * exported how many attempts at which questionnaire.
 * @throws not_found; rule_violated `not_published`.
 */
export async function startResultsExport(
  filter: InputOf<Calls['startResultsExport']>,
  context: CallContext,
): Promise<OutputOf<Calls['startResultsExport']>> {
  const { db, actor } = context
  const { projectId, userId, role } = actor
  const { counted } = await findCounted(filter, context)
  const bounds = await findSetBounds(db, counted, RESULT_EXPORT_PAGE)
  const id = randomUUID()
  const filterHash = hashRequest(filter)
  await keepExport(db, { id, projectId, userId, role, filterHash, ...bounds })
  const { people } = bounds
  context.audit({ detail: { exportId: id, questId: filter.QuestId, people } })
  return { Id: id, count: people, Pages: bounds.ids.length }
}

/**
 * One page of an export; who is no longer within reach is no longer in it.
 * @throws not_found for an export that the caller did not begin in this role with this filter.
 */
export async function exportResultsPage(
  { Page, ExportId, ...filter }: InputOf<Calls['exportResultsPage']>,
  context: CallContext,
): Promise<OutputOf<Calls['exportResultsPage']>> {
  const { counted, version } = await findCounted(filter, context)
  const size = RESULT_EXPORT_PAGE
  const place = await placeOf({ Page, ExportId, ...filter }, context)
  const rows = place ? await readExportedSets(context.db, counted, { ...place, size }) : []
  context.audit({
    detail: { questId: filter.QuestId, page: Page },
    unchanged: ExportId !== undefined,
  })
  const read = (label: Label) => label[filter.Lang] || label.el
  const definition = (await definitionsIn(context, [filter.QuestId], filter.Lang))(version)
  const nameOf = (scaleId: string, band: number | null): string | null => {
    const scale = definition.scales.find(({ id }) => id === scaleId)
    const found = band === null ? undefined : scale?.bands[band]
    return found ? read(found.name) : null
  }
  return {
    list: rows.map(({ Scores, ...row }) => ({
      ...row,
      Scores: Scores.map(({ Id, Score, band }) => ({ Id, Score, Band: nameOf(Id, band) })),
    })),
  }
}

/** Where a page lies; undefined for one past the last. */
async function placeOf(
  { Page, ExportId, ...filter }: InputOf<Calls['exportResultsPage']>,
  { db, actor }: CallContext,
): Promise<{ within: Sql; skip: number } | undefined> {
  if (ExportId === undefined) return { within: everySet, skip: (Page - 1) * RESULT_EXPORT_PAGE }
  const asked = { ...actor, id: ExportId, filterHash: hashRequest(filter) }
  const { first, next } = ownExport(await findSlice(db, asked, Page))
  return first ? { within: setsBetween(first, next), skip: 0 } : undefined
}
