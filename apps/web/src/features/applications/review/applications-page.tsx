import { Heading, Page, Row, Text } from '#layout'
import { type ApplicationGroup, GROUPS } from '@telemachos/contract/applications/statuses'
import { formatDateTime } from '@telemachos/rules/dates'
import { fullName } from '@telemachos/rules/greek-person'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { useCall, useIdentity, useTexts } from '#shared'
import { Button, PagedTable, Tabs, useTableState, type TableColumn } from '#ui'
import { ApplicationBadges, type Application } from './application-badges.tsx'
import { ApplicationPanel } from './application-panel.tsx'
import classes from './applications.module.css'
import { CallCard } from './call-card.tsx'
import { RulesDrawer } from './rules-drawer.tsx'
import { MoveButtons } from './move-buttons.tsx'

const KEYS = Object.keys(GROUPS) as ApplicationGroup[]

/** The review of applications (spec §2.3, admin/project/applications). */
export default function ApplicationsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [group, setGroup] = useState<ApplicationGroup>('applicants')
  const [areRulesOpen, setRulesOpen] = useState(false)
  return (
    <Page key={ProjectId} width={1200}>
      <div>
        <Heading as="h1" size="page">
          {t('applications.title')}
        </Heading>
        <Text tone="soft">{t('applications.lead')}</Text>
      </div>
      <CallCard />
      <Row gap={3}>
        <Button variant="default" onClick={() => setRulesOpen(true)}>
          {t('applications.rules')}
        </Button>
      </Row>
      {areRulesOpen && <RulesDrawer onClose={() => setRulesOpen(false)} />}
      <Groups group={group} onChange={setGroup} />
    </Page>
  )
}

function Groups({
  group,
  onChange,
}: {
  readonly group: ApplicationGroup
  readonly onChange: (group: ApplicationGroup) => void
}) {
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const table = useTableState()
  const [chosen, setChosen] = useState<readonly number[]>([])
  const [opened, setOpened] = useState<{ readonly Id: number; readonly Protocol: string }>()
  const query = useCall('applications.list', {
    ProjectId,
    Group: group,
    Search: table.search,
    page: table.page,
  })
  const numberOf = (key: ApplicationGroup) =>
    query.data ? formatNumber(query.data.Counts[key], language) : '…'

  const columns: TableColumn<Application>[] = [
    {
      key: 'protocol',
      label: t('applications.column.protocol'),
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
            onClick={() => setOpened({ Id, Protocol })}
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
      key: 'status',
      label: t('applications.column.status'),
      cell: (one) => <ApplicationBadges application={one} />,
    },
  ]
  return (
    <Tabs
      label={t('applications.group')}
      tabs={KEYS.map((key) => ({
        key,
        label: t(`applications.group.${key}`, { number: numberOf(key) }),
      }))}
      current={group}
      onChange={(next) => {
        setChosen([])
        table.goTo(1)
        onChange(next)
      }}
    >
      <PagedTable
        label={t('applications.title')}
        columns={columns}
        rowKey={({ Id }) => Id}
        table={table}
        query={query}
        searchLabel={t('applications.search')}
        empty={{ title: t('applications.none'), text: t('applications.noneText') }}
        tools={
          chosen.length > 0 && (
            <Row gap={2}>
              <Text tone="soft">{t('applications.chosen', { count: chosen.length })}</Text>
              <MoveButtons
                ids={chosen}
                status={GROUPS[group][0]}
                size="sm"
                onMoved={() => setChosen([])}
              />
            </Row>
          )
        }
      />
      {opened && (
        <ApplicationPanel
          key={opened.Id}
          id={opened.Id}
          protocol={opened.Protocol}
          onClose={() => setOpened(undefined)}
          onOpen={setOpened}
        />
      )}
    </Tabs>
  )
}
