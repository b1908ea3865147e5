import { pathOf } from '@telemachos/contract/paths'
import { Card, Heading, Page, Row, Stack, Text } from '#layout'
import { readId, useCall, useMay, useTexts, type CallOutput } from '#shared'
import { BackLink, EmptyState, Loadable, ProjectLink, useParams, NamedHeading } from '#ui'
import { ReportFileMenu } from './report-file-menu.tsx'
import { Schedules } from './schedules.tsx'

/** How a report leaves the product: as a file, and by mail at its times. */
export default function DeliveryPage() {
  const { t } = useTexts()
  const id = readId(useParams()['id'])
  const report = useCall(
    'reports.getReport',
    { Id: id ?? 0 },
    { enabled: id !== undefined, retry: false },
  )
  if (id === undefined || report.error?.code === 'not_found')
    return <EmptyState isPage title={t('reports.delivery.notFound')} />
  return (
    <Page width="text">
      <Loadable query={report}>{(found) => <Delivery key={found.Id} report={found} />}</Loadable>
    </Page>
  )
}

function Delivery({ report }: { readonly report: CallOutput<'reports.getReport'> }) {
  const { t } = useTexts()
  const may = useMay()
  const { Id, Title, Filters } = report
  return (
    <Stack gap={4}>
      <header>
        <BackLink to={pathOf('admin.report.list')}>{t('reports.report.back')}</BackLink>
        <NamedHeading name={Title} />
        <Text tone="faint">{t('reports.delivery.lead')}</Text>
        <ProjectLink to={pathOf('admin.report.view', { id: Id })}>
          {t('reports.delivery.open')}
        </ProjectLink>
      </header>
      {may('reports.exportReport') && (
        <Card as="section" gap={3}>
          <Heading as="h2" size="section">
            {t('reports.delivery.files')}
          </Heading>
          <Text>{t('reports.delivery.filesText')}</Text>
          <Row gap={2}>
            <ReportFileMenu id={Id} filters={Filters.Values} />
          </Row>
        </Card>
      )}
      <Schedules reportId={Id} />
    </Stack>
  )
}
