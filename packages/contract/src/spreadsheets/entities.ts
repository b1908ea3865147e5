import { z } from 'zod'
import { id, instant } from '../core/shapes.ts'
import { calculatorSettings, inputValues } from './settings.ts'

/**
 * What is in a file: the WorkbookModel of packages/spreadsheet, which the page computes from. It was
 * made by our own reader, so that it is not described a second time.
 */
const model = z.record(z.string(), z.unknown())

/** A spreadsheet that can be calculated with. */
export const calculator = z.strictObject({
  SpreadsheetId: id,
  Name: z.string(),
  Version: z.int(),
  Model: model,
  Settings: calculatorSettings,
  /** What its sheets are called in the reader’s language, by their names, where that is translated. */
  SheetNames: z.record(z.string(), z.string()),
})

/** What comes out, by name; an error as its code. */
const outputValues = z.record(z.string(), z.union([z.number(), z.string(), z.boolean(), z.null()]))

/** What a mentee has put into the calculator of an action, and what comes out. */
export const calculation = z.strictObject({
  Inputs: inputValues,
  Outputs: outputValues,
  /** Inputs that hold results of the mentee's questionnaires: nobody else puts them in. */
  Bound: z.array(z.string()),
  /** Whether the action's data hold these results of questionnaires: saving puts them there. */
  IsStored: z.boolean(),
  /** When it was saved last; null before. */
  At: instant.nullable(),
})

/** A set of inputs by a name of its own. */
export const scenario = z.strictObject({
  Id: id,
  Name: z.string(),
  Inputs: inputValues,
  At: instant,
})
