import { XLSX } from '@telemachos/contract/spreadsheets/limits'
import { download } from '#export'
import type { PageCalculator } from './use-calculator.ts'

/** Saves the workbook with what was put in and what comes out, to go on with in another program. */
export async function downloadWorkbook({ remote, source }: PageCalculator): Promise<void> {
  const bytes = await remote.ask({ kind: 'file' })
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: XLSX })
  download(file, `${source.Name}.xlsx`)
}
