import { keptNumber, readNumber as readTyped } from '@telemachos/rules/typed-number'
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

/** What Greek reads as thousands, though it is a number with three decimals. */
const AMBIGUOUS = /^-?\d{1,3}\.\d{3}$/

/**
 * The answer that a typed number is: with one dot, as `readNumber` wants it, whatever parts its thousands and
 * its decimals. What is no number, or not one yet, stays as it is.
 * ```ts
 * numberAnswer('2.000,5', 'el') // => '2000.5'
 * numberAnswer('1.000', 'en') // => '1.000'
 * ```
 */
export function numberAnswer(typed: string, language: string): string {
  const dotted = typed.replaceAll(',', '.')
  const number = readTyped(typed, language)
  // What is right as it stands keeps all of its digits.
  return number === undefined || readNumber(dotted) === number ? dotted : keptNumber(number)
}

/**
 * An answer as its field shows it, to be read again as the same number when somebody types on.
 * ```ts
 * shownNumber('1.125', 'el') // => '1,125'
 * ```
 */
export const shownNumber = (answer: string, language: string): string =>
  language === 'el' && AMBIGUOUS.test(answer) ? answer.replace('.', ',') : answer

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
