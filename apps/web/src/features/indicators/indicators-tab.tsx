import { Heading, Row, Stack, Text } from '#layout'
import { IconChartDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useMay, useTexts } from '#shared'
import { Button, Choice, EmptyState, Loadable } from '#ui'
import { ByIndicator } from './by-indicator.tsx'
import { ByPerson } from './by-person.tsx'
import { IndicatorDialog } from './indicator-dialog.tsx'
import { useLabelOf, type Indicator } from './indicator.ts'
import { RemoveIndicator } from './remove-indicator.tsx'

/** What a project measures of its people: by indicator, and by person. */
export default function IndicatorsTab() {
  const { ProjectId } = useIdentity()
  const indicators = useCall('indicators.listIndicators', { ProjectId })
  return <Loadable query={indicators}>{(all) => <Indicators all={all} />}</Loadable>
}

type Opened = { readonly indicator: Indicator | undefined }

function Indicators({ all }: { readonly all: readonly Indicator[] }) {
  const { t } = useTexts()
  const labelOf = useLabelOf()
  const may = useMay()
  const isAuthor = may('indicators.saveIndicator')
  const [view, setView] = useState<'indicator' | 'person'>('indicator')
  const [chosenId, setChosenId] = useState<number>()
  const [opened, setOpened] = useState<Opened>()
  const chosen = all.find(({ Id }) => Id === chosenId) ?? all[0]
  const add = isAuthor && (
    <Button variant="default" onClick={() => setOpened({ indicator: undefined })}>
      {t('indicators.new')}
    </Button>
  )
  return (
    <Stack gap={5}>
      <Row gap={3} align="center" justify="between">
        <div>
          <Heading size="dialog">{t('indicators.tab.indicators')}</Heading>
          <Text tone="soft">{t('indicators.lead')}</Text>
        </div>
        {chosen && add}
      </Row>
      {chosen ? (
        <>
          <Row gap={3} align="end">
            <Choice
              label={t('indicators.view')}
              value={view}
              isFilter={false}
              onChange={(next) => setView(next === 'person' ? 'person' : 'indicator')}
            >
              <option value="indicator">{t('indicators.byIndicator')}</option>
              <option value="person">{t('indicators.byPerson')}</option>
            </Choice>
            {view === 'indicator' && (
              <Choice
                label={t('indicators.choose')}
                value={String(chosen.Id)}
                isFilter={false}
                onChange={(id) => setChosenId(Number(id))}
              >
                {all.map((one) => (
                  <option key={one.Id} value={one.Id}>
                    {labelOf(one)}
                  </option>
                ))}
              </Choice>
            )}
            {view === 'indicator' && isAuthor && (
              <Row gap={2}>
                <Button variant="subtle" onClick={() => setOpened({ indicator: chosen })}>
                  {t('indicators.edit')}
                </Button>
                <RemoveIndicator key={chosen.Id} indicator={chosen} />
              </Row>
            )}
          </Row>
          {view === 'indicator' ? (
            <ByIndicator key={chosen.Id} indicator={chosen} />
          ) : (
            <ByPerson indicators={all} />
          )}
        </>
      ) : (
        <EmptyState
          icon={<IconChartDots size={28} stroke={1.5} />}
          title={t('indicators.none')}
          text={t(isAuthor ? 'indicators.noneText.author' : 'indicators.noneText.reader')}
          action={add || undefined}
        />
      )}
      {opened && (
        <IndicatorDialog
          indicator={opened.indicator}
          onSaved={setChosenId}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Stack>
  )
}
