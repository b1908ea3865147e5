import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { literalsOf, renameKey, writeLike } from '@telemachos/rules/expressions/rename-names'
import type { Draft, DraftQuestion } from './draft.ts'
import { changeQuestion, findQuestion } from './draft-positions.ts'
import { mapReaders } from './mentions.ts'
import { allQuestions } from './new-question.ts'
import { draftTypeOf } from './draft-type.ts'
import { comparesWith, readingsIn, type Reading } from './value-readings.ts'

/**
 * Gives an option another value, in every expression that compares its question with the old one and
 * in the question's default too. Nothing follows where two options or two questions are called the
 * same, or what the value is compared with cannot be told.
 */
export function renameValue(draft: Draft, id: string, position: number, to: string): Draft {
  const question = findQuestion(draft, id)
  const from = question?.Options[position]?.Value
  if (!question || from === undefined || from === to) return draft
  const renamed = changeQuestion(draft, id, (one) => ({
    ...one,
    Options: one.Options.map((option, at) => (at === position ? { ...option, Value: to } : option)),
  }))
  const isUnclear =
    from.trim() === '' ||
    to.trim() === '' ||
    question.Options.some(
      ({ Value }, at) => at !== position && (isAlike(Value, from) || isAlike(Value, to)),
    ) ||
    allQuestions(draft).some(({ Id, Model }) => Id !== id && Model === question.Model)
  if (isUnclear) return renamed
  const withDefault = changeQuestion(renamed, id, (one) => ({
    ...one,
    DefaultValue: followDefault(one, from, to),
  }))
  return mapReaders(withDefault, question, (source, of) =>
    draftTypeOf(question).keys === 'options'
      ? (renameKey(source, { of, from, to }) ?? source)
      : compareWith(source, of, from, to),
  )
}

/** Values that no comparison tells apart: `2` is '2' and '2.0'. */
const isAlike = (one: string, other: string): boolean =>
  one === other || (one.trim() !== '' && Number(one) === Number(other))

/**
 * Each text or number is replaced by itself, and stays so only where it is what one of the names is
 * compared with: what is read of it says so, whatever stands around it.
 */
function compareWith(source: string, of: readonly string[], from: string, to: string): string {
  const before = readingsOf(source)
  if (!before?.some((one) => comparesWith(one, of, from))) return source
  return literalsOf(source).reduceRight((written, { text, index }) => {
    const changed =
      written.slice(0, index) + writeLike(text, to) + written.slice(index + text.length)
    const [was, is] = [readingsOf(written), readingsOf(changed)]
    if (!was || !is || was.length !== is.length) return written
    const differing = was.flatMap((one, at) =>
      JSON.stringify(one) === JSON.stringify(is[at]) ? [] : [[one, is[at]] as const],
    )
    const [only] = differing
    const isMeant =
      differing.length === 1 &&
      only?.[1] &&
      comparesWith(only[0], of, from) &&
      comparesWith(only[1], of, to)
    return isMeant ? changed : written
  }, source)
}

function readingsOf(source: string): Reading[] | undefined {
  const parsed = parseExpression(source)
  return parsed.ok ? readingsIn(parsed.ast) : undefined
}

/** Where several may be chosen, values stand with commas between (see defaultAnswers). */
function followDefault({ DefaultValue }: DraftQuestion, from: string, to: string): string {
  if (DefaultValue.trim() === from) return to
  const parts = DefaultValue.split(',')
  if (to.includes(',') || from.includes(',') || !parts.some((part) => part.trim() === from))
    return DefaultValue
  return parts
    .map((part) => (part.trim() === from ? part.replace(part.trim(), () => to) : part))
    .join(',')
}
