import { openWorkbook } from '@telemachos/spreadsheet/workbook'
import { peerModule } from './peers.ts'

/** Rows of cells, formulas with `=`. */
export type Rows = readonly (readonly (number | string)[])[]

/** A sheet that computes. */
export interface Sheet {
  set(row: number, column: number, value: number): void
  read(row: number, column: number): unknown
}

/** The product's engine with a sheet, as it has it from a file. */
export function openProduct(rows: Rows): Sheet {
  const cells = rows.flatMap((values, row) =>
    values.map((value, column) =>
      typeof value === 'string' ? { row, column, formula: value.slice(1) } : { row, column, value },
    ),
  )
  const sheet = {
    name: 'Sheet1',
    visibility: 'visible' as const,
    cells,
    columns: [],
    rows: [],
    merges: [],
    showsGridLines: true,
    isProtected: false,
    validations: [],
    conditionalFormats: [],
    charts: [],
  }
  const workbook = openWorkbook(
    {
      sheets: [sheet],
      names: [],
      tables: [],
      styles: [],
      calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
      notes: [],
    },
    { now: () => 46_023, random: () => 0.5 },
  )
  return {
    set: (row, column, value) => workbook.set({ sheet: 0, row, column }, value),
    read: (row, column) => workbook.value({ sheet: 0, row, column }),
  }
}

interface Peer {
  setCellContents(address: object, value: number): unknown
  getCellValue(address: object): unknown
}

interface PeerModule {
  readonly HyperFormula: { buildFromArray(rows: Rows, options: object): Peer }
}

/** What opens a sheet in HyperFormula. */
export async function loadHyperFormula(): Promise<(rows: Rows) => Sheet> {
  const { HyperFormula } = (await peerModule(
    'hyperformula',
    'hyperformula/es/index.mjs',
  )) as PeerModule
  return (rows) => {
    const peer = HyperFormula.buildFromArray(rows, { licenseKey: 'gpl-v3', maxRows: 200_000 })
    return {
      set: (row, col, value) => void peer.setCellContents({ sheet: 0, row, col }, value),
      read: (row, col) => peer.getCellValue({ sheet: 0, row, col }),
    }
  }
}
