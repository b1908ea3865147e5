import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { initSync, Model } from '@ironcalc/wasm'
import { isError, type Scalar } from '@telemachos/spreadsheet/values/value'
import { openWorkbook } from '@telemachos/spreadsheet/workbook'
import type { Workbook } from '@telemachos/spreadsheet/workbook-api'
import { beforeAll, describe, expect, it } from 'vitest'
import { FORMULAS } from './compared-formulas.ts'
import { FURTHER_FORMULAS } from './further-formulas.ts'
import { KNOWN_DIFFERENCES } from './known-differences.ts'

/** Formulas of the sheet, and how often its inputs change: 100,000 results and more. */
const COPIES = 13
const ROUNDS = 20
const SEED = 20_261_126

const POOL_ROWS = 12
const BLOCK_ROWS = 6
const BLOCK_COLUMNS = 6
const FIRST_NUMBERS = 11
const FIRST_MIXED = 18
const GROWING = 25
const FORMULA_COLUMN = 30

/** Both write numbers with at least 15 digits; what cancels out leaves less. */
const RELATIVE = 1e-9
const ABSOLUTE = 1e-13

const TEXTS = [
  'abc',
  'Hello World',
  'a,b;c',
  'x',
  '12',
  'Ελλάδα',
  'AbCdE',
  '  two  spaces ',
  '3.5',
  'TRUE',
  '2020-01-15',
  'o',
  '',
]

type Input = number | string | boolean | null

/** Chance that is the same each time (Mulberry32). */
class Chance {
  #state: number

  constructor(seed: number) {
    this.#state = seed
  }

  next(): number {
    this.#state = (this.#state + 0x6d_2b_79_f5) | 0
    let bits = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }

  whole(low: number, high: number): number {
    return low + Math.floor(this.next() * (high - low + 1))
  }

  /** Between two bounds, with so many decimals. */
  decimal(low: number, high: number, digits: number): number {
    return Number((low + this.next() * (high - low)).toFixed(digits))
  }

  pick<Item>(items: readonly Item[]): Item {
    return items[this.whole(0, items.length - 1)]!
  }
}

/** Columns of single inputs, by the letter that stands for them. */
const INPUTS: Readonly<Record<string, (chance: Chance) => Input>> = {
  n: (chance) =>
    chance.pick([chance.whole(-20, 20), chance.decimal(-100, 100, 2), chance.decimal(0, 1, 3), 0]),
  i: (chance) => chance.whole(-2, 9),
  c: (chance) => chance.pick([chance.whole(1, 30), chance.decimal(0.01, 100, 2)]),
  p: (chance) => chance.pick([chance.decimal(0, 1, 3), chance.decimal(0, 1, 3), 0, 1]),
  r: (chance) => chance.decimal(0, 0.2, 4),
  d: (chance) => chance.pick([chance.whole(400, 30_000), chance.whole(40_000, 46_000), -1]),
  t: (chance) => chance.pick(TEXTS),
  v: (chance) =>
    chance.pick<Input>([
      true,
      false,
      chance.whole(-5, 5),
      chance.pick(TEXTS),
      chance.decimal(0, 1, 3),
    ]),
  k: (chance) => chance.whole(1, 12),
}

const LETTERS = Object.keys(INPUTS)

function columnName(column: number): string {
  return String.fromCharCode(64 + column)
}

function blockOf(chance: Chance, first: number): string {
  const column = columnName(first + chance.whole(0, BLOCK_COLUMNS - 1))
  return `${column}1:${column}${BLOCK_ROWS}`
}

