import { fullName } from '@telemachos/rules/greek-person'
import { keepPreviousData } from '@tanstack/react-query'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Page, Row, Text } from '#layout'
import { useCall, useEvent, useIdentity, useTexts, type CallOutput } from '#shared'
import { Badge, Button, Checkbox, EmptyState, Loadable, Pager, usePages } from '#ui'
import { ReportView } from './report-view.tsx'

type Report = CallOutput<'chat.listReports'>['list'][number]

/** What was reported by or about people within reach, and looking at it. */
export default function ReportsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [all, setAll] = useState(false)
  const pages = usePages()
  const [openId, setOpenId] = useState<number>()
  const query = useCall(
    'chat.listReports',
    { ProjectId, Open: !all, ...pages.asked },
    { placeholderData: keepPreviousData },
  )
  useEvent('chat.reportsChanged', (event) => {
    if (event.ProjectId === ProjectId) void query.refetch()
  })
  return (
    <Page width="text">
      <Heading as="h1" size="page">
        {t('chat.reports.title')}
      </Heading>
      <Text tone="soft">{t('chat.reports.text')}</Text>
      <Checkbox
        label={t('chat.reports.all')}
        checked={all}
        onChange={(checked) => {
          setAll(checked)
          pages.goTo(1)
        }}
      />
      <Loadable query={query}>
        {({ list, All }) =>
          All === 0 ? (
            <EmptyState title={t('chat.reports.none')} text={t('chat.reports.noneText')} />
          ) : (
            <>
              {list.map((report) => (
                <ReportCard key={report.Id} report={report} onOpen={() => setOpenId(report.Id)} />
              ))}
              <Pager {...pages.of(All)} />
            </>
          )
        }
      </Loadable>
      {openId !== undefined && (
        <ReportView reportId={openId} onClose={() => setOpenId(undefined)} />
      )}
    </Page>
  )
}

function ReportCard({ report, onOpen }: { readonly report: Report; readonly onOpen: () => void }) {
  const { t } = useTexts()
  const { At, By, About, Reason, Note, ClosedAt, ClosedBy, Outcome } = report
  return (
    <Card as="article" gap={2} padding={4}>
      <Row gap={3} lineGap={2} align="center" justify="between">
        <Heading size="small">{t(`chat.reason.${Reason}`)}</Heading>
        <Badge tone={ClosedAt === null ? 'overdue' : 'done'}>
          {t(ClosedAt === null ? 'chat.reports.open' : 'chat.reports.closed')}
        </Badge>
      </Row>
      <Text size="small" tone="soft">
        {t('chat.reports.line', {
          by: fullName(By),
          about: fullName(About),
          at: formatDateTime(At),
        })}
      </Text>
      {Note !== '' && <Text breaks>{Note}</Text>}
      {ClosedAt !== null && (
        <Text size="small" breaks>
          {t('chat.reports.outcome', {
            at: formatDateTime(ClosedAt),
            name: ClosedBy ? fullName(ClosedBy) : t('chat.someone'),
            outcome: Outcome,
          })}
        </Text>
      )}
      <Row>
        <Button variant="default" onClick={onOpen}>
          {t('chat.reports.read')}
        </Button>
      </Row>
    </Card>
  )
}
