import { Heading, Page, Row, Stack } from '#layout'
import { useActionsChanged, useCall, useIdentity, useTexts, useGroupWords } from '#shared'
import { Checkbox, Choice, EmptyState, Loadable, ProjectLink, SearchField, FILTER_MS } from '#ui'
import { TypeIcon } from '#features/actions'
import { columnDue } from '../board/column-due.ts'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { ActionTypeId } from '../board/filter-fields.tsx'
import type { GridHeader } from '../board/grid-rows.ts'
import { countActions, filterActions, type ActionCounts } from './action-counts.ts'
import classes from './by-action.module.css'
import { CountBar } from './count-bar.tsx'
import { readOverviewSearch, type OverviewSearch } from './overview-search.ts'

/** Every action that the caller sees, with how it stands over the mentees in their care. */
export function ActionsOverview() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const header = useCall('grid.getActionsGridHeader', { ProjectId })
  return (
    <Page width="full">
      <header>
        <Heading as="h1" size="page">
          {t('actions.byAction.title')}
        </Heading>
        <p className={classes.lead}>{t('actions.byAction.lead')}</p>
      </header>
      <Loadable query={header}>
        {(loaded) =>
          loaded.Columns.length === 0 ? (
            <EmptyState
              picture="actions"
              title={t('actions.byAction.empty')}
              text={t('actions.byAction.emptyText')}
            />
          ) : (
            <Actions header={loaded} projectId={ProjectId} />
          )
        }
      </Loadable>
    </Page>
  )
}

interface ActionsProps {
  readonly header: GridHeader
  readonly projectId: number
}

function Actions({ header: { Columns, GroupByGroup }, projectId }: ActionsProps) {
  const { t } = useTexts()
  const count = useCall('grid.countActionsGrid', { ProjectId: projectId })
  useActionsChanged(() => void count.refetch())
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const search = readOverviewSearch(raw)
  const navigate = useNavigate()
  const change = (next: Partial<OverviewSearch>) =>
    void navigate({ to: '.', search: { ...search, ...next }, replace: true, resetScroll: false })
  const types = [...new Set(Columns.map(({ TypeId }) => TypeId))].toSorted((a, b) => a - b)
  return (
    <>
      <Row gap={5} lineGap={3} align="end" className={classes.tools}>
        <SearchField
          label={t('actions.byAction.search')}
          placeholder={t('actions.byAction.search')}
          value={search.q ?? ''}
          debounceMs={FILTER_MS}
          onChange={(q) => change({ q: q || undefined })}
        />
        <Choice
          label={t('actions.grid.filter.type')}
          value={search.type ?? ''}
          onChange={(type) => change({ type: (type as OverviewSearch['type']) || undefined })}
        >
          <option value="">{t('actions.grid.filter.type.all')}</option>
          <option value="meet">{t('actions.grid.filter.type.meet')}</option>
          <option value="other">{t('actions.grid.filter.type.other')}</option>
          <hr />
          {types.map((type) => (
            <option key={type} value={`t${type}`}>
              {t(`actions.grid.type.${type as ActionTypeId}`)}
            </option>
          ))}
        </Choice>
        <Checkbox
          label={t('actions.byAction.attention')}
          checked={search.attention ?? false}
          onChange={(attention) => change({ attention: attention || undefined })}
        />
      </Row>
      <Loadable query={count}>
        {(counted) => {
          const found = filterActions(countActions(Columns, counted), {
            text: search.q ?? '',
            type: search.type,
            attention: search.attention ?? false,
          })
          if (found.length === 0) {
            return (
              <EmptyState
                title={t('actions.byAction.none')}
                text={t('actions.byAction.noneText')}
              />
            )
          }
          return <ActionList actions={found} grouped={GroupByGroup && !search.attention} />
        }}
      </Loadable>
    </>
  )
}

interface ListProps {
  readonly actions: readonly ActionCounts[]
  readonly grouped: boolean
}

function ActionList({ actions, grouped }: ListProps) {
  const groupWords = useGroupWords()
  if (!grouped) return <Cards actions={actions} />
  const groups = Map.groupBy(actions, ({ column }) => groupWords(column.Group))
  return [...groups].map(([name, inGroup]) => (
    <Stack key={name} as="section" gap={3} packed>
      <h2 className={classes.groupName}>{name}</h2>
      <Cards actions={inGroup} />
    </Stack>
  ))
}

function Cards({ actions }: { readonly actions: readonly ActionCounts[] }) {
  const { t } = useTexts()
  return (
    <ul className={classes.cards}>
      {actions.map((counts) => {
        const { Id, TypeId, Title } = counts.column
        const due = columnDue(counts.column, t)
        return (
          <li key={Id} className={classes.card}>
            <h3 className={classes.name}>
              <TypeIcon typeId={TypeId} size={20} />
              <ProjectLink
                to={pathOf('mentor.action2.list.view', { actionId: Id })}
                className={classes.cardLink}
              >
                {Title}
              </ProjectLink>
            </h3>
            <p className={classes.facts}>
              {t(`actions.grid.type.${TypeId as ActionTypeId}`)}
              {due !== undefined && <> · {due}</>}
            </p>
            <CountBar counts={counts} />
          </li>
        )
      })}
    </ul>
  )
}
