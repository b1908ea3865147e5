import { formatDateTime } from '@telemachos/rules/dates'
import { useEffect, useEffectEvent, useRef } from 'react'
import { errorText, useMay, useTexts, useWrite, noteOwnWrite } from '#shared'
import { Badge, Button } from '#ui'
import { surfaceClasses as surface } from '#layout'
import type { Work } from '#features/submissions'
import type { MenteeAction } from '../action/mentee-action.ts'
import classes from './types.module.css'

interface Props {
  readonly action: MenteeAction
  readonly work: Work
  /** After the mentee has said that they read it. */
  readonly onConfirmed: () => void
}

/**
 * When the mentee read the text above. It is recorded once its end is on the screen or, where the
 * author asks for it, once they say so.
 */
export function OwnReading({ action, work, onConfirmed }: Props) {
  const { t } = useTexts()
  const may = useMay()
  const recording = useWrite('submissions.recordReading')
  const { Reading, Version, Needs } = work
  const { confirm } = Needs.reading
  const isToRead = Reading?.Current !== true && may('submissions.recordReading')

  const record = async (): Promise<void> => {
    noteOwnWrite(action.MenteeId, action.Id)
    noteOwnWrite(action.MenteeId, action.Id, 'completed')
    await recording.mutateAsync({ ActionId: action.Id, Version })
    if (confirm) onConfirmed()
  }
  const attempt = () => void record().catch(() => undefined)
  const end = useEnd(isToRead && !confirm, attempt)
  return (
    <section ref={end} className={surface.card} aria-label={t('submissions.reading.title')}>
      {Reading?.Current === false && (
        <p className={classes.again}>
          {t('submissions.reading.again', { at: formatDateTime(Reading.At) })}
        </p>
      )}
      {Reading?.Current && (
        <Badge tone="done">
          {t('submissions.reading.doneOwn', { at: formatDateTime(Reading.At) })}
        </Badge>
      )}
      {isToRead && confirm && (
        <>
          <p className={surface.text}>{t('submissions.reading.confirmHint')}</p>
          <Button size="md" loading={recording.isPending} onClick={attempt}>
            {t('submissions.reading.confirm')}
          </Button>
        </>
      )}
      {isToRead && !confirm && (
        <p className={surface.quiet} role="status">
          {t(recording.isPending ? 'submissions.reading.recording' : 'submissions.reading.auto')}
        </p>
      )}
      {recording.error && (
        <p role="alert" className={classes.error}>
          {errorText(recording.error, t)}
        </p>
      )}
    </section>
  )
}

/** Calls once the element comes onto the screen, which means that what is above it has gone by. */
function useEnd(isAwaited: boolean, onReached: () => void) {
  const element = useRef<HTMLElement>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (!isAwaited || !element.current) return undefined
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      reached()
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [isAwaited])
  return element
}
