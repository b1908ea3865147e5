import { IconInfoSmall } from '@tabler/icons-react'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { navigatorRows, type Route } from '@telemachos/questionnaire/navigation'
import { memo, useCallback, useEffect, useRef } from 'react'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { Checkbox } from '../../../shared/ui/choices/checkbox.tsx'
import classes from './player.module.css'

interface Props {
  readonly route: Route
  readonly evaluation: Evaluation
  readonly current: string
  readonly onGo: (id: string) => void
  readonly onHideAnswered: (hides: boolean) => void
}

/** All questions, five in a row: where one is, and what is answered. */
export function Navigator({ route, evaluation, current, onGo, onHideAnswered }: Props) {
  const { t } = useTexts()
  const go = useLatest(onGo)
  const rows = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = rows.current?.querySelector('[aria-current]')
    if (rows.current && stop) scrollInto(rows.current, stop)
  }, [current])
  return (
    <nav aria-label={t('quest.navigator')} className={classes.navigator}>
      <div ref={rows} className={classes.rows}>
        {navigatorRows(route, current).map((row) => (
          <div key={row[0]} className={classes.row}>
            {row.map((id) => (
              <Stop
                key={id}
                id={id}
                number={evaluation.number(id)}
                isAnswered={route.isAnswered(id)}
                isCurrent={id === current}
                onGo={go}
              />
            ))}
          </div>
        ))}
      </div>
      <Checkbox
        label={t('quest.hideAnswered')}
        checked={route.hidesAnswered}
        onChange={onHideAnswered}
      />
      <p className={classes.keys}>{t('quest.navigator.keys')}</p>
    </nav>
  )
}

interface StopProps {
  readonly id: string
  readonly number: number | undefined
  readonly isAnswered: boolean
  readonly isCurrent: boolean
  readonly onGo: (id: string) => void
}

/** One of hundreds, of which an answer changes one or two: the others are not drawn again. */
const Stop = memo(function Stop({ id, number, isAnswered, isCurrent, onGo }: StopProps) {
  const { t } = useTexts()
  const state = t(`quest.navigator.${isAnswered ? 'answered' : 'open'}`)
  const name =
    number === undefined
      ? t('quest.navigator.information')
      : `${t('quest.navigator.number', { number })}, ${state}`
  return (
    <button
      type="button"
      className={classes.stop}
      aria-label={name}
      aria-current={isCurrent ? 'step' : undefined}
      data-answered={isAnswered || undefined}
      onClick={() => onGo(id)}
    >
      {number ?? <IconInfoSmall size={20} aria-hidden="true" />}
    </button>
  )
})

/** Brings what is out of sight to the middle of the box that scrolls; the page itself stays. */
function scrollInto(box: Element, inner: Element): void {
  const [outside, inside] = [box.getBoundingClientRect(), inner.getBoundingClientRect()]
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return
  box.scrollTop += inside.top - outside.top - (outside.height - inside.height) / 2
}

/** The same function for ever, which calls the one that was last given. */
function useLatest(call: (id: string) => void): (id: string) => void {
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  return useCallback((id) => latest.current(id), [])
}
