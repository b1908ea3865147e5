import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Texts } from '#shared'

/** What is wrong with a draft, in words for its author. */
export function problemText(
  { rule, column = 1, what = '', name = '', instead = '' }: DraftProblem,
  t: Texts['t'],
): string {
  return t(`questEdit.problem.${rule}`, { column, what, name, instead }).trim()
}
