import { Heading, Page, Row, Stack } from '#layout'
import { Button, Choice, EmptyState, lazyPart, Loadable, ProjectLink, SearchField } from '#ui'
import { useCall, useIdentity, useMay, useOpenedTitle, useParticipant, useTexts } from '#shared'
import { PublicNotes, SharedPart, TypeIcon, loadFormResults } from '#features/actions'
import type { CellState } from '@telemachos/contract/grid/constants'
import { CELL_STATES } from '@telemachos/contract/grid/constants'
import { columnDue } from '../board/column-due.ts'
import { pathOf } from '@telemachos/contract/paths'
import { useQuery } from '@tanstack/react-query'
import { IconChevronLeft, IconChevronRight, IconMail } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState, type ReactNode } from 'react'
import type { ActionTypeId } from '../board/filter-fields.tsx'
import { countQuery } from '../board/grid-queries.ts'
import type { GridColumn, GridFilter, GridHeader } from '../board/grid-rows.ts'
import { useMailDates } from '../use-mail-dates.ts'
import { countActions } from './action-counts.ts'
import type { ActionSearch } from './action-search.ts'
import classes from './by-action.module.css'
import { CountBar } from './count-bar.tsx'
import { MenteeLines } from './mentee-lines.tsx'
import { useActionSearch } from './use-action-search.ts'

const FormResults = lazyPart(loadFormResults, 'FormResults')

/** The type of action that asks a questionnaire. */
const QUESTIONNAIRE = 4

interface Props {
  readonly actionId: number
  /** The way to what was answered. */
  readonly results: (actionId: number) => ReactNode
}

/** One action for all mentees in the caller's care. */
export function OneAction({ actionId, results }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const isMentor = useParticipant() === 'mentor'
  const header = useCall('grid.getActionsGridHeader', { ProjectId })
  return (
    <Page width="full">
      <Loadable query={header}>
        {(grid) => {
          const { Columns } = grid
          const place = Columns.findIndex(({ Id }) => Id === actionId)
          const column = Columns[place]
          if (!column) {
            const back = (
              <ProjectLink to={pathOf('mentor.action2.list')}>
                {t('actions.byAction.all')}
              </ProjectLink>
            )
            return <EmptyState isPage title={t('actions.byAction.missing')} action={back} />
          }
          return (
            <>
              <Neighbours previous={Columns[place - 1]} next={Columns[place + 1]} />
              <Head column={column} projectId={ProjectId} />
              {column.TypeId === QUESTIONNAIRE && results(actionId)}
              {isMentor && <SharedPart actionId={actionId} />}
              <WrittenInForm actionId={actionId} />
              <PublicNotes actionId={actionId} />
              <People column={column} header={grid} projectId={ProjectId} />
            </>
          )
        }}
      </Loadable>
    </Page>
  )
}

/** What is written in the action's form, opened when it is wanted; nothing where it has no form. */
function WrittenInForm({ actionId }: { readonly actionId: number }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const mayRead = useMay()('actions.listFormResults')
  const [isOpen, setOpen] = useState(false)
  const input = { ProjectId, ActionId: actionId, Count: 1 }
  const form = useCall('actions.listFormResults', input, { enabled: mayRead })
  const about = { ...input, Part: 'about' } as const
  const staff = useCall('actions.listFormResults', about, { enabled: mayRead })
  const hasForm = [form, staff].some(({ data }) => (data?.Fields.length ?? 0) > 0)
  if (!hasForm) return null
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('actions.results.open')}</summary>
      {isOpen && (
        <Suspense>
          <FormResults actionId={actionId} />
        </Suspense>
      )}
    </details>
  )
}

interface NeighboursProps {
  readonly previous: GridColumn | undefined
  readonly next: GridColumn | undefined
}

