import type { CellAddress } from '../functions/definition.ts'
import type {
  Area,
  CellStyle,
  Colour,
  ConditionalFormatModel,
  ScalePoint,
} from '../model/workbook-model.ts'
import { foldCase, toLogical, toNumber, toText } from '../values/coerce.ts'
import { isError, isGrid, type Matrix, type Scalar } from '../values/value.ts'
import type { Workbook } from '../workbook-api.ts'
import { areaFacts, countingKey, type AreaFacts } from './area-facts.ts'
import { blend } from './colours.ts'
import { compares } from './comparison.ts'

/** What conditions make of a cell's look now. */
export interface ConditionalLook {
  readonly style: CellStyle
  /** A bar behind the value, from 0 to 1 of the cell's width. */
  readonly bar?: { readonly colour: Colour; readonly share: number }
}

const NOTHING: ConditionalLook = { style: {} }

/** The conditional formats of a workbook, evaluated. What they look at is remembered until something changes. */
export class ConditionalFormats {
  readonly #workbook: Workbook
  readonly #rules: readonly (readonly ConditionalFormatModel[])[]
  readonly #facts = new Map<ConditionalFormatModel, AreaFacts>()
  #revision = -1

  constructor(workbook: Workbook) {
    this.#workbook = workbook
    this.#rules = workbook.model.sheets.map(({ conditionalFormats }) =>
      conditionalFormats.toSorted((one, other) => one.priority - other.priority),
    )
  }

  /** True where any condition may change how a cell looks. */
  concerns({ sheet, row, column }: CellAddress): boolean {
    return (this.#rules[sheet] ?? []).some(({ areas }) => isWithin(areas, row, column))
  }

  /** How a cell looks by the conditions that hold: of two that say the same thing, the first decides. */
  lookOf(cell: CellAddress): ConditionalLook {
    const rules = this.#rules[cell.sheet] ?? []
    let look = NOTHING
    for (const format of rules) {
      if (!isWithin(format.areas, cell.row, cell.column)) continue
      const own = this.#apply(format, cell)
      if (!own) continue
      look = under(look, own)
      if (format.stopsIfTrue) break
    }
    return look
  }

  #apply(format: ConditionalFormatModel, cell: CellAddress): ConditionalLook | undefined {
    const value = this.#workbook.value(cell)
    const { rule } = format
    if (rule.kind === 'scale') {
      if (typeof value !== 'number') return undefined
      const fill = this.#scaleColour(rule.points, value, format, cell)
      return fill === undefined ? undefined : { style: { fill } }
    }
    if (rule.kind === 'bar') {
      if (typeof value !== 'number') return undefined
      const { numbers } = this.#factsOf(format, cell.sheet)
      const low = Math.min(0, numbers[0] ?? 0)
      const high = Math.max(0, numbers.at(-1) ?? 0)
      const share = high === low ? 0 : (value - low) / (high - low)
      return { style: {}, bar: { colour: rule.colour, share } }
    }
    return this.#holds(format, value, cell) ? { style: format.style ?? {} } : undefined
  }

  #holds(format: ConditionalFormatModel, value: Scalar, cell: CellAddress): boolean {
    const { rule } = format
    switch (rule.kind) {
      case 'comparison': {
        const [first = null, second = null] = rule.formulas.map((formula) =>
          this.#evaluate(formula, format, cell),
        )
        return compares(value, rule.comparison, first, second)
      }
      case 'formula':
        return toLogical(this.#evaluate(rule.formula, format, cell)) === true
      case 'text':
        return textHolds(value, rule.test, rule.text)
      case 'blanks':
        return (toText(value) === '' || /^\s*$/.test(String(toText(value)))) === rule.areBlank
      case 'errors':
        return isError(value) === rule.areErrors
      case 'duplicates': {
        const key = countingKey(value)
        if (key === undefined) return false
        const count = this.#factsOf(format, cell.sheet).counts.get(key) ?? 0
        return rule.isUnique ? count === 1 : count > 1
      }
      case 'top':
        return typeof value === 'number' && this.#isAmongFirst(format, rule, value, cell.sheet)
      case 'average': {
        if (typeof value !== 'number') return false
        const { average } = this.#factsOf(format, cell.sheet)
        return rule.isAbove ? value > average : value < average
      }
      default:
        return false
    }
  }

  #isAmongFirst(
    format: ConditionalFormatModel,
    rule: { readonly count: number; readonly isPercent: boolean; readonly isBottom: boolean },
    value: number,
    sheet: number,
  ): boolean {
    const { numbers } = this.#factsOf(format, sheet)
    const wanted = rule.isPercent
      ? Math.max(1, Math.floor((numbers.length * rule.count) / 100))
      : rule.count
    const count = Math.min(wanted, numbers.length)
    if (count < 1) return false
    if (rule.isBottom) return value <= (numbers[count - 1] ?? Number.NEGATIVE_INFINITY)
    return value >= (numbers[numbers.length - count] ?? Number.POSITIVE_INFINITY)
  }

  #scaleColour(
    points: readonly ScalePoint[],
    value: number,
    format: ConditionalFormatModel,
    cell: CellAddress,
  ): Colour | undefined {
    const { numbers } = this.#factsOf(format, cell.sheet)
    const stops = points.map((point) => ({
      colour: point.colour,
      at: this.#scaleValue(point, numbers, format, cell),
    }))
    const after = stops.findIndex(({ at }) => value <= at)
    if (after < 0) return stops.at(-1)?.colour
    const high = stops[after]
    const low = stops[after - 1]
    if (!high || !low) return high?.colour
    const share = high.at === low.at ? 1 : (value - low.at) / (high.at - low.at)
    return blend(low.colour, high.colour, share)
  }

  #scaleValue(
    point: ScalePoint,
    numbers: readonly number[],
    format: ConditionalFormatModel,
    cell: CellAddress,
  ): number {
    const low = numbers[0] ?? 0
    const high = numbers.at(-1) ?? 0
    if (point.kind === 'min') return low
    if (point.kind === 'max') return high
    const given = toNumber(
      point.kind === 'formula'
        ? this.#evaluate(point.value ?? '0', format, cell)
        : (point.value ?? 0),
    )
    const number = typeof given === 'number' ? given : 0
    if (point.kind === 'percent') return low + ((high - low) * number) / 100
    if (point.kind !== 'percentile') return number
    const position = ((numbers.length - 1) * Math.min(Math.max(number, 0), 100)) / 100
    const below = numbers[Math.floor(position)] ?? 0
    const above = numbers[Math.ceil(position)] ?? 0
    return below + (above - below) * (position - Math.floor(position))
  }

  /** A formula of a rule, which counts from the first cell of its areas. */
  #evaluate(formula: string, { areas }: ConditionalFormatModel, cell: CellAddress): Scalar {
    const [first] = areas
    const from = { sheet: cell.sheet, row: first?.top ?? 0, column: first?.left ?? 0 }
    return firstOf(this.#workbook.evaluate(formula, from, cell))
  }

  #factsOf(format: ConditionalFormatModel, sheet: number): AreaFacts {
    if (this.#revision !== this.#workbook.revision) {
      this.#facts.clear()
      this.#revision = this.#workbook.revision
    }
    const known = this.#facts.get(format)
    if (known) return known
    const facts = areaFacts(this.#workbook, sheet, format.areas)
    this.#facts.set(format, facts)
    return facts
  }
}

