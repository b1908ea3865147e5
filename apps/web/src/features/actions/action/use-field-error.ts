import { textIn } from '@telemachos/contract/core/text-by-language'
import { endsOf, longestOf } from '@telemachos/questionnaire/form/check-form'
import { formatDate } from '@telemachos/rules/dates'
import { useTexts, type Texts } from '#shared'
import type { FormField } from '@telemachos/questionnaire/form/form-field'
import type { FieldRule } from './action-form.ts'

/** The rule that a field breaks, in words. */
export function useFieldError(): (field: FormField, rule: FieldRule) => string {
  const { t, language } = useTexts()
  return (field, rule) => {
    const values = { label: textIn(field.label, language), ...boundsOf(field, t) }
    if (rule === 'required')
      return t(`actions.form.error.${field.type === 'checkbox' ? 'requiredCheck' : rule}`, values)
    if (rule === 'out_of_range') return t(`actions.form.error.${rangeOf(field)}`, values)
    if (rule === 'too_few' || rule === 'too_many' || rule === 'too_short' || rule === 'too_long')
      return t(`actions.form.error.${rule}`, values)
    if (rule === 'not_a_number' || rule === 'not_a_date' || rule === 'not_a_time')
      return t(`actions.form.error.${rule}`, values)
    return t('actions.form.error.unknown_option', values)
  }
}

/** The bounds of a field in words; '' for one that has none. */
export function boundsOf(field: FormField, t: Texts['t']): { min: string; max: string } {
  const { type, min, max } = field
  if (type === 'scale' || type === 'stars') {
    const ends = endsOf(field)
    return { min: String(ends.min), max: String(ends.max) }
  }
  const longest = longestOf(field)
  if (longest !== undefined) return { min, max: String(longest) }
  const words = (bound: string): string => {
    if (type !== 'date') return bound
    return bound === 'today' ? t('actions.form.today') : formatDate(bound)
  }
  return { min: words(min), max: words(max) }
}

/** Which bounds a field has. */
export function rangeOf({ type, min, max }: FormField): 'between' | 'atLeast' | 'atMost' {
  if (type === 'scale' || type === 'stars' || (min !== '' && max !== '')) return 'between'
  return min !== '' ? 'atLeast' : 'atMost'
}
