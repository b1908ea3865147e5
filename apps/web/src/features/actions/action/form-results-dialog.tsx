import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDateTime } from '@telemachos/rules/dates'
import { exportCell } from '@telemachos/rules/export-cells'
import { formatNumber } from '@telemachos/rules/numbers'
import { call, type CallInput, type CallOutput, useTexts, type Texts } from '#shared'
import { ExportWindow, type ExportSource } from '#export'
import { readObject } from '@telemachos/rules/json-object'
import { valuesFrom, wordsOf } from './action-form.ts'

type Filter = CallInput<'actions.startFormExport'>
type Field = CallOutput<'actions.listFormResults'>['Fields'][number]
type ResultRow = CallOutput<'actions.listFormResults'>['list'][number]

interface Props {
  readonly filter: Filter
  readonly fields: readonly Field[]
  readonly people: number
  readonly onClose: () => void
}

/** Mentees on a page, as the server counts them. */
const PAGE = 50

/** In which format the answers are exported, and how far the file is. */
export default function FormResultsDialog({ filter, fields, people, onClose }: Props) {
  const texts = useTexts()
  const { t, language } = texts
  return (
    <ExportWindow
      title={t('actions.results.export')}
      lead={t('exports.lead', { count: people, number: formatNumber(people, language) })}
      count={people}
      say={(numbers) => t('exports.progress', numbers)}
      source={() => ({
        source: resultsSource(filter, fields, texts),
        sheet: t('exports.sheet'),
        fileName: t('actions.results.fileName'),
      })}
      onClose={onClose}
    />
  )
}

function resultsSource(
  filter: Filter,
  fields: readonly Field[],
  { t, language }: Texts,
): ExportSource {
  const words = { yes: t('actions.form.yes'), no: t('actions.form.no') }
  const titles = [
    ...(['lastName', 'firstName', 'completed', 'version', 'at'] as const).map((name) =>
      t(`actions.results.column.${name}`),
    ),
    ...fields.map(({ label }) => textIn(label, language)),
  ]
  const lineOf = (row: ResultRow) => {
    const data = readObject(row.Data)
    const values = valuesFrom(fields, data, language)
    return [
      row.LastName,
      row.FirstName,
      row.Completed ? words.yes : words.no,
      row.FormVersion,
      row.At && formatDateTime(row.At),
      ...fields.map((field) => {
        const value = data[field.name]
        if (typeof value === 'number') return value
        return (value ?? null) === null
          ? ''
          : wordsOf(field, values[field.name] ?? '', language, words)
      }),
    ].map(exportCell)
  }
  return {
    header: titles.map(exportCell),
    async begin(signal) {
      const { Pages, count } = await call('actions.startFormExport', filter, { signal })
      return {
        pages: Pages,
        total: count,
        async read(Page) {
          const input = { ...filter, Page, Count: PAGE }
          const { list } = await call('actions.listFormResults', input, { signal })
          return { count: list.length, lines: list.map(lineOf) }
        },
      }
    },
  }
}
