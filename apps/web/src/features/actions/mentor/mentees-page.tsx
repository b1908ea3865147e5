import { Heading, Page as PageFrame, Row, surfaceClasses as surface } from '#layout'
import { Button, Loadable, TextField, useNow, useSearchText, SEARCH_MS } from '#ui'
import {
  call,
  takeFirstPart,
  useActionsChanged,
  useCall,
  useIdentity,
  useTexts,
  type ApiError,
  type CallOutput,
} from '#shared'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type {
  InfiniteData,
  QueryKey,
  UseInfiniteQueryResult,
  UseQueryResult,
} from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { MenteeCard } from './mentee-card.tsx'
import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { useWalkSource } from '#lists'
import type { GridColumn, GridRow } from './mentee-summary.ts'
import { readMenteesSearch, type MenteesSearch } from './mentees-search.ts'
import classes from './mentees-page.module.css'

/** Search runs so long after the last key (spec §9). */

/**
 * The people in the caller's care: how far each is, what comes next and what is overdue; `top`
 * stands above them, `tools` beside the heading.
 */
export function MenteesPage({
  top,
  tools,
}: {
  readonly top?: ReactNode
  readonly tools?: ReactNode
}) {
  const { t } = useTexts()
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const { q = '', overdue = false } = readMenteesSearch(raw)
  const navigate = useNavigate()
  const change = (next: MenteesSearch, step: 'push' | 'replace') =>
    void navigate({
      to: '.',
      search: (old: Record<string, unknown>) => ({ ...readMenteesSearch(old), ...next }),
      replace: step === 'replace',
      resetScroll: false,
    })
  const { typed, setTyped } = useSearchText(
    q,
    (text) => change({ q: text || undefined }, 'replace'),
    SEARCH_MS,
  )
  return (
    <PageFrame width="full">
      <Row as="header" gap={3} align="center" justify="between">
        <Heading as="h1" size="page">
          {t('actions.mentor.list.title')}
        </Heading>
        {tools}
      </Row>
      {top}
      <search className={classes.tools}>
        <TextField
          type="search"
          className={classes.search}
          label={t('actions.mentor.list.search')}
          hint={t('actions.mentor.list.searchHint')}
          value={typed}
          maxLength={200}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <label className={classes.check}>
          <input
            type="checkbox"
            checked={overdue}
            onChange={(event) =>
              change({ overdue: event.currentTarget.checked || undefined }, 'push')
            }
          />
          {t('actions.mentor.list.overdueOnly')}
        </label>
      </search>
      <Mentees
        search={q}
        overdueOnly={overdue}
        showAll={() => change({ q: undefined, overdue: undefined }, 'push')}
      />
    </PageFrame>
  )
}

interface MenteesProps {
  readonly search: string
  readonly overdueOnly: boolean
  readonly showAll: () => void
}

const FIRST: PageParam = { page: 1, after: undefined }

