/** A rectangle of cells, indexes from 0, both ends included. */
export interface Area {
  readonly top: number
  readonly left: number
  readonly bottom: number
  readonly right: number
}

/** A cell as a file holds it. */
export interface CellModel {
  readonly row: number
  readonly column: number
  /**
   * What is written, or what the file's own program computed last for its formula; errors as their
   * code (`{ error: '#N/A' }`). Left out where the cell is empty.
   */
  readonly value?: number | string | boolean | { readonly error: string }
  /** Without `=`, in the form that files have: English names, commas, `_xlfn.` taken off. */
  readonly formula?: string
  /**
   * Where the formula gives an array: the cells that it filled. The others of them carry, as their
   * value without a formula, what the array last gave them.
   */
  readonly array?: Area
  /** True where the array spills by itself; false, or left out, where it was entered as one. */
  readonly isDynamic?: boolean
  /** Index into the workbook's styles; left out where nothing is set. */
  readonly style?: number
}

/** Colours are `#rrggbb`, themes and tints resolved. */
export type Colour = string

export interface BorderSide {
  readonly style: 'thin' | 'medium' | 'thick' | 'double' | 'dashed' | 'dotted' | 'hair'
  readonly colour: Colour
}

/** How a cell looks. What is left out is as usual. */
export interface CellStyle {
  readonly font?: {
    readonly name?: string
    /** Points. */
    readonly size?: number
    readonly isBold?: boolean
    readonly isItalic?: boolean
    readonly isUnderlined?: boolean
    readonly isStruck?: boolean
    readonly colour?: Colour
  }
  readonly fill?: Colour
  readonly border?: Partial<Record<'top' | 'right' | 'bottom' | 'left', BorderSide>>
  readonly alignment?: {
    readonly horizontal?: 'left' | 'center' | 'right' | 'fill' | 'justify'
    readonly vertical?: 'top' | 'center' | 'bottom'
    readonly isWrapped?: boolean
    readonly indent?: number
    /** Degrees, counter-clockwise. */
    readonly rotation?: number
  }
  /** Number format code, as in files: `#,##0.00`, `dd/mm/yyyy`. `General` where left out. */
  readonly format?: string
  /** False where the author unlocked the cell: a candidate for an input. */
  readonly isLocked?: boolean
  /** Name of the cell style, as `Input`. */
  readonly name?: string
}

export type Comparison =
  | 'between'
  | 'notBetween'
  | 'equal'
  | 'notEqual'
  | 'greaterThan'
  | 'lessThan'
  | 'greaterThanOrEqual'
  | 'lessThanOrEqual'

/** What may be typed into cells. Bounds and lists are formulas without `=`. */
export interface ValidationModel {
  readonly areas: readonly Area[]
  readonly kind: 'list' | 'whole' | 'decimal' | 'date' | 'time' | 'textLength' | 'custom'
  readonly comparison?: Comparison
  readonly formula1?: string
  readonly formula2?: string
  readonly allowsBlank: boolean
  readonly promptTitle?: string
  readonly prompt?: string
  readonly errorTitle?: string
  readonly error?: string
  /** True where the author only warns: something else may be typed all the same. */
  readonly isAdvisory?: boolean
}

/** How cells look where a condition holds. Formulas are relative to the first area's first cell. */
export interface ConditionalFormatModel {
  readonly areas: readonly Area[]
  readonly priority: number
  readonly stopsIfTrue: boolean
  readonly rule:
    | {
        readonly kind: 'comparison'
        readonly comparison: Comparison
        readonly formulas: readonly string[]
      }
    | { readonly kind: 'formula'; readonly formula: string }
    | {
        readonly kind: 'text'
        readonly test: 'contains' | 'notContains' | 'beginsWith' | 'endsWith'
        readonly text: string
      }
    | { readonly kind: 'duplicates'; readonly isUnique: boolean }
    | { readonly kind: 'blanks'; readonly areBlank: boolean }
    | { readonly kind: 'errors'; readonly areErrors: boolean }
    | {
        readonly kind: 'top'
        readonly count: number
        readonly isPercent: boolean
        readonly isBottom: boolean
      }
    | { readonly kind: 'average'; readonly isAbove: boolean }
    | { readonly kind: 'scale'; readonly points: readonly ScalePoint[] }
    | { readonly kind: 'bar'; readonly colour: Colour }
  readonly style?: CellStyle
}

export interface ScalePoint {
  readonly kind: 'min' | 'max' | 'number' | 'percent' | 'percentile' | 'formula'
  readonly value?: string
  readonly colour: Colour
}

