import { Text } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'
import type { OverviewNumbers } from './overview-numbers.ts'
import classes from './overview-tiles.module.css'

/** The four numbers to know first. */
export function OverviewTiles({ numbers }: { readonly numbers: OverviewNumbers }) {
  const { t, language } = useTexts()
  const show = (value: number) => formatNumber(value, language)
  const { mentees, done, steps, percent, scheduled, overdue } = numbers
  return (
    <ul className={classes.tiles}>
      <Tile value={show(mentees)} words={t('users.overview.mentees', { count: mentees })} />
      <Tile
        value={`${percent}%`}
        words={t('users.overview.completed')}
        note={t('users.overview.completedOf', { done: show(done), total: show(steps) })}
      />
      <Tile value={show(scheduled)} words={t('users.overview.scheduled', { count: scheduled })} />
      <Tile
        value={show(overdue)}
        words={t('users.overview.overdue', { count: overdue })}
        urgent={overdue > 0}
      />
    </ul>
  )
}

interface TileProps {
  readonly value: string
  readonly words: string
  readonly note?: string
  readonly urgent?: boolean
}

function Tile({ value, words, note, urgent = false }: TileProps) {
  return (
    <li className={classes.tile} data-urgent={urgent ? '' : undefined}>
      <span className={classes.value}>{value}</span> <span>{words}</span>
      {note !== undefined && (
        <Text as="span" tone="faint" size="small">
          {' '}
          {note}
        </Text>
      )}
    </li>
  )
}
