import { Stack } from '#layout'
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine'
import {
  IconArrowDown,
  IconArrowUp,
  IconGripVertical,
  IconIndentDecrease,
  IconIndentIncrease,
} from '@tabler/icons-react'
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { readingKey, useTexts } from '#shared'
import { announce, IconButton } from '#ui'
import classes from './reorder-list.module.css'

interface ReorderListProps<Item> {
  /** What is put in order. */
  readonly label: string
  readonly items: readonly Item[]
  readonly nameOf: (item: Item) => string
  /** What an item is known by; its place without it, for items whose names are still typed. */
  readonly keyOf?: (item: Item) => string | number
  readonly onMove: (from: number, to: number) => void
  readonly disabled?: boolean
  /** Puts an item below the one before it, where lists are nested. */
  readonly onIndent?: ((place: number) => void) | undefined
  /** Puts an item of a nested list behind the one that it is below. */
  readonly onOutdent?: ((place: number) => void) | undefined
  readonly children: (item: Item, place: number) => ReactNode
}

/** A list whose order, and nesting, is set by dragging, by buttons, or by Alt with the arrows. */
export function ReorderList<Item>(props: ReorderListProps<Item>) {
  const { label, items, nameOf, keyOf, onMove, disabled = false, children } = props
  const { onIndent, onOutdent } = props
  const { t } = useTexts()
  const list = useId()
  const element = useRef<HTMLUListElement>(null)
  function move(from: number, to: number): void {
    const item = items[from]
    if (disabled || !item || to < 0 || to >= items.length || to === from) return
    const focused = focusedPart(element.current, from)
    onMove(from, to)
    announce(t('projects.order.moved', { name: nameOf(item), place: to + 1, of: items.length }))
    // The row goes to its new place; the focus goes with it.
    requestAnimationFrame(() => focusPart(element.current, to, focused))
  }
  if (items.length === 0) return null
  return (
    <Stack ref={element} aria-label={label} as="ul" gap={2} packed>
      {items.map((item, place) => (
        <Row
          key={keyOf ? keyOf(item) : place}
          list={list}
          place={place}
          last={items.length - 1}
          name={nameOf(item)}
          disabled={disabled}
          onMove={move}
          onIndent={place > 0 ? onIndent : undefined}
          onOutdent={onOutdent}
        >
          {children(item, place)}
        </Row>
      ))}
    </Stack>
  )
}

interface RowProps {
  readonly list: string
  readonly place: number
  readonly last: number
  readonly name: string
  readonly disabled: boolean
  readonly onMove: (from: number, to: number) => void
  readonly onIndent: ((place: number) => void) | undefined
  readonly onOutdent: ((place: number) => void) | undefined
  readonly children: ReactNode
}

function Row(props: RowProps) {
  const { list, place, last, name, disabled, onMove, onIndent, onOutdent, children } = props
  const { t } = useTexts()
  const row = useRef<HTMLLIElement>(null)
  const grip = useRef<HTMLSpanElement>(null)
  const [isOver, setOver] = useState(false)
  const drop = useEffectEvent((from: number) => onMove(from, place))
  useEffect(() => {
    const element = row.current
    const dragHandle = grip.current
    if (!element || !dragHandle || disabled) return undefined
    const isOwn = (data: Record<string | symbol, unknown>) => data['list'] === list
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ list, place }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => isOwn(source.data),
        onDragEnter: () => setOver(true),
        onDragLeave: () => setOver(false),
        onDrop: ({ source }) => {
          setOver(false)
          drop(Number(source.data['place']))
        },
      }),
    )
  }, [list, place, disabled])

  function onKeyDown(event: KeyboardEvent): void {
    const act = {
      ArrowUp: () => onMove(place, place - 1),
      ArrowDown: () => onMove(place, place + 1),
      ArrowRight: onIndent && (() => onIndent(place)),
      ArrowLeft: onOutdent && (() => onOutdent(place)),
    }[readingKey(event.key)]
    if (!event.altKey || !act || disabled) return
    event.preventDefault()
    event.stopPropagation()
    act()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys belong to what is in the row; buttons do the same.
    <li ref={row} className={classes.row} data-over={isOver || undefined} onKeyDown={onKeyDown}>
      <div className={classes.order}>
        <span
          ref={grip}
          className={classes.grip}
          aria-hidden="true"
          data-disabled={disabled || undefined}
        >
          <IconGripVertical size={18} />
        </span>
        <IconButton
          label={t('projects.order.up', { name })}
          data-part="up"
          className={classes.button}
          aria-disabled={place === 0 || disabled || undefined}
          onClick={() => onMove(place, place - 1)}
        >
          <IconArrowUp size={16} />
        </IconButton>
        <IconButton
          label={t('projects.order.down', { name })}
          data-part="down"
          className={classes.button}
          aria-disabled={place === last || disabled || undefined}
          onClick={() => onMove(place, place + 1)}
        >
          <IconArrowDown size={16} />
        </IconButton>
        {onIndent && (
          <IconButton
            label={t('projects.order.in', { name })}
            className={classes.button}
            aria-disabled={disabled || undefined}
            onClick={() => onIndent(place)}
          >
            <IconIndentIncrease size={16} />
          </IconButton>
        )}
        {onOutdent && (
          <IconButton
            label={t('projects.order.out', { name })}
            className={classes.button}
            aria-disabled={disabled || undefined}
            onClick={() => onOutdent(place)}
          >
            <IconIndentDecrease size={16} />
          </IconButton>
        )}
      </div>
      <div className={classes.content}>{children}</div>
    </li>
  )
}

/** Which of a row's controls has the focus, by its place among them. */
function focusedPart(list: HTMLUListElement | null, place: number): number {
  return controlsOf(list, place).indexOf(document.activeElement as HTMLElement)
}

function focusPart(list: HTMLUListElement | null, place: number, part: number): void {
  controlsOf(list, place)[part]?.focus()
}

function controlsOf(list: HTMLUListElement | null, place: number): HTMLElement[] {
  const row = list?.children[place]
  return [...(row?.querySelectorAll<HTMLElement>('button, input, select, textarea') ?? [])]
}

/** A list with one item at another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from] as Item
  return items.toSpliced(from, 1).toSpliced(to, 0, item)
}
