import {
  readImportRow,
  repeatedIn,
  type ReadRow,
  type RowFault,
} from '@telemachos/rules/import-row'
import type { Column } from '../paste/recognise-columns.ts'
import type { ListRow } from './import-job.ts'
import { inSlices } from '../in-slices.ts'
import { toImportRow, type ListRules } from './import-rules.ts'

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

  /** Checks every row, a part at a time; undefined when it was given up. */
  async checkAll(rows: readonly ListRow[], isWanted: () => boolean): Promise<Faults | undefined> {
    const faults = new Map<number, readonly RowFault[]>()
    const isDone =
      (await inSlices(this.#readAll(rows), isWanted)) &&
      (await inSlices(this.#judge(rows, faults), isWanted))
    return isDone ? faults : undefined
  }

  /** Checks some rows anew: what they say may be what others say too. */
  checkSome(rows: readonly ListRow[], changed: readonly ListRow[]): Faults {
    for (const row of changed) this.#read(row)
    return this.checkRest(rows)
  }

  /** What a row says, as it was read. */
  readOf(id: number): ReadRow | undefined {
    return this.#reads.get(id)
  }

  /** After rows are gone. */
  checkRest(rows: readonly ListRow[]): Faults {
    const faults = new Map<number, readonly RowFault[]>()
    // All steps at once.
    for (const _ of this.#judge(rows, faults));
    return faults
  }

  *#readAll(rows: readonly ListRow[]): Generator<void> {
    for (const row of rows) yield this.#read(row)
  }

  #read(row: ListRow): void {
    const meant = toImportRow(row.cells, this.#columns, this.#rules)
    this.#reads.set(row.id, readImportRow(meant, this.#rules.rules))
  }

  /** Puts the faults of each row where they are collected, a row a step. */
  *#judge(rows: readonly ListRow[], faults: Map<number, readonly RowFault[]>): Generator<void> {
    const findRepeated = repeatedIn()
    for (const { id } of rows) {
      const read = this.#reads.get(id)
      if (!read) continue
      const again = findRepeated(read)
      const all = again ? [...read.faults, again] : read.faults
      if (all.length > 0) faults.set(id, all)
      yield
    }
  }
}
