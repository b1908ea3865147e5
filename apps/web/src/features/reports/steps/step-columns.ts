import { builtInOf, type Language } from '@telemachos/contract/core/define-texts'
import type { CallInput } from '#shared'
import type { Option } from '#ui'
import type { Dictionary, DictionaryColumn, DictionaryView } from './use-dictionary.ts'

export type Steps = CallInput<'reports.previewSteps'>['Steps']
export type StepFilters = NonNullable<Steps['Filters']>
export type StepCondition = StepFilters[number]['Conditions'][number]
export type StepMeasure = NonNullable<Steps['Measures']>[number]
export type StepGroup = NonNullable<Steps['By']>[number]

/** A column that steps may name, as `view.column`. */
export interface StepColumn extends DictionaryColumn {
  readonly path: string
  readonly view: DictionaryView
}

/** The views that the steps read: the first one, and those that are joined. */
export function viewsOf({ Views }: Dictionary, { From, Joins = [] }: Steps): DictionaryView[] {
  return [From, ...Joins.map(({ View }) => View)].flatMap(
    (name) => Views.find(({ Name }) => Name === name) ?? [],
  )
}

/** The columns of all views that the steps read. */
export function columnsOf(dictionary: Dictionary, steps: Steps): StepColumn[] {
  return viewsOf(dictionary, steps).flatMap((view) =>
    view.Columns.map((column) => ({ ...column, view, path: `${view.Name}.${column.Name}` })),
  )
}

/** Columns to choose from; each says its view where there are several. */
export function columnOptions(columns: readonly StepColumn[], language: Language): Option[] {
  const isOne = new Set(columns.map(({ view }) => view.Name)).size < 2
  return columns.map(({ path, view, Label }) => ({
    value: path,
    label: isOne
      ? Label[builtInOf(language)]
      : `${view.Label[builtInOf(language)]}: ${Label[builtInOf(language)]}`,
  }))
}

/** Conditions that ask for nothing more. */
const VALUELESS: readonly StepCondition['Operator'][] = [
  'isEmpty',
  'isFilled',
  'thisMonth',
  'thisYear',
]

/** Whether a condition needs no value. */
export const isValueless = (operator: StepCondition['Operator']): boolean =>
  VALUELESS.includes(operator)

/** Steps as they are run and saved: a condition that waits for its value is not there yet. */
export function readySteps(steps: Steps): Steps {
  const isReady = ({ Operator, Value = null }: StepCondition) =>
    isValueless(Operator) || (Value !== null && !(Array.isArray(Value) && Value.length === 0))
  return {
    ...steps,
    Filters: (steps.Filters ?? [])
      .map((group) => ({ ...group, Conditions: group.Conditions.filter(isReady) }))
      .filter(({ Conditions }) => Conditions.length > 0),
  }
}

/** The column that a new line begins with: the first that is more than a key. */
export const firstColumn = (columns: readonly StepColumn[]): StepColumn | undefined =>
  columns.find(({ Name }) => !/(^|_)id$/.test(Name)) ?? columns[0]

/** What is left of steps once some of their views are gone: what names no column any more is dropped. */
export function keptSteps(dictionary: Dictionary, steps: Steps): Steps {
  const paths = new Set(columnsOf(dictionary, steps).map(({ path }) => path))
  return {
    ...steps,
    Filters: (steps.Filters ?? [])
      .map((group) => ({
        ...group,
        Conditions: group.Conditions.filter(({ Column }) => paths.has(Column)),
      }))
      .filter(({ Conditions }) => Conditions.length > 0),
    Columns: (steps.Columns ?? []).filter((path) => paths.has(path)),
    By: (steps.By ?? []).filter(({ Column }) => paths.has(Column)),
    Measures: (steps.Measures ?? []).filter(({ Column }) => !Column || paths.has(Column)),
  }
}