function isWithin(areas: readonly Area[], row: number, column: number): boolean {
  return areas.some(
    ({ top, left, bottom, right }) =>
      row >= top && row <= bottom && column >= left && column <= right,
  )
}

/** One look under another, which decides where both say something. */
function under(first: ConditionalLook, second: ConditionalLook): ConditionalLook {
  const { font, border, ...rest } = second.style
  const bar = first.bar ?? second.bar
  return {
    style: {
      ...rest,
      ...first.style,
      ...((font ?? first.style.font) && { font: { ...font, ...first.style.font } }),
      ...((border ?? first.style.border) && { border: { ...border, ...first.style.border } }),
    },
    ...(bar && { bar }),
  }
}

function textHolds(
  value: Scalar,
  test: 'contains' | 'notContains' | 'beginsWith' | 'endsWith',
  text: string,
): boolean {
  const shown = toText(value)
  if (isError(shown)) return false
  const whole = foldCase(shown)
  const part = foldCase(text)
  if (test === 'contains') return whole.includes(part)
  if (test === 'notContains') return !whole.includes(part)
  return test === 'beginsWith' ? whole.startsWith(part) : whole.endsWith(part)
}

function firstOf(value: Scalar | Matrix): Scalar {
  return isGrid(value) ? value.at(0, 0) : value
}