function Neighbours({ previous, next }: NeighboursProps) {
  const { t } = useTexts()
  return (
    <nav className={classes.neighbours} aria-label={t('actions.byAction.title')}>
      <ProjectLink to={pathOf('mentor.action2.list')}>{t('actions.byAction.all')}</ProjectLink>
      <Row as="span" nowrap gap={2}>
        {previous && (
          <ProjectLink
            to={pathOf('mentor.action2.list.view', { actionId: previous.Id })}
            aria-label={t('actions.byAction.previous', { title: previous.Title })}
            className={classes.step}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </ProjectLink>
        )}
        {next && (
          <ProjectLink
            to={pathOf('mentor.action2.list.view', { actionId: next.Id })}
            aria-label={t('actions.byAction.next', { title: next.Title })}
            className={classes.step}
          >
            <IconChevronRight size={20} aria-hidden="true" />
          </ProjectLink>
        )}
      </Row>
    </nav>
  )
}

interface ColumnProps {
  readonly column: GridColumn
  readonly projectId: number
}

function Head({ column, projectId }: ColumnProps) {
  const { t } = useTexts()
  const count = useQuery(countQuery({ ProjectId: projectId, ActionId: column.Id }))
  const due = columnDue(column, t)
  useOpenedTitle(column.Title)
  const [counts] = count.data ? countActions([column], count.data) : []
  return (
    <Stack as="header" gap={2} packed className={classes.head}>
      <Heading as="h1" size="page">
        <TypeIcon typeId={column.TypeId} size={28} /> {column.Title}
      </Heading>
      <p className={classes.facts}>
        {t(`actions.grid.type.${column.TypeId as ActionTypeId}`)}
        {due !== undefined && <> · {due}</>}
      </p>
      {counts && <CountBar counts={counts} />}
    </Stack>
  )
}

function People({ column, header, projectId }: ColumnProps & { readonly header: GridHeader }) {
  const { t } = useTexts()
  const search = useActionSearch()
  const mailDates = useMailDates(column)
  const navigate = useNavigate()
  const change = (next: Partial<ActionSearch>) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: true, resetScroll: false })
  const refine = (next: Partial<ActionSearch>) => change({ ...next, page: undefined })
  return (
    <Stack as="section" gap={3} packed>
      <Row gap={5} lineGap={3} align="end" className={classes.tools}>
        <SearchField
          label={t('actions.byAction.searchMentee')}
          placeholder={t('actions.byAction.searchMentee')}
          value={search.q ?? ''}
          onChange={(q) => refine({ q: q || undefined })}
        />
        <Choice
          label={t('actions.byAction.state')}
          value={search.state ?? ''}
          onChange={(state) => refine({ state: (state as CellState) || undefined })}
        >
          <option value="">{t('actions.byAction.state.all')}</option>
          {CELL_STATES.map((state) => (
            <option key={state} value={state}>
              {t(`actions.grid.state.${state}`)}
            </option>
          ))}
        </Choice>
        <Choice
          label={t('actions.byAction.order')}
          value={search.order ?? 'name'}
          isFilter={false}
          onChange={(order) =>
            refine({ order: order === 'name' ? undefined : (order as ActionSearch['order']) })
          }
        >
          {(['name', 'state', 'progress'] as const).map((order) => (
            <option key={order} value={order}>
              {t(`actions.byAction.order.${order}`)}
            </option>
          ))}
        </Choice>
        {mailDates && (
          <Button variant="default" leftSection={<IconMail size={18} />} onClick={mailDates}>
            {t('mail.dates')}
          </Button>
        )}
      </Row>
      <MenteeLines
        key={JSON.stringify([search.q, search.state])}
        column={column}
        header={header}
        filter={filterOf(search, column, projectId)}
        page={search.page}
        onPage={(page) => change({ page: page === 1 ? undefined : page })}
      />
    </Stack>
  )
}

function filterOf(
  { q, state, order }: ActionSearch,
  { Id }: GridColumn,
  projectId: number,
): GridFilter {
  return {
    ProjectId: projectId,
    ActionId: Id,
    ...(q !== undefined && { Search: q }),
    ...(state && { State: state }),
    ...(order === 'state' && { ActionOrder: Id }),
    ...(order === 'progress' && { Order: 'done' as const }),
  }
}
