import { Row, Text } from '#layout'
import type { Question } from '@telemachos/questionnaire/definition'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import type { ReactNode } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import classes from './player.module.css'
import { QuestionLine } from './question-line.tsx'
import type { Place } from './use-navigation.ts'

interface Props {
  readonly evaluation: Evaluation
  readonly place: Place
  readonly lang: string
  readonly onGo: (id: string) => void
  /** What stands in the place of "next" at the last question. */
  readonly last: ReactNode
  readonly children: (question: Question) => ReactNode
}

/** The section's title, the question or line where one is, and the way to those beside it. */
export function QuestionPage({ evaluation, place, lang, onGo, last, children }: Props) {
  const { t } = useTexts()
  const { current, line, previous, next } = place
  return (
    <>
      <div lang={lang}>
        <Text tone="accent" strong dir="auto">
          {evaluation.sectionOf(current)?.text.el}
        </Text>
      </div>
      <div lang={lang}>
        <QuestionLine questions={line}>{children}</QuestionLine>
      </div>
      <Row gap={3} className={classes.buttons}>
        <Button
          variant="default"
          size="md"
          disabled={previous === undefined}
          onClick={() => previous !== undefined && onGo(previous)}
        >
          {t('quest.previous')}
        </Button>
        {next === undefined ? (
          last
        ) : (
          <Button size="md" data-push="" onClick={() => onGo(next)}>
            {t('quest.next')}
          </Button>
        )}
      </Row>
    </>
  )
}
