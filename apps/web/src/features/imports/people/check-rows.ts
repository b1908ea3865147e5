import {
  findRepeated,
  readImportRow,
  type ReadRow,
  type RowFault,
} from '@telemachos/rules/import-row'
import type { Column } from '../paste/recognise-columns.ts'
import type { ListRow } from './import-job.ts'
import { toImportRow, type ListRules } from './import-rules.ts'

/** So many rows are checked before the page may do something else. */
const AT_ONCE = 250

export type Faults = ReadonlyMap<number, readonly RowFault[]>

/** Checks the rows of a list as the server will, and remembers what it read. */
export class RowChecker {
  readonly #columns: readonly Column[]
  readonly #rules: ListRules
  readonly #reads = new Map<number, ReadRow>()

  constructor(columns: readonly Column[], rules: ListRules) {
    this.#columns = columns
    this.#rules = rules
  }

  /** Checks every row, a part at a time, so that the page stays at hand. */
  async checkAll(rows: readonly ListRow[], isWanted: () => boolean): Promise<Faults | undefined> {
    for (let start = 0; start < rows.length; start += AT_ONCE) {
      for (const row of rows.slice(start, start + AT_ONCE)) this.#read(row)
      await new Promise((resolve) => setTimeout(resolve))
      if (!isWanted()) return undefined
    }
    return this.#faults(rows)
  }

  /** Checks one row anew: what it says may be what another one says too. */
  checkOne(rows: readonly ListRow[], changed: ListRow): Faults {
    this.#read(changed)
    return this.#faults(rows)
  }

  /** After rows are gone. */
  checkRest(rows: readonly ListRow[]): Faults {
    return this.#faults(rows)
  }

  #read(row: ListRow): void {
    const meant = toImportRow(row.cells, this.#columns, this.#rules)
    this.#reads.set(row.id, readImportRow(meant, this.#rules.rules))
  }

  #faults(rows: readonly ListRow[]): Faults {
    const reads = rows.map((row) => this.#reads.get(row.id) as ReadRow)
    const repeated = findRepeated(reads)
    const faults = new Map<number, readonly RowFault[]>()
    reads.forEach((read, place) => {
      const again = repeated.get(place)
      const all = again ? [...read.faults, again] : read.faults
      const row = rows[place]
      if (row && all.length > 0) faults.set(row.id, all)
    })
    return faults
  }
}
