import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTexts } from '#shared'
import { Button } from '#ui'
import type { Attempt } from './attempt.ts'
import { Beside } from './beside.tsx'
import { AttemptParts } from './files/attempt-parts.tsx'
import { useFilesOf } from './files/attempt-files.ts'
import { useUploadsTo } from './files/use-uploads-to.ts'
import { LostAnswers } from './lost-answer.tsx'
import classes from './player.module.css'
import { QuestionCard } from './question-card.tsx'
import { QuestionPage } from './question-page.tsx'
import type { Questionnaire, WireClock } from './quest-source.ts'
import { RemainingTime } from './remaining-time.tsx'
import { Review } from './review.tsx'
import { SaveStatus } from './save-status.tsx'
import { useNavigation } from './use-navigation.ts'

interface Props {
  readonly attempt: Attempt
  readonly questionnaire: Questionnaire
  readonly lang: string
  readonly reload: () => Promise<unknown>
  readonly onClock: (clock: WireClock) => Promise<unknown>
  /** Resolves once the attempt is paused, or has said why not. */
  readonly onPause: () => Promise<void>
  readonly onFinished: () => void
}

/** Answering: one question or line at a time, where one is, and what time remains. */
export function Player(props: Props) {
  const { attempt, questionnaire, lang, onClock, onPause, onFinished } = props
  const { t } = useTexts()
  useSyncExternalStore(attempt.listen, attempt.version, attempt.version)
  const { evaluation, saver } = attempt
  const [isReview, setReview] = useState(false)
  const [hasReviewed, setReviewed] = useState(false)
  const [isPausing, setPausing] = useState(false)
  const place = useNavigation(evaluation, !isReview)
  const heading = useFocusOn(place.current, isReview)
  const goTo = (id: string): void => {
    saver.flush()
    setReview(false)
    place.go(id)
  }
  const review = (): void => {
    saver.flush()
    setReviewed(true)
    setReview(true)
  }
  const pause = async (): Promise<void> => {
    setPausing(true)
    await saver.drain(DRAIN_MS)
    await onPause()
    setPausing(false)
  }
  const drainLast = useCallback(() => saver.drain(LAST_DRAIN_MS), [saver])
  const files = useFilesOf(questionnaire, attempt.id, props.reload)
  const uploads = useUploadsTo(attempt, questionnaire.Epoch, files.add)
  return (
    <AttemptParts files={files} uploads={uploads}>
      <div className={classes.layout} data-own-foot>
        <div className={classes.strip}>
          <SaveStatus saver={saver} />
          <RemainingTime
            answerSetId={attempt.id}
            remaining={questionnaire.Remaining}
            onClock={onClock}
            onEnd={drainLast}
          />
        </div>
        {isReview ? (
          <Review
            attempt={attempt}
            onGo={goTo}
            onBack={() => setReview(false)}
            onFinished={() => {
              uploads.cancelAll()
              onFinished()
            }}
          />
        ) : (
          <section className={`${classes.card} ${classes.main}`}>
            {attempt.wasCleared && <p role="alert">{t('quest.cleared')}</p>}
            <QuestionPage
              evaluation={evaluation}
              place={place}
              lang={lang}
              onGo={goTo}
              last={
                <Button size="md" data-push="" onClick={review}>
                  {t('quest.toReview')}
                </Button>
              }
            >
              {(question) => (
                <QuestionCard
                  question={question}
                  evaluation={evaluation}
                  answers={evaluation.answers}
                  isChecked={hasReviewed}
                  isSmall={place.line.length > 1}
                  headingRef={question.id === place.current ? heading : undefined}
                  onAnswer={(groupId, answer, rest) => saver.answer(groupId, answer, rest)}
                >
                  <LostAnswers question={question} saver={saver} />
                </QuestionCard>
              )}
            </QuestionPage>
          </section>
        )}
        <Beside
          attempt={attempt}
          place={place}
          isReview={isReview}
          isPausing={isPausing}
          onGo={goTo}
          onReview={review}
          onPause={() => void pause()}
        />
      </div>
    </AttemptParts>
  )
}

/** How long a pause waits for answers on their way. */
const DRAIN_MS = 10_000
/** How long the end of the time does: within a second it is to be seen. */
const LAST_DRAIN_MS = 500

/** Whoever goes to another question finds the focus on its words. */
function useFocusOn(current: string, isReview: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(current)
  const wasReview = useRef(false)
  useEffect(() => {
    if (!isReview && (before.current !== current || wasReview.current)) heading.current?.focus()
    before.current = current
    wasReview.current = isReview
  }, [current, isReview])
  return heading
}
