import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { call, useTexts } from '#shared'
import { askToConfirm, Button, DialogFrame, SelectField, showSystemMessage, toast } from '#ui'
import { Row, Stack } from '#layout'
import { ClearAnswers } from './clear-answers.tsx'
import type { Questionnaire } from './quest-source.ts'

interface Props {
  readonly questionnaire: Questionnaire
  readonly answerSetId: number
  /** Shows the questionnaire as it then is. */
  readonly onChanged: () => Promise<unknown>
}

/** What administrators do to somebody's attempt: more time, counting what there is, clearing it. */
export function AttemptActs({ questionnaire, answerSetId, onChanged }: Props) {
  const { t } = useTexts()
  const { State, Duration, Window } = questionnaire
  const [isGranting, setGranting] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isTimed = Duration !== null || Window !== null
  async function act(run: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(true)
    try {
      await run()
      toast(done)
      await onChanged()
    } catch (error) {
      showSystemMessage(error, t)
    } finally {
      setBusy(false)
    }
  }
  async function settle(): Promise<void> {
    const title = t('quest.settle')
    const isSure = await askToConfirm({ title, text: t('quest.settle.text'), confirmLabel: title })
    if (!isSure) return
    const input = { AnswerSetId: answerSetId }
    await act(() => call('questionnaires.settleExpired', input), t('quest.settle.done'))
  }
  return (
    <Row gap={3} justify="end">
      {isTimed && State !== 'finished' && (
        <Button variant="default" loading={isBusy} onClick={() => setGranting(true)}>
          {t('quest.moreTime')}
        </Button>
      )}
      {State === 'expired' && (
        <Button variant="default" loading={isBusy} onClick={() => void settle()}>
          {t('quest.settle')}
        </Button>
      )}
      {State !== 'notStarted' && <ClearAnswers answerSetId={answerSetId} onCleared={onChanged} />}
      {isGranting && (
        <MoreTime
          hasDuration={Duration !== null}
          hasWindow={Window !== null}
          onCancel={() => setGranting(false)}
          onGrant={(given) => {
            setGranting(false)
            const input = { AnswerSetId: answerSetId, ...given }
            void act(() => call('questionnaires.grantTime', input), t('quest.moreTime.done'))
          }}
        />
      )}
    </Row>
  )
}

/** Times the questionnaire's own duration. */
const FACTORS = [1.25, 1.5, 2, 3] as const
/** Hours that the window is longer. */
const HOURS = [0, 24, 48, 72, 168] as const

interface MoreTimeProps {
  readonly hasDuration: boolean
  readonly hasWindow: boolean
  readonly onCancel: () => void
  readonly onGrant: (given: { readonly Factor: number; readonly WindowHours: number }) => void
}

function MoreTime({ hasDuration, hasWindow, onCancel, onGrant }: MoreTimeProps) {
  const { t, language } = useTexts()
  const [factor, setFactor] = useState(hasDuration ? 1.5 : 1)
  const [hours, setHours] = useState<number>(hasDuration ? 0 : 24)
  return (
    <DialogFrame
      title={t('quest.moreTime')}
      text={t('quest.moreTime.text')}
      confirmLabel={t('quest.moreTime.give')}
      onCancel={onCancel}
      onConfirm={() => onGrant({ Factor: factor, WindowHours: hours })}
    >
      <Stack gap={3}>
        {hasDuration && (
          <SelectField
            label={t('quest.moreTime.factor')}
            hint={t('quest.moreTime.factorHint')}
            options={FACTORS.map((one) => ({
              value: String(one),
              label: t('quest.moreTime.times', { number: formatNumber(one, language) }),
            }))}
            value={String(factor)}
            onChange={(chosen) => setFactor(Number(chosen ?? factor))}
          />
        )}
        {hasWindow && (
          <SelectField
            label={t('quest.moreTime.window')}
            options={HOURS.filter((one) => hasDuration || one > 0).map((one) => ({
              value: String(one),
              label:
                one === 0
                  ? t('quest.moreTime.sameWindow')
                  : t('quest.moreTime.hours', { count: one }),
            }))}
            value={String(hours)}
            onChange={(chosen) => setHours(Number(chosen ?? hours))}
          />
        )}
      </Stack>
    </DialogFrame>
  )
}
