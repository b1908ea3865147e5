import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { CalculatorOutputs } from '@telemachos/spreadsheet/calculator/calculator-cells'
import type { ChartData } from '@telemachos/spreadsheet/charts/chart-data'
import type { DifferentCell } from '@telemachos/spreadsheet/compare-with-cached'
import type { Explanation } from '@telemachos/spreadsheet/explain'
import type { ConditionalLook } from '@telemachos/spreadsheet/formats/conditional-formats'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { Scalar } from '@telemachos/spreadsheet/values/value'
import type { CallOutput } from '#shared'

export type CalculatorSettings = CallOutput<'spreadsheets.openCalculator'>['Settings']

/** What is shown of a cell. */
export interface ShownCell {
  readonly value: Scalar
  /** What conditional formats make of it. */
  readonly look?: ConditionalLook
  /** The cell beside it is empty, so that its text may reach over it. */
  readonly isOpen?: boolean
}

/** What has changed of what is shown. */
export interface Shown {
  /** By `keyOf`: cells that are not as they were said to be last. */
  readonly cells: readonly (readonly [string, ShownCell])[]
  /** What comes out, by name. */
  readonly outputs: readonly (readonly [string, Scalar])[]
  readonly isOverLimit: boolean
}

/** A chart with its title as the file or its author has it. */
export interface TitledChart {
  readonly title: string
  readonly data: ChartData
}

/** A cell of which the file has another value than we compute. */
export interface Difference extends DifferentCell {
  readonly formula: string | undefined
}

export interface Comparison {
  /** How many cells have both values. */
  readonly compared: number
  readonly different: number
  /** The first of them. */
  readonly differences: readonly Difference[]
}

/** What is asked of the worker that calculates, and what it answers. */
export interface Questions {
  open: {
    readonly ask: {
      readonly model: WorkbookModel
      readonly settings: CalculatorSettings
      /** How far the server's clock is ahead of the device's, in milliseconds. */
      readonly clockAhead: number
    }
    readonly answer: null
  }
  /** Puts in the inputs, and says what is shown then of the cells that somebody looks at. */
  show: {
    readonly ask: { readonly inputs: InputValues; readonly cells: readonly CellAddress[] }
    readonly answer: Shown
  }
  explain: { readonly ask: { readonly cell: CellAddress }; readonly answer: Explanation }
  charts: {
    readonly ask: { readonly sheet: number; readonly language: string }
    readonly answer: readonly TitledChart[]
  }
  /** What would come out of each of these inputs. */
  outputs: {
    readonly ask: { readonly inputs: readonly InputValues[] }
    readonly answer: readonly CalculatorOutputs[]
  }
  /** What the file's own program had beside what we compute. */
  compare: { readonly ask: { readonly most: number }; readonly answer: Comparison }
  /** The workbook with what was put in and what comes out, as a file. */
  file: { readonly ask: object; readonly answer: Uint8Array }
}

export type QuestionKind = keyof Questions

/** A question as the page sends it. */
export type Question = {
  [Kind in QuestionKind]: { readonly kind: Kind } & Questions[Kind]['ask']
}[QuestionKind]

export type AnswerTo<Asked extends Question> = Questions[Asked['kind']]['answer']

/** What the worker says: an answer to the question that it was asked last, or that it has none. */
export type FromCalculator =
  | { readonly answer: Questions[QuestionKind]['answer'] }
  | { readonly failed: string }

/** A cell as a key of maps. */
export const keyOf = ({ sheet, row, column }: CellAddress): string => `${sheet}:${row}:${column}`
