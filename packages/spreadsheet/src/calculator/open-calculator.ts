import type { CellAddress } from '../functions/definition.ts'
import { parseArea } from '../inputs/parse-area.ts'
import type { WorkbookModel } from '../model/workbook-model.ts'
import { isError, type Scalar } from '../values/value.ts'
import { process } from '../wire/process.ts'
import type { CellEdit, Workbook, WorkbookSources } from '../workbook-api.ts'
import { openWorkbook } from '../workbook.ts'

/** A cell by the name of its sheet and its address. */
export interface NamedCell {
  readonly Name: string
  readonly Sheet: string
  readonly Cell: string
}

/** What of a workbook people put in and get out, by names (spec §3, Workbook.Inputs). */
export interface CalculatorPlan {
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

/** What is put in, by name: null empties a cell. */
export type CalculatorInputs = Readonly<Record<string, number | string | boolean | null>>

/** What comes out, by name: an error as what a person reads of it. */
export type CalculatorOutputs = Readonly<Record<string, number | string | boolean | null>>

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
  /** One of them, as a value of the engine. */
  output(name: string): Scalar
}

/** Opens a workbook to calculate with by the names that its author has given. */
export function openCalculator(
  model: WorkbookModel,
  plan: CalculatorPlan,
  sources: WorkbookSources,
): Calculator {
  const workbook = openWorkbook(model, sources)
  const inputs = placesOf(model, plan.Inputs)
  const outputs = placesOf(model, plan.Outputs)
  const original = originalValues(model, inputs)
  let present: Readonly<Record<string, Scalar>> = {}
  return {
    workbook,
    places: new Map([...outputs, ...inputs]),
    originals: Object.fromEntries(
      [...original].flatMap(([name, content]) =>
        typeof content === 'object' && content !== null ? [] : [[name, content]],
      ),
    ),
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
    outputs: () => Object.fromEntries([...read()].map(([name, value]) => [name, plain(value)])),
    output: (name) => read().get(name) ?? null,
  }

  function read(): ReadonlyMap<string, Scalar> {
    const values = [...outputs].map(([name, cell]) => [name, workbook.value(cell)] as const)
    return prepared(plan.Postprocess, values)
  }
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

/** Where named cells are. */
function placesOf(
  model: WorkbookModel,
  cells: readonly NamedCell[],
): ReadonlyMap<string, CellAddress> {
  const sheets = new Map(model.sheets.map(({ name }, index) => [name, index]))
  return new Map(
    cells.flatMap(({ Name, Sheet, Cell }) => {
      const sheet = sheets.get(Sheet)
      const area = parseArea(Cell)
      if (sheet === undefined || !area) return []
      return [[Name, { sheet, row: area.top, column: area.left }] as const]
    }),
  )
}

/** What the file has in cells, by their names. */
function originalValues(
  model: WorkbookModel,
  places: ReadonlyMap<string, CellAddress>,
): ReadonlyMap<string, CellEdit['content']> {
  const names = new Map(
    [...places].map(([name, at]) => [`${at.sheet}:${at.row}:${at.column}`, name]),
  )
  const found = new Map<string, CellEdit['content']>()
  for (const [sheet, { cells }] of model.sheets.entries()) {
    for (const { row, column, value, formula } of cells) {
      const name = names.get(`${sheet}:${row}:${column}`)
      if (name === undefined) continue
      if (formula !== undefined) found.set(name, { formula })
      else if (typeof value !== 'object') found.set(name, value ?? null)
    }
  }
  return found
}

/** A value as it leaves the engine. */
function plain(value: Scalar): number | string | boolean | null {
  return isError(value) ? (value.shown ?? value.code) : value
}
