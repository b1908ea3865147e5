import { Row } from '#layout'
import { useMemo } from 'react'
import { useTexts } from '#shared'
import { Button, ProgressClock } from '#ui'
import { useAtFrame } from './at-frame.ts'
import type { Attempt } from './attempt.ts'
import { lostQuestions } from './lost-questions.ts'
import { Navigator } from './navigator.tsx'
import classes from './player.module.css'
import { useLatest } from './use-latest.ts'
import type { Place } from './use-navigation.ts'

interface Props {
  readonly attempt: Attempt
  readonly place: Place
  readonly isReview: boolean
  readonly isPausing: boolean
  readonly onGo: (id: string) => void
  readonly onReview: () => void
  readonly onPause: () => void
}

/** Beside the question: how far one has come, all questions, and the ways out. */
export function Beside({ attempt, place, isReview, isPausing, ...on }: Props) {
  const { t } = useTexts()
  const { evaluation } = attempt
  const { route, current, hideAnswered } = place
  const isLast = place.next === undefined
  const go = useLatest(on.onGo)
  const review = useLatest(on.onReview)
  const pause = useLatest(on.onPause)
  const lost = lostQuestions(attempt).join(' ')
  const drawn = useMemo(() => {
    const { answered, questions } = evaluation.progress()
    return (
      <aside className={`${classes.card} ${classes.aside}`}>
        <ProgressClock done={answered} total={questions} />
        <Navigator
          route={route}
          evaluation={evaluation}
          current={isReview ? '' : current}
          lost={lost}
          onGo={go}
          onHideAnswered={hideAnswered}
        />
        <Row gap={3} className={classes.buttons}>
          <Button variant="default" loading={isPausing} onClick={pause}>
            {t('quest.pause')}
          </Button>
          {!isReview && !isLast && (
            <Button variant="light" onClick={review}>
              {t('quest.toReview')}
            </Button>
          )}
        </Row>
      </aside>
    )
  }, [
    evaluation,
    lost,
    route,
    current,
    isReview,
    isLast,
    isPausing,
    hideAnswered,
    t,
    go,
    review,
    pause,
  ])
  return useAtFrame(drawn)
}
