import { PERIODS, type Period } from '@telemachos/rules/period-words'
import type { ResultColumn } from './read-cells.ts'
import { fieldsOf, namesOf, textOf } from './tree-fields.ts'

/** By the name of a column, the period that its days are gathered in. */
export type ShownPeriods = ReadonlyMap<string, Period>

/**
 * The columns of a checked text that `date_trunc` makes, steps of the designer among them, by their names. What a
 * part of it names and another passes on counts; what two parts mean otherwise by one name does not.
 */
export function periodsIn(tree: unknown): ShownPeriods {
  const found = new Map<string, Period | undefined>()
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'ResTarget') note(inner)
      walk(inner)
    }
  }
  const note = (target: unknown): void => {
    const { name, val } = fieldsOf(target)
    // What is passed on is as it was made.
    if (textOf(name) === '' || fieldsOf(val)['ColumnRef']) return
    const period = periodOf(val)
    const known = found.get(textOf(name))
    found.set(textOf(name), found.has(textOf(name)) && known !== period ? undefined : period)
  }
  walk(tree)
  return new Map([...found].flatMap(([name, period]) => (period ? [[name, period]] : [])))
}

/** The period of an expression, cast or not; of `date_trunc` alone. */
function periodOf(expression: unknown): Period | undefined {
  const cast = fieldsOf(fieldsOf(expression)['TypeCast'])
  if (cast['arg'] !== undefined) return periodOf(cast['arg'])
  const { funcname, args } = fieldsOf(fieldsOf(expression)['FuncCall'])
  if (namesOf(funcname).at(-1) !== 'date_trunc' || !Array.isArray(args)) return undefined
  const unit = textOf(fieldsOf(fieldsOf(fieldsOf(args[0])['A_Const'])['sval'])['sval'])
  return PERIODS.find((one) => one === unit.toLowerCase())
}

/** Columns with how their cells are shown, where their type does not say so alone. */
export const shownColumns = (
  columns: readonly ResultColumn[],
  periods: ShownPeriods,
): ResultColumn[] =>
  columns.map((column) => {
    const Shown = shownAs(column, periods)
    return Shown ? { ...column, Shown } : column
  })

function shownAs({ Name, Type }: ResultColumn, periods: ShownPeriods): ResultColumn['Shown'] {
  if (Type === 'date' || Type === 'time') return periods.get(Name)
  return Type === 'number' && Name.trimEnd().endsWith('%') ? 'share' : undefined
}
