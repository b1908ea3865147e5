import { MAX_FILLED_CELLS } from '@telemachos/rules/workbook-limits'
import type { ZipLimits } from '../zip/read-zip.ts'

/** What a workbook's file may be made of. */
export interface WorkbookLimits extends ZipLimits {
  /** Bytes of the file. */
  readonly file: number
  /** Bytes of all parts that are read, unzipped. */
  readonly unzipped: number
  /** Levels of XML elements, one inside another. */
  readonly depth: number
  /** XML elements of all parts. */
  readonly elements: number
  /** Characters of one text or one tag's attributes. */
  readonly text: number
  readonly sheets: number
  /** Cells that hold or look like something, of all sheets. */
  readonly cells: number
  /** Cells that array formulas say they fill, of all sheets. */
  readonly filled: number
  /** Characters of all cells' texts, those that cells share counted for each of them. */
  readonly texts: number
  /** Looks of cells, as many as Excel has. */
  readonly styles: number
  /** Rectangles of cells that one setting or merge of a sheet covers, of all sheets. */
  readonly areas: number
  /** Characters of one formula; as many as Excel takes. */
  readonly formula: number
  /** Characters of all formulas, shared ones written out. */
  readonly formulas: number
  readonly charts: number
  readonly notes: number
}

/** What is taken of people's files. */
export const WORKBOOK_LIMITS: WorkbookLimits = {
  file: 16_777_216,
  entries: 2_000,
  unzipped: 100_663_296,
  ratio: 100,
  anyRatio: 1_048_576,
  depth: 64,
  elements: 6_000_000,
  text: 1_048_576,
  sheets: 255,
  cells: 500_000,
  filled: MAX_FILLED_CELLS,
  texts: 50_000_000,
  styles: 65_490,
  areas: 100_000,
  formula: 8_192,
  formulas: 50_000_000,
  charts: 500,
  notes: 2_000,
}

/** How large a sheet is, in every program that writes such files. */
export const SHEET_SIZE = { rows: 1_048_576, columns: 16_384 } as const
