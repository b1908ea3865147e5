import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { contentOf } from './compute.ts'
import { accessOpen, foundVersion } from './policy.ts'
import { makeWorkbook } from './sheet-jobs.ts'
import { findModel } from './version-store.ts'

type Call = typeof contract.spreadsheets.calls.getWorkbook

/** A spreadsheet as the specification's workbook. @throws not_found; as makeWorkbook. */
export async function getWorkbook(
  { Id }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  const row = await accessOpen(context, Id)
  const { id, version, settings } = row
  const model = foundVersion(await findModel(context.db, id, version), id)
  const { projectId } = context.actor
  const book = { content: contentOf(row), projectId, model, settings, now: context.now }
  // How cells look is typed by the engine, and open in the contract.
  const made: unknown = await makeWorkbook(book)
  return made as OutputOf<Call>
}
