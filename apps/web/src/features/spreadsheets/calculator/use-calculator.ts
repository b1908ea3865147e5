import type { InputValues } from '@telemachos/contract/spreadsheets/settings'
import {
  originalContents,
  originalsOf,
  placesOf,
  plainValue,
  type CalculatorInputs,
  type CalculatorOutputs,
} from '@telemachos/spreadsheet/calculator/calculator-cells'
import type { CellAddress } from '@telemachos/spreadsheet/functions/definition'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { CallOutput } from '#shared'
import { keyOf, type AnswerTo, type Question, type ShownCell } from './calculator-messages.ts'
import { fileCell } from './file-cell.ts'
import { RemoteCalculator, type CalculatorState } from './remote-calculator.ts'
import { BROWSER } from './start-calculator.ts'
import { workbookOf } from './workbook-of.ts'
import type { Input } from './typed-values.ts'

/** A spreadsheet to calculate with, as calls give it. */
export type CalculatorSource = CallOutput<'spreadsheets.openCalculator'>

/** A calculator that is open on the page, for everything in it; it calculates in a worker. */
export interface PageCalculator {
  readonly source: CalculatorSource
  readonly model: WorkbookModel
  /** Where the inputs and outputs are; one whose sheet or cell is not there has no place. */
  readonly places: ReadonlyMap<string, CellAddress>
  /** What the file has in the inputs that hold no formula. */
  readonly originals: CalculatorInputs
  readonly remote: RemoteCalculator
  /** The input of a cell. */
  inputAt(cell: CellAddress): Input | undefined
  /** True for cells whose value the file's own formula gives. */
  isFormula(cell: CellAddress): boolean
}

export const CalculatorContext = createContext<PageCalculator | null>(null)

/** The calculator around. @throws Error outside of one. */
export function useOpenCalculator(): PageCalculator {
  const calculator = useContext(CalculatorContext)
  if (!calculator) throw new Error('there is no calculator around')
  return calculator
}

/** Opens a calculator and keeps in it what is put in. */
export function useCalculator(source: CalculatorSource, inputs: InputValues): PageCalculator {
  const { Model, Settings } = source
  const calculator = useMemo(() => {
    const model = workbookOf({ Model })
    const places = placesOf(model, Settings.Inputs)
    const byCell = new Map(
      Settings.Inputs.flatMap((input) => {
        const cell = places.get(input.Name)
        return cell ? [[keyOf(cell), input] as const] : []
      }),
    )
    return {
      source,
      model,
      places: new Map([...placesOf(model, Settings.Outputs), ...places]),
      originals: originalsOf(originalContents(model, places)),
      remote: new RemoteCalculator(model, Settings, BROWSER),
      inputAt: (cell: CellAddress) => byCell.get(keyOf(cell)),
      isFormula: (cell: CellAddress) => fileCell(model, cell)?.formula !== undefined,
    }
  }, [Model, Settings, source])
  const { remote } = calculator
  // With the values in it, before it begins.
  useEffect(() => remote.put(inputs), [remote, inputs])
  useEffect(() => remote.run(), [remote])
  return calculator
}

/** What is shown of a cell, now and whenever it is another; before anything is computed, what is written in it. */
export function useShownCell(cell: CellAddress): ShownCell {
  const { remote, model } = useOpenCalculator()
  const { sheet, row, column } = cell
  const watch = useCallback(
    (listener: () => void) => remote.watch({ sheet, row, column }, listener),
    [remote, sheet, row, column],
  )
  const read = () => remote.cell({ sheet, row, column })
  const shown = useSyncExternalStore(watch, read, read)
  return useMemo(() => {
    if (shown) return shown
    const { value, formula } = fileCell(model, { sheet, row, column }) ?? {}
    const isKnown = formula === undefined && typeof value !== 'object'
    return { value: isKnown ? (value ?? null) : null }
  }, [shown, model, sheet, row, column])
}

/** How it goes with calculating. */
export function useCalculatorState(): CalculatorState {
  const { remote } = useOpenCalculator()
  const subscribe = useCallback((listener: () => void) => remote.subscribe(listener), [remote])
  const read = () => remote.state
  return useSyncExternalStore(subscribe, read, read)
}

/** What comes out by name, now and whenever something of it is another; undefined before anything has. */
export function useOutputs(): CalculatorOutputs | undefined {
  const { remote } = useOpenCalculator()
  const { revision } = useCalculatorState()
  const text = useMemo(
    () =>
      revision === 0
        ? undefined
        : JSON.stringify(
            Object.fromEntries([...remote.outputs].map(([name, one]) => [name, plainValue(one)])),
          ),
    [remote, revision],
  )
  // The same object as long as nothing of it is another.
  return useMemo(
    () => (text === undefined ? undefined : (JSON.parse(text) as CalculatorOutputs)),
    [text],
  )
}

/** The answer to a question, asked again after each calculation; until the next one comes, the last. */
export function useAnswer<Asked extends Question>(question: Asked): AnswerTo<Asked> | undefined {
  const { remote } = useOpenCalculator()
  const { revision } = useCalculatorState()
  const key = JSON.stringify(question)
  const [known, setKnown] = useState<{ readonly key: string; readonly answer: AnswerTo<Asked> }>()
  useEffect(() => {
    if (revision === 0) return undefined
    let isWanted = true
    remote.ask(JSON.parse(key) as Asked).then(
      (answer) => {
        if (isWanted) setKnown({ key, answer })
      },
      // What ended it is said beside the calculator.
      () => {},
    )
    return () => {
      isWanted = false
    }
  }, [remote, key, revision])
  return known?.key === key ? known.answer : undefined
}
