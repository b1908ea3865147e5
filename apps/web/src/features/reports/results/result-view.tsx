import { Heading, Text } from '#layout'
import { useTexts } from '#shared'
import { lazyPart } from '#ui'
import { Suspense } from 'react'
import { NumberView } from './number-view.tsx'
import { PivotTable } from './pivot-table.tsx'
import { ResultTable, type TableChange } from './result-table.tsx'
import {
  readViewSettings,
  type AskForPeople,
  type Result,
  type ResultView as View,
} from './view-settings.ts'

const ResultChart = lazyPart(() => import('./result-chart.tsx'))

interface ResultViewProps {
  readonly title: string
  readonly result: Result
  readonly view: View
  /** The same query over another period, shown beside it. */
  readonly compared?: Result | null | undefined
  /** Changes the table's columns and order; without it they stay as they are. */
  readonly onChange?: TableChange
  /** Asks for the people behind a row. */
  readonly onPeople?: AskForPeople | undefined
}

/** What a query found, in the way that somebody chose: never a chart without its numbers and a sentence. */
export function ResultView({ title, result, view, compared, onChange, onPeople }: ResultViewProps) {
  const { t } = useTexts()
  const settings = readViewSettings(view.Settings)
  if (result.Rows.length === 0) return <Text tone="faint">{t('reports.result.none')}</Text>
  switch (view.Type) {
    case 'number':
      return <NumberView {...{ result, settings, compared, onPeople }} />
    case 'bar':
    case 'line':
    case 'area':
    case 'share':
      return (
        <Suspense fallback={null}>
          <ResultChart kind={view.Type} {...{ title, result, settings, compared, onPeople }} />
        </Suspense>
      )
    case 'pivot':
      return <PivotTable {...{ title, result, settings, onPeople }} />
    default:
      return (
        <>
          <ResultTable {...{ title, result, settings, onChange, onPeople }} />
          {compared && (
            <>
              <Heading as="h3" size="small">
                {t('reports.compare.before', { title })}
              </Heading>
              <ResultTable
                title={t('reports.compare.before', { title })}
                result={compared}
                settings={settings}
                onPeople={onPeople && ((row) => onPeople(row, { isBefore: true }))}
              />
            </>
          )}
        </>
      )
  }
}
