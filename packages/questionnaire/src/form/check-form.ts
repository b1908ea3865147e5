import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { parseDate } from '@telemachos/rules/dates'
import { numberBlank } from '../types/number-blank.ts'
import { date } from '../types/date.ts'
import { time } from '../types/time.ts'
import { shortText } from '../types/short-text.ts'
import type { QuestionType } from '../types/question-type.ts'
import type { Question, Settings } from '../definition.ts'
import type { Rule } from '../rule.ts'
import { asks, isChoice, type FormField } from './form-field.ts'
import { shownFields, isEmptyValue, type FormData } from './show-fields.ts'

/** The ends of a scale, and the most stars, where the author says nothing. */
const SCALE = { min: 1, max: 5 }
const STARS = 5

/** The longest texts, in characters. */
const LONGEST = { text: 1_000, textarea: 10_000 }

/** What is wrong with a field of a form. */
export interface FormProblem {
  readonly field: FormField
  readonly rule: Rule
}

/**
 * What a value that is kept has to be by its kind alone: as a draft may be saved, whatever its bounds.
 * Nothing is always right. Rules as in questionnaires.
 */
export function kindProblem(field: FormField, value: unknown): Rule | undefined {
  if (!asks(field)) return 'not_written'
  if (isEmptyValue(value)) return undefined
  if (field.type === 'checkbox' || field.type === 'yesno')
    return typeof value === 'boolean' ? undefined : 'option_expected'
  if (field.type === 'multiple') return severalProblem(field, value)
  if (isChoice(field)) return isOption(field, value) ? undefined : 'unknown_option'
  if (field.type === 'scale' || field.type === 'stars') {
    const { min, max } = endsOf(field)
    return Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : 'out_of_range'
  }
  if (field.type === 'number') return typeof value === 'number' ? undefined : 'not_a_number'
  if (typeof value !== 'string') return 'text_expected'
  return refuse(field, value, {})
}

/** The same with the author's bounds, as a form has to be when it is completed. */
export function valueProblem(field: FormField, value: unknown, today: string): Rule | undefined {
  const kind = kindProblem(field, value)
  if (kind !== undefined || isEmptyValue(value)) return kind
  const { min, max, type } = field
  switch (type) {
    case 'text':
    case 'textarea':
      return refuse(field, String(value), lengths(min, max))
    case 'number':
      return refuse(field, plain(Number(value)), limits(min, max))
    case 'date':
      return outside(String(value), dayOf(min, today), dayOf(max, today))
    case 'time':
      return outside(String(value), timeOf(min), timeOf(max))
    case 'multiple': {
      const count = Array.isArray(value) ? value.length : 0
      if (min !== '' && count < Number(min)) return 'too_few'
      return max !== '' && count > Number(max) ? 'too_many' : undefined
    }
    default:
      return undefined
  }
}

/**
 * Everything that stands in the way of completing a part of a form, in the order of its fields. What
 * is not shown is not asked for.
 */
export function formProblems(
  fields: readonly FormField[],
  data: FormData,
  today: string,
): FormProblem[] {
  return shownFields(fields, data)
    .filter(asks)
    .flatMap((field): FormProblem[] => {
      const value = data[field.name]
      const isMissing = isEmptyValue(value) || (field.type === 'checkbox' && value !== true)
      if (field.required && isMissing) return [{ field, rule: 'required' }]
      const rule = valueProblem(field, value, today)
      return rule ? [{ field, rule }] : []
    })
}

/** The lowest and the highest number of a scale, or of stars. */
export function endsOf({ type, min, max }: Pick<FormField, 'type' | 'min' | 'max'>): {
  readonly min: number
  readonly max: number
} {
  if (type === 'stars') return { min: 1, max: max === '' ? STARS : Number(max) }
  return {
    min: min === '' ? SCALE.min : Number(min),
    max: max === '' ? SCALE.max : Number(max),
  }
}

/** The day that a bound means, as yyyy-mm-dd; undefined for none. */
function dayOf(bound: string, today: string): string | undefined {
  return bound === 'today' ? today : parseDate(bound)
}

const timeOf = (bound: string): string | undefined => (bound === '' ? undefined : bound)

function outside(
  value: string,
  min: string | undefined,
  max: string | undefined,
): Rule | undefined {
  const isOut = (min !== undefined && value < min) || (max !== undefined && value > max)
  return isOut ? 'out_of_range' : undefined
}

const isOption = ({ options }: FormField, value: unknown): boolean =>
  options.some((option) => option.value === value)

function severalProblem(field: FormField, value: unknown): Rule | undefined {
  if (!Array.isArray(value)) return 'option_expected'
  const isSame = new Set(value).size < value.length
  return !isSame && value.every((one) => isOption(field, one)) ? undefined : 'unknown_option'
}

/** The types of questions whose rules hold for a field that is written. */
const WRITTEN: Partial<Record<FormField['type'], QuestionType>> = {
  text: shortText,
  number: numberBlank,
  date,
  time,
}

/** How many characters a text may have, whatever its author allows; undefined for other fields. */
export function longestOf({ type, max }: Pick<FormField, 'type' | 'max'>): number | undefined {
  if (type !== 'text' && type !== 'textarea') return undefined
  return max === '' ? LONGEST[type] : Math.min(Number(max), LONGEST[type])
}

/** By the rules of the question's type; a long text has those of a short one, and is longer. */
function refuse({ type }: FormField, text: string, settings: Settings): Rule | undefined {
  if (type === 'textarea') {
    if (text.length > Math.min(settings.maxLength ?? LONGEST.textarea, LONGEST.textarea))
      return 'too_long'
    return text.trim().length < (settings.minLength ?? 0) ? 'too_short' : undefined
  }
  return WRITTEN[type]?.refuse({ optionId: null, text }, GROUP, { ...QUESTION, settings })
}

const lengths = (min: string, max: string): Settings => ({
  minLength: min === '' ? undefined : Number(min),
  maxLength: max === '' ? undefined : Number(max),
})

const limits = (min: string, max: string): Settings => ({
  min: min === '' ? undefined : Number(min),
  max: max === '' ? undefined : Number(max),
})

/** A number without an exponent, as the rule for written numbers reads it. */
const plain = (number: number): string =>
  Math.abs(number) >= 1e21 ? String(number) : number.toFixed(10).replace(/\.?0+$/, '')

const NO_TEXT = { el: '', en: '' }
const GROUP = {
  id: 1,
  holds: 'text',
  text: NO_TEXT,
  key: 'text',
  required: true,
  options: [],
} as const
const QUESTION: Question = {
  id: '',
  model: '',
  type: QUESTION_TYPES.shortText,
  text: NO_TEXT,
  help: NO_TEXT,
  line: 0,
  condition: '',
  validate: '',
  isParametric: false,
  required: false,
  defaultValue: '',
  settings: {},
  groups: [GROUP],
}
