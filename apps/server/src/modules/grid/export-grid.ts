import { randomUUID } from 'node:crypto'
import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { EXPORT_MENTOR_ROLES } from '@telemachos/contract/grid/export-roles'
import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import type { CallContext } from '../../kernel/context.ts'
import type { Sql } from '../../kernel/database/sql.ts'
import { hashRequest } from '../../kernel/idempotency.ts'
import { visibleFieldsFor } from '../people/index.ts'
import { hasState } from './grid-conditions-store.ts'
import { gridSelection, type GridSelection } from './grid-selection.ts'
import { countPeople } from './grid-store.ts'
import * as store from './export-store.ts'
import { ownExport } from './policy.ts'

type Calls = typeof contract.grid.calls
type Filter = InputOf<Calls['startExport']>
type Page = OutputOf<Calls['exportGridPage']>

/**
 * Begins an export of the grid: page boundaries are found once, so that no page counts rows again,
 * and the one audit row says who exported which fields of how many people.
 */
export async function startExport(
  filter: Filter,
  context: CallContext,
): Promise<OutputOf<Calls['startExport']>> {
  await visibleFieldsFor(filter.Fields, context)
  const begun = await beginExport(filter, hashRequest(filter), context)
  context.audit({ detail: { exportId: begun.Id, people: begun.count, fields: filter.Fields } })
  return begun
}

/** Fixes where the pages of an export begin. @param filterHash of what every page is asked for with. */
export async function beginExport(
  filter: Filter,
  filterHash: string,
  context: CallContext,
): Promise<OutputOf<Calls['startExport']>> {
  const { db, actor } = context
  const { projectId, userId, role } = actor
  const selection = await exportSelection(filter, context)
  const { people, keys, ids } = await store.findBounds(db, selection, GRID_PAGE_SIZE)
  const id = randomUUID()
  await store.keepExport(db, { id, projectId, userId, role, filterHash, people, keys, ids })
  return { Id: id, count: people, Pages: ids.length }
}

/**
 * One page of an export. With `ExportId` its boundaries are known and the export is recorded already;
 * without it, each page is recorded.
 * @throws not_found for an export that the caller did not begin in this role with this filter;
 *   invalid_input `unknown_field` for a field that is not the caller's to see.
 */
export async function exportGridPage(
  { Page, Count, ExportId, ...filter }: InputOf<Calls['exportGridPage']>,
  context: CallContext,
): Promise<Page> {
  const { db } = context
  const seeFields = await visibleFieldsFor(filter.Fields, context)
  const selection = await exportSelection(filter, context)
  const { within, people } = await placePage(ExportId, Page, filter, context)
  // The pages of a begun export have their own beginnings and ends, whoever has come since then.
  const isBegun = ExportId !== undefined
  const size = typeof Count === 'number' ? Count : GRID_PAGE_SIZE
  const place = isBegun ? {} : { part: { size, skip: (Page - 1) * size } }
  const rows = within ? await store.readExportRows(db, selection, { within, ...place }) : []
  const count = Count ? (people ?? (await countPeople(db, selection))) : null
  context.audit({
    detail: { page: Page, fields: filter.Fields },
    unchanged: isBegun,
  })
  return { list: rows.map((row) => showRow(row, seeFields, context)), count }
}

/** A row as the caller's role sees it, with what is read of its fields. */
export function showRow(
  { fields, projectFields, Cells, MentorName, ...person }: store.ExportRow,
  readFields: Awaited<ReturnType<typeof visibleFieldsFor>>,
  { actor }: CallContext,
): Page['list'][number] {
  const seesMentors = EXPORT_MENTOR_ROLES.includes(actor.role)
  return {
    ...person,
    MentorName: seesMentors ? MentorName : null,
    Fields: readFields(fields, projectFields),
    Cells: seesMentors ? Cells : Cells.map((cell) => ({ ...cell, MentorName: null })),
  }
}

interface PlacedPage {
  /** Undefined for a page past the last one. */
  readonly within: Sql | undefined
  readonly people?: number
}

async function placePage(
  exportId: string | undefined,
  page: number,
  filter: Filter,
  context: CallContext,
): Promise<PlacedPage> {
  if (exportId === undefined) return { within: store.everybody }
  return placeBegun(exportId, page, hashRequest(filter), context)
}

/**
 * Where a page of a begun export lies.
 * @throws not_found for an export that the caller did not begin in this role with this filter.
 */
export async function placeBegun(
  id: string,
  page: number,
  filterHash: string,
  { db, actor }: CallContext,
): Promise<Required<PlacedPage>> {
  const { first, next, people } = ownExport(
    await store.findSlice(db, { ...actor, id, filterHash }, page),
  )
  return { within: first ? store.between(first, next) : undefined, people }
}

/** The mentees of an export within the caller's reach, in the order of their names. */
export async function exportSelection(
  filter: Filter,
  context: CallContext,
): Promise<GridSelection> {
  const { ActionFilters, Fields: _, filterMentorId, filterCoordId, ...others } = filter
  const selection = await gridSelection(
    {
      ...others,
      MentorId: filterMentorId,
      CoordId: filterCoordId,
      Order: 'last_name',
      Desc: false,
    },
    context,
  )
  const states = ActionFilters.map(({ State, ActionId }) =>
    hasState(selection, State, ActionId ?? undefined),
  )
  return { ...selection, filters: [...selection.filters, ...states] }
}
