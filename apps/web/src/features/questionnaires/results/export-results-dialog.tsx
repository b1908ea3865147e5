import { Heading, Row, Stack } from '#layout'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { call, useCall, useTexts } from '#shared'
import type { ExportFormat } from '../../../shared/export/export-messages.ts'
import { ExportStatus } from '../../../shared/export/export-status.tsx'
import { useExport, type ExportSource } from '../../../shared/export/use-export.ts'
import { Button, ModalDialog, SelectField } from '#ui'
import type { ResultsFilter } from './results-filter.ts'
import type { Distribution } from './question-chart.ts'
import { LAYOUTS, resultsTable, type Layout, type ResultsTable } from './results-table.ts'
import classes from '../../../shared/export/export-dialog.module.css'
import { useTableWords } from './use-table-words.ts'

interface Props {
  readonly filter: ResultsFilter
  readonly distribution: Distribution
  readonly onClose: () => void
}

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']

/** In which layout and format answers are exported, and how far the file is. */
export default function ExportResultsDialog({ filter, distribution, onClose }: Props) {
  const { t, language } = useTexts()
  const words = useTableWords()
  const preferences = useCall('identity.getPreferences', {})
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [layout, setLayout] = useState<Layout>('wide')
  const { progress, start, cancel } = useExport()
  const { Sets } = distribution
  const isRunning = progress.kind === 'running'
  const begin = (): void => {
    const wanted = {
      source: resultsSource(filter, resultsTable(distribution, layout, words)),
      format,
      separator: preferences.data?.ExportSeparator ?? ';',
      sheet: t('results.export.sheet'),
      fileName: t('results.export.fileName'),
    }
    void start(wanted, Sets)
  }
  return (
    <ModalDialog label={t('results.export.title')} onClose={isRunning ? () => {} : onClose}>
      <Stack gap={4} packed className={classes.body}>
        <Heading size="dialog">{t('results.export.title')}</Heading>
        <p className={classes.lead}>
          {t('results.export.lead', { count: Sets, number: formatNumber(Sets, language) })}
        </p>
        <fieldset className={classes.form} disabled={isRunning}>
          <SelectField
            label={t('results.export.layout')}
            options={LAYOUTS.map((value) => ({
              value,
              label: t(`results.export.layout.${value}`),
            }))}
            value={layout}
            onChange={(value) => setLayout(LAYOUTS.find((one) => one === value) ?? 'wide')}
          />
          <SelectField
            label={t('exports.format')}
            options={FORMATS.map((value) => ({ value, label: t(`exports.format.${value}`) }))}
            value={format}
            onChange={(value) => setFormat(FORMATS.find((one) => one === value) ?? 'xlsx')}
          />
        </fieldset>
        <ExportStatus
          progress={progress}
          say={(numbers) => t('results.export.progress', numbers)}
        />
        <Row gap={2} justify="end">
          <Button variant="default" onClick={isRunning ? cancel : onClose}>
            {t(isRunning ? 'exports.cancel' : 'exports.close')}
          </Button>
          {!isRunning && (
            <Button disabled={Sets === 0 || preferences.isPending} onClick={begin}>
              {t('exports.start')}
            </Button>
          )}
        </Row>
      </Stack>
    </ModalDialog>
  )
}

function resultsSource(filter: ResultsFilter, table: ResultsTable): ExportSource {
  return {
    header: table.header,
    async begin(signal) {
      const { Id, Pages, count } = await call('questionnaires.startResultsExport', filter, {
        signal,
      })
      return {
        pages: Pages,
        total: count,
        async read(Page) {
          const input = { ...filter, Page, ExportId: Id }
          const { list } = await call('questionnaires.exportResultsPage', input, { signal })
          return { count: list.length, lines: list.flatMap(table.lines) }
        },
      }
    },
  }
}
