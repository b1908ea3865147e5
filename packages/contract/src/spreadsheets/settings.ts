import { z } from 'zod'
import { CHART_TYPES, INPUT_KINDS } from './kinds.ts'
import { keysUpTo } from '../core/shapes.ts'
import { MAX_CHARTS, MAX_INPUTS, MAX_OUTPUTS, MAX_TYPED, MAX_VIEWS } from './limits.ts'

/** A text in both languages; Greek is shown where English is missing. */
const label = z.strictObject({ el: z.string().trim().max(200), en: z.string().trim().max(200) })

const sheet = z.string().min(1).max(100)

/** A cell by its address, without sheet or `$`. */
const cell = z.string().regex(/^[A-Z]{1,3}[1-9]\d{0,6}$/, { error: 'cell_address' })

/** A rectangle of cells, or one. */
const area = z
  .string()
  .regex(/^[A-Z]{1,3}[1-9]\d{0,6}(:[A-Z]{1,3}[1-9]\d{0,6})?$/, { error: 'cell_area' })

/** By what answers, conditions (`data.Inputs.rent`) and exports call a value. */
const valueName = z
  .string()
  .regex(/^[\p{L}_][\p{L}\p{N}_]{0,59}$/u, { error: 'value_name' })
  .refine((name) => !['__proto__', 'constructor', 'prototype'].includes(name), {
    error: 'value_name',
  })

const input = z.strictObject({
  Name: valueName,
  Sheet: sheet,
  Cell: cell,
  Kind: z.enum(INPUT_KINDS),
  Label: label,
  /** Said after the value: €, months. */
  Unit: label,
  Help: label,
  Required: z.boolean(),
  /** Bounds of a number, a percentage (0.05 is 5 %) or a day (its serial number). */
  Min: z.number().nullable(),
  Max: z.number().nullable(),
  Choices: z.array(z.string().max(200)).max(200),
})

const output = z.strictObject({ Name: valueName, Sheet: sheet, Cell: cell, Label: label })

/** What of a sheet people see: all of it with an empty area. */
const view = z.strictObject({ Sheet: sheet, Area: z.union([z.literal(''), area]) })

/** A chart of ranges of one sheet (spec §3, Chart). */
const chart = z.strictObject({
  Title: label,
  Sheet: sheet,
  Type: z.enum(CHART_TYPES),
  Labels: z.union([z.literal(''), area]),
  DataSets: z
    .array(z.strictObject({ Label: z.string().max(200), Range: area }))
    .min(1, { error: 'required' })
    .max(10),
  Stacked: z.boolean(),
  Transpose: z.boolean(),
  Single: z.boolean(),
})

/** What an author says of a spreadsheet, beside what is in its file. */
export const calculatorSettings = z.strictObject({
  Inputs: z.array(input).max(MAX_INPUTS),
  Outputs: z.array(output).max(MAX_OUTPUTS),
  /** How texts are read as dates and numbers; as the file seems to be where left out. */
  Language: z.enum(['el', 'en']).optional(),
  /** None shows every visible sheet. */
  Views: z.array(view).max(MAX_VIEWS),
  Charts: z.array(chart).max(MAX_CHARTS),
  /** Expressions of packages/rules over `inputs`: what goes into cells instead of what was typed. */
  Preprocess: z
    .array(z.strictObject({ Name: valueName, Expression: z.string().max(2_000) }))
    .max(50),
  /** The same over `inputs` and `outputs`: values beside those of cells. */
  Postprocess: z
    .array(z.strictObject({ Name: valueName, Expression: z.string().max(2_000) }))
    .max(50),
})

export type CalculatorSettings = z.output<typeof calculatorSettings>

/** What is typed into inputs, by their names; null for what was emptied. */
export const inputValues = keysUpTo(
  z.record(valueName, z.union([z.number(), z.string().max(2_000), z.boolean(), z.null()])),
  MAX_TYPED,
)

export type InputValues = z.output<typeof inputValues>
