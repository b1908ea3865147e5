import type { Draft } from '@telemachos/questionnaire/author/draft'
import { findQuestion } from '@telemachos/questionnaire/author/draft-positions'
import type { DraftProblem } from '@telemachos/questionnaire/author/draft-problem'
import { useTexts } from '#shared'
import { DialogFrame } from '#ui'
import classes from './editor.module.css'
import { problemText } from './forms/problem-text.ts'

interface Props {
  readonly draft: Draft
  readonly problems: readonly DraftProblem[]
  /** Goes to the question where something is wrong; '' for the whole. */
  readonly onGo: (id: string) => void
  readonly onClose: () => void
}

/** Everything that keeps a draft from being published, each with the way to it. */
export function ProblemDialog({ draft, problems, onGo, onClose }: Props) {
  const { t } = useTexts()
  return (
    <DialogFrame
      title={t('questEdit.publish.refused', { count: problems.length })}
      confirmLabel={t('questEdit.close')}
      cancellable={false}
      onCancel={onClose}
      onConfirm={onClose}
    >
      <ul className={classes.refusals}>
        {problems.map((problem, place) => {
          const question = findQuestion(draft, problem.at)
          return (
            <li key={place}>
              <button
                type="button"
                onClick={() => {
                  onClose()
                  onGo(question ? problem.at : '')
                }}
              >
                <strong>
                  {question
                    ? question.Text.el || question.Text.en || question.Model
                    : problem.at || t('questEdit.whole')}
                </strong>
                <span>{problemText(problem, t)}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </DialogFrame>
  )
}
