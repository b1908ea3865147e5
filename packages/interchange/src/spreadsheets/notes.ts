import type { ReadingNote } from '@telemachos/spreadsheet/model/workbook-model'
import { cut } from '../questionnaires/note.ts'

/** Why something of a file is not read as it is; the text for people is `interchange.workbook.<reason>`. */
export type NoteReason =
  /** Cells. */
  | 'formula_too_long'
  | 'formula_unreadable'
  | 'external_link'
  | 'outside_value'
  | 'data_table'
  | 'value_unreadable'
  /** Sheets. */
  | 'sheet_kind'
  | 'pivot_table'
  | 'picture'
  | 'drawing'
  | 'control'
  | 'slicer'
  | 'comment'
  | 'hyperlink'
  | 'sparkline'
  | 'query_table'
  | 'rows_hidden_by_default'
  /** Settings of cells. */
  | 'validation_kind'
  | 'condition_kind'
  | 'area_beyond_sheet'
  /** Charts. */
  | 'chart_kind'
  | 'chart_flattened'
  | 'chart_shortened'
  | 'chart_values'
  /** The file. */
  | 'macro'
  | 'macro_name'
  | 'connection'
  | 'external_values'
  | 'part_missing'
  | 'more'

/** Collects what is not read as it is, each thing once, up to a limit that is said too. */
export class ReadingNotes {
  readonly #max: number
  readonly #notes = new Map<string, ReadingNote>()
  #isFull = false

  constructor(max: number) {
    this.#max = max
  }

  add(at: string, reason: NoteReason, detail = ''): void {
    const note = { at: cut(at), reason, ...(detail === '' ? {} : { detail: cut(detail) }) }
    const key = `${note.reason}\n${note.at}\n${detail}`
    if (this.#notes.has(key)) return
    if (this.#notes.size >= this.#max) this.#isFull = true
    else this.#notes.set(key, note)
  }

  get list(): readonly ReadingNote[] {
    const list = [...this.#notes.values()]
    return this.#isFull ? [...list, { at: '', reason: 'more' satisfies NoteReason }] : list
  }
}
