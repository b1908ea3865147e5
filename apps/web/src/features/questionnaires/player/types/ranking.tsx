import { Stack } from '#layout'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import { useRef } from 'react'
import { useTexts } from '#shared'
import { announce, IconButton, useItemDrag } from '#ui'
import {
  placeAt,
  placeBeside,
  placesAfter,
  placesBetween,
  rankedItems,
  type Ranked,
} from './rank-places.ts'
import classes from './types.module.css'
import { choose, read, type TypeProps } from './type-props.ts'

/** Type 7: a place for each item, by a list of places, by moving it, or by dragging it. */
export function Ranking({ question, answers, onAnswer }: TypeProps) {
  const { t } = useTexts()
  const items = rankedItems(question, answers)
  const total = items[0]?.group.options.length ?? 0
  const list = useRef<HTMLOListElement>(null)
  const set = (
    changes: ReturnType<typeof placesAfter>,
    groupId: number,
    place: number | null,
  ): void => {
    for (const [id, next] of changes) onAnswer(id, choose(next))
    const name = nameOf(groupId)
    announce(
      place === null
        ? `${name}: ${t('quest.rank.none')}`
        : t('quest.rank.moved', { item: name, place, total }),
    )
  }
  const nameOf = (groupId: number): string => {
    const item = items.find(({ group }) => group.id === groupId)
    return item ? read(item.group.text) : ''
  }
  const move = (groupId: number, place: number | null): void =>
    set(placesAfter(items, groupId, place), groupId, place)
  const drag = useItemDrag<number>({
    disabled: items.length < 2,
    targetAt: (groupId, { y }) => {
      const own = items.findIndex(({ group }) => group.id === groupId)
      const others = [...(list.current?.children ?? [])].toSpliced(own, 1)
      return others.filter((row) => middleOf(row) < y).length
    },
    onDrop: (groupId, at) => {
      const place = placeAt(items, groupId, at)
      const changes = place === undefined ? [] : placesBetween(items, groupId, place)
      if (place !== undefined && changes.length > 0) set(changes, groupId, place)
    },
  })
  const dragged = drag.dragged
  const lineAt = dragged && lineOf(items, dragged)
  return (
    <>
      <p className={classes.note}>{t('quest.rank.lead')}</p>
      <Stack ref={list} as="ol" gap={2} data-dragging={dragged ? '' : undefined}>
        {items.map(({ group, place }, index) => {
          const name = read(group.text)
          const [up, down] = (['up', 'down'] as const).map((direction) =>
            placeBeside(items, group.id, direction),
          )
          return (
            <li
              key={group.id}
              className={classes.rankItem}
              data-placed={place !== null || undefined}
              data-dragged={dragged?.id === group.id || undefined}
              data-line={
                lineAt === index
                  ? 'before'
                  : lineAt === items.length && index === items.length - 1
                    ? 'after'
                    : undefined
              }
              style={dragged?.id === group.id ? { translate: `0 ${dragged.dy}px` } : undefined}
            >
              <select
                aria-label={t('quest.rank.place', { item: name })}
                className={classes.place}
                value={place ?? ''}
                onChange={(event) =>
                  move(
                    group.id,
                    event.currentTarget.value ? Number(event.currentTarget.value) : null,
                  )
                }
              >
                <option value="">–</option>
                {group.options.map(({ id, text }) => (
                  <option key={id} value={id}>
                    {read(text)}
                  </option>
                ))}
              </select>
              <span className={classes.handle} {...drag.handlersOf(group.id)}>
                <IconGripVertical size={18} aria-hidden="true" />
                <span dir="auto">{name}</span>
              </span>
              <IconButton
                label={t('quest.rank.up', { item: name })}
                aria-disabled={up === undefined}
                onClick={() => up !== undefined && move(group.id, up)}
              >
                <IconArrowUp size={20} />
              </IconButton>
              <IconButton
                label={t('quest.rank.down', { item: name })}
                aria-disabled={down === undefined}
                onClick={() => down !== undefined && move(group.id, down)}
              >
                <IconArrowDown size={20} />
              </IconButton>
            </li>
          )
        })}
      </Stack>
    </>
  )
}

const middleOf = (row: Element): number => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/** Before which of the items as they are shown the dragged one would come. */
function lineOf(
  items: readonly Ranked[],
  { id, target = 0 }: { readonly id: number; readonly target: number | undefined },
): number | undefined {
  const own = items.findIndex(({ group }) => group.id === id)
  if (target === own) return undefined
  return target < own ? target : target + 1
}
