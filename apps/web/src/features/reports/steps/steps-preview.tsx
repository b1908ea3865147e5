import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Card, Heading, Text } from '#layout'
import { useCall, useTexts } from '#shared'
import { Button, CopyButton, useDebounced } from '#ui'
import { failureWords } from '../queries/failure-words.ts'
import queryClasses from '../queries/queries.module.css'
import { ResultTable } from '../results/result-table.tsx'
import { readViewSettings } from '../results/view-settings.ts'
import { readySteps, type Steps } from './step-columns.ts'

const PLAIN = readViewSettings({})

interface StepsPreviewProps {
  readonly steps: Steps
  /** Hears which columns the result has. */
  readonly onNames: (names: readonly string[]) => void
  readonly onTakeOver: ((sql: string) => void) | undefined
}

/** The first rows of what the steps find, and the SQL that they write. */
export function StepsPreview({ steps, onNames, onTakeOver }: StepsPreviewProps) {
  const { t } = useTexts()
  const rested = useDebounced(JSON.stringify(readySteps(steps)))
  const preview = useCall(
    'reports.previewSteps',
    { Steps: JSON.parse(rested) as Steps },
    { placeholderData: keepPreviousData, retry: false },
  )
  const { data, error } = preview
  const tell = useEffectEvent(onNames)
  useEffect(() => {
    if (data) tell(data.Result.Columns.map(({ Name }) => Name))
  }, [data])
  return (
    <Card as="section" gap={3} aria-busy={preview.isFetching}>
      <Heading as="h2">{t('reports.steps.preview')}</Heading>
      {error && (
        <Text tone="failure" role="alert">
          {failureWords(error, t)}
        </Text>
      )}
      {data && !error && (
        <>
          {data.Result.Rows.length === 0 ? (
            <Text tone="faint">{t('reports.result.none')}</Text>
          ) : (
            <ResultTable title={t('reports.steps.preview')} result={data.Result} settings={PLAIN} />
          )}
          <details className={queryClasses.open}>
            <summary>{t('reports.steps.sql')}</summary>
            <pre className={queryClasses.code}>{data.Query}</pre>
            <CopyButton text={data.Query} />
            {onTakeOver && (
              <Button variant="default" onClick={() => onTakeOver(data.Query)}>
                {t('reports.steps.takeOver')}
              </Button>
            )}
          </details>
        </>
      )}
    </Card>
  )
}
