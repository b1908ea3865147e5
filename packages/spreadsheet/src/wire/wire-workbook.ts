import type {
  Area,
  CellStyle,
  ConditionalFormatModel,
  DefinedName,
  ExternalBook,
  SheetModel,
  TableModel,
  ValidationModel,
  WorkbookModel,
} from '../model/workbook-model.ts'

/** A value on the wire; errors with what people read instead, where that is another text. */
export type WireValue =
  | number
  | string
  | boolean
  | null
  | { readonly Error: string; readonly Shown?: string }

/** A cell (specification, section 3). */
export interface WireCell {
  readonly Type: 'Input' | 'number' | 'Formula' | 'other'
  readonly Value: WireValue
  /** Without `=`. */
  readonly Formula?: string
  /** Index into the workbook's `Formats`. */
  readonly Format?: number
  /** Full names of the cells whose formulas refer to it. */
  readonly InvalidatesCells: readonly string[]
  /** Keys of the ranges that it is in. */
  readonly InvalidateRanges: readonly string[]
  /** The cells that an array formula fills. */
  readonly Array?: Area
  readonly IsDynamic?: boolean
}

/** A range that formulas refer to (specification, section 3). */
export interface WireRange {
  /** As formulas write them: `Sheet1!B2:B9`. */
  readonly Cells: readonly string[]
  /** Full names of the cells whose formulas refer to it. */
  readonly Invalidates: readonly string[]
}

/** What a chart shows (specification, section 3). Its data are formulas, or values. */
export interface WireChart {
  readonly type: string
  readonly DataSets: readonly WireDataSet[]
  readonly Labels?: WireSeries
  /** Options of Chart.js, as they are. */
  readonly options?: Readonly<Record<string, unknown>>
  /** True where the rows of one range are the data sets, rather than its columns. */
  readonly transpose?: boolean
  /** True where one colour is enough, since there is one data set without a legend. */
  readonly single?: boolean
}

/** A formula without `=` (`Sheet1!B2:B9`), or the values themselves. */
export type WireSeries = string | readonly WireValue[]

export interface WireDataSet {
  readonly Data: WireSeries
  readonly Label?: string
  readonly Labels?: WireSeries
  readonly type?: string
}

/** How a sheet is laid out. */
export interface WireTable extends Pick<
  SheetModel,
  'visibility' | 'columns' | 'rows' | 'merges' | 'frozen' | 'showsGridLines' | 'isProtected'
> {
  /** Index into the workbook's `Styles` by the name of the cell on its sheet. */
  readonly styles: Readonly<Record<string, number>>
  readonly validations: readonly ValidationModel[]
  readonly conditionalFormats: readonly ConditionalFormatModel[]
  /** The charts that the file draws, as it has them. */
  readonly charts: SheetModel['charts']
}

export interface WireSheet {
  readonly Name: string
  readonly Table: WireTable
  readonly Charts: readonly WireChart[]
}

/** An expression (packages/rules) by which a value of a cell is made ready; it reads `value`. */
export interface WireProcess {
  readonly FullName: string
  readonly Expression: string
}

export interface WireInput {
  readonly FullName: string
  readonly Value: WireValue
}

/** A workbook as it travels (specification, section 3), and what reading it back needs beside. */
export interface WireWorkbook {
  /** By full name, `Sheet1!B7`. */
  readonly Active: Readonly<Record<string, WireCell>>
  readonly Ranges: Readonly<Record<string, WireRange>>
  readonly Layout: readonly WireSheet[]
  readonly Styles: readonly CellStyle[]
  readonly Formats: readonly string[]
  /** What is done to inputs before they are put in. */
  readonly Preprocess: readonly WireProcess[]
  /** What is done to outputs before they are shown. */
  readonly Postprocess: readonly WireProcess[]
  readonly Inputs: readonly WireInput[]
  readonly Names: readonly DefinedName[]
  readonly Tables: readonly TableModel[]
  /** Other files that formulas ask, with the values that are kept of them. */
  readonly Externals?: readonly ExternalBook[]
  readonly Calculation: WorkbookModel['calculation']
}
