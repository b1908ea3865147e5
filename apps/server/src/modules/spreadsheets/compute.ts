import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { CallContext } from '../../kernel/context.ts'
import { computeOutputs, type OutputValues } from './sheet-jobs.ts'
import type { SpreadsheetRow } from './spreadsheet-store.ts'
import { findModel } from './version-store.ts'

/**
 * What comes out of a spreadsheet's newest version.
 * @throws rule_violated `sheet_too_heavy` where it takes too long.
 */
export function computeFor(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  { id, version, revision, settings }: SpreadsheetRow,
  inputs: InputValues,
): Promise<OutputValues> {
  return computeOutputs({
    key: `${id}/${version}/${revision}`,
    model: async () => (await findModel(db, id, version)) ?? {},
    settings,
    inputs,
    now,
  })
}
