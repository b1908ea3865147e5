import { Row, Text } from '#layout'
import { type ApplicationGroup, GROUPS } from '@telemachos/contract/applications/statuses'
import { REVIEWERS } from '@telemachos/rules/application-scores'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, PagedTable, Tabs, useTableState, type TableColumn } from '#ui'
import { ApplicationBadges, type Application } from './application-badges.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import { ApplicationSteps, type Opened, type OpenedFrom } from './application-steps.tsx'
import classes from './applications.module.css'
import { ColumnsView } from './columns-view.tsx'
import { CompareDialog, MAX_COMPARED } from './compare-dialog.tsx'
import { DraftList } from './draft-list.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { FilterRow } from './filter-row.tsx'
import { FIRST_VIEW, type ListView } from './list-view.ts'
import { MarkProvenButton } from './mark-proven-button.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { ViewMenu } from './view-menu.tsx'

/** What is not handed in goes before what is, as its status (-1) does. */
const KEYS = ['drafts', ...(Object.keys(GROUPS) as ApplicationGroup[])] as const

/** The list of applications, to be worked off: by status, narrowed, chosen, compared and moved. */
export function ReviewList() {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [view, setView] = useState<ListView>(FIRST_VIEW)
  const [look, setLook] = useState<'list' | 'columns'>('list')
  const [isDrafts, setDrafts] = useState(false)
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [isComparing, setComparing] = useState(false)
  const [opened, setOpened] = useState<Opened>()
  const [openedFrom, setOpenedFrom] = useState<OpenedFrom>()
  const shown = { ...view, Search: table.search }
  const query = useCall('applications.list', { ProjectId, ...shown, ...table.asked })
  const change = (part: Partial<ListView>): void => {
    setChosen([])
    table.goTo(1)
    setView({ ...view, ...part })
  }
  const open = (one: Opened, from?: OpenedFrom): void => {
    setOpened(one)
    setOpenedFrom(from)
  }
  const columns = useColumns(chosen, setChosen, (one) =>
    open(one, query.data && { ...query.data, view: shown, page: table.page, rows: table.rows }),
  )
  const chosenUnproven =
    query.data?.list.flatMap(({ Id, Proven }) => (!Proven && chosen.includes(Id) ? [Id] : [])) ?? []
  const choices = chosen.length > 0 && (
    <Row gap={2}>
      <Text tone="soft">{t('applications.chosen', { count: chosen.length })}</Text>
      <MoveButtons
        ids={chosen}
        status={GROUPS[view.Group][0]}
        size="sm"
        onMoved={() => setChosen([])}
      >
        {chosenUnproven.length > 0 && (
          <MarkProvenButton ids={chosenUnproven} size="sm" onMarked={() => setChosen([])} />
        )}
      </MoveButtons>
      {chosen.length > 1 && chosen.length <= MAX_COMPARED && (
        <Button size="sm" variant="default" onClick={() => setComparing(true)}>
          {t('applications.compare')}
        </Button>
      )}
    </Row>
  )
  return (
    <>
      <Row gap={2} justify="between" className={classes.looks}>
        <Row gap={2}>
          <ViewMenu
            view={shown}
            onOpen={(next) => {
              setDrafts(false)
              table.searchFor(next.Search)
              change(next)
            }}
          />
        </Row>
        <Row gap={2}>
          <ExportButtons view={shown} />
          {(['list', 'columns'] as const).map((one) => (
            <Button
              key={one}
              size="sm"
              variant={look === one ? 'light' : 'subtle'}
              aria-pressed={look === one}
              onClick={() => setLook(one)}
            >
              {t(`applications.look.${one}`)}
            </Button>
          ))}
        </Row>
      </Row>
      {!(isDrafts && look === 'list') && <FilterRow view={view} onChange={change} />}
      {look === 'columns' ? (
        <ColumnsView
          view={shown}
          onOpen={(one) => open(one)}
          onGroup={(Group) => {
            setLook('list')
            setDrafts(false)
            change({ Group })
          }}
          onDrafts={() => {
            setLook('list')
            setDrafts(true)
          }}
        />
      ) : (
        <Tabs
          label={t('applications.group')}
          tabs={KEYS.map((key) => ({
            key,
            label: t(`applications.group.${key}`, {
              number: query.data ? formatNumber(query.data.Counts[key], language) : '…',
            }),
          }))}
          current={isDrafts ? 'drafts' : view.Group}
          onChange={(key) => {
            setDrafts(key === 'drafts')
            if (key !== 'drafts') change({ Group: key })
          }}
        >
          {isDrafts ? (
            <DraftList />
          ) : (
            <PagedTable
              label={t('applications.title')}
              columns={columns}
              rowKey={({ Id }) => Id}
              table={table}
              query={query}
              searchLabel={t('applications.search')}
              empty={{ title: t('applications.none'), text: t('applications.noneText') }}
              tools={choices}
            />
          )}
        </Tabs>
      )}
      {isComparing && <CompareDialog ids={chosen} onClose={() => setComparing(false)} />}
      {opened && (
        <ApplicationPanel
          id={opened.Id}
          protocol={opened.Protocol}
          onClose={() => setOpened(undefined)}
          onOpen={(one) => open(one)}
          steps={
            openedFrom && <ApplicationSteps id={opened.Id} from={openedFrom} onOpen={setOpened} />
          }
        />
      )}
    </>
  )
}

function useColumns(
  chosen: readonly number[],
  setChosen: (chosen: readonly number[]) => void,
  open: (one: Opened) => void,
): TableColumn<Application>[] {
  const { t, language } = useTexts()
  return [
    {
      key: 'protocol',
      label: t('applications.column.protocol'),
      text: null,
      cell: ({ Id, Protocol }) => (
        <span className={classes.first}>
          <input
            type="checkbox"
            aria-label={t('applications.choose', { protocol: Protocol })}
            checked={chosen.includes(Id)}
            onChange={({ currentTarget }) =>
              setChosen(
                currentTarget.checked ? [...chosen, Id] : chosen.filter((one) => one !== Id),
              )
            }
          />
          <button
            type="button"
            className={classes.open}
            aria-label={t('applications.open', { protocol: Protocol })}
            onClick={() => open({ Id, Protocol })}
          >
            {Protocol}
          </button>
        </span>
      ),
    },
    { key: 'name', label: t('applications.column.name'), cell: (one) => fullName(one) },
    {
      key: 'received',
      label: t('applications.column.received'),
      cell: ({ ReceivedAt }) => formatDateTime(ReceivedAt),
    },
    {
      key: 'score',
      label: t('applications.column.score'),
      cell: ({ Score, Sheets }) =>
        Score === null
          ? t('applications.column.sheets', { in: Sheets, of: REVIEWERS })
          : formatNumber(Score, language, 2),
    },
    {
      key: 'status',
      label: t('applications.column.status'),
      text: null,
      cell: (one) => <ApplicationBadges application={one} />,
    },
  ]
}
