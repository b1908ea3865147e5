import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { useTexts } from '#shared'
import classes from './forms.module.css'
import { problemText } from './problem-text.ts'

/**
 * What is wrong with what is being written; nothing where it is right. It stands below the fields:
 * it comes and goes as one types, and moves none of them.
 */
export function ProblemList({ problems }: { readonly problems: readonly DraftProblem[] }) {
  const { t } = useTexts()
  if (problems.length === 0) return null
  return (
    <ul className={classes.problems} aria-label={t('questEdit.problems')}>
      {problems.map((problem, place) => (
        <li key={place}>{problemText(problem, t)}</li>
      ))}
    </ul>
  )
}
