import type { Rule } from '../rule.ts'
import { refuseAnswer, typeOf } from '../types/all-types.ts'
import type { Question } from '../definition.ts'
import type { Evaluation } from './evaluation.ts'

/** What keeps an attempt from being finished. */
export interface Problem {
  readonly questionId: string
  readonly rule: Rule
}

/** What is wrong with the visible questions, in order: none when it can be finished. */
export function findProblems(evaluation: Evaluation): Problem[] {
  return evaluation.visible.flatMap((question) => {
    const rule = problemOf(evaluation, question)
    return rule ? [{ questionId: question.id, rule }] : []
  })
}

/** What is wrong with one question, if anything is. */
export function problemOf(evaluation: Evaluation, question: Question): Rule | undefined {
  const type = typeOf(question)
  if (!type.asks) return undefined
  const { answers } = evaluation
  for (const group of question.groups) {
    const answer = answers.get(group.id)
    const rule = answer && refuseAnswer(question, group, answer)
    if (rule) return rule
  }
  const rule = type.problem(question, answers)
  if (rule) return rule
  if (question.required && !evaluation.count(question.id).isAnswered) return 'required'
  return evaluation.isValid(question) ? undefined : 'validation'
}
