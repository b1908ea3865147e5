import { isBlank, type Answer, type Answers } from '../answers.ts'
import { PATTERNS, type Group, type Question } from '../definition.ts'
import type { Rule } from '../rule.ts'
import { itemsOf, type GroupSeed } from './question-type.ts'

/** The one group of a question with one written answer; types with written answers share it. */
export const oneText = (): GroupSeed[] => [
  { holds: 'text', text: { el: '', en: '' }, key: 'text', required: true, options: [] },
]

/** The trimmed text of a group's answer; undefined where it is blank. */
export function textIn(group: Group | undefined, answers: Answers): string | undefined {
  const answer = group && answers.get(group.id)
  return isBlank(answer) ? undefined : answer?.text?.trim()
}

/** The trimmed text of a question with one written answer; undefined where it is blank. */
export function textOf(question: Question, answers: Answers): string | undefined {
  return textIn(itemsOf(question)[0], answers)
}

/** Length and pattern of a text. */
export function refuseText(
  answer: Answer,
  { settings }: Question,
  maxLength: number,
): Rule | undefined {
  const text = (answer.text ?? '').trim()
  if (text === '') return undefined
  if (text.length > Math.min(settings.maxLength ?? maxLength, maxLength)) return 'too_long'
  if (text.length < (settings.minLength ?? 0)) return 'too_short'
  if (settings.pattern && !PATTERNS[settings.pattern].test(text)) return 'pattern'
  return undefined
}

/** Digits, minus and one dot (spec §5). */
const NUMBER = /^-?(\d+\.?\d*|\.\d+)$/

/**
 * A typed number; undefined for what is none.
 * ```ts
 * readNumber(' -1.5 ') // => -1.5
 * readNumber('1,5') // => undefined
 * ```
 */
export function readNumber(text: string | null | undefined): number | undefined {
  const trimmed = (text ?? '').trim()
  if (!NUMBER.test(trimmed) || trimmed.length > 40) return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : undefined
}

/** A number within limits and on its step; blank is valid (spec §5). */
export function refuseNumber(
  answer: Answer,
  { settings: { min, max, step } }: Question,
): Rule | undefined {
  if (isBlank(answer)) return undefined
  const number = readNumber(answer.text)
  if (number === undefined) return 'not_a_number'
  if (number < (min ?? -Infinity) || number > (max ?? Infinity)) return 'out_of_range'
  return step && !isOnStep(number, min ?? 0, step) ? 'off_step' : undefined
}

function isOnStep(number: number, from: number, step: number): boolean {
  const steps = (number - from) / step
  return Math.abs(steps - Math.round(steps)) < 1e-9
}

/** The number written in answer to a question; undefined for anything else. */
export function numberOf(question: Question, answers: Answers): number | undefined {
  return readNumber(textOf(question, answers))
}
