import type { Label } from '../definition.ts'

/** What a field of a form asks for; see the contract's FORM_FIELD_TYPES. */
export type FieldType =
  | 'textarea'
  | 'text'
  | 'number'
  | 'date'
  | 'time'
  | 'radio'
  | 'select'
  | 'multiple'
  | 'yesno'
  | 'scale'
  | 'stars'
  | 'checkbox'
  | 'info'
  | 'heading'

export type FormPart = 'mentee' | 'public' | 'about' | 'mentor'

export type ShowRule = 'equals' | 'differs' | 'filled' | 'empty' | 'atLeast' | 'atMost'

/** A field is asked for only while the answer to another one is such. */
export interface ShowWhen {
  readonly field: string
  readonly is: ShowRule
  readonly value: string
}

/** Where a field's first value is taken from. */
export type Start =
  | { readonly from: 'user'; readonly field: string; readonly writeBack: boolean }
  | { readonly from: 'action'; readonly actionId: number; readonly field: string }

/** One field of a form, as it is filled in. */
export interface FormField {
  readonly name: string
  readonly part: FormPart
  readonly label: Label
  readonly help: Label
  readonly type: FieldType
  readonly required: boolean
  readonly options: readonly FormOption[]
  /** Bounds as written by the author, '' for none; see the contract's formField. */
  readonly min: string
  readonly max: string
  readonly showWhen: ShowWhen | null
  readonly start: Start | null
}

export interface FormOption {
  readonly value: string
  readonly label: Label
}

const TYPES: readonly FieldType[] = [
  'textarea',
  'text',
  'number',
  'date',
  'time',
  'radio',
  'select',
  'multiple',
  'yesno',
  'scale',
  'stars',
  'checkbox',
  'info',
  'heading',
]
const PARTS: readonly FormPart[] = ['mentee', 'public', 'about', 'mentor']
const SHOW_RULES: readonly ShowRule[] = [
  'equals',
  'differs',
  'filled',
  'empty',
  'atLeast',
  'atMost',
]

/**
 * The fields of a form as it is kept. It may be older than today's kinds of fields, or written by hand:
 * what is missing takes its default, and what is no field is left out.
 * ```ts
 * readFields([{ name: 'goals', label: 'Στόχοι' }, 7]).map(({ name, type }) => [name, type]) // => [['goals', 'text']]
 * readFields(undefined) // => []
 * ```
 */
export function readFields(form: unknown): FormField[] {
  return Array.isArray(form) ? form.flatMap(readField) : []
}

/** The fields of one part. */
export function fieldsOf(fields: readonly FormField[], part: FormPart): FormField[] {
  return fields.filter((field) => field.part === part)
}

/** Whether a field asks for something, rather than saying something. */
export function asks({ type }: Pick<FormField, 'type'>): boolean {
  return type !== 'info' && type !== 'heading'
}

/** Whether a field's answer is one or several of what it offers. */
export function isChoice({ type }: Pick<FormField, 'type'>): boolean {
  return type === 'radio' || type === 'select' || type === 'multiple'
}

function readField(value: unknown): FormField[] {
  if (!isRecord(value) || typeof value['name'] !== 'string' || value['name'] === '') return []
  const { name, label, help, type, required, options, part, min, max, showWhen, start } = value
  return [
    {
      name,
      part: oneOf(PARTS, part) ?? 'mentee',
      label: readLabel(label) ?? { el: name, en: '' },
      help: readLabel(help) ?? { el: '', en: '' },
      type: oneOf(TYPES, type) ?? 'text',
      required: required === true,
      options: Array.isArray(options) ? options.flatMap(readOption) : [],
      min: typeof min === 'string' ? min : '',
      max: typeof max === 'string' ? max : '',
      showWhen: readShowWhen(showWhen),
      start: readStart(start),
    },
  ]
}

function oneOf<Value>(values: readonly Value[], value: unknown): Value | undefined {
  return values.find((one) => one === value)
}

/** Both languages of a text as an author wrote it; one without languages is Greek. */
export function readLabel(value: unknown): Label | undefined {
  if (typeof value === 'string') return { el: value, en: '' }
  if (!isRecord(value) || typeof value['el'] !== 'string') return undefined
  const { el, en } = value
  return { el, en: typeof en === 'string' ? en : '' }
}

function readOption(option: unknown): FormOption[] {
  if (typeof option === 'string' || typeof option === 'number')
    return [{ value: String(option), label: { el: String(option), en: '' } }]
  if (!isRecord(option) || option['value'] === undefined) return []
  const value = String(option['value'])
  return [{ value, label: readLabel(option['label']) ?? { el: value, en: '' } }]
}

function readShowWhen(value: unknown): ShowWhen | null {
  if (!isRecord(value) || typeof value['field'] !== 'string') return null
  const is = oneOf(SHOW_RULES, value['is'])
  if (is === undefined) return null
  return { field: value['field'], is, value: String(value['value'] ?? '') }
}

function readStart(value: unknown): Start | null {
  if (!isRecord(value) || typeof value['field'] !== 'string') return null
  const { from, field, writeBack, actionId } = value
  if (from === 'user') return { from, field, writeBack: writeBack === true }
  if (from === 'action' && typeof actionId === 'number') return { from, field, actionId }
  return null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
