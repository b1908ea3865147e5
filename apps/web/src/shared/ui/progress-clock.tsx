import { useTexts } from '../i18n/use-texts.ts'
import { ProgressRing } from './progress-ring.tsx'
import classes from './progress-clock.module.css'

interface ProgressClockProps {
  /** 1 of 6 at first (spec §2.3, progress clock widget). */
  readonly done?: number
  readonly total?: number
}

/** How far one has come, as a clock face with 'x of y' in it. */
export function ProgressClock({ done = 1, total = 6 }: ProgressClockProps) {
  const { t } = useTexts()
  return (
    <div role="img" aria-label={t('ui.clock.steps', { done, total })} className={classes.clock}>
      <ProgressRing done={done} total={total}>
        <span aria-hidden="true" className={classes.words}>
          {t('ui.clock.short', { done, total })}
        </span>
      </ProgressRing>
    </div>
  )
}
