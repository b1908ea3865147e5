import { isBlank } from '../answers.ts'
import { OPERATORS } from './comparisons.ts'
import { defineType } from './question-type.ts'
import { oneText, textOf } from './written.ts'

/** Hours 0-99 and minutes 0-59, each of one digit or two. */
const TIME = /^(\d{1,2}):([0-5]?\d)$/

/**
 * A time as it is kept, HH:MM (spec §5); undefined for what is none.
 * ```ts
 * readTime('9:5') // => '09:05'
 * readTime('10:60') // => undefined
 * ```
 */
export function readTime(text: string): string | undefined {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? []
  if (hours === undefined || minutes === undefined) return undefined
  return `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}`
}

/** A time of day, or how long something took. */
export const time = defineType({
  name: 'time',
  form: { hasDefault: true, data: [] },
  operators: () => OPERATORS.text,
  writes: 'time',
  makeGroups: oneText,
  refuse: (answer) =>
    isBlank(answer) || readTime(answer.text ?? '') !== undefined ? undefined : 'not_a_time',
  keep: (answer) => ({ ...answer, text: readTime(answer.text ?? '') ?? answer.text }),
  value: (question, answers) => {
    const text = textOf(question, answers)
    return text === undefined ? undefined : (readTime(text) ?? text)
  },
})
