import { Row, Text } from '#layout'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'
import { CONFIRM_FROM } from '@telemachos/contract/people/confirm-limits'
import { formatNumber } from '@telemachos/rules/numbers'
import { useEffect, useEffectEvent, useState } from 'react'
import { errorText, useAskBeforeMany, useIdentity, useSettings, useTexts } from '#shared'
import { announce, Button, toast } from '#ui'
import { usePluralText } from '../use-plural-text.ts'
import { isLeft } from './import-job.ts'
import type { ImportList, ListState } from './import-list.ts'
import type { Shown } from './row-counts.ts'
import classes from './send-bar.module.css'
import { sendRows } from './send-rows.ts'
import { usePowerGiven } from './use-power-given.ts'

interface SendBarProps {
  readonly list: ImportList
  readonly state: ListState
  readonly counts: Readonly<Record<Shown, number>>
}

/** Begins, shows and stops the sending of a list. */
export function SendBar({ list, state, counts }: SendBarProps) {
  const { t, language } = useTexts()
  const told = usePluralText()
  const { ProjectId } = useIdentity()
  const [failure, setFailure] = useState<unknown>()
  const power = usePowerGiven(list, state)
  const askBeforeMany = useAskBeforeMany()
  const from = useSettings().Config?.Safety?.ConfirmFrom ?? CONFIRM_FROM
  const { phase, restored } = state

  async function begin(): Promise<void> {
    const count = counts.left
    const label = told('imports.send', count)
    const given = power.unconfirmed()
    if (given.length > 0 || (count > 1 && count >= from)) {
      const confirmed = await askBeforeMany({
        title: told('imports.review.sure', count),
        text: [
          ...(given.length > 0 ? [t('imports.power.text', { roles: power.words })] : []),
          t('imports.review.sureText'),
        ].join(' '),
        count,
        roles: given,
        exceptions: counts.faulty > 0 ? [told('imports.held', counts.faulty)] : [],
        isFinal: false,
        confirmLabel: label,
      })
      if (confirmed === undefined) return
      power.confirm()
    }
    await list.begin(count)
    await run()
  }

  async function run(): Promise<void> {
    setFailure(undefined)
    list.setPhase('running')
    try {
      await sendRows(list, ProjectId)
    } catch (error) {
      setFailure(error)
    }
  }
  useOnline(() => {
    if (failure !== undefined && list.get().phase === 'paused') void run()
  })

  function cancel(): void {
    list.setPhase('editing')
    setFailure(undefined)
    toast(told('imports.cancelled', list.get().rows.filter(isLeft).length), { kind: 'info' })
  }
  if (phase === 'checking') {
    return (
      <Text role="status" tone="soft">
        {t('imports.reading')}
      </Text>
    )
  }
  if (phase === 'editing') {
    return (
      <div className={classes.bar}>
        {restored && <p role="status">{told('imports.restored', counts.left + counts.faulty)}</p>}
        {power.words !== '' && (
          <p className={classes.power}>{t('imports.power', { roles: power.words })}</p>
        )}
        {counts.faulty > 0 && <Text tone="soft">{told('imports.held', counts.faulty)}</Text>}
        {counts.left > 0 && (
          <Button size="md" onClick={() => void begin()}>
            {told('imports.send', counts.left)}
          </Button>
        )}
      </div>
    )
  }
  const all = counts.left + counts.done + counts.refused
  const done = all - counts.left
  return (
    <div className={classes.bar}>
      <progress
        className={classes.progress}
        aria-label={t('imports.progress')}
        value={done}
        max={all}
      />
      <p>
        {t('imports.progress.text', {
          done: formatNumber(done, language),
          all: formatNumber(all, language),
        })}
      </p>
      {phase === 'paused' && (
        <p role={restored ? 'status' : undefined}>
          {told(restored ? 'imports.restored' : 'imports.paused', counts.left)}
        </p>
      )}
      {failure !== undefined && (
        <Text role="alert" tone="failure">
          {errorText(failure, t)}
        </Text>
      )}
      <Row gap={2} className={classes.buttons}>
        {phase === 'running' ? (
          <Button
            variant="default"
            leftSection={<IconPlayerPause size={18} />}
            onClick={() => {
              list.setPhase('paused')
              announce(told('imports.paused', counts.left))
            }}
          >
            {t('imports.pause')}
          </Button>
        ) : (
          <Button leftSection={<IconPlayerPlay size={18} />} onClick={() => void run()}>
            {t('imports.resume')}
          </Button>
        )}
        <Button variant="default" leftSection={<IconPlayerStop size={18} />} onClick={cancel}>
          {t('imports.cancel')}
        </Button>
      </Row>
    </div>
  )
}

function useOnline(listener: () => void): void {
  const hear = useEffectEvent(listener)
  useEffect(() => {
    const onOnline = () => hear()
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [])
}
