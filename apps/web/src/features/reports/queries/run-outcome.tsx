import { formatTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import { Card, FailureNotice, Text } from '#layout'
import { useTexts } from '#shared'
import { ResultView } from '../results/result-view.tsx'
import { readViewSettings, type Result, type ResultView as View } from '../results/view-settings.ts'
import { ViewFields } from '../results/view-fields.tsx'
import { mistakeOf } from '../sql/mistake.ts'
import { failureWords } from './failure-words.ts'
import type { useRun } from './use-run.ts'

interface RunOutcomeProps {
  readonly run: ReturnType<typeof useRun<Result>>
  readonly title: string
  readonly view: View
  readonly onView: (view: View) => void
}

/** What came of a run: its result in the chosen form, or why there is none. */
export function RunOutcome({ run, title, view, onView }: RunOutcomeProps) {
  const { t, language } = useTexts()
  const { result, error, isRunning, isPatient, wasCancelled } = run
  const isMistake = mistakeOf(error) !== undefined
  return (
    <>
      <div role="status">
        {isRunning && (
          <Text tone="faint">{t(isPatient ? 'reports.run.waits' : 'reports.run.busy')}</Text>
        )}
        {wasCancelled && <Text tone="warn">{t('reports.run.cancelled')}</Text>}
      </div>
      {error !== null && !isMistake && <FailureNotice>{failureWords(error, t)}</FailureNotice>}
      {result && (
        <Card as="section" gap={4} aria-label={t('reports.result')}>
          <ViewFields columns={result.Columns} view={view} onChange={onView} />
          <ResultView
            title={title}
            result={result}
            view={view}
            onChange={(change) =>
              onView({
                ...view,
                Settings: { ...readViewSettings(view.Settings), ...change },
              })
            }
          />
          <Text tone="faint" size="medium">
            {t('reports.run.took', {
              time: formatTime(result.At),
              ms: formatNumber(Math.round(result.Ms), language),
            })}
          </Text>
        </Card>
      )}
    </>
  )
}
