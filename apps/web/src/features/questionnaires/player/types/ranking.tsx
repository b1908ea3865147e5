import { Stack } from '#layout'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { Group } from '@telemachos/questionnaire/definition'
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '#shared'
import { announce, IconButton, useItemDrag } from '#ui'
import { changesTo, orderOf, placesOf, withMoved } from './rank-order.ts'
import classes from './types.module.css'
import { choose, hasChoice, read, type TypeProps } from './type-props.ts'

/**
 * Type 7: an order of all items, which begins as the author has it. An item is moved by one with keys
 * or buttons, to a place by its number, or by dragging; the order counts once the person has touched it.
 */
export function Ranking({ question, answers, onAnswer, isClosed }: TypeProps) {
  const { t } = useTexts()
  const order = orderOf(question, answers)
  const total = placesOf(order)
  const changes = changesTo(order, answers)
  const isKept = order.length > 0 && changes.length === 0
  const list = useRef<HTMLOListElement>(null)
  const focused = useRef<HTMLElement | null>(null)
  // Where its row moves, what has the focus would lose it.
  useLayoutEffect(() => {
    focused.current?.focus()
    focused.current = null
  })
  const put = (next: readonly Group[]): void => {
    for (const [id, place] of changesTo(next, answers)) onAnswer(id, choose(place))
  }
  const move = (group: Group, index: number): void => {
    if (index < 0 || index >= order.length) return
    if (document.activeElement instanceof HTMLElement) focused.current = document.activeElement
    put(withMoved(order, group.id, index))
    const item = read(group.text)
    announce(
      index < total
        ? t('quest.rank.moved', { item, place: index + 1, total })
        : `${item}: ${t('quest.rank.none')}`,
    )
  }
  const drag = useItemDrag<number>({
    disabled: order.length < 2,
    targetAt: (groupId, { y }) => {
      const own = order.findIndex(({ id }) => id === groupId)
      const others = [...(list.current?.children ?? [])].toSpliced(own, 1)
      return others.filter((row) => middleOf(row) < y).length
    },
    onDrop: (groupId, index) => {
      const group = order.find(({ id }) => id === groupId)
      if (group && order.indexOf(group) !== index) move(group, index)
    },
  })
  const dragged = drag.dragged
  const lineAt = dragged && lineOf(order, dragged)
  return (
    <>
      <p className={classes.note}>
        {t('quest.rank.lead')}{' '}
        {total < order.length && t('quest.rank.top', { count: total, total: order.length })}
      </p>
      <Stack ref={list} as="ol" gap={2} data-dragging={dragged ? '' : undefined}>
        {order.map((group, index) => {
          const item = read(group.text)
          // To read, an order that nobody gave is none.
          const place = isClosed && !hasChoice(answers, group.id) ? 0 : index + 1
          return (
            <li
              key={group.id}
              className={classes.rankItem}
              data-placed={hasChoice(answers, group.id) || undefined}
              data-dragged={dragged?.id === group.id || undefined}
              data-line={lineName(lineAt, index, order.length)}
              style={dragged?.id === group.id ? { translate: `0 ${dragged.dy}px` } : undefined}
            >
              <PlaceField
                label={t('quest.rank.place', { item })}
                place={place <= total ? place : 0}
                total={total}
                hasNone={total < order.length || place === 0}
                onChange={(chosen) => move(group, (chosen || total + 1) - 1)}
              />
              <button
                type="button"
                className={classes.handle}
                onKeyDown={(event) => {
                  const step = stepOf(event)
                  if (step === undefined) return
                  event.preventDefault()
                  move(group, index + step)
                }}
                {...drag.handlersOf(group.id)}
              >
                <IconGripVertical size={18} aria-hidden="true" />
                <span dir="auto">{item}</span>
              </button>
              <IconButton
                label={t('quest.rank.up', { item })}
                aria-disabled={index === 0}
                onClick={() => move(group, index - 1)}
              >
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t('quest.rank.down', { item })}
                aria-disabled={index === order.length - 1}
                onClick={() => move(group, index + 1)}
              >
                <IconArrowDown size={20} />
              </IconButton>
            </li>
          )
        })}
      </Stack>
      {!isClosed && (
        <button
          type="button"
          className={classes.region}
          aria-pressed={isKept}
          onClick={() => {
            if (!isKept) return put(order)
            for (const { id } of order) if (hasChoice(answers, id)) onAnswer(id, choose(null))
          }}
        >
          {t('quest.rank.keep')}
        </button>
      )}
    </>
  )
}

interface PlaceProps {
  readonly label: string
  /** 0 for none. */
  readonly place: number
  readonly total: number
  readonly hasNone: boolean
  readonly onChange: (place: number) => void
}

function PlaceField({ label, place, total, hasNone, onChange }: PlaceProps) {
  return (
    <select
      aria-label={label}
      className={classes.place}
      value={place || ''}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {hasNone && <option value="">–</option>}
      {Array.from({ length: total }, (_, index) => (
        <option key={index} value={index + 1}>
          {index + 1}
        </option>
      ))}
    </select>
  )
}

/** Up or down by one with the arrows alone. */
function stepOf({ key, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): number | undefined {
  if (altKey || ctrlKey || metaKey || shiftKey) return undefined
  return { ArrowUp: -1, ArrowDown: 1 }[key]
}

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/** On which side of a row the dragged one would come. */
function lineName(lineAt: number | null | undefined, index: number, count: number) {
  if (lineAt === index) return 'before'
  return lineAt === count && index === count - 1 ? 'after' : undefined
}

/** Before which of the items as they are shown the dragged one would come. */
function lineOf(
  order: readonly Group[],
  { id, target = 0 }: { readonly id: number; readonly target: number | undefined },
): number | undefined {
  const own = order.findIndex((group) => group.id === id)
  if (target === own) return undefined
  return target < own ? target : target + 1
}
