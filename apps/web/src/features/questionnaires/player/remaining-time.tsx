import { Row } from '#layout'
import { showsCountdown } from '@telemachos/questionnaire/attempt/clock'
import { memo } from 'react'
import { useTexts } from '#shared'
import { announce } from '#ui'
import { formatRemaining } from '@telemachos/rules/remaining'
import { useRemaining } from './clock/use-remaining.ts'
import type { WireClock } from './quest-source.ts'
import classes from './player.module.css'

interface Props {
  readonly answerSetId: number
  readonly remaining: number | null
  readonly onClock: (clock: WireClock) => Promise<unknown>
  /** The time is over: resolves when what was answered in it has been sent, or soon after. */
  readonly onEnd: () => Promise<unknown>
}

const SHORT_MS = 60_000

/** The countdown, in the last 24 hours (spec §9). */
export const RemainingTime = memo(function RemainingTime(props: Props) {
  const { answerSetId, remaining, onClock, onEnd } = props
  const { t } = useTexts()
  const left = useRemaining({
    answerSetId,
    remaining,
    onClock,
    onEnd,
    onCall: (seconds) => announce(t(`quest.time.call${seconds}`)),
  })
  if (left === null || !showsCountdown(left)) return null
  return (
    <Row
      as="p"
      nowrap
      gap={2}
      align="baseline"
      className={classes.remaining}
      data-short={left <= SHORT_MS || undefined}
    >
      {t('quest.time')}
      <output aria-live="off">{formatRemaining(left)}</output>
    </Row>
  )
})
