import { writeWorkbook } from '@telemachos/interchange/spreadsheets/write-workbook'
import { XLSX } from '@telemachos/contract/spreadsheets/limits'
import { isError } from '@telemachos/spreadsheet/values/value'
import { download } from '../export/download.ts'
import type { PageCalculator } from './use-calculator.ts'

/** Saves the workbook with what was put in and what comes out, to go on with in another program. */
export function downloadWorkbook({ model, workbook, source }: PageCalculator): void {
  const bytes = writeWorkbook(model, {
    value(sheet, row, column) {
      const value = workbook.value({ sheet, row, column })
      if (value === null) return undefined
      return isError(value) ? { error: value.code } : value
    },
  })
  const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: XLSX })
  download(file, `${source.Name}.xlsx`)
}
