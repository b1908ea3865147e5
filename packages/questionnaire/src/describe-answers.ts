import { formatDate, isRealDate } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import type { Answers } from './answers.ts'
import type { Label, Option, Question } from './definition.ts'
import { itemsOf } from './types/question-type.ts'
import { chosenIn } from './types/choices.ts'
import { readTime } from './types/time.ts'
import { textIn } from './types/written.ts'

const DATE = 13
const TIME = 14
const SPREADSHEET = 26
/** Files, and signatures where they are drawn, are answered with a file's id. */
const OF_FILES: readonly number[] = [21, 24]

/** One answered item in words: what was asked of it, '' where the question says it all, and the answer. */
export interface DescribedAnswer {
  readonly item: string
  readonly text: string
  /** Of the file whose name the text is. */
  readonly fileId?: number
}

/**
 * A question's answers as people read them, in the order of its groups.
 * @param fileNames of the answer set's files, by what answers with them say.
 */
export function describeAnswers(
  question: Question,
  answers: Answers,
  language: keyof Label,
  fileNames: ReadonlyMap<string, string> = new Map(),
): DescribedAnswer[] {
  const read = (label: Label) => label[language] || label.el
  const other = question.groups.find(({ isOther }) => isOther)
  return itemsOf(question).flatMap((group) => {
    const option = chosenIn(group, answers)
    const written = option?.other && other ? textIn(other, answers) : undefined
    const given = option ? (written ?? nameOf(option, read)) : textIn(group, answers)
    if (given === undefined) return []
    const isOwnName = group.options.length === 1
    const line = group.line === undefined ? '' : `${group.line}. `
    const item = isOwnName && !group.row ? '' : line + read(group.text)
    const name = OF_FILES.includes(question.type) ? fileNames.get(given) : undefined
    if (name !== undefined) return [{ item, text: name, fileId: Number(given) }]
    return [{ item, text: inWords(question, given, language) }]
  })
}

function inWords({ type }: Question, given: string, language: keyof Label): string {
  if (type === SPREADSHEET) return valueInWords(given, language)
  if (type === DATE) return formatDate(given)
  return type === TIME ? (readTime(given) ?? given) : given
}

/** A picture without a text is called what it shows. */
const nameOf = ({ text, alt }: Option, read: (label: Label) => string): string =>
  read(text) || (alt ? read(alt) : '')

const MAX_DECIMALS = 6

/** A value of a calculator: numbers, days and ticks as people write them. */
function valueInWords(given: string, language: keyof Label): string {
  if (given === 'true' || given === 'false') return TICKS[language][given]
  if (isRealDate(given)) return formatDate(given)
  const number = Number(given)
  if (!/^-?\d/.test(given) || !Number.isFinite(number)) return given
  const [, decimals = ''] = String(number).split('.')
  return formatNumber(number, language, Math.min(decimals.length, MAX_DECIMALS))
}

const TICKS = { el: { true: 'Ναι', false: 'Όχι' }, en: { true: 'Yes', false: 'No' } } as const
