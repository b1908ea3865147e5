import { serverNow } from '#shared'
import type { Language } from '@telemachos/contract/core/define-texts'
import { textIn } from '@telemachos/contract/core/text-by-language'
import {
  formProblems,
  kindProblem,
  valueProblem,
  type FormProblem,
} from '@telemachos/questionnaire/form/check-form'
import { fieldsOf, readFields, type FormField } from '@telemachos/questionnaire/form/form-field'
import { shownFields } from '@telemachos/questionnaire/form/show-fields'
import { readObject } from '@telemachos/rules/json-object'
import { readTime } from '@telemachos/questionnaire/types/time'
import { parseDate, todayInAthens } from '@telemachos/rules/dates'
import { keptNumber, readNumber } from '@telemachos/rules/typed-number'
import { shortDate } from '@telemachos/rules/short-date'

/** The rule that a field breaks; each has a text `actions.form.error.<rule>`. */
export type FieldRule = FormProblem['rule']

/** What stands in the fields: text as typed, or the state of a checkbox. Several choices are a JSON list. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** What of an action's form the mentee fills in, from the action's Data: `{"form": [...]}`. */
export function readForm(actionData: string): FormField[] {
  return fieldsOf(readFields(readObject(actionData)['form']), 'mentee')
}

/** What stands in the fields when the saved data is shown: dates day first, a comma in Greek numbers. */
export function valuesFrom(
  form: readonly FormField[],
  data: Readonly<Record<string, unknown>>,
  language: Language,
): FormValues {
  return Object.fromEntries(
    form.map((field) => [field.name, shown(field, data[field.name], language)]),
  )
}

function shown({ type }: FormField, value: unknown, language: Language): string | boolean {
  if (type === 'checkbox') return value === true
  if (value === undefined || value === null) return ''
  if (type === 'multiple') return Array.isArray(value) ? JSON.stringify(value) : ''
  if (type === 'number' && typeof value === 'number') {
    return language === 'el' ? String(value).replace('.', ',') : keptNumber(value)
  }
  if (type === 'date' && typeof value === 'string') {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('/') : value
  }
  return String(value)
}

/** What is chosen in a field of several choices. */
export function chosenIn(value: string | boolean | undefined): string[] {
  try {
    const chosen: unknown = JSON.parse(String(value))
    return Array.isArray(chosen) ? chosen.map(String) : []
  } catch {
    return []
  }
}

/**
 * The rule that a value breaks while it is being written: an empty field breaks none.
 * @param now bounds that go by the day are those of this one.
 */
export function brokenRule(
  field: FormField,
  value: string | boolean,
  now: Date = serverNow(),
): FieldRule | undefined {
  if (typeof value === 'boolean' || value.trim() === '') return undefined
  return unreadable(field, value) ?? valueProblem(field, saved(field, value), todayInAthens(now))
}

/** Whether a value can be saved as it stands; one beyond its bounds can, until it is completed. */
export function canSave(field: FormField, value: string | boolean): boolean {
  if (typeof value === 'boolean' || value.trim() === '') return true
  return (unreadable(field, value) ?? kindProblem(field, saved(field, value))) === undefined
}

function unreadable({ type }: FormField, value: string): FieldRule | undefined {
  if (type === 'number' && readNumber(value) === undefined) return 'not_a_number'
  if (type === 'date' && parseDate(shortDate(value)) === undefined) return 'not_a_date'
  if (type === 'time' && readTime(value) === undefined) return 'not_a_time'
  return undefined
}

/** The fields that are shown with what stands in them. */
export function visibleFields(form: readonly FormField[], values: FormValues): FormField[] {
  return shownFields(form, dataFrom(form, values))
}

/** Everything that stands in the way of completing, in the order of the fields. */
export function validateForm(
  form: readonly FormField[],
  values: FormValues,
  now: Date = serverNow(),
): FormProblem[] {
  const wrong = new Map(
    visibleFields(form, values).flatMap((field) => {
      const value = values[field.name] ?? ''
      const rule = typeof value === 'string' && value.trim() !== '' && unreadable(field, value)
      return rule ? [[field.name, { field, rule }] as const] : []
    }),
  )
  const others = new Map(
    formProblems(form, dataFrom(form, values), todayInAthens(now)).map((problem) => [
      problem.field.name,
      problem,
    ]),
  )
  return form.flatMap(({ name }) => wrong.get(name) ?? others.get(name) ?? [])
}

type SavedValue = string | number | boolean | readonly string[] | null

/**
 * The data to save: numbers as numbers, dates as yyyy-mm-dd, an emptied field as null. Fields whose
 * value cannot be read are left out: what is saved stays readable, and the page keeps what was typed.
 */
export function dataFrom(
  form: readonly FormField[],
  values: FormValues,
): Record<string, SavedValue> {
  return Object.fromEntries(
    form
      .filter(({ name }) => values[name] !== undefined)
      .filter((field) => canSave(field, values[field.name] ?? ''))
      .map((field) => [field.name, saved(field, values[field.name] ?? '')]),
  )
}

function saved(field: FormField, value: string | boolean): SavedValue {
  if (typeof value === 'boolean') return value
  if (value.trim() === '') return null
  switch (field.type) {
    case 'number':
      return readNumber(value) ?? null
    case 'scale':
    case 'stars':
      return Number(value)
    case 'date':
      return parseDate(shortDate(value)) ?? null
    case 'time':
      return readTime(value) ?? null
    case 'yesno':
      return value === 'true'
    case 'multiple': {
      const chosen = chosenIn(value)
      return chosen.length > 0 ? chosen : null
    }
    default:
      return value
  }
}

/** What a field says in words; '' for nothing. */
export function wordsOf(
  field: FormField,
  value: string | boolean,
  language: Language,
  words: { readonly yes: string; readonly no: string },
): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (value.trim() === '') return ''
  if (field.type === 'yesno') return value === 'true' ? words.yes : words.no
  const labelOf = (one: string): string => {
    const option = field.options.find((candidate) => candidate.value === one)
    return option ? textIn(option.label, language) : one
  }
  if (field.type === 'multiple') return chosenIn(value).map(labelOf).join(', ')
  return labelOf(value)
}
