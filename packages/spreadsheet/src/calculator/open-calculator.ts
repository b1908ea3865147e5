import type { CellAddress } from '../functions/definition.ts'
import type { WorkbookModel } from '../model/workbook-model.ts'
import type { Scalar } from '../values/value.ts'
import { process } from '../wire/process.ts'
import type { CellEdit, Workbook, WorkbookSources } from '../workbook-api.ts'
import { openWorkbook } from '../workbook.ts'
import {
  originalContents,
  originalsOf,
  placesOf,
  plainValue,
  type CalculatorInputs,
  type CalculatorOutputs,
  type NamedCell,
} from './calculator-cells.ts'

/** What of a workbook people put in and get out, by names (spec §3, Workbook.Inputs). */
export interface CalculatorPlan {
  /** The workbook's language, where its author says another than what the file seems to be. */
  readonly Language?: 'el' | 'en' | undefined
  readonly Inputs: readonly NamedCell[]
  readonly Outputs: readonly NamedCell[]
  /** What is done to inputs before they are put in, by name: see process. */
  readonly Preprocess: readonly NamedStep[]
  /** What is done to outputs before they are shown. */
  readonly Postprocess: readonly NamedStep[]
}

/** An expression (packages/rules) by which one value is made ready: it reads `value` and `cells`. */
export interface NamedStep {
  readonly Name: string
  readonly Expression: string
}

/** A workbook that values are put into by name. */
export interface Calculator {
  readonly workbook: Workbook
  /** Where the inputs and outputs are; one whose sheet or cell is not there has no place. */
  readonly places: ReadonlyMap<string, CellAddress>
  /** What the file has in the inputs that hold no formula. */
  readonly originals: CalculatorInputs
  /** Puts in what is given; every other input is as the file has it. */
  put(inputs: CalculatorInputs): void
  outputs(): CalculatorOutputs
  /** The same as values of the engine. */
  values(): ReadonlyMap<string, Scalar>
}

/** Opens a workbook to calculate with by the names that its author has given. */
export function openCalculator(
  file: WorkbookModel,
  plan: CalculatorPlan,
  sources: WorkbookSources,
): Calculator {
  const model = inLanguage(file, plan.Language)
  const workbook = openWorkbook(model, sources)
  const inputs = placesOf(model, plan.Inputs)
  const outputs = placesOf(model, plan.Outputs)
  const original = originalContents(model, inputs)
  let present: Readonly<Record<string, Scalar>> = {}
  return {
    workbook,
    places: new Map([...outputs, ...inputs]),
    originals: originalsOf(original),
    put(given) {
      const next = Object.fromEntries(prepared(plan.Preprocess, Object.entries(given)))
      const edits: CellEdit[] = []
      for (const [name, cell] of inputs) {
        const [before, after] = [present[name], next[name]]
        if (before === after) continue
        edits.push({ cell, content: after === undefined ? (original.get(name) ?? null) : after })
      }
      present = next
      if (edits.length > 0) workbook.setMany(edits)
    },
    outputs: () =>
      Object.fromEntries([...read()].map(([name, value]) => [name, plainValue(value)])),
    values: () => read(),
  }

  function read(): ReadonlyMap<string, Scalar> {
    const values = [...outputs].map(([name, cell]) => [name, workbook.value(cell)] as const)
    return prepared(plan.Postprocess, values)
  }
}

function inLanguage(model: WorkbookModel, language: CalculatorPlan['Language']): WorkbookModel {
  return language ? { ...model, calculation: { ...model.calculation, language } } : model
}

/** Values after their expressions, by name. */
function prepared(
  steps: readonly NamedStep[],
  values: Iterable<readonly [string, Scalar]>,
): ReadonlyMap<string, Scalar> {
  const byName = new Map(values)
  return process(
    steps
      .filter(({ Name }) => byName.has(Name))
      .map(({ Name, Expression }) => ({ FullName: Name, Expression })),
    byName,
  )
}