export type ChartKind =
  | 'column'
  | 'bar'
  | 'line'
  | 'area'
  | 'pie'
  | 'doughnut'
  | 'scatter'
  | 'radar'

/** A series of a drawn chart. References are formulas without `=` (`Sheet1!$B$2:$B$9`). */
export interface SeriesModel {
  readonly kind: ChartKind
  readonly name?: { readonly text: string } | { readonly reference: string }
  readonly categories?: string
  readonly values: string
  readonly colour?: Colour
  readonly isSecondAxis: boolean
}

/** A chart that the file draws on a sheet. */
export interface ChartModel {
  /** As it was when the file was written, where it is another cell's. */
  readonly title?: string
  /** The cell whose text is the title, as a formula without `=`. */
  readonly titleReference?: string
  readonly series: readonly SeriesModel[]
  readonly stacking: 'none' | 'stacked' | 'percent'
  readonly hasLegend: boolean
  readonly axisTitles?: { readonly category?: string; readonly value?: string }
  /** The cells that it covers. */
  readonly covers: Area
}

export interface SheetModel {
  readonly name: string
  readonly visibility: 'visible' | 'hidden' | 'veryHidden'
  /** Only those that hold or look like something; by row, then column. */
  readonly cells: readonly CellModel[]
  /** Widths in characters of the standard font. */
  readonly columns: readonly {
    readonly from: number
    readonly to: number
    readonly width?: number
    readonly isHidden?: boolean
    readonly style?: number
  }[]
  /** Heights in points. */
  readonly rows: readonly {
    readonly row: number
    readonly height?: number
    readonly isHidden?: boolean
    /** True where a filter hides it, so that no subtotal counts it. */
    readonly isFiltered?: boolean
    readonly style?: number
  }[]
  /** Of columns without a width of their own; left out where it is the usual one. */
  readonly defaultWidth?: number
  /** Of rows without a height of their own; left out where it is the usual one. */
  readonly defaultHeight?: number
  readonly merges: readonly Area[]
  /** Rows and columns that stay in sight. */
  readonly frozen?: { readonly rows: number; readonly columns: number }
  readonly showsGridLines: boolean
  readonly isProtected: boolean
  readonly validations: readonly ValidationModel[]
  readonly conditionalFormats: readonly ConditionalFormatModel[]
  readonly charts: readonly ChartModel[]
}

export interface DefinedName {
  readonly name: string
  /** Index of the sheet that alone knows it; left out where all do. */
  readonly sheet?: number
  /** Without `=`. */
  readonly formula: string
}

export interface TableModel {
  readonly name: string
  readonly sheet: number
  /** Head and totals included. */
  readonly area: Area
  readonly columns: readonly string[]
  readonly hasHead: boolean
  readonly hasTotals: boolean
}

/** Something of a file that is not read, said to its author rather than dropped. */
export interface ReadingNote {
  /** `Sheet1!B7`, the name of a sheet, or a part of the file. */
  readonly at: string
  /** A code; the text for people belongs to it. */
  readonly reason: string
  /** What of it could not be read, in the file's own words. */
  readonly detail?: string
}

/** A sheet of another file, as far as this one has kept its values. */
export interface ExternalSheet {
  readonly name: string
  readonly cells: readonly Pick<CellModel, 'row' | 'column' | 'value'>[]
}

/** Another file that formulas ask: `[1]Sheet1!A1` is the first. It is never opened. */
export interface ExternalBook {
  /** The name of the file, without where it lies. */
  readonly name: string
  readonly sheets: readonly ExternalSheet[]
  /** Names that it defines: `Sheet1!$B$2`, without `=`. */
  readonly names: readonly { readonly name: string; readonly formula: string }[]
}

/** A workbook as a file holds it: what an engine computes from, before anything is computed. */
export interface WorkbookModel {
  readonly sheets: readonly SheetModel[]
  readonly names: readonly DefinedName[]
  readonly tables: readonly TableModel[]
  readonly styles: readonly CellStyle[]
  /** Other files that it asks, by their number in formulas; left out where there are none. */
  readonly externals?: readonly ExternalBook[]
  readonly calculation: {
    readonly isDate1904: boolean
    /** How texts are read as dates and numbers, and written; English where left out. */
    readonly language?: 'el' | 'en'
    readonly isIterative: boolean
    readonly maxIterations: number
    readonly maxChange: number
  }
  readonly notes: readonly ReadingNote[]
}
