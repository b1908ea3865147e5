import { Session, type Profiler } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'
import { Engine } from '@telemachos/spreadsheet/engine/engine'
import { loadCells } from '@telemachos/spreadsheet/engine/load-cells'
import { NameTable } from '@telemachos/spreadsheet/engine/names'
import { compileExpression } from '@telemachos/spreadsheet/expressions/compile-expression'
import { ALL_FUNCTIONS } from '@telemachos/spreadsheet/functions/all-functions'
import { applyFunction } from '@telemachos/spreadsheet/functions/apply-function'
import type {
  FunctionDefinition,
  ParameterKind,
} from '@telemachos/spreadsheet/functions/definition'
import type { WorkbookModel } from '@telemachos/spreadsheet/model/workbook-model'
import {
  makeMatrix,
  type Lambda,
  type Scalar,
  type Value,
} from '@telemachos/spreadsheet/values/value'
import { WORK_SPENT } from '@telemachos/spreadsheet/work/work'
import type { CalledFunction, CallsRequest, FromCalls } from './hostile-calls.ts'

/** Cells of the sheet that hold something, down the first columns. */
const FILLED = { rows: 300, columns: 3 } as const

const NUMBERS = [
  0, 1, -1, 2, 0.5, 12, 100, 255, 10_000, 40_000, 1e6, 2_958_465, 1e8, 5e8, 1e9, -1e9, 1e12, 1e15,
  1e308, -1e308, 1e-308,
]

const TEXTS = [
  '',
  'a',
  'a'.repeat(32_767),
  `${'*a'.repeat(200)}b`,
  `*${'a'.repeat(16_000)}b`,
  '?'.repeat(32_767),
  ' '.repeat(32_766) + 'x',
  `x${' '.repeat(30_000)}x`,
  '%'.repeat(30_000) + '1',
  '9'.repeat(32_767),
  '1+'.repeat(16_000),
  `>=${'a'.repeat(32_000)}`,
  'A1:XFD1048576',
  '1:1048576',
  '#,'.repeat(127),
  '?'.repeat(120) + '/' + '?'.repeat(120),
  '[h]'.repeat(80),
  ','.repeat(32_767),
  'D',
]

/** A sheet with few cells; what is claimed of it is as large as sheets are. */
function model(): WorkbookModel {
  const cells = Array.from({ length: FILLED.rows * FILLED.columns }, (_, index) => {
    const [row, column] = [Math.floor(index / FILLED.columns), index % FILLED.columns]
    const text = column === 2 && row % 3 === 0 ? 'a'.repeat(row * 100) : undefined
    return { row, column, value: text ?? row - 100 }
  })
  const sheet = {
    name: 'Sheet1',
    visibility: 'visible' as const,
    cells,
    columns: [],
    rows: [],
    merges: [],
    showsGridLines: true,
    isProtected: false,
    validations: [],
    conditionalFormats: [],
    charts: [],
  }
  return {
    sheets: [sheet],
    names: [],
    tables: [],
    styles: [],
    notes: [],
    calculation: {
      isDate1904: false,
      isIterative: false,
      maxIterations: 100,
      maxChange: 0.001,
    },
  }
}

