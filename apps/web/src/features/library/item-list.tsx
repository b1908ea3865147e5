import { Row, Stack } from '#layout'
import { useTexts } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import { useListSelection } from '#lists'
import { MOST_ITEMS_AT_ONCE } from '@telemachos/contract/library/limits'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import type { Item } from './item.ts'
import { ItemRow } from './item-row.tsx'
import classes from './library.module.css'
import { SelectionBar } from './selection-bar.tsx'
import type { Parts } from './use-parts.ts'
import { useKeptFocus } from './use-kept-focus.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

interface Props {
  readonly parts: Parts
  /** What is listed: whoever lists something else selects anew. */
  readonly of: object
  readonly empty: ComponentProps<typeof EmptyState>
  readonly onOpen: (itemId: number) => void
  /** Whether each says in which folder it is. */
  readonly withFolder?: boolean
  readonly asTiles?: boolean
  /** What stands before the items, such as folders; then nothing is said of a list without items. */
  readonly before?: ReactNode
}

/** A list of items, as lines or as tiles, the way to more of them, and what is done with several. */
export function ItemList(props: Props) {
  const whole = useRef<HTMLDivElement>(null)
  useKeptFocus(whole)
  return (
    <div ref={whole} tabIndex={-1} className={classes['whole']}>
      <Loadable query={props.parts}>
        {(data) => {
          const items = data.pages.flatMap(({ list }) => list)
          if (items.length === 0 && !props.before) return <EmptyState {...props.empty} />
          return <Items {...props} items={items} />
        }}
      </Loadable>
    </div>
  )
}

function Items(props: Props & { readonly items: readonly Item[] }) {
  const { parts, of, items, onOpen, withFolder = false, asTiles = false, before } = props
  const { t } = useTexts()
  const frame = useRef<HTMLDivElement>(null)
  const all = useRef<HTMLInputElement>(null)
  const selection = useListSelection(of, {
    most: MOST_ITEMS_AT_ONCE,
    onCleared: () => all.current?.focus(),
  })
  const ids = items.map(({ Id }) => Id)
  // What is gone from the list is selected no more.
  const selected = items.filter(({ Id }) => selection.has(Id))
  const isAll = selected.length === items.length
  useSelectionKeys(frame, {
    onAll: () => selection.set(ids, true),
    onNone: selected.length > 0 ? selection.clear : undefined,
  })
  return (
    <Stack gap={3} ref={frame}>
      {items.length > 0 && (
        <label className={classes['all']}>
          <input
            ref={(box) => {
              all.current = box
              if (box) box.indeterminate = selected.length > 0 && !isAll
            }}
            type="checkbox"
            checked={isAll}
            onChange={(event) => selection.set(ids, event.currentTarget.checked)}
          />
          {t('library.many.all')}
        </label>
      )}
      <ul className={asTiles ? classes['tiles'] : classes['list']}>
        {before}
        {items.map((item) => (
          <ItemRow
            key={item.Id}
            item={item}
            withFolder={withFolder}
            asTile={asTiles}
            isSelected={selection.has(item.Id)}
            onSelect={(on) => selection.toggle(item.Id, on, ids)}
            onOpen={() => onOpen(item.Id)}
          />
        ))}
      </ul>
      <More parts={parts} />
      {selected.length > 0 && <SelectionBar items={selected} onClear={selection.clear} />}
    </Stack>
  )
}

function More({ parts }: { readonly parts: Parts }) {
  const { t } = useTexts()
  const { error, hasNextPage, isFetchingNextPage, isFetching } = parts
  if (!error && !hasNextPage) return null
  return (
    <Row justify="center" gap={2} align="center">
      {error && <p role="alert">{t('library.failedPart')}</p>}
      <Button
        variant="default"
        loading={isFetchingNextPage || (error !== null && isFetching)}
        onClick={() => void parts.fetchNextPage()}
      >
        {t(error ? 'core.failed.retry' : 'library.more')}
      </Button>
    </Row>
  )
}
