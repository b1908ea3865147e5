import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { announce, Button } from '#ui'
import classes from './forms.module.css'
import { ItemTools } from './item-tools.tsx'
import { listKeys } from './list-keys.ts'
import type { ItemsUpdate } from './move-item.ts'
import { putLines, type Making, type Written } from './put-lines.ts'
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
  /** An item with a text, beside those that there are, and one with another text. */
  readonly making: Making<Item>
  /** What else the list offers below its items. */
  readonly tools?: ReactNode
}

/** Called with what makes the new items of those that there are by then. */
export type OnItemsChange<Item> = (update: ItemsUpdate<Item>, field?: string) => void

type Change<Item> = (own: Partial<Item>, field: string) => void

/** As many as the contract takes. */
const MAX = 200

/** Items of a question that an author adds, writes, moves and removes: its options or rows. */
export function ItemList<Item extends Written>(props: Props<Item>) {
  const { legend, items, children, nameOf, makeNew, addLabel, kind, isInline, onChange } = props
  const { mayRemove, making, tools } = props
  const { t } = useTexts()
  const { list, noteNew } = useFocusOnNew(items.length)
  const change = (place: number, own: Partial<Item>, field: string): void =>
    onChange(
      (now) => now.map((item, at) => (at === place ? { ...item, ...own } : item)),
      `${kind} ${place} ${field}`,
    )
  function add(): void {
    if (items.length >= MAX) return
    noteNew()
    onChange((now) => [...now, makeNew()])
  }
  const keys = listKeys({
    onNext: add,
    onLines: (place, lines, language) => {
      const fitting = lines.slice(0, MAX - items.length + 1)
      onChange((now) => putLines(now, place, fitting, language, making).slice(0, MAX))
      announce(t('questEdit.lines.pasted', { count: fitting.length }))
    },
  })
  return (
    <fieldset className={classes.list}>
      <legend>{legend}</legend>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys of its fields. */}
      <ul ref={list} {...keys}>
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
      <Row gap={3} align="center">
        <Button
          variant="light"
          leftSection={<IconPlus size={16} />}
          disabled={items.length >= MAX}
          onClick={add}
        >
          {addLabel}
        </Button>
        {tools}
      </Row>
      <p className={classes.keys}>{t('questEdit.list.keys')}</p>
    </fieldset>
  )
}
