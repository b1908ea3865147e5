import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Db } from '../../kernel/database/database.ts'
import { Outdated } from '../../kernel/prepared.ts'
import type { CellKey } from '../actions/index.ts'
import { computeOutputs, type OutputValues } from './sheet-jobs.ts'
import type { SpreadsheetRow } from './spreadsheet-store.ts'
import { findModel } from './version-store.ts'

/** For whom is computed, and when. */
interface Computing {
  readonly db: Db
  readonly now: Date
  readonly actor: { readonly projectId: number }
  /** Whether it waits however much of the project is computed already. */
  readonly isPatient?: boolean | undefined
}

/**
 * What comes out of a spreadsheet's newest version.
 * @throws rule_violated `sheet_too_heavy` where it takes too long; too_many_requests.
 */
export function computeFor(
  { db, now, actor, isPatient }: Computing,
  row: SpreadsheetRow,
  inputs: InputValues,
): Promise<OutputValues> {
  const { id, version, settings } = row
  return computeOutputs({
    content: contentOf(row),
    model: async () => (await findModel(db, id, version)) ?? {},
    projectId: actor.projectId,
    isPatient,
    settings,
    inputs,
    now,
  })
}

/** What came out of a spreadsheet, as it was, where values were put in. */
export interface Computed {
  readonly content: string
  readonly inputs: InputValues
  readonly outputs: OutputValues
}

/** The same, to be committed later. @throws as computeFor. */
export async function compute(
  context: Computing,
  row: SpreadsheetRow,
  inputs: InputValues,
): Promise<Computed> {
  return { content: contentOf(row), inputs, outputs: await computeFor(context, row, inputs) }
}

/**
 * Refuses to commit what came out of another spreadsheet or other inputs than there are now.
 * @throws Outdated.
 */
export function requireCurrent(
  computed: Computed,
  now: { readonly row: SpreadsheetRow; readonly inputs: InputValues; readonly cell: CellKey },
): void {
  const isSame =
    computed.content === contentOf(now.row) && isDeepStrictEqual(computed.inputs, now.inputs)
  if (isSame) return
  const { actionId, menteeId } = now.cell
  throw new Outdated(`the calculator of action ${actionId} and mentee ${menteeId}`)
}

/** Names what is in a spreadsheet with what its authors say of it: of two with the same all is the same. */
export const contentOf = ({ contentHash, settings }: SpreadsheetRow): string =>
  hash('sha256', JSON.stringify([contentHash, settings]), 'base64url')
