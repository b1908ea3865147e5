import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { hashRequest } from '../../kernel/idempotency.ts'
import { unmaskedFieldsFor } from '../people/index.ts'
import { beginExport, exportSelection, placeBegun, showRow } from './export-grid.ts'
import { readExportRows } from './export-store.ts'

type Calls = typeof contract.grid.calls

/**
 * Begins an export whose numbers of the state are in full. Who may have one of them shown may export
 * them: whose field it is to see, of people within reach. The reason is part of what each page is asked
 * for with, so that neither kind of export gives pages of the other.
 * @throws invalid_input `unknown_field` for a field that is not the caller's to see, `no_masked_field`
 *   where none of them is masked.
 */
export async function startUnmaskedExport(
  asked: InputOf<Calls['startUnmaskedExport']>,
  context: CallContext,
): Promise<OutputOf<Calls['startUnmaskedExport']>> {
  const { Reason: reason, ...filter } = asked
  const { masked: fields } = await unmaskedFieldsFor(filter.Fields, context)
  const begun = await beginExport(filter, hashRequest(asked), context)
  context.audit({ detail: { exportId: begun.Id, people: begun.count, fields, reason } })
  return begun
}

/**
 * One page of it, which leaves an audit row for each person of whom it tells a number.
 * @throws as startUnmaskedExport; not_found for an export that the caller did not begin in this role
 *   with this filter and reason.
 */
export async function exportUnmaskedPage(
  { Page, ExportId, ...asked }: InputOf<Calls['exportUnmaskedPage']>,
  context: CallContext,
): Promise<OutputOf<Calls['exportUnmaskedPage']>> {
  const { Reason: reason, ...filter } = asked
  const { read, masked } = await unmaskedFieldsFor(filter.Fields, context)
  const selection = await exportSelection(filter, context)
  const { within } = await placeBegun(ExportId, Page, hashRequest(asked), context)
  const rows = within ? await readExportRows(context.db, selection, { within }) : []
  const list = rows.map((row) => showRow(row, read, context))
  // Without a note the call would leave a row about nobody.
  context.audit({ unchanged: true })
  for (const { Id: subjectId, Fields } of list) {
    const fields = masked.filter((name) => Fields[name])
    const detail = { exportId: ExportId, fields, reason }
    context.audit({ subjectId, detail, unchanged: fields.length === 0 })
  }
  return { list }
}
