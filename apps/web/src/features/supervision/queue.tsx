import { Stack } from '#layout'
import {
  Button,
  EmptyState,
  lastPage,
  useRows,
  Loadable,
  Pager,
  SearchField,
  useLastPage,
} from '#ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useRef, type KeyboardEvent } from 'react'
import { useWalkSource } from '#lists'
import { useActionsChanged, useCall, useIdentity, useTexts } from '#shared'
import { QueueItem } from './queue-item.tsx'
import classes from './queue.module.css'
import { ReasonFilter } from './reason-filter.tsx'
import { useHandling, type Entry } from './use-handling.ts'
import { useQueueFilter, type QueueFilter } from './use-queue-filter.ts'

const UNFILTERED: QueueFilter = { page: 1, search: '', reason: null }

/** Those who wait for something, as a list to be worked off from the top. */
export function Queue() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [filter, setFilter] = useQueueFilter()
  const { page, search, reason } = filter
  const { rows, asked: length, setRows } = useRows()
  const queue = useCall(
    'supervision.listQueue',
    { ProjectId, page, ...length, Search: search, Reason: reason },
    { placeholderData: keepPreviousData },
  )
  useActionsChanged(() => void queue.refetch())
  useLastPage(page, queue.data?.count, (last) => setFilter({ page: last, search, reason }), rows)
  useWalkSource(() =>
    // While another page is on its way, what is shown is of the one before.
    !queue.data || queue.isPlaceholderData
      ? undefined
      : {
          list: {
            kind: 'queue',
            input: { ProjectId, page, ...length, Search: search, Reason: reason },
          },
          isTyped: search !== '',
          first: (page - 1) * rows,
          ids: queue.data.list.map(({ Mentee }) => Mentee.Id),
          total: queue.data.count,
          size: rows,
        },
  )
  return (
    <Stack gap={4}>
      <SearchField
        label={t('supervision.search')}
        placeholder={t('supervision.search')}
        value={search}
        onChange={(text) => setFilter({ ...filter, search: text, page: 1 })}
      />
      <Loadable query={queue}>
        {({ list, count, All, Reasons }) => {
          if (All === 0) return <Nobody />
          return (
            <>
              <ReasonFilter
                counts={Reasons}
                all={All}
                chosen={reason}
                onChange={(next) => setFilter({ ...filter, reason: next, page: 1 })}
              />
              <p role="status" className={count === All ? classes.everybody : classes.quiet}>
                {t('supervision.queue.found', { count })}
              </p>
              {count === 0 ? (
                <NotFound showAll={() => setFilter(UNFILTERED)} />
              ) : (
                <Entries list={list} />
              )}
              <Pager
                page={page}
                last={lastPage(count, rows)}
                onChange={(next) => setFilter({ ...filter, page: next })}
                length={{
                  count,
                  rows,
                  onChange(next) {
                    setFilter({ ...filter, page: 1 })
                    setRows(next)
                  },
                }}
              />
            </>
          )
        }}
      </Loadable>
    </Stack>
  )
}

function Entries({ list }: { readonly list: readonly Entry[] }) {
  const { t } = useTexts()
  const items = useRef<HTMLUListElement>(null)
  const place = useRef(0)
  const focus = (at: number) => {
    const buttons = items.current?.querySelectorAll<HTMLElement>('[data-handle]') ?? []
    buttons[Math.max(0, Math.min(at, buttons.length - 1))]?.focus()
  }
  // The next one has moved up to where the focus was.
  const handling = useHandling(() => requestAnimationFrame(() => focus(place.current)))

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const at = [...event.currentTarget.children].findIndex((item) =>
      item.contains(document.activeElement),
    )
    event.preventDefault()
    focus(at + step)
  }
  return (
    <>
      <p className={classes.keys} data-print="none">
        {t('supervision.queue.keys')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead between its buttons */}
      <Stack ref={items} aria-label={t('supervision.queue')} as="ul" gap={3} onKeyDown={onKeyDown}>
        {list.map((entry, index) => (
          <li key={entry.Mentee.Id}>
            <QueueItem
              entry={entry}
              handling={handling}
              onAct={() => {
                place.current = index
              }}
            />
          </li>
        ))}
      </Stack>
    </>
  )
}

function Nobody() {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={<IconCircleCheck size={28} stroke={1.5} />}
      title={t('supervision.queue.none')}
      text={t('supervision.queue.noneText')}
    />
  )
}

function NotFound({ showAll }: { readonly showAll: () => void }) {
  const { t } = useTexts()
  return (
    <EmptyState
      title={t('supervision.queue.notFound')}
      text={t('supervision.queue.notFoundText')}
      action={
        <Button variant="default" onClick={showAll}>
          {t('supervision.queue.showAll')}
        </Button>
      }
    />
  )
}
