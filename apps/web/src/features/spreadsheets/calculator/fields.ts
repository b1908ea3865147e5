import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import type { TypedValues } from './typed-values.ts'

/** The fields of a calculator as everything that shows one of them has them. */
export interface CalculatorFields {
  readonly typed: TypedValues
  readonly values: InputValues
  readonly set: (name: string, value: string | boolean) => void
  /** Sets fields that are taken back together. */
  readonly setAll: (texts: TypedValues) => void
  readonly isReadOnly: boolean
  /** Inputs that hold results of questionnaires: nobody types in them. */
  readonly bound: ReadonlySet<string>
}
