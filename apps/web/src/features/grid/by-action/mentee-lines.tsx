import { GRID_PAGE_SIZE } from '@telemachos/contract/grid/constants'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useActionsChanged, useCall, useMay, useTexts } from '#shared'
import { Checkbox, EmptyState, Loadable, Pager, pageWithin, useNow, lazyPart } from '#ui'
import { summaryWords } from '#features/submissions'
import { countQuery, findRow, pageQuery } from '../board/grid-queries.ts'
import type { GridColumn, GridFilter, GridHeader, GridRow } from '../board/grid-rows.ts'
import { isIncomplete } from '../board/grid-rows.ts'
import { rowName } from '../board/grid-view.ts'
import { useGridLive } from '../board/use-grid-live.ts'
import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import { useActionSearch } from './use-action-search.ts'
import classes from './by-action.module.css'
import { CompleteBar } from './complete-bar.tsx'
import { MenteeLine } from './mentee-line.tsx'
import type { Chosen } from './use-complete-many.ts'

const CellPanel = lazyPart(() => import('../board/cell-panel.tsx'))

/** Ten people a page (spec §9); the server gives fifty at once. */
const PAGE_SIZE = 10

interface Props {
  readonly column: GridColumn
  /** The grid that it is a column of. */
  readonly header: GridHeader
  readonly filter: GridFilter
  /** The one that the address asks for. */
  readonly page: number | undefined
  readonly onPage: (page: number) => void
}

/** The mentees of one action by pages of ten, to look at, open, and complete for several. */
export function MenteeLines({ column, header, filter, page: asked, onPage }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const count = useQuery(countQuery(filter))
  const page = pageWithin(asked, count.data?.count)
  const first = (page - 1) * PAGE_SIZE
  const rows = useQuery(pageQuery(client, filter, Math.floor(first / GRID_PAGE_SIZE) + 1))
  useGridLive(filter.ProjectId, header)
  const [chosen, setChosen] = useState<ReadonlyMap<number, Chosen>>(new Map())
  const all = count.data?.count ?? 0
  return (
    <>
      <p role="status" className={classes.found}>
        {count.data && t('actions.byAction.found', { count: all })}
      </p>
      <Loadable query={rows}>
        {({ rows: loaded }) => {
          const shown = loaded.slice(first % GRID_PAGE_SIZE, (first % GRID_PAGE_SIZE) + PAGE_SIZE)
          if (shown.length === 0) {
            return (
              <EmptyState
                title={t('actions.byAction.nobody')}
                text={t('actions.byAction.nobodyText')}
              />
            )
          }
          return (
            <>
              <SelectPage
                shown={shown.filter((row) => isIncomplete(row, column))}
                chosen={chosen}
                onChange={setChosen}
              />
              <CompleteBar
                column={column}
                filter={filter}
                all={all}
                chosen={chosen}
                onChange={setChosen}
              />
              <Lines
                {...{ column, projectId: filter.ProjectId, chosen }}
                rows={shown}
                onChange={setChosen}
              />
            </>
          )
        }}
      </Loadable>
      <Pager page={page} last={Math.ceil(all / PAGE_SIZE)} onChange={onPage} kind="other" />
      <OpenCell column={column} />
    </>
  )
}

interface SelectionProps {
  readonly chosen: ReadonlyMap<number, Chosen>
  readonly onChange: (chosen: ReadonlyMap<number, Chosen>) => void
}

/** With or without some people. */
function choose(
  chosen: ReadonlyMap<number, Chosen>,
  rows: readonly GridRow[],
  isChosen: boolean,
): ReadonlyMap<number, Chosen> {
  const next = new Map(chosen)
  for (const row of rows) {
    if (isChosen) next.set(row.Id, { Id: row.Id, name: rowName(row) })
    else next.delete(row.Id)
  }
  return next
}

function SelectPage(props: SelectionProps & { readonly shown: readonly GridRow[] }) {
  const { shown, chosen, onChange } = props
  const { t } = useTexts()
  const onPage = shown.filter(({ Id }) => chosen.has(Id)).length
  return (
    <Checkbox
      label={t('actions.byAction.selectPage')}
      checked={onPage > 0 && onPage === shown.length}
      mixed={onPage > 0}
      onChange={(isChosen) => onChange(choose(chosen, shown, isChosen))}
    />
  )
}

interface LinesProps extends SelectionProps {
  readonly projectId: number
  readonly column: GridColumn
  readonly rows: readonly GridRow[]
}

function Lines({ column, rows, chosen, onChange, projectId }: LinesProps) {
  const { t } = useTexts()
  const now = useNow()
  const isAllowed = useMay()('submissions.summarize')
  const work = useCall(
    'submissions.summarize',
    {
      ProjectId: projectId,
      MenteeIds: rows.map(({ Id }) => Id),
      ActionId: column.Id,
    },
    { enabled: isAllowed },
  )
  useActionsChanged(() => isAllowed && void work.refetch())
  const doing = new Map(
    work.data?.map((one) => [one.MenteeId, summaryWords(one, column.TypeId === INFORMATION, t)]),
  )
  return (
    <ul className={classes.lines}>
      {rows.map((row) => (
        <MenteeLine
          key={row.Id}
          {...{ row, column, now }}
          doing={doing.get(row.Id) ?? ''}
          isChosen={chosen.has(row.Id)}
          onChoose={(isChosen) => onChange(choose(chosen, [row], isChosen))}
        />
      ))}
    </ul>
  )
}

/** The panel of the mentee whom the address names: the same as in the grid. */
function OpenCell({ column }: { readonly column: GridColumn }) {
  const { mentee } = useActionSearch()
  const client = useQueryClient()
  const navigate = useNavigate()
  const now = useNow()
  if (mentee === undefined) return null
  const row = findRow(client, mentee)
  const close = () =>
    void navigate({
      to: '.',
      search: (old: object) => ({ ...old, mentee: undefined }),
      resetScroll: false,
    })
  return (
    <Suspense>
      <CellPanel
        menteeId={mentee}
        actionId={column.Id}
        menteeName={row && rowName(row)}
        now={now}
        onClose={close}
      />
    </Suspense>
  )
}
