import { Card, Row, Stack, Text } from '#layout'
import { Badge, Button, Checkbox } from '#ui'
import { useGroupWords, useTexts } from '#shared'
import { formatDate } from '@telemachos/rules/dates'
import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef, useState } from 'react'
import { TypeIcon } from '../action/type-icon.tsx'
import { audienceWords } from './audience.ts'
import type { ColumnTexts } from './columns.ts'
import { hasFlag, type Row as ActionRow } from './row.ts'
import type { CellWork } from './use-cell-work.ts'
import classes from './table.module.css'

interface Props {
  readonly rows: readonly ActionRow[]
  readonly work: CellWork
  readonly columnTexts: ColumnTexts
  readonly checked: ReadonlySet<number>
  readonly onCheck: (ids: readonly number[], on: boolean) => void
  readonly onOpen: (row: ActionRow) => void
}

const CARD_HEIGHT = 190

/** The actions on a phone: a card each, whose panel has what can be changed. */
export function ActionCards({ rows, onOpen, ...rest }: Props) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  useLayoutEffect(() => setMargin(list.current?.offsetTop ?? 0), [])
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => CARD_HEIGHT,
    overscan: 4,
    scrollMargin: margin,
  })
  return (
    <ul
      ref={list}
      aria-label={t('actions.table.title')}
      className={classes.cards}
      style={{ height: virtual.getTotalSize() }}
    >
      {virtual.getVirtualItems().map(({ index, start }) => {
        const row = rows[index]
        return (
          row && (
            <li
              key={row.ActionId}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              className={classes.cardItem}
              style={{ transform: `translateY(${start - margin}px)` }}
            >
              <ActionCard {...rest} row={row} onOpen={() => onOpen(row)} />
            </li>
          )
        )
      })}
    </ul>
  )
}

interface CardProps extends Omit<Props, 'rows' | 'onOpen'> {
  readonly row: ActionRow
  readonly onOpen: () => void
}

function ActionCard({ row, work, columnTexts, checked, onCheck, onOpen }: CardProps) {
  const { t } = useTexts()
  const groupWords = useGroupWords()
  const { mentees, texts } = columnTexts
  return (
    <Card gap={2} padding={4}>
      <Row gap={2} align="start" justify="between" nowrap>
        <Text strong breaks>
          {row.Title}
        </Text>
        <TypeIcon typeId={row.TypeId} size={20} />
      </Row>
      <Text tone="faint" size="medium">
        {[t(`actions.grid.type.${row.TypeId as 1}`), groupWords(row.Group)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      <Text size="medium">{audienceWords(row, mentees, texts)}</Text>
      <Row gap={2} align="center">
        <Badge tone={hasFlag(row, 'Published') ? 'done' : 'inactive'}>
          {t(
            hasFlag(row, 'Published')
              ? 'actions.table.state.published'
              : 'actions.table.state.unpublished',
          )}
        </Badge>
        <Text as="span" size="medium">
          {t('actions.table.doneOf', { done: row.Done, of: row.Of })}
        </Text>
        {row.Due && (
          <Text as="span" size="medium">
            {t('actions.table.dueOn', { date: formatDate(row.Due) })}
          </Text>
        )}
      </Row>
      <Stack gap={2}>
        <Row gap={3} align="center" justify="between">
          {work.mayArrange ? (
            <Checkbox
              label={t('actions.table.choose')}
              checked={checked.has(row.ActionId)}
              onChange={(on) => onCheck([row.ActionId], on)}
            />
          ) : (
            <span />
          )}
          <Button
            variant="light"
            aria-label={t('actions.table.open', { title: row.Title })}
            onClick={onOpen}
          >
            {t('actions.table.openShort')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
