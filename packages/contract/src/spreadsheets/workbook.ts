import { z } from 'zod'

/** A workbook as it travels (spec §3, Workbook), made by the engine: lists and records are as they come. */

const list = <Item extends z.ZodType>(item: Item) => z.array(item).readonly()
const byName = <Item extends z.ZodType>(item: Item) => z.record(z.string(), item).readonly()
const whole = z.int()

/** A rectangle of cells, from 0, both ends included. */
const area = z.strictObject({ top: whole, left: whole, bottom: whole, right: whole }).readonly()

const value = z.union([
  z.number(),
  z.string(),
  z.boolean(),
  z.null(),
  z.strictObject({ Error: z.string(), Shown: z.string().optional() }).readonly(),
])

const cell = z
  .strictObject({
    Type: z.enum(['Input', 'number', 'Formula', 'other']),
    Value: value,
    /** Without `=`. */
    Formula: z.string().optional(),
    /** Index into Formats. */
    Format: whole.optional(),
    InvalidatesCells: list(z.string()),
    InvalidateRanges: list(z.string()),
    /** The cells that an array formula fills. */
    Array: area.optional(),
    IsDynamic: z.boolean().optional(),
  })
  .readonly()

const range = z.strictObject({ Cells: list(z.string()), Invalidates: list(z.string()) }).readonly()

/** A formula without `=`, or the values themselves. */
const series = z.union([z.string(), list(value)])

const chart = z
  .strictObject({
    type: z.string(),
    DataSets: list(
      z
        .strictObject({
          Data: series,
          Label: z.string().optional(),
          Labels: series.optional(),
          type: z.string().optional(),
        })
        .readonly(),
    ),
    Labels: series.optional(),
    /** Options of Chart.js. */
    options: byName(z.unknown()).optional(),
    transpose: z.boolean().optional(),
    single: z.boolean().optional(),
  })
  .readonly()

/** How a part of a file looks, as its reader has it (WorkbookModel of packages/spreadsheet). */
const look = byName(z.unknown())

const table = z
  .strictObject({
    visibility: z.enum(['visible', 'hidden', 'veryHidden']),
    columns: list(
      z
        .strictObject({
          from: whole,
          to: whole,
          width: z.number().optional(),
          isHidden: z.boolean().optional(),
          style: whole.optional(),
        })
        .readonly(),
    ),
    rows: list(
      z
        .strictObject({
          row: whole,
          height: z.number().optional(),
          isHidden: z.boolean().optional(),
          style: whole.optional(),
          isFiltered: z.boolean().optional(),
        })
        .readonly(),
    ),
    merges: list(area),
    frozen: z.strictObject({ rows: whole, columns: whole }).readonly().optional(),
    showsGridLines: z.boolean(),
    isProtected: z.boolean(),
    /** Index into Styles by the name of the cell on its sheet. */
    styles: byName(whole),
    validations: list(look),
    conditionalFormats: list(look),
    /** The charts that the file draws. */
    charts: list(look),
  })
  .readonly()

const step = z.strictObject({ FullName: z.string(), Expression: z.string() }).readonly()

export const workbook = z
  .strictObject({
    /** By full name, `Sheet1!B7`. */
    Active: byName(cell),
    Ranges: byName(range),
    Layout: list(
      z.strictObject({ Name: z.string(), Table: table, Charts: list(chart) }).readonly(),
    ),
    Styles: list(look),
    Formats: list(z.string()),
    Preprocess: list(step),
    Postprocess: list(step),
    Inputs: list(z.strictObject({ FullName: z.string(), Value: value }).readonly()),
    Names: list(
      z.strictObject({ name: z.string(), sheet: whole.optional(), formula: z.string() }).readonly(),
    ),
    Tables: list(
      z
        .strictObject({
          name: z.string(),
          sheet: whole,
          area,
          columns: list(z.string()),
          hasHead: z.boolean(),
          hasTotals: z.boolean(),
        })
        .readonly(),
    ),
    /** Other files that formulas ask, with the values that are kept of them. */
    Externals: list(
      z
        .strictObject({
          name: z.string(),
          sheets: list(z.strictObject({ name: z.string(), cells: list(look) }).readonly()),
          names: list(z.strictObject({ name: z.string(), formula: z.string() }).readonly()),
        })
        .readonly(),
    ).optional(),
    Calculation: z
      .strictObject({
        language: z.enum(['el', 'en']).optional(),
        isDate1904: z.boolean(),
        isIterative: z.boolean(),
        maxIterations: whole,
        maxChange: z.number(),
      })
      .readonly(),
  })
  .readonly()