/** Chance that is the same each time (Mulberry32). */
function chanceOf(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return Math.floor((((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

const { steps, calls, seed } = workerData as CallsRequest
const engine = new Engine({
  names: new NameTable(model()),
  sheetNames: ['Sheet1'],
  externalSheets: 0,
  isDate1904: false,
  language: 'en',
  compileExpression,
  iteration: undefined,
  maxSteps: steps,
  now: () => 46023,
  random: () => 0.5,
  isHiddenRow: () => false,
  isFilteredRow: () => false,
  appearanceOf: () => ({ style: {}, isHidden: false }),
})
loadCells(engine, model())
const { context, work } = engine

const lambda: Lambda = {
  kind: 'lambda',
  arity: 2,
  least: 0,
  call(values) {
    work.take(1)
    return values[0] ?? null
  },
}

const square = (size: number, valueOf: (index: number) => Scalar) =>
  makeMatrix(
    size,
    size,
    Array.from({ length: size * size }, (_, index) => valueOf(index)),
  )
const NUMERIC = square(1000, (index) => (index % 7919) - 10)
const MIXED = square(200, (index) =>
  index % 3 === 0 ? `t${index}` : index % 5 === 0 ? null : index,
)
const LIST = makeMatrix(
  20_000,
  1,
  Array.from({ length: 20_000 }, (_, index) => (index * 7919) % 20_011),
)
const rangeOf = (rows: number, columns: number): Value => context.rangeOf(0, 0, 0, rows, columns)
const GRIDS: readonly (() => Value)[] = [
  () => rangeOf(1_048_576, 16_384),
  () => rangeOf(1_048_576, 1),
  () => rangeOf(1, 16_384),
  () => rangeOf(FILLED.rows, FILLED.columns),
  () => rangeOf(FILLED.rows, 1),
  () => rangeOf(1_048_576, 4),
  () => NUMERIC,
  () => MIXED,
  () => LIST,
]

function argumentOf(kind: ParameterKind, chance: (below: number) => number): Value | undefined {
  const number = () => NUMBERS[chance(NUMBERS.length)] ?? 0
  const text = () => TEXTS[chance(TEXTS.length)] ?? ''
  const grid = () => GRIDS[chance(GRIDS.length)]?.() ?? null
  const isOdd = chance(8) === 0
  switch (kind) {
    case 'number':
      return isOdd ? grid() : number()
    case 'text':
      return isOdd ? grid() : chance(3) === 0 ? number() : text()
    case 'logical':
      return chance(2) === 0
    case 'scalar':
    case 'value':
      return isOdd ? grid() : chance(2) === 0 ? number() : text()
    case 'lambda':
      return lambda
    default:
      return isOdd ? number() : grid()
  }
}

function argumentsOf(
  definition: FunctionDefinition,
  turn: number,
  chance: (below: number) => number,
): (Value | undefined)[] {
  const { required, optional, repeated } = definition
  const kinds = [...required, ...(turn % 3 === 0 ? [] : optional), ...(turn % 2 ? repeated : [])]
  const isMapLike = definition.name === 'MAP'
  // Once each is the same number: what turns as often as one of them says shows by itself.
  const same = turn < NUMBERS.length ? NUMBERS[turn] : undefined
  return kinds.map((kind, index) => {
    if (isMapLike && index === kinds.length - 1) return lambda
    return same !== undefined && kind === 'number' ? same : argumentOf(kind, chance)
  })
}

const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

/** How often the piece of the engine's code ran that ran most since this was asked last, and where it is. */
function mostRuns(): { readonly count: number; readonly at: string } {
  let most = { count: 0, at: '' }
  session.post('Profiler.takePreciseCoverage', (error, found) => {
    if (error) throw error
    for (const script of found.result) {
      if (!/\/packages\/spreadsheet\/src\/|\/numfmt\//.test(script.url)) continue
      for (const { functionName, ranges } of script.functions) {
        most = ranges.reduce((best, range) => larger(best, range, script.url, functionName), most)
      }
    }
  })
  return most
}

function larger(
  best: { readonly count: number; readonly at: string },
  { count, startOffset }: Profiler.CoverageRange,
  url: string,
  name: string,
) {
  if (count <= best.count) return best
  return { count, at: `${name} of ${url.replace(/^.*\/src\//, '')}:${startOffset}` }
}

for (const definition of ALL_FUNCTIONS) {
  const chance = chanceOf(seed)
  parentPort?.postMessage({ begins: definition.name } satisfies FromCalls)
  mostRuns()
  let taken = 0
  for (let turn = 0; turn < calls; turn += 1) {
    work.renew()
    const values = argumentsOf(definition, turn, chance)
    try {
      applyFunction(definition, context, values)
    } catch (error) {
      if (error !== WORK_SPENT) throw error
    }
    taken += Math.min(work.taken, steps)
  }
  const { count: runs, at } = mostRuns()
  const called: CalledFunction = { name: definition.name, steps: taken, runs, at }
  parentPort?.postMessage({ called } satisfies FromCalls)
}
