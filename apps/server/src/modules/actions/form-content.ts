import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { isRealDate } from '@telemachos/rules/dates'
import { isChoice, readFields } from '@telemachos/questionnaire/form/form-field'
import { readTime } from '@telemachos/questionnaire/types/time'
import { refuseField } from '../../kernel/errors.ts'

export type AuthoredField = InputOf<typeof contract.actions.calls.saveContent>['Form'][number]

/** How many fields one part of a form has at most. */
const MAX_IN_PART = 60

/** The largest numbers that a bound may be: beyond them the page would show other ones. */
const LARGEST = 1e15

/** A form as the contract writes it, of one that may have been written by hand. */
export function fieldsFrom(form: unknown): AuthoredField[] {
  return readFields(form).map((field) => ({
    ...field,
    options: [...field.options],
  }))
}

/**
 * Refuses a form that cannot be filled in as it says.
 * @throws invalid_input naming the place: `duplicate` for a field's name or an option's value,
 *   `required` for a choice without options, `too_many_items`, `bound` for a bound of another kind
 *   than the field's, `bounds` where the lower one is above the upper one, and `show_after` for a field
 *   that depends on one that is not before it in its part.
 */
export function checkForm(form: readonly AuthoredField[]): void {
  const second = secondOf(form.map(({ name }) => name))
  if (second !== -1) throw refuseField(`Form.${second}.name`, 'duplicate')
  const inPart = new Map<string, string[]>()
  for (const [place, field] of form.entries()) {
    const before = inPart.get(field.part) ?? []
    if (before.length >= MAX_IN_PART) throw refuseField(`Form.${place}`, 'too_many_items')
    checkField(field, `Form.${place}`, before)
    inPart.set(field.part, [...before, field.name])
  }
}

function checkField(field: AuthoredField, at: string, before: readonly string[]): void {
  const { options, showWhen } = field
  if (isChoice(field)) {
    if (options.length === 0) throw refuseField(`${at}.options`, 'required')
    const same = secondOf(options.map(({ value }) => value))
    if (same !== -1) throw refuseField(`${at}.options.${same}.value`, 'duplicate')
  }
  if (showWhen && !before.includes(showWhen.field))
    throw refuseField(`${at}.showWhen.field`, 'show_after')
  for (const name of ['min', 'max'] as const)
    if (field[name] !== '' && !isBound(field, field[name]))
      throw refuseField(`${at}.${name}`, 'bound')
  if (!isInOrder(field)) throw refuseField(`${at}.max`, 'bounds')
}

function isBound({ type }: AuthoredField, bound: string): boolean {
  if (type === 'date') return bound === 'today' || isRealDate(bound)
  if (type === 'time') return readTime(bound) === bound
  const number = Number(bound)
  if (!Number.isFinite(number) || Math.abs(number) > LARGEST) return false
  if (type === 'number') return true
  if (!Number.isInteger(number) || number < 0) return false
  if (type === 'stars') return number >= 2 && number <= 10
  return type === 'scale' ? number <= 10 : number <= 10_000
}

function isInOrder({ type, min, max }: AuthoredField): boolean {
  if (type === 'scale') return Number(min || '1') < Number(max || '5')
  if (min === '' || max === '' || min === 'today' || max === 'today') return true
  return type === 'date' || type === 'time' ? min <= max : Number(min) <= Number(max)
}

/** The place of the first that was there before; -1 where all differ. */
const secondOf = (names: readonly string[]): number =>
  names.findIndex((name, place) => names.indexOf(name) !== place)
