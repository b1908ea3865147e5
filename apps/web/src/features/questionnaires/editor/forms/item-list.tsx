import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '#ui'
import classes from './forms.module.css'
import { ItemTools } from './item-tools.tsx'
import type { ItemsUpdate } from './move-item.ts'
import { useFocusOnNew } from './use-focus-on-new.ts'

interface Props<Item> {
  readonly legend: string
  readonly items: readonly Item[]
  /** The fields of one item; its name is read with its buttons. */
  readonly children: (item: Item, place: number, change: Change<Item>) => ReactNode
  readonly nameOf: (item: Item) => string
  readonly makeNew: () => Item
  readonly addLabel: string
  /** What a change of one item's field is called, before its place: changes of it are one step. */
  readonly kind: string
  /** Fields stand beside each other where there is room. */
  readonly isInline: boolean
  readonly onChange: OnItemsChange<Item>
  /** Asks before an item is taken out, where something depends on it. */
  readonly mayRemove?: (item: Item) => Promise<boolean>
}

/** Called with what makes the new items of those that there are by then. */
export type OnItemsChange<Item> = (update: ItemsUpdate<Item>, field?: string) => void

type Change<Item> = (own: Partial<Item>, field: string) => void

/** As many as the contract takes. */
const MAX = 200

/** Items of a question that an author adds, writes, moves and removes: its options or rows. */
export function ItemList<Item extends object>(props: Props<Item>) {
  const { legend, items, children, nameOf, makeNew, addLabel, kind, isInline, onChange } = props
  const { mayRemove } = props
  const { list, noteNew } = useFocusOnNew(items.length)
  const change = (place: number, own: Partial<Item>, field: string): void =>
    onChange(
      (now) => now.map((item, at) => (at === place ? { ...item, ...own } : item)),
      `${kind} ${place} ${field}`,
    )
  return (
    <fieldset className={classes.list}>
      <legend>{legend}</legend>
      <ul ref={list}>
        {items.map((item, place) => (
          <li key={place} className={classes.item}>
            <div className={classes.itemBody} data-inline={isInline || undefined}>
              {children(item, place, (own, field) => change(place, own, field))}
            </div>
            <ItemTools
              items={items}
              place={place}
              name={nameOf(item) || `${place + 1}`}
              onChange={(update) => onChange(update)}
              mayRemove={mayRemove && (() => mayRemove(item))}
            />
          </li>
        ))}
      </ul>
      <Button
        variant="light"
        leftSection={<IconPlus size={16} />}
        disabled={items.length >= MAX}
        onClick={() => {
          noteNew()
          onChange((now) => [...now, makeNew()])
        }}
      >
        {addLabel}
      </Button>
    </fieldset>
  )
}
