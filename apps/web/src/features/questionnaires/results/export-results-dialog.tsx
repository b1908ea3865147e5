import { Heading, Row, Stack } from '#layout'
import { call, useCall, useTexts } from '#shared'
import {
  type ExportFormat,
  ExportStatus,
  download,
  useExport,
  type ExportSource,
  exportDialogClasses as classes,
} from '#export'
import { Button, ModalDialog, SelectField } from '#ui'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import type { ResultsFilter } from './results-filter.ts'
import type { Distribution } from './question-chart.ts'
import { codebookRows, codedTable } from './coded-table.ts'
import { rScript } from './r-script.ts'
import { LAYOUTS, resultsTable, type Layout, type ResultsTable } from './results-table.ts'
import { useCodebookWords } from './use-codebook-words.ts'
import { useTableWords } from './use-table-words.ts'

interface Props {
  readonly filter: ResultsFilter
  readonly distribution: Distribution
  readonly onClose: () => void
}

/** Programs that count have trouble with other letters in the names of files. */
const CODED_FILE = 'answers'

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']

/** In which layout and format answers are exported, and how far the file is. */
export default function ExportResultsDialog({ filter, distribution, onClose }: Props) {
  const { t, language } = useTexts()
  const words = useTableWords()
  const codebook = useCodebookWords()
  const preferences = useCall('identity.getPreferences', {})
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [layout, setLayout] = useState<Layout>('wide')
  const { progress, start, cancel } = useExport()
  const { Sets } = distribution
  const isRunning = progress.kind === 'running'
  const separator = preferences.data?.ExportSeparator ?? ';'
  const begin = (): void => {
    const shared = { format, separator, sheet: t('results.export.sheet') }
    if (layout !== 'coded') {
      const table = resultsTable(distribution, layout, words)
      const fileName = t('results.export.fileName')
      return void start({ ...shared, source: resultsSource(filter, table), fileName }, Sets)
    }
    const table = codedTable(distribution, words)
    const rows = codebookRows(table.variables, codebook)
    const more = [{ sheet: t('results.export.codebook'), rows }]
    const source = resultsSource(filter, table)
    void start({ ...shared, more, source, fileName: CODED_FILE }, Sets)
  }
  const takeScript = (): void => {
    const file = `${CODED_FILE}.csv`
    const lead = t('results.export.script.lead', { title: distribution.Title, file })
    const script = rScript(codedTable(distribution, words).variables, { file, separator, lead })
    download(new Blob([script], { type: 'text/plain;charset=utf-8' }), `${CODED_FILE}.R`)
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
        {layout === 'coded' && format === 'xlsx' && <p>{t('results.export.codebook.lead')}</p>}
        {layout === 'coded' && format === 'csv' && (
          <Row gap={3} align="center">
            <span>{t('results.export.script.hint')}</span>
            <Button variant="default" held={preferences.isPending} onClick={takeScript}>
              {t('results.export.script')}
            </Button>
          </Row>
        )}
        <ExportStatus
          progress={progress}
          say={(numbers) => t('results.export.progress', numbers)}
        />
        <Row gap={2} justify="end">
          <Button variant="default" onClick={isRunning ? cancel : onClose}>
            {t(isRunning ? 'exports.cancel' : 'exports.close')}
          </Button>
          {!isRunning && (
            <Button disabled={Sets === 0} held={preferences.isPending} onClick={begin}>
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