function Mentees({ search, overdueOnly, showAll }: MenteesProps) {
  const { ProjectId } = useIdentity()
  const header = useCall('grid.getActionsGridHeader', { ProjectId })
  const filter = {
    ProjectId,
    Search: search,
    Filter: [],
    Order: 'last_name' as const,
    Desc: false,
    ...(overdueOnly && { State: 'overdue' as const }),
  }
  const count = useCall('grid.countActionsGrid', filter)
  const pages = useInfiniteQuery<Page, ApiError, InfiniteData<Page>, QueryKey, PageParam>({
    queryKey: ['grid.getActionsGridPage', filter, 'list'],
    queryFn: ({ pageParam }) =>
      call('grid.getActionsGridPage', {
        ...filter,
        Page: pageParam.page,
        ...(pageParam.after && { After: pageParam.after }),
      }),
    initialPageParam: FIRST,
    initialData: () => takeFirstPart('grid.getActionsGridPage', { ...filter, Page: 1 }, FIRST),
    getNextPageParam: ({ Next }, all) =>
      Next === null ? undefined : { page: all.length + 1, after: Next },
    placeholderData: keepPreviousData,
  })
  useActionsChanged(() => void pages.refetch())
  useWalkSource(() =>
    // While others are on their way, those shown are of the filter before.
    !pages.data || pages.isPlaceholderData
      ? undefined
      : {
          list: { kind: 'grid', input: { ...filter, Page: 1 } },
          isTyped: search !== '',
          first: 0,
          ids: pages.data.pages.flatMap(({ list }) => list.map(({ Id }) => Id)),
          total: count.data?.count ?? pages.data.pages.flatMap(({ list }) => list).length,
          size: GRID_PAGE_SIZE,
        },
  )

  return (
    <Loadable query={header}>
      {({ Columns, Partial: isPartial }) => (
        <Loadable query={pages}>
          {(data) => {
            const rows = data.pages.flatMap((page) => page.list)
            if (rows.length === 0) {
              return <None filtered={search !== '' || overdueOnly} showAll={showAll} />
            }
            return (
              <>
                <Found count={count} />
                <Cards rows={rows} columns={Columns} isPartial={isPartial} />
                <More pages={pages} />
              </>
            )
          }}
        </Loadable>
      )}
    </Loadable>
  )
}

/** How many there are; where that did not come, that it did not. */
function Found({ count }: { readonly count: CountQuery }) {
  const { t } = useTexts()
  const { data, error, isFetching, refetch } = count
  if (!data && error) {
    return (
      <div className={classes.failed}>
        <p role="alert">{t('actions.mentor.list.failedCount')}</p>
        <Button variant="default" loading={isFetching} onClick={() => void refetch()}>
          {t('core.failed.retry')}
        </Button>
      </div>
    )
  }
  return (
    <p role="status" className={classes.found}>
      {data && t('actions.mentor.list.found', { count: data.count })}
    </p>
  )
}

/** The way to more of them, which tries again where they did not come. */
function More({ pages }: { readonly pages: PagesQuery }) {
  const { t } = useTexts()
  const { error, isFetching, isFetchingNextPage, isFetchNextPageError, hasNextPage } = pages
  if (!error && !hasNextPage) return null
  const load = error && !isFetchNextPageError ? pages.refetch : pages.fetchNextPage
  return (
    <div className={classes.more}>
      {error && <p role="alert">{t('actions.mentor.list.failedPage')}</p>}
      <Button
        variant="default"
        loading={isFetchingNextPage || (error !== null && isFetching)}
        onClick={() => void load()}
      >
        {t(error ? 'core.failed.retry' : 'actions.mentor.list.more')}
      </Button>
    </div>
  )
}

interface CardsProps {
  readonly rows: readonly GridRow[]
  readonly columns: readonly GridColumn[]
  readonly isPartial: boolean
}

function Cards({ rows, columns, isPartial }: CardsProps) {
  const now = useNow()
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.Id}>
          <MenteeCard {...{ row, columns, isPartial, now }} />
        </li>
      ))}
    </ul>
  )
}

type Page = CallOutput<'grid.getActionsGridPage'>
type PagesQuery = UseInfiniteQueryResult<InfiniteData<Page>, ApiError>
type CountQuery = UseQueryResult<CallOutput<'grid.countActionsGrid'>, ApiError>

interface PageParam {
  readonly page: number
  readonly after: { readonly Key: string; readonly Id: number } | undefined
}

function None({ filtered, showAll }: { readonly filtered: boolean; readonly showAll: () => void }) {
  const { t } = useTexts()
  const kind = filtered ? 'notFound' : 'none'
  return (
    <section role="status" className={surface.card}>
      <h2 className={surface.heading}>{t(`actions.mentor.list.${kind}`)}</h2>
      <p>{t(`actions.mentor.list.${kind}Text`)}</p>
      {filtered && (
        <Button variant="default" onClick={showAll}>
          {t('actions.mentor.list.showAll')}
        </Button>
      )}
    </section>
  )
}
