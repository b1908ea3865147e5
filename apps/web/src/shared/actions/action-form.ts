import { FORM_FIELD_TYPES } from '@telemachos/contract/actions/form-types'
import { parseDate } from '@telemachos/rules/dates'

/** A label in both languages, or one text for both. */
export type Label = string | { readonly el: string; readonly en: string }

export interface FormOption {
  readonly value: string
  readonly label: Label
}

export interface FormField {
  readonly name: string
  readonly label: Label
  readonly type: (typeof FORM_FIELD_TYPES)[number]
  readonly required: boolean
  /** What a `select` offers. */
  readonly options: readonly FormOption[]
}

/** What stands in the fields: text as typed, or the state of a checkbox. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** The rule that a field breaks; each has a text `actions.form.error.<rule>`. */
export type FieldRule = 'required' | 'number' | 'date'

/**
 * The form that an action's Data describes as `{"form": [{name, label, type, required, options}]}`.
 * What is not a field is left out: an action without a form has none.
 */
export function readForm(actionData: string): FormField[] {
  const { form } = readObject(actionData)
  if (!Array.isArray(form)) return []
  return form.map(readField).filter((field) => field !== undefined)
}

/** JSON text as an object; an empty one for anything else. */
export function readObject(json: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(json)
    return isRecord(value) ? value : {}
  } catch {
    return {}
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function readField(value: unknown): FormField | undefined {
  if (!isRecord(value) || typeof value.name !== 'string' || value.name === '') return undefined
  return {
    name: value.name,
    label: readLabel(value.label) ?? value.name,
    type: FORM_FIELD_TYPES.find((type) => type === value.type) ?? 'text',
    required: value.required === true,
    options: Array.isArray(value.options) ? value.options.flatMap(readOption) : [],
  }
}

/** A label from what an author wrote: one text, or one for each language. */
export function readLabel(value: unknown): Label | undefined {
  if (typeof value === 'string') return value
  if (!isRecord(value) || typeof value.el !== 'string') return undefined
  return { el: value.el, en: typeof value.en === 'string' && value.en !== '' ? value.en : value.el }
}

function readOption(value: unknown): FormOption[] {
  if (typeof value === 'string' || typeof value === 'number') {
    return [{ value: String(value), label: String(value) }]
  }
  if (!isRecord(value) || value.value === undefined) return []
  return [{ value: String(value.value), label: readLabel(value.label) ?? String(value.value) }]
}

/** A label in the language of the page. */
export function labelIn(label: Label, language: 'el' | 'en'): string {
  return typeof label === 'string' ? label : label[language]
}

/** What stands in the fields when the saved data is shown: dates day first, a comma in Greek numbers. */
export function valuesFrom(
  form: readonly FormField[],
  data: Readonly<Record<string, unknown>>,
  language: 'el' | 'en',
): FormValues {
  return Object.fromEntries(
    form.map((field) => [field.name, shown(field, data[field.name], language)]),
  )
}

function shown({ type }: FormField, value: unknown, language: 'el' | 'en'): string | boolean {
  if (type === 'checkbox') return value === true
  if (value === undefined || value === null) return ''
  if (type === 'number' && typeof value === 'number') {
    return language === 'el' ? String(value).replace('.', ',') : String(value)
  }
  if (type === 'date' && typeof value === 'string') {
    return /^\d{4}-\d{2}-\d{2}$/.test(value) ? value.split('-').reverse().join('/') : value
  }
  return String(value)
}

/** The rule that a value breaks while it is being written: an empty field breaks none. */
export function brokenRule({ type }: FormField, value: string | boolean): FieldRule | undefined {
  if (typeof value === 'boolean' || value.trim() === '') return undefined
  if (type === 'number') return readNumber(value) === undefined ? 'number' : undefined
  if (type === 'date') return parseDate(value) === undefined ? 'date' : undefined
  return undefined
}

export interface FormError {
  readonly field: FormField
  readonly rule: FieldRule
}

/** Everything that stands in the way of completing, in the order of the fields. */
export function validateForm(form: readonly FormField[], values: FormValues): FormError[] {
  return form.flatMap((field) => {
    const value = values[field.name] ?? ''
    const empty = typeof value === 'boolean' ? !value : value.trim() === ''
    const rule = field.required && empty ? 'required' : brokenRule(field, value)
    return rule ? [{ field, rule }] : []
  })
}

/**
 * The data to save: numbers as numbers, dates as yyyy-mm-dd, an emptied field as null. Fields whose
 * value breaks a rule are left out: what is saved stays readable, and the page keeps what was typed.
 */
export function dataFrom(
  form: readonly FormField[],
  values: FormValues,
): Record<string, string | number | boolean | null> {
  return Object.fromEntries(
    form
      .filter((field) => values[field.name] !== undefined)
      .filter((field) => brokenRule(field, values[field.name] ?? '') === undefined)
      .map((field) => [field.name, saved(field, values[field.name] ?? '')]),
  )
}

function saved({ type }: FormField, value: string | boolean): string | number | boolean | null {
  if (typeof value === 'boolean') return value
  if (value.trim() === '') return null
  if (type === 'number') return readNumber(value) ?? null
  if (type === 'date') return parseDate(value) ?? null
  return value
}

/** A typed number: comma or dot before the decimals, no thousands separators. */
function readNumber(text: string): number | undefined {
  const typed = text.trim()
  return /^[-+]?\d{1,15}([.,]\d{1,10})?$/.test(typed) ? Number(typed.replace(',', '.')) : undefined
}
