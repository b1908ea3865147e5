import type { Answer } from './answers.ts'
import { questionsOf, type Definition, type Question } from './definition.ts'
import { refuseAnswer, typeOf } from './types/all-types.ts'
import { itemsOf } from './types/question-type.ts'

/**
 * What an attempt begins with, by group: each question's DefaultValue (spec §3) as an option's value
 * or a text; where several may be chosen, values with commas between. What fits nothing is left out.
 */
export function defaultAnswers(definition: Pick<Definition, 'sections'>): Map<number, Answer> {
  return new Map(questionsOf(definition).flatMap(answersOf))
}

function answersOf(question: Question): (readonly [number, Answer])[] {
  const text = question.defaultValue.trim()
  // Nobody uploads in advance.
  if (text === '' || typeOf(question).uploads) return []
  const items = itemsOf(question)
  const isList = items.length > 1 && items.every(({ options, row }) => options.length === 1 && !row)
  if (items.length > 1 && !isList) return []
  const values = isList ? text.split(',').map((value) => value.trim()) : [text]
  return items.flatMap((group) => {
    const option = group.options.find(({ value, other }) => !other && values.includes(value))
    const answer: Answer | undefined =
      group.holds === 'text'
        ? { optionId: null, text: text }
        : option && { optionId: option.id, text: null }
    return answer && !refuseAnswer(question, group, answer)
      ? [[group.id, typeOf(question).keep(answer)] as const]
      : []
  })
}
