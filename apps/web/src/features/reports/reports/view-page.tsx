import { IconPrinter, IconRefresh } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { pathOf } from '@telemachos/contract/paths'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Page, Row, Stack, Text } from '#layout'
import {
  readId,
  serverNow,
  useCall,
  useIdentity,
  useMay,
  useProjectPath,
  useTexts,
  type CallOutput,
} from '#shared'
import {
  BackLink,
  Button,
  EmptyState,
  Loadable,
  ProjectLink,
  useParams,
  usePrinting,
  NamedHeading,
} from '#ui'
import { ReportFileMenu } from '../delivery/report-file-menu.tsx'
import { FilterBar } from './filter-bar.tsx'
import { readFilters, withFilters } from './filter-search.ts'
import { wholeFilters } from './report-draft.ts'
import { TileGrid } from './tile-grid.tsx'

type Report = CallOutput<'reports.getReport'>

/** A report as its readers have it; its filters are those of the address. */
export default function ViewPage() {
  const { t } = useTexts()
  const id = readId(useParams()['id'])
  const query = useCall(
    'reports.getReport',
    { Id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  )
  if (id === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('reports.report.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>
        {(found) => <ReportView key={`${found.Id} ${found.Version}`} report={found} />}
      </Loadable>
    </Page>
  )
}

function ReportView({ report }: { readonly report: Report }) {
  const { t } = useTexts()
  const may = useMay()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const search: Record<string, unknown> = useSearch({ strict: false })
  const [round, setRound] = useState(0)
  const offered = wholeFilters(report.Filters)
  const filters = readFilters(search) ?? offered.Values
  return (
    <Stack gap={4} packed>
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <BackLink to={pathOf('admin.report.list')}>{t('reports.report.back')}</BackLink>
          <NamedHeading name={report.Title} />
          {report.Descr && <Text tone="soft">{report.Descr}</Text>}
          <Printed />
          <Text size="medium" data-print="none">
            <ProjectLink to={pathOf('admin.report.delivery', { id: report.Id })}>
              {t('route.root.defaultlayout.project.admin.report.delivery.title')}
            </ProjectLink>
          </Text>
        </div>
        <Row gap={2} data-print="none">
          <Button
            variant="default"
            leftSection={<IconRefresh size={18} aria-hidden="true" />}
            onClick={() => setRound(round + 1)}
          >
            {t('reports.report.renew')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={() => print()}
          >
            {t('reports.report.print')}
          </Button>
          {may('reports.exportReport') && <ReportFileMenu id={report.Id} filters={filters} />}
          {report.MayEdit && (
            <Button
              variant="default"
              onClick={() =>
                void navigate({ to: pathTo(pathOf('admin.report.edit', { id: report.Id })) })
              }
            >
              {t('reports.queries.edit')}
            </Button>
          )}
        </Row>
      </Row>
      <FilterBar
        offered={offered}
        filters={filters}
        onChange={(next) =>
          void navigate({
            to: '.',
            search: withFilters(search, next),
            replace: true,
            resetScroll: false,
          })
        }
      />
      {report.Tiles.length === 0 ? (
        <EmptyState picture="chart" title={t('reports.report.empty')} />
      ) : (
        <TileGrid
          tiles={report.Tiles}
          filters={filters}
          reportId={report.Id}
          round={round}
          drillable={new Set(report.Drillable)}
        />
      )}
    </Stack>
  )
}

/** On paper: who made it and when. */
function Printed() {
  const { t } = useTexts()
  const { FirstName, LastName } = useIdentity()
  return (
    usePrinting() && (
      <Text tone="soft" size="medium">
        {t('reports.report.printed', {
          name: `${FirstName} ${LastName}`,
          at: formatDateTime(serverNow()),
        })}
      </Text>
    )
  )
}
