import type { ExternalBook } from '@telemachos/spreadsheet/model/workbook-model'
import { FileRefusal } from '../refusal.ts'
import type { WorkbookPackage } from './files/workbook-package.ts'
import type { WorkbookLimits } from './limits.ts'
import type { ReadingNotes } from './notes.ts'
import type { Palette } from './styles/colours.ts'
import type { Styles } from './styles/read-styles.ts'

/** What the readers of a file's parts share. */
export interface Reading {
  readonly file: WorkbookPackage
  readonly limits: WorkbookLimits
  readonly notes: ReadingNotes
  readonly palette: Palette
  readonly styles: Styles
  readonly strings: readonly string[]
  /** Numbers by which cells say that their array spills by itself. */
  readonly dynamicKinds: ReadonlySet<number>
  /** Errors that have no word of their own in files, by the number that cells name. */
  readonly richErrors: ReadonlyMap<number, string>
  readonly isDate1904: boolean
  /** Other files that formulas ask, by their number less one. */
  readonly externals: readonly ExternalBook[]
  readonly tally: Tally
}

/** What is counted of a whole file. */
type Counted = 'cells' | 'filled' | 'texts' | 'areas' | 'formulas' | 'charts'

/** Counts of the whole file, against its limits. */
export class Tally {
  readonly #limits: WorkbookLimits
  readonly #counts: Record<Counted, number> = {
    cells: 0,
    filled: 0,
    texts: 0,
    areas: 0,
    formulas: 0,
    charts: 0,
  }

  constructor(limits: WorkbookLimits) {
    this.#limits = limits
  }

  /** @throws FileRefusal beyond the limit */
  add(what: Counted, count = 1): void {
    this.#counts[what] += count
    if (this.#counts[what] > this.#limits[what]) {
      throw new FileRefusal('file_too_many_parts', what)
    }
  }
}
