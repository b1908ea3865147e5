import type {
  ConditionRow,
  RowFunction,
  RowOperator,
  RowValue,
} from '@telemachos/rules/expressions/condition-rows'

/** What can be asked of something that conditions read. */
export type ConditionKind = 'text' | 'number' | 'date' | 'choice' | 'several' | 'masked' | 'done'

/** Something that a condition may read, as a row chooses it. */
export interface ConditionField {
  readonly path: readonly string[]
  readonly of?: RowFunction
  readonly label: string
  readonly kind: ConditionKind
  /** What it may be, for choices. */
  readonly options?: readonly { readonly value: RowValue; readonly label: string }[]
}

const OPERATORS: Readonly<Record<ConditionKind, readonly RowOperator[]>> = {
  text: ['is', 'isNot', 'contains', 'containsNot', 'startsWith', 'filled', 'empty'],
  number: ['is', 'isNot', 'atLeast', 'atMost', 'more', 'less', 'filled', 'empty'],
  date: ['less', 'more', 'is', 'filled', 'empty'],
  choice: ['is', 'isNot', 'filled', 'empty'],
  several: ['has', 'hasNot', 'filled', 'empty'],
  // A number of the state is not asked for its value: to whom an action is shown would tell it.
  masked: ['filled', 'empty'],
  done: ['holds', 'fails'],
}

/** What a row can ask of a field, the most usual first; of the result of a function, only how much it is. */
export function operatorsOf({ kind, of }: Pick<ConditionField, 'kind' | 'of'>) {
  return of
    ? OPERATORS.number.filter((one) => one !== 'filled' && one !== 'empty')
    : OPERATORS[kind]
}

/** What a row reads, as one text. */
export const keyOf = ({ path, of }: Pick<ConditionRow, 'path' | 'of'>): string =>
  JSON.stringify(of ? [path, of] : [path])

/** A row as it begins for a field: the usual comparison, with its first choice where there are choices. */
export function firstRow({ path, of, ...field }: ConditionField): ConditionRow {
  const [operator = 'is'] = operatorsOf({ ...field, ...(of && { of }) })
  const isAlone = ['holds', 'fails', 'filled', 'empty'].includes(operator)
  return {
    path,
    operator,
    value: isAlone ? null : (field.options?.[0]?.value ?? null),
    ...(of && { of }),
  }
}

/** What was typed as a value: a number where a number is asked for; null for nothing. */
export function typedValue(typed: string, kind: ConditionKind, of?: RowFunction): RowValue | null {
  if (typed === '') return null
  const isNumber =
    (kind === 'number' || of !== undefined) && /^-?\d+(?:[.,]\d+)?$/.test(typed.trim())
  return isNumber ? Number(typed.trim().replace(',', '.')) : typed
}
