import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import type { Texts } from '../../../../shared/i18n/use-texts.ts'

/** What is wrong with a draft, in words for its author. */
export function problemText({ rule, column, what = '' }: DraftProblem, t: Texts['t']): string {
  if (rule === 'expression_error' && what === 'Unexpected "="') {
    return t('questEdit.problem.single_equals', { column: column ?? 1 })
  }
  return t(`questEdit.problem.${rule}`, { column: column ?? 1, what }).trim()
}
