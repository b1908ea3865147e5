import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { formatDate } from '@telemachos/rules/dates'
import { IconChevronDown } from '@tabler/icons-react'
import type { CSSProperties } from 'react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '#shared'
import { TypeIcon, StateMark } from '#features/actions'
import { PersonMark, MENTEES } from '#features/people'
import type { CardAction } from './card-summary.ts'
import { summarizeCard } from './card-summary.ts'
import { dueOfCell } from './grid-rows.ts'
import type { GridColumn, GridRow } from './grid-rows.ts'
import type { RowTexts } from './grid-row.tsx'
import { rowName, secondLine, viewCell } from './grid-view.ts'
import classes from './mentee-cards.module.css'

const CARD_HEIGHT = 174

/** So many cards the server draws: more than a phone shows at once. */
const STILL_CARDS = 6

/** The server knows of no card how high it is: there each stands below the one before it. */
const isStill = typeof window === 'undefined'

export interface MenteeCardsProps {
  readonly label: string
  readonly columns: readonly GridColumn[]
  /** Whether actions that count are hidden from the reader. */
  readonly isPartial: boolean
  readonly rowCount: number
  readonly rowAt: (index: number) => GridRow | undefined
  readonly now: Date
  readonly showMentor: boolean
  readonly texts: RowTexts
  readonly changed: ReadonlyMap<number, ReadonlySet<number>>
  readonly menteeHref: (menteeId: number) => string
  readonly onMentee: (menteeId: number) => void
  readonly onOpen: (row: GridRow, column: GridColumn) => void
  readonly start: number
  readonly onRows: (first: number, last: number) => void
  /** The first card in view, once the page has come to rest. */
  readonly onRest: (row: number) => void
}

/** The grid on a phone: a card for each mentee, drawn only where it is in view. */
export default function MenteeCards(props: MenteeCardsProps) {
  const { rowCount, rowAt, onRows, onRest, start } = props
  const list = useRef<HTMLUListElement>(null)
  const [margin, setMargin] = useState(0)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  // oxlint-disable-next-line react/incompatible-library -- Nothing of it is memoized here.
  const virtual = useWindowVirtualizer({
    count: rowCount,
    estimateSize: () => CARD_HEIGHT,
    overscan: 3,
    gap: 12,
    scrollMargin: margin,
  })
  const restore = useEffectEvent(() => {
    setMargin((list.current?.getBoundingClientRect().top ?? 0) + scrollY)
    if (start > 0) virtual.scrollToIndex(start, { align: 'start' })
  })
  useEffect(() => restore(), [])
  const items = virtual.getVirtualItems()
  const first = items[0]?.index ?? 0
  const last = items.at(-1)?.index ?? 0
  useEffect(() => onRows(first, last), [first, last, onRows])
  const { isScrolling, scrollOffset } = virtual
  const inView = items.find(({ end }) => end > (scrollOffset ?? 0))?.index ?? 0
  useEffect(() => {
    if (!isScrolling && items.length > 0) onRest(inView)
  }, [isScrolling, inView, items.length, onRest])

  return (
    <ul
      ref={list}
      aria-label={props.label}
      className={classes.list}
      style={isStill ? undefined : { height: virtual.getTotalSize() }}
      data-still={isStill || undefined}
    >
      {(isStill ? stillPlaces(rowCount) : items).map(({ index, start: top }) => {
        const row = rowAt(index)
        return (
          <li
            key={index}
            ref={virtual.measureElement}
            data-index={index}
            aria-setsize={rowCount}
            aria-posinset={index + 1}
            className={classes.card}
            style={isStill ? undefined : { transform: `translateY(${top - margin}px)` }}
          >
            {row ? (
              <Card
                {...props}
                row={row}
                isOpen={open.has(row.Id)}
                onToggle={() => setOpen((old) => toggled(old, row.Id))}
              />
            ) : (
              <div className={classes.waiting} aria-label={props.texts.loading} role="status" />
            )}
          </li>
        )
      })}
    </ul>
  )
}

const stillPlaces = (rowCount: number): { index: number; start: number }[] =>
  Array.from({ length: Math.min(rowCount, STILL_CARDS) }, (_, index) => ({ index, start: 0 }))

function toggled(ids: ReadonlySet<number>, id: number): Set<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}

interface CardProps extends MenteeCardsProps {
  readonly row: GridRow
  readonly isOpen: boolean
  readonly onToggle: () => void
}

function Card(props: CardProps) {
  const { row, columns, now, texts, showMentor, isOpen, onToggle } = props
  const { t } = useTexts()
  const { actions, counts, next } = summarizeCard(row, columns, now)
  const total = row.Total
  const share = { '--share': total > 0 ? row.DoneCount / total : 0 } as CSSProperties
  const second = secondLine(row, texts, showMentor)
  return (
    <>
      <div className={classes.head}>
        <PersonMark person={row} roles={MENTEES} size="small" />
        <div className={classes.who}>
          <a
            className={classes.name}
            href={props.menteeHref(row.Id)}
            onClick={(event) => {
              if (event.ctrlKey || event.metaKey) return
              event.preventDefault()
              props.onMentee(row.Id)
            }}
          >
            {rowName(row)}
          </a>
          {second && <p className={classes.second}>{second}</p>}
        </div>
        <p className={classes.states}>
          {(['overdue', 'scheduled', 'inactive'] as const)
            .filter((state) => counts[state] > 0)
            .map((state) => (
              <span key={state} role="img" aria-label={`${texts.states[state]}: ${counts[state]}`}>
                <StateMark state={state} />
                {counts[state]}
              </span>
            ))}
        </p>
      </div>
      <p className={classes.progress}>
        <span className={classes.bar} style={share} />
        {t(props.isPartial ? 'actions.grid.card.partial' : 'actions.grid.card.progress', {
          done: row.DoneCount,
          total,
          count: total,
        })}
      </p>
      {next ? (
        <ActionButton {...props} action={next} isNext />
      ) : (
        <p className={classes.second}>
          {actions.length > 0 ? t('actions.grid.card.allDone') : texts.states.notYours}
        </p>
      )}
      {isOpen && (
        <ul className={classes.actions}>
          {actions.map((action) => (
            <li key={action.column.Id}>
              <ActionButton {...props} action={action} />
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={classes.more} aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'actions.grid.card.collapse' : 'actions.grid.card.expand')}
        <IconChevronDown aria-hidden="true" size={16} />
      </button>
    </>
  )
}

type ActionProps = Pick<CardProps, 'row' | 'now' | 'texts' | 'changed' | 'onOpen'> & {
  readonly action: CardAction
  readonly isNext?: boolean
}

function ActionButton({ row, now, texts, changed, onOpen, action, isNext }: ActionProps) {
  const { t } = useTexts()
  const { column } = action
  const { state, date, moment } = viewCell(row, column, now)
  const due = dueOfCell(row, column)
  const when = state === 'todo' && due ? t('actions.grid.due', { date: formatDate(due) }) : date
  return (
    <button
      type="button"
      className={classes.action}
      data-state={state}
      data-changed={changed.get(row.Id)?.has(column.Id) || undefined}
      onClick={() => onOpen(row, column)}
    >
      <StateMark state={state} />
      <span className={classes.title}>
        {isNext ? t('actions.grid.card.next', { title: column.Title }) : column.Title}
        <span className="visually-hidden">{`, ${texts.states[state]} ${moment}`}</span>
      </span>
      <span aria-hidden="true" className={classes.when}>
        {when}
        <TypeIcon typeId={column.TypeId} />
      </span>
    </button>
  )
}
