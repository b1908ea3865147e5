import { useTexts } from '#shared'
import { Button, EmptyState } from '#ui'
import { Player } from './player.tsx'
import type { Questionnaire, WireClock } from './quest-source.ts'
import { useAttempt } from './use-attempt.ts'

interface Props {
  readonly questionnaire: Questionnaire
  readonly answerSetId: number
  readonly lang: string
  readonly reload: () => Promise<Questionnaire | undefined>
  readonly onClock: (clock: WireClock) => Promise<unknown>
  readonly onPause: () => Promise<void>
  readonly onFinished: () => void
}

/** A running attempt: in this tab, unless another one has it. */
export function Running(props: Props) {
  const { t } = useTexts()
  const state = useAttempt(props)
  if (state.kind === 'opening') return null
  if (state.kind === 'here') return <Player attempt={state.attempt} {...props} />
  return (
    <EmptyState
      title={t('quest.elsewhere.title')}
      text={t('quest.elsewhere.text')}
      action={<Button onClick={state.take}>{t('quest.elsewhere.take')}</Button>}
    />
  )
}
