import { Stack } from '#layout'
import { Button, EmptyState, lastPage, Loadable, Pager, SearchField } from '#ui'
import { IconCircleCheck } from '@tabler/icons-react'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useActionsChanged, useCall, useIdentity, useTexts } from '#shared'
import { QueueItem } from './queue-item.tsx'
import classes from './queue.module.css'
import { ReasonFilter } from './reason-filter.tsx'
import { useHandling, type Entry } from './use-handling.ts'
import { useQueueFilter, type QueueFilter } from './use-queue-filter.ts'

const UNFILTERED: QueueFilter = { page: 1, search: '', reason: null }

const lastOf = (count: number): number => Math.max(1, lastPage(count))

/** Those who wait for something, as a list to be worked off from the top. */
export function Queue() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [filter, setFilter] = useQueueFilter()
  const { page, search, reason } = filter
  const queue = useCall(
    'supervision.listQueue',
    { ProjectId, page, Search: search, Reason: reason },
    { placeholderData: keepPreviousData },
  )
  useActionsChanged(() => void queue.refetch())
  const last = queue.data && lastOf(queue.data.count)
  // Who works off the last page goes on with the one before.
  useEffect(() => {
    if (last !== undefined && page > last) setFilter({ page: last, search, reason })
  })
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
          const lastShown = lastOf(count)
          if (All === 0) return <Nobody />
          return (
            <>
              <ReasonFilter
                counts={Reasons}
                chosen={reason}
                onChange={(next) => setFilter({ ...filter, reason: next, page: 1 })}
              />
              <p role="status" className={classes.quiet}>
                {t('supervision.queue.found', { count })}
              </p>
              {count === 0 ? (
                <NotFound showAll={() => setFilter(UNFILTERED)} />
              ) : (
                <Entries list={list} />
              )}
              <Pager
                page={page}
                last={lastShown}
                onChange={(next) => setFilter({ ...filter, page: next })}
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
  const { handle, snooze, busy } = useHandling(() =>
    requestAnimationFrame(() => focus(place.current)),
  )

  function onKeyDown(event: KeyboardEvent<HTMLUListElement>): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    const at = [...event.currentTarget.children].findIndex((item) =>
      item.contains(document.activeElement),
    )
    event.preventDefault()
    focus(at + step)
  }
  const at = (index: number, act: (entry: Entry) => Promise<void>, entry: Entry) => () => {
    place.current = index
    void act(entry)
  }
  return (
    <>
      <p className={classes.keys}>{t('supervision.queue.keys')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows lead between its buttons */}
      <Stack ref={items} aria-label={t('supervision.queue')} as="ul" gap={3} onKeyDown={onKeyDown}>
        {list.map((entry, index) => (
          <li key={`${entry.Mentee.Id} ${entry.Reason}`}>
            <QueueItem
              entry={entry}
              busy={busy}
              onHandle={at(index, handle, entry)}
              onSnooze={at(index, snooze, entry)}
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
