import { Row } from '#layout'
import { call, useTexts } from '#shared'
import { download, ExportWindow, type ExportSource, type FileTerms } from '#export'
import { Button, SelectField } from '#ui'
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

/** In which layout and format answers are exported, and how far the file is. */
export default function ExportResultsDialog({ filter, distribution, onClose }: Props) {
  const { t, language } = useTexts()
  const words = useTableWords()
  const codebook = useCodebookWords()
  const [layout, setLayout] = useState<Layout>('wide')
  const { Sets } = distribution
  const sourceOf = () => {
    const sheet = t('results.export.sheet')
    if (layout !== 'coded') {
      const table = resultsTable(distribution, layout, words)
      const fileName = t('results.export.fileName')
      return { sheet, source: resultsSource(filter, table), fileName }
    }
    const table = codedTable(distribution, words)
    const rows = codebookRows(table.variables, codebook)
    const more = [{ sheet: t('results.export.codebook'), rows }]
    return { sheet, more, source: resultsSource(filter, table), fileName: CODED_FILE }
  }
  const takeScript = (separator: string): void => {
    const file = `${CODED_FILE}.csv`
    const lead = t('results.export.script.lead', { title: distribution.Title, file })
    const script = rScript(codedTable(distribution, words).variables, { file, separator, lead })
    download(new Blob([script], { type: 'text/plain;charset=utf-8' }), `${CODED_FILE}.R`)
  }
  const codedNote = ({ format, separator }: FileTerms) =>
    format === 'csv' ? (
      <Row gap={3} align="center">
        <span>{t('results.export.script.hint')}</span>
        <Button
          variant="default"
          held={separator === undefined}
          onClick={() => takeScript(separator ?? ';')}
        >
          {t('results.export.script')}
        </Button>
      </Row>
    ) : (
      <p>{t('results.export.codebook.lead')}</p>
    )
  return (
    <ExportWindow
      title={t('results.export.title')}
      lead={t('results.export.lead', { count: Sets, number: formatNumber(Sets, language) })}
      count={Sets}
      choices={
        <SelectField
          label={t('results.export.layout')}
          options={LAYOUTS.map((value) => ({ value, label: t(`results.export.layout.${value}`) }))}
          value={layout}
          onChange={(value) => setLayout(LAYOUTS.find((one) => one === value) ?? 'wide')}
        />
      }
      note={(terms) => layout === 'coded' && codedNote(terms)}
      say={(numbers) => t('results.export.progress', numbers)}
      source={sourceOf}
      onClose={onClose}
    />
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
