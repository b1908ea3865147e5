import { Heading, Page } from '#layout'
import { StatisticsExport } from '#features/grid'
import { loadIndicatorsTab, loadTrendTab } from '#features/indicators'
import { StatisticsOverview } from '#features/supervision'
import { loadStatisticsViews } from '#features/views'
import { Suspense } from 'react'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { lazyPart, Tabs, useHashTab } from '#ui'

const IndicatorsTab = lazyPart(loadIndicatorsTab)
const TrendTab = lazyPart(loadTrendTab)
const StatisticsViews = lazyPart(loadStatisticsViews)

const TABS = ['overview', 'indicators', 'trend'] as const

/** How people come along, with the export of those who are counted; what is measured of them; how it goes; and the programme's own views. */
export default function StatisticsPage() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const views = useCall('views.listStatisticsViews', { ProjectId })
  const hasViews = (views.data?.length ?? 0) > 0
  const [tab, setTab] = useHashTab('sTab', [...TABS, ...(hasViews ? (['views'] as const) : [])])
  // With the statistics themselves: the button stands beside another, which it would move.
  const mayExport = useMay()('grid.startExport')
  useCall('grid.getActionsGridHeader', { ProjectId }, { enabled: mayExport })
  return (
    <Page key={ProjectId} width="full" gap={5}>
      <Heading as="h1" size="page">
        {t('statistics.title')}
      </Heading>
      <Tabs
        label={t('statistics.title')}
        tabs={[
          ...TABS.map((key) => ({ key, label: t(`indicators.tab.${key}`) })),
          ...(hasViews ? [{ key: 'views' as const, label: t('views.statistics') }] : []),
        ]}
        current={tab}
        onChange={setTab}
      >
        <Suspense fallback={null}>
          {tab === 'overview' && (
            <StatisticsOverview exportOf={(people) => <StatisticsExport people={people} />} />
          )}
          {tab === 'indicators' && <IndicatorsTab />}
          {tab === 'trend' && <TrendTab />}
          {tab === 'views' && <StatisticsViews />}
        </Suspense>
      </Tabs>
    </Page>
  )
}
