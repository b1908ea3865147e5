import type { CellAddress } from '../functions/definition.ts'
import type { ValidationModel } from '../model/workbook-model.ts'
import { toLogical } from '../values/coerce.ts'
import { isGrid, type Matrix, type Scalar } from '../values/value.ts'
import type { Workbook } from '../workbook-api.ts'
import { compares } from './comparison.ts'

/** More choices than that are no list for people. */
const MAX_CHOICES = 10_000

/** What may be typed into a cell, where the file says so. */
export function validationAt(
  { model }: Workbook,
  { sheet, row, column }: CellAddress,
): ValidationModel | undefined {
  return model.sheets[sheet]?.validations.find(({ areas }) =>
    areas.some(
      ({ top, left, bottom, right }) =>
        row >= top && row <= bottom && column >= left && column <= right,
    ),
  )
}

/** What a list offers for a cell, without what is empty; undefined where its rule is no list. */
export function choicesOf(
  workbook: Workbook,
  validation: ValidationModel,
  cell: CellAddress,
): readonly Exclude<Scalar, null>[] | undefined {
  if (validation.kind !== 'list') return undefined
  const written = validation.formula1 ?? ''
  const literal = /^"((?:[^"]|"")*)"$/.exec(written)
  if (literal) {
    const texts = (literal[1] ?? '').replaceAll('""', '"').split(',')
    return texts.map((text) => text.trim()).filter((text) => text !== '')
  }
  const value = evaluate(workbook, written, validation, cell)
  const values = isGrid(value) ? value.values : [value]
  return values.slice(0, MAX_CHOICES).flatMap((one) => (one === null || one === '' ? [] : [one]))
}

/** True where a value may be put into a cell. A formula that judges it is asked with it in the cell. */
export function isAllowed(
  workbook: Workbook,
  validation: ValidationModel,
  cell: CellAddress,
  value: Scalar,
): boolean {
  if (value === null || value === '') return validation.allowsBlank
  switch (validation.kind) {
    case 'list':
      return (choicesOf(workbook, validation, cell) ?? []).some((choice) => isChoice(choice, value))
    case 'custom': {
      const { formula1 = 'TRUE' } = validation
      const result = workbook.trying([{ cell, content: value }], () =>
        firstOf(evaluate(workbook, formula1, validation, cell)),
      )
      return toLogical(result) === true
    }
    case 'textLength': {
      const length = typeof value === 'string' ? value.length : String(value).length
      return isWithinBounds(workbook, validation, cell, length)
    }
    default:
      if (typeof value !== 'number') return false
      if (validation.kind === 'whole' && !Number.isInteger(value)) return false
      return isWithinBounds(workbook, validation, cell, value)
  }
}

function isChoice(choice: Scalar, value: Scalar): boolean {
  // A list that is written out has texts, among them those of numbers.
  return choice === value || (typeof choice === 'string' && choice === String(value))
}

function isWithinBounds(
  workbook: Workbook,
  validation: ValidationModel,
  cell: CellAddress,
  value: number,
): boolean {
  const bound = (formula: string | undefined) =>
    formula === undefined ? null : firstOf(evaluate(workbook, formula, validation, cell))
  const { comparison = 'between', formula1, formula2 } = validation
  return compares(value, comparison, bound(formula1), bound(formula2))
}

/** A formula of a rule, which counts from the first cell of its areas. */
function evaluate(
  workbook: Workbook,
  formula: string,
  { areas }: ValidationModel,
  cell: CellAddress,
): Scalar | Matrix {
  const [first] = areas
  const from = { sheet: cell.sheet, row: first?.top ?? 0, column: first?.left ?? 0 }
  return workbook.evaluate(formula, from, cell)
}

function firstOf(value: Scalar | Matrix): Scalar {
  return isGrid(value) ? value.at(0, 0) : value
}
