import { Text } from '#layout'
import { IconInfoSmall } from '@tabler/icons-react'
import type { Evaluation } from '@telemachos/questionnaire/evaluation/evaluation'
import { navigatorRows, type Route } from '@telemachos/questionnaire/navigation'
import { memo, useEffect, useMemo, useRef } from 'react'
import { useTexts } from '#shared'
import { Checkbox } from '#ui'
import classes from './player.module.css'
import { useLatest } from './use-latest.ts'

interface Props {
  readonly route: Route
  readonly evaluation: Evaluation
  readonly current: string
  /** The ids of questions whose answer could not be kept, with spaces between. */
  readonly lost?: string
  readonly onGo: (id: string) => void
  readonly onHideAnswered: (hides: boolean) => void
}

/** All questions, five in a row: where one is, and what is answered. */
export function Navigator({ route, evaluation, current, lost = '', onGo, onHideAnswered }: Props) {
  const { t } = useTexts()
  const box = useRef<HTMLDivElement>(null)
  // Where answered questions are hidden, the current one stays.
  const kept = route.hidesAnswered ? current : ''
  const rows = useMemo(() => {
    const isLost = new Set(lost.split(' '))
    const stopOf = (id: string): Stop => ({
      id,
      isLost: isLost.has(id),
      number: evaluation.number(id),
      isAnswered: route.isAnswered(id),
    })
    return navigatorRows(route, kept).map((ids) => ids.map(stopOf))
  }, [route, evaluation, kept, lost])
  const currentRow = rows.findIndex((row) => row.some(({ id }) => id === current))
  const go = useLatest((row: number, place: number) => {
    const stop = rows[row]?.[place]
    if (stop) onGo(stop.id)
  })
  useEffect(() => {
    const row = box.current?.children[currentRow]
    if (box.current && row) scrollInto(box.current, row)
  }, [currentRow])
  return (
    <nav aria-label={t('quest.navigator')} className={classes.navigator}>
      <div ref={box} className={classes.rows}>
        {rows.map((stops, index) => (
          <Row
            key={index}
            index={index}
            stops={stops}
            current={index === currentRow ? stops.findIndex(({ id }) => id === current) : -1}
            onGo={go}
          />
        ))}
      </div>
      <Checkbox
        label={t('quest.hideAnswered')}
        checked={route.hidesAnswered}
        onChange={onHideAnswered}
      />
      <Text tone="faint" size="tiny" className={classes.keys}>
        {t('quest.navigator.keys')}
      </Text>
    </nav>
  )
}

interface Stop {
  readonly id: string
  readonly number: number | undefined
  readonly isAnswered: boolean
  readonly isLost: boolean
}

interface RowProps {
  readonly index: number
  readonly stops: readonly Stop[]
  /** The place of the current question in the row, or -1. */
  readonly current: number
  readonly onGo: (row: number, place: number) => void
}

/**
 * One row of many, of which an answer changes one or two: the others are not drawn again. A row
 * shows places, not questions: where a question comes in, those after it move up, but what is
 * written on the places stays.
 */
const Row = memo(function Row({ index, stops, current, onGo }: RowProps) {
  const { t } = useTexts()
  return (
    <div className={classes.row}>
      {stops.map(({ number, isAnswered, isLost }, place) => {
        const state = t(`quest.navigator.${isLost ? 'lost' : isAnswered ? 'answered' : 'open'}`)
        const name =
          number === undefined
            ? t('quest.navigator.information')
            : `${t('quest.navigator.number', { number })}, ${state}`
        return (
          <button
            key={place}
            type="button"
            className={classes.stop}
            aria-label={name}
            aria-current={place === current ? 'step' : undefined}
            data-answered={isAnswered || undefined}
            data-lost={isLost || undefined}
            onClick={() => onGo(index, place)}
          >
            {number ?? <IconInfoSmall size={20} aria-hidden="true" />}
          </button>
        )
      })}
    </div>
  )
}, looksTheSame)

function looksTheSame(one: RowProps, other: RowProps): boolean {
  return (
    one.current === other.current &&
    one.stops.length === other.stops.length &&
    one.stops.every(({ number, isAnswered, isLost }, place) => {
      const beside = other.stops[place]
      return (
        beside?.number === number && beside?.isAnswered === isAnswered && beside?.isLost === isLost
      )
    })
  )
}

/** Brings what is out of sight to the middle of the box that scrolls; the page itself stays. */
function scrollInto(box: Element, inner: Element): void {
  const [outside, inside] = [box.getBoundingClientRect(), inner.getBoundingClientRect()]
  if (inside.top >= outside.top && inside.bottom <= outside.bottom) return
  box.scrollTop += inside.top - outside.top - (outside.height - inside.height) / 2
}
