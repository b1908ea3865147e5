import { useState, Suspense } from 'react'
import { Card, Row, Stack, Text } from '#layout'
import { call, useCall, useTexts } from '#shared'
import { Button, useDebounced } from '#ui'
import { mistakeOf } from '../sql/mistake.ts'
import { SqlEditor } from '../sql/sql-editor.tsx'
import { StepsEditor } from '../steps/steps-editor.tsx'
import { ParameterFields } from './parameter-fields.tsx'
import { defaultsOf, plainParameter, valueOf } from './parameters.ts'
import { ParameterSettings } from './parameter-settings.tsx'
import type { QueryTabProps } from './query-editor.tsx'
import { RunOutcome } from './run-outcome.tsx'
import { useRun } from './use-run.ts'
import { useTypedRun } from './use-typed-run.ts'

/** How long the text rests before its parameters are looked for (spec §9), in milliseconds. */
const DETECT_MS = 2_000

/** The names after @ in a text that the server cannot read yet. */
const namedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/@([A-Za-z_]\w*)/g)].map(([, name = '']) => name)),
]

/** What a query asks: by steps or by SQL, with its parameters, and its result once it is run. */
export default function QueryTab(props: QueryTabProps) {
  const { draft, isBySql, set, takeOver } = props
  if (isBySql) return <SqlPart {...props} />
  return (
    <StepsEditor steps={draft.Steps} onChange={(Steps) => set({ Steps })} onTakeOver={takeOver} />
  )
}

function SqlPart({ draft, set, refusal }: QueryTabProps) {
  const { t } = useTexts()
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  // What the last run or save was refused for holds for the text that it was refused for.
  const [run, sent] = [useRun(), useState('')] as const
  const rested = useDebounced(draft.Query, DETECT_MS)
  const check = useCall(
    'reports.checkText',
    { Query: rested, Roles: [...draft.Roles] },
    { enabled: rested.trim() !== '', retry: false, placeholderData: (before) => before },
  )
  const checked = check.isPlaceholderData ? undefined : check.data
  const names = check.data && check.data.Mistake === null ? check.data.Parameters : namedIn(rested)
  const refused = (sent[0] === draft.Query ? mistakeOf(run.error) : undefined) ?? mistakeOf(refusal)
  const mistake = refused ?? (rested === draft.Query ? (checked?.Mistake ?? undefined) : undefined)
  const settings = names.map(
    (name) => draft.Settings.find(({ Name }) => Name === name) ?? plainParameter(name),
  )
  const all = { ...defaultsOf(names, settings), ...typed }
  function runNow(): void {
    sent[1](draft.Query)
    const Parameters = Object.fromEntries(
      settings.map((one) => [one.Name, valueOf(one, all[one.Name] ?? '')]),
    )
    void run.start((RunId, signal) =>
      call('reports.adminExecute', { Query: draft.Query, Parameters, RunId }, { signal }),
    )
  }
  const start = useTypedRun({
    typed,
    isReady: draft.Query !== '' && sent[0] === draft.Query,
    start: runNow,
  })
  return (
    <Stack gap={4} packed>
      <Suspense fallback={<Text tone="faint">{t('core.loading')}</Text>}>
        <SqlEditor
          label={t('reports.query.text')}
          value={draft.Query}
          onChange={(Query) => set({ Query })}
          mistake={mistake}
          onRun={start}
        />
      </Suspense>
      {checked && checked.Unseen.some(({ Columns }) => Columns.length > 0) && (
        <Card as="section" gap={2} role="status">
          {checked.Unseen.filter(({ Columns }) => Columns.length > 0).map(({ Role, Columns }) => (
            <Text key={Role} tone="warn">
              {t('reports.sql.unseen', {
                role: t(`identity.role.${Role}`),
                columns: Columns.join(', '),
              })}
            </Text>
          ))}
        </Card>
      )}
      {names.length > 0 && (
        <Card as="section" gap={3}>
          <ParameterFields
            names={names}
            settings={settings}
            typed={all}
            onChange={(name, text) => setTyped((before) => ({ ...before, [name]: text }))}
          />
          <ParameterSettings settings={settings} onChange={(Settings) => set({ Settings })} />
        </Card>
      )}
      <Row gap={2} align="center">
        <Button
          variant="light"
          loading={run.isRunning}
          held={draft.Query.trim() === ''}
          onClick={start}
        >
          {t('reports.run')}
        </Button>
        {run.isRunning && (
          <Button variant="default" onClick={run.cancel}>
            {t('reports.run.cancel')}
          </Button>
        )}
        <Text as="span" tone="faint" size="medium">
          {t('reports.run.keys')}
        </Text>
      </Row>
      <RunOutcome
        run={run}
        title={draft.Name || t('reports.result')}
        view={draft.View}
        onView={(View) => set({ View })}
      />
    </Stack>
  )
}
