import { isBlank, type Answers } from './answers.ts'
import type { Question } from './definition.ts'

/**
 * A question's answers by group, as the wire has them (spec §3, VGroupAnsewr): the option's id or
 * the text. Groups without an answer are left out.
 */
export function groupAnswers(
  { groups }: Question,
  answers: Answers,
): Record<string, number | string> {
  return Object.fromEntries(
    groups.flatMap(({ id }) => {
      const answer = answers.get(id)
      return answer && !isBlank(answer) ? [[String(id), answer.optionId ?? answer.text ?? '']] : []
    }),
  )
}
