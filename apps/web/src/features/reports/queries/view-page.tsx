import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Card, Page, Row, Stack, Text } from '#layout'
import { call, readId, useCall, useMay, useProjectPath, useTexts, type CallOutput } from '#shared'
import { loadShownView } from '#features/views'
import { BackLink, Button, EmptyState, Loadable, lazyPart, useParams, NamedHeading } from '#ui'
import { ParameterFields } from './parameter-fields.tsx'
import { defaultsOf, plainParameter, valueOf, wholeSetting } from './parameters.ts'
import { wholeView } from '../results/view-settings.ts'
import { RunOutcome } from './run-outcome.tsx'
import { ExportMenu } from './export-menu.tsx'
import { useRun } from './use-run.ts'
import { useTypedRun } from './use-typed-run.ts'

/** Few queries have a view of their own. */
const ShownView = lazyPart(loadShownView)

type Query = CallOutput<'reports.getQuery'>

/** One query, to be run with its parameters, read and exported. */
export default function ViewPage() {
  const { t } = useTexts()
  const id = readId(useParams()['id'])
  const query = useCall(
    'reports.getQuery',
    { Id: id ?? 0, Lite: true },
    { enabled: id !== undefined, retry: false },
  )
  if (id === undefined || query.error?.code === 'not_found')
    return <EmptyState isPage title={t('reports.query.notFound')} />
  return (
    <Page width="full">
      <Loadable query={query}>{(found) => <QueryRunner key={found.Id} query={found} />}</Loadable>
    </Page>
  )
}

function QueryRunner({ query }: { readonly query: Query }) {
  const { t } = useTexts()
  const may = useMay()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const { Id, Name, Descr, Parameters } = query
  const Settings = query.Settings.map(wholeSetting)
  const [typed, setTyped] = useState(() => defaultsOf(Parameters, Settings))
  const [view, setView] = useState(() => wholeView(query.View))
  const run = useRun()
  const values = Object.fromEntries(
    Parameters.map((name) => [
      name,
      valueOf(Settings.find((one) => one.Name === name) ?? plainParameter(name), typed[name] ?? ''),
    ]),
  )
  const hasRun = run.result !== undefined || run.error !== null
  const start = useTypedRun({
    typed,
    isReady: hasRun || Object.values(values).every((one) => one !== null),
    start: () =>
      void run.start((RunId, signal) =>
        call('reports.runQuery', { Id, Parameters: values, RunId }, { signal }),
      ),
  })
  const begin = useEffectEvent(start)
  // What asks for nothing is shown at once.
  const isAsking = Parameters.length > 0
  useEffect(() => {
    if (!isAsking) begin()
  }, [isAsking])
  return (
    <Stack gap={4} packed>
      <Row as="header" gap={3} align="end" justify="between">
        <div>
          <BackLink to={pathOf('admin.query.list')}>{t('reports.queries.back')}</BackLink>
          <NamedHeading name={Name} />
          {Descr && <Text tone="soft">{Descr}</Text>}
        </div>
        <Row gap={2}>
          {may('reports.exportQuery') && <ExportMenu id={Id} parameters={values} />}
          {query.MayEdit && (
            <Button
              variant="default"
              onClick={() => void navigate({ to: pathTo(pathOf('admin.query.edit', { id: Id })) })}
            >
              {t('reports.queries.edit')}
            </Button>
          )}
        </Row>
      </Row>
      <Card
        as="form"
        gap={3}
        onSubmit={(event) => {
          event.preventDefault()
          start()
        }}
      >
        <ParameterFields
          names={Parameters}
          settings={Settings}
          typed={typed}
          onChange={(name, text) => setTyped((all) => ({ ...all, [name]: text }))}
        />
        <Row gap={2}>
          <Button type="submit" loading={run.isRunning}>
            {t('reports.run')}
          </Button>
          {run.isRunning && (
            <Button variant="default" onClick={run.cancel}>
              {t('reports.run.cancel')}
            </Button>
          )}
        </Row>
      </Card>
      {query.ViewName && (
        <Suspense>
          <ShownView name={query.ViewName} params={{ query: String(Id) }} />
        </Suspense>
      )}
      <RunOutcome run={run} title={Name} view={view} onView={setView} />
    </Stack>
  )
}
