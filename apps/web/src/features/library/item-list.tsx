import { Row, Stack } from '#layout'
import type { ComponentProps, ReactNode } from 'react'
import { useTexts } from '#shared'
import { Button, EmptyState, Loadable } from '#ui'
import type { Item } from './item.ts'
import { ItemRow } from './item-row.tsx'
import classes from './library.module.css'
import type { Parts } from './use-parts.ts'

interface Props {
  readonly parts: Parts
  readonly empty: ComponentProps<typeof EmptyState>
  readonly onOpen: (itemId: number) => void
  /** Whether each says in which folder it is. */
  readonly withFolder?: boolean
  readonly asTiles?: boolean
  /** What stands before the items, such as folders; then nothing is said of a list without items. */
  readonly before?: ReactNode
}

/** A list of items, as lines or as tiles, and the way to more of them. */
export function ItemList({ parts, empty, onOpen, withFolder, asTiles, before }: Props) {
  return (
    <Loadable query={parts}>
      {(data) => {
        const items = data.pages.flatMap(({ list }) => list)
        if (items.length === 0 && !before) return <EmptyState {...empty} />
        return (
          <Stack gap={3}>
            <ul className={asTiles ? classes['tiles'] : classes['list']}>
              {before}
              {items.map((item: Item) => (
                <ItemRow
                  key={item.Id}
                  item={item}
                  withFolder={withFolder ?? false}
                  asTile={asTiles ?? false}
                  onOpen={() => onOpen(item.Id)}
                />
              ))}
            </ul>
            <More parts={parts} />
          </Stack>
        )
      }}
    </Loadable>
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
