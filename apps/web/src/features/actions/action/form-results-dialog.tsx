import { textIn } from '@telemachos/contract/core/text-by-language'
import { formatDateTime } from '@telemachos/rules/dates'
import { exportCell } from '@telemachos/rules/export-cells'
import { formatNumber } from '@telemachos/rules/numbers'
import { useState } from 'react'
import { call, useCall, type CallInput, type CallOutput, useTexts, type Texts } from '#shared'
import {
  type ExportFormat,
  ExportStatus,
  exportDialogClasses as classes,
  useExport,
  type ExportSource,
} from '#export'
import { Heading, Row, Stack } from '#layout'
import { Button, SelectField, ModalDialog } from '#ui'
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

const FORMATS: readonly ExportFormat[] = ['xlsx', 'csv']
/** Mentees on a page, as the server counts them. */
const PAGE = 50

/** In which format the answers are exported, and how far the file is. */
export default function FormResultsDialog({ filter, fields, people, onClose }: Props) {
  const texts = useTexts()
  const { t, language } = texts
  const preferences = useCall('identity.getPreferences', {})
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const { progress, start, cancel } = useExport()
  const isRunning = progress.kind === 'running'
  const begin = (): void => {
    const wanted = {
      source: resultsSource(filter, fields, texts),
      format,
      separator: preferences.data?.ExportSeparator ?? ';',
      sheet: t('exports.sheet'),
      fileName: t('actions.results.fileName'),
    }
    void start(wanted, people)
  }
  return (
    <ModalDialog label={t('actions.results.export')} onClose={isRunning ? () => {} : onClose}>
      <Stack gap={4} packed className={classes.body}>
        <Heading size="dialog">{t('actions.results.export')}</Heading>
        <p className={classes.lead}>
          {t('exports.lead', { count: people, number: formatNumber(people, language) })}
        </p>
        <fieldset className={classes.form} disabled={isRunning}>
          <SelectField
            label={t('exports.format')}
            options={FORMATS.map((value) => ({ value, label: t(`exports.format.${value}`) }))}
            value={format}
            onChange={(value) => setFormat(FORMATS.find((one) => one === value) ?? 'xlsx')}
          />
        </fieldset>
        <ExportStatus progress={progress} say={(numbers) => t('exports.progress', numbers)} />
        <Row gap={2} justify="end">
          <Button variant="default" onClick={isRunning ? cancel : onClose}>
            {t(isRunning ? 'exports.cancel' : 'exports.close')}
          </Button>
          {!isRunning && (
            <Button disabled={people === 0} held={preferences.isPending} onClick={begin}>
              {t('exports.start')}
            </Button>
          )}
        </Row>
      </Stack>
    </ModalDialog>
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
