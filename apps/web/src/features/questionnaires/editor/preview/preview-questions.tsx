import { Stack, Text } from '#layout'
import type { Answer } from '@telemachos/questionnaire/answers'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { findProblems } from '@telemachos/questionnaire/evaluation/find-problems'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, ProgressClock } from '#ui'
import { Navigator } from '../../player/navigator.tsx'
import classes from '../../player/player.module.css'
import { QuestionCard, textOfRule } from '../../player/question-card.tsx'
import { QuestionPage } from '../../player/question-page.tsx'
import { useNavigation } from '../../player/use-navigation.ts'

interface Props {
  readonly evaluation: Evaluation
  readonly lang: string
  readonly onAnswer: (groupId: number, answer: Answer) => void
}

/** One question or line at a time, and at the end what a submission would be refused for. */
export function PreviewQuestions({ evaluation, lang, onAnswer }: Props) {
  const { t } = useTexts()
  const [isChecked, setChecked] = useState(false)
  const place = useNavigation(evaluation, true)
  const { answered, questions } = evaluation.progress()
  const wrong = new Map(findProblems(evaluation).map(({ questionId, rule }) => [questionId, rule]))
  return (
    <div className={classes.layout}>
      <section className={`${classes.card} ${classes.main}`}>
        <QuestionPage
          evaluation={evaluation}
          place={place}
          lang={lang}
          onGo={place.go}
          last={
            <Button size="md" data-push="" onClick={() => setChecked(true)}>
              {t('questEdit.preview.check')}
            </Button>
          }
        >
          {(question) => (
            <QuestionCard
              question={question}
              evaluation={evaluation}
              answers={evaluation.answers}
              isChecked={isChecked}
              isSmall={place.line.length > 1}
              onAnswer={onAnswer}
            />
          )}
        </QuestionPage>
        <div role="status">
          {isChecked && wrong.size === 0 && (
            <Text tone="done" strong>
              ✓ {t('questEdit.preview.fine')}
            </Text>
          )}
          {isChecked && wrong.size > 0 && (
            <Stack as="ul" gap={2} className={classes.list}>
              {evaluation.visible.flatMap((question) => {
                const rule = wrong.get(question.id)
                if (!rule) return []
                return (
                  <li key={question.id}>
                    <button type="button" onClick={() => place.go(question.id)}>
                      {evaluation.number(question.id)}. {evaluation.text(question, 'el')}
                      <small>{textOfRule(rule, t)}</small>
                    </button>
                  </li>
                )
              })}
            </Stack>
          )}
        </div>
      </section>
      <aside className={`${classes.card} ${classes.aside}`}>
        <ProgressClock done={answered} total={questions} />
        <Navigator
          route={place.route}
          evaluation={evaluation}
          current={place.current}
          onGo={place.go}
          onHideAnswered={place.hideAnswered}
        />
      </aside>
    </div>
  )
}