/** A formula with cells for its letters; what stands in quotes stays. */
function bind(formula: string, chance: Chance): string {
  return formula
    .split(/("[^"]*")/)
    .map((part) =>
      part.startsWith('"')
        ? part
        : part
            .replaceAll(
              /\b[nicprdtvk]\b(?!\()/g,
              (letter) => `${columnName(LETTERS.indexOf(letter) + 1)}${chance.whole(1, POOL_ROWS)}`,
            )
            .replaceAll(/\bN\b(?![.(])/g, () => blockOf(chance, FIRST_NUMBERS))
            .replaceAll(/\bM\b(?![.(])/g, () => blockOf(chance, FIRST_MIXED))
            .replaceAll(/\bT\b(?![.(])/g, 'K1:P6')
            .replaceAll(/(?<!\.)\bS\b(?![.(])/g, 'Y1:Y6'),
    )
    .join('')
}

/** The same sheet in both engines. */
class Pair {
  readonly theirs = new Model('compared', 'en', 'UTC', 'en')
  readonly ours: Workbook = openWorkbook(
    {
      sheets: [
        {
          name: 'Sheet1',
          visibility: 'visible',
          cells: [],
          columns: [],
          rows: [],
          merges: [],
          showsGridLines: true,
          isProtected: false,
          validations: [],
          conditionalFormats: [],
          charts: [],
        },
      ],
      names: [],
      tables: [],
      styles: [],
      calculation: { isDate1904: false, isIterative: false, maxIterations: 100, maxChange: 0.001 },
      notes: [],
    },
    { now: () => 46_023.5, random: () => 0.5 },
  )

  constructor() {
    this.theirs.pauseEvaluation()
  }

  /** Their formula joins nothing to its result, so that no format hides digits. */
  write(row: number, formula: string): void {
    this.theirs.setUserInput(0, row, FORMULA_COLUMN, `=(${formula})&""`)
    this.ours.set({ sheet: 0, row: row - 1, column: FORMULA_COLUMN - 1 }, { formula })
  }

  put(row: number, column: number, value: Input): void {
    const cell = { sheet: 0, row: row - 1, column: column - 1 }
    if (value === '') {
      this.theirs.setUserInput(0, row, column, '=""')
      this.ours.set(cell, { formula: '""' })
      return
    }
    const text = value === null ? '' : String(value).toUpperCase()
    this.theirs.setUserInput(0, row, column, typeof value === 'string' ? `'${value}` : text)
    this.ours.set(cell, value)
  }

  valueAt(column: string, row: string): Scalar {
    return this.ours.value({ sheet: 0, row: Number(row) - 1, column: column.charCodeAt(0) - 65 })
  }

  /** A formula with the values of its single cells, to be read by people. */
  explain(formula: string): string {
    return formula.replaceAll(/\b([A-J])(\d+)\b/g, (_, column: string, row: string) =>
      JSON.stringify(this.valueAt(column, row)),
    )
  }
}

function change(pair: Pair, chance: Chance): void {
  for (const [index, letter] of LETTERS.entries()) {
    for (let row = 1; row <= POOL_ROWS; row += 1) pair.put(row, index + 1, INPUTS[letter]!(chance))
  }
  for (let column = 0; column < BLOCK_COLUMNS; column += 1) {
    for (let row = 1; row <= BLOCK_ROWS; row += 1) {
      pair.put(row, FIRST_NUMBERS + column, INPUTS['n']!(chance))
      const mixed: Input[] = [chance.whole(0, 9), chance.whole(0, 9), 'x', 'abc', true, null]
      pair.put(row, FIRST_MIXED + column, chance.pick([...mixed, chance.decimal(0, 10, 1)]))
    }
  }
  let growing = chance.whole(-5, 0)
  for (let row = 1; row <= BLOCK_ROWS; row += 1) {
    pair.put(row, GROWING, growing)
    growing += chance.whole(1, 4)
  }
}

function agree(ours: Scalar, theirs: string): boolean {
  if (isError(ours)) return ours.code === theirs || /^-?(?:NaN|inf)$/.test(theirs)
  if (typeof ours !== 'number')
    return String(ours ?? '') === theirs || String(ours).toUpperCase() === theirs
  if (theirs === '') return false
  const other = Number(theirs)
  const scale = Math.max(Math.abs(ours), Math.abs(other))
  return Math.abs(ours - other) <= Math.max(RELATIVE * scale, ABSOLUTE)
}

function nameOf(formula: string): string {
  return /^[A-Z0-9.]+(?=\()/.exec(formula)?.[0] ?? formula
}

describe('our engine beside another', () => {
  const found = new Map<string, string[]>()
  let count = 0

  beforeAll(() => {
    const module = readFileSync(
      createRequire(import.meta.url).resolve('@ironcalc/wasm/wasm_bg.wasm'),
    )
    initSync({ module })
    const chance = new Chance(SEED)
    const pair = new Pair()
    const first = Array.from({ length: COPIES }, () => FORMULAS).flat()
    const further = Array.from({ length: COPIES }, () => FURTHER_FORMULAS).flat()
    const templates = [...first, ...further]
    // Each draws its own cells: those of others stay when formulas are added at the end.
    const apart = Array.from({ length: COPIES }, (_, copy) =>
      FURTHER_FORMULAS.map((template, place) =>
        bind(template, new Chance(SEED + 1_000 * copy + place)),
      ),
    )
    const formulas = [...first.map((template) => bind(template, chance)), ...apart.flat()]
    for (const [index, formula] of formulas.entries()) pair.write(index + 1, formula)
    for (let round = 0; round < ROUNDS; round += 1) {
      change(pair, chance)
      pair.theirs.evaluate()
      for (const [index, formula] of formulas.entries()) {
        const theirs = pair.theirs.getFormattedCellValue(0, index + 1, FORMULA_COLUMN)
        const ours = pair.ours.value({ sheet: 0, row: index, column: FORMULA_COLUMN - 1 })
        count += 1
        if (agree(ours, theirs)) continue
        const name = nameOf(templates[index]!)
        const shown = isError(ours) ? ours.code : JSON.stringify(ours)
        const line = `${pair.explain(formula)} is ${shown}, there ${theirs}`
        found.set(name, [...(found.get(name) ?? []).slice(0, 4), line])
      }
    }
  })

  it('has compared at least 100,000 results', () => {
    expect(count).toBeGreaterThanOrEqual(100_000)
  })

  it('gives the same but for what is known', () => {
    const unknown = [...found].filter(([name]) => !Object.hasOwn(KNOWN_DIFFERENCES, name))
    expect(unknown.flatMap(([, lines]) => lines)).toEqual([])
  })

  it('knows no difference that there is not', () => {
    expect(Object.keys(KNOWN_DIFFERENCES).filter((name) => !found.has(name))).toEqual([])
  })
})
