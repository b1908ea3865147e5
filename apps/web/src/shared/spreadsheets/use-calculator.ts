import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import {
  openCalculator,
  type Calculator,
  type CalculatorOutputs,
} from '@telemachos/spreadsheet/calculator/open-calculator'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import {
  ConditionalFormats,
  type ConditionalLook,
} from '@telemachos/spreadsheet/formats/conditional-formats'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import type { Scalar } from '@telemachos/spreadsheet/values/value'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { CallOutput } from '../api/contract-types.ts'
import { serialNow } from './serial-now.ts'
import type { Input } from './typed-values.ts'

/** A spreadsheet to calculate with, as calls give it. */
export type CalculatorSource = CallOutput<'spreadsheets.openCalculator'>

/** A calculator that is open on the page, for everything in it. */
export interface PageCalculator extends Calculator {
  readonly source: CalculatorSource
  readonly model: WorkbookModel
  /** What conditional formats make of a cell now. */
  lookNow(cell: CellAddress): ConditionalLook | undefined
  /** The input of a cell. */
  inputAt(cell: CellAddress): Input | undefined
}

export const CalculatorContext = createContext<PageCalculator | null>(null)

/** The calculator around. @throws Error outside of one. */
export function useOpenCalculator(): PageCalculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('there is no calculator around')
  return calculator
}

const keyOf = ({ sheet, row, column }: CellAddress): string => `${sheet}:${row}:${column}`

/** Opens a calculator and keeps in it what is put in. */
export function useCalculator(source: CalculatorSource, inputs: InputValues): PageCalculator {
  const { Model, Settings } = source
  const calculator = useMemo(() => {
    const model = Model as unknown as WorkbookModel
    const opened = openCalculator(model, Settings, { now: serialNow, random: Math.random })
    const byCell = new Map(
      Settings.Inputs.flatMap((input) => {
        const cell = opened.places.get(input.Name)
        return cell ? [[keyOf(cell), input] as const] : []
      }),
    )
    const formats = new ConditionalFormats(opened.workbook)
    return {
      ...opened,
      source,
      model,
      inputAt: (cell: CellAddress) => byCell.get(keyOf(cell)),
      lookNow: (cell: CellAddress) => (formats.concerns(cell) ? formats.lookOf(cell) : undefined),
    }
  }, [Model, Settings, source])
  const first = useRef<PageCalculator>(null)
  // What is drawn first has the values in it already.
  if (first.current !== calculator) {
    first.current = calculator
    calculator.put(inputs)
  }
  useEffect(() => calculator.put(inputs), [calculator, inputs])
  return calculator
}

/** The value of a cell, now and whenever it is another. */
export function useCellValue(cell: CellAddress): Scalar {
  const { workbook } = useOpenCalculator()
  const { sheet, row, column } = cell
  const subscribe = useCallback(
    (listener: () => void) => workbook.subscribe({ sheet, row, column }, listener),
    [workbook, sheet, row, column],
  )
  return useSyncExternalStore(subscribe, () => workbook.value({ sheet, row, column }))
}

/** What comes out by name, now and whenever something of it is another. */
export function useOutputs(): CalculatorOutputs {
  const calculator = useOpenCalculator()
  const { workbook, places, source } = calculator
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = source.Settings.Outputs.flatMap(({ Name }) => {
        const cell = places.get(Name)
        return cell ? [workbook.subscribe(cell, listener)] : []
      })
      return () => {
        for (const end of ends) end()
      }
    },
    [workbook, places, source],
  )
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(calculator.outputs()))
  return useMemo(() => JSON.parse(text) as CalculatorOutputs, [text])
}
