import { Card, Heading, Text } from '#layout'
import { useCall, useIdentity, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import {
  Badge,
  Button,
  Loadable,
  showSystemMessage,
  toast,
  pagedTableClasses as tableClasses,
} from '#ui'
import { formatDateTime } from '@telemachos/rules/dates'
import { formatNumber } from '@telemachos/rules/numbers'
import classes from './operations.module.css'

type Job = CallOutput<'operations.listJobs'>[number]

/** How often the list looks again: jobs run by themselves. */
const LOOK_MS = 10_000

/** What the server does again and again; those that fail are in sight, the others open upon a press. */
export function JobsCard() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const jobs = useCall('operations.listJobs', { ProjectId }, { refetchInterval: LOOK_MS })
  return (
    <Card as="section" raised gap={3} aria-labelledby="jobs">
      <Heading id="jobs">{t('operations.jobs.title')}</Heading>
      <Loadable query={jobs}>
        {(list) => {
          const failing = list.filter(({ Failures }) => Failures > 0)
          return (
            <>
              {failing.length > 0 ? (
                <JobTable jobs={failing} />
              ) : (
                <Text tone="done">{t('operations.jobs.healthy')}</Text>
              )}
              <details>
                <summary>{t('operations.jobs.all')}</summary>
                <JobTable jobs={list} />
              </details>
            </>
          )
        }}
      </Loadable>
    </Card>
  )
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTexts()
  const may = useMay()
  return (
    <table
      aria-label={t('operations.jobs.title')}
      className={`${tableClasses.table} ${classes.jobs}`}
    >
      <thead>
        <tr>
          <th scope="col">{t('operations.jobs.name')}</th>
          <th scope="col">{t('operations.jobs.state')}</th>
          <th scope="col">{t('operations.jobs.last')}</th>
          <th scope="col">{t('operations.jobs.next')}</th>
          {may('operations.runJob') && <td />}
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <tr key={job.Name}>
            <th scope="row">{t(`job.${job.Name}`)}</th>
            <td data-label={t('operations.jobs.state')}>
              <JobState job={job} />
            </td>
            <td data-label={t('operations.jobs.last')}>
              {job.LastRunAt ? formatDateTime(job.LastRunAt) : t('operations.jobs.never')}
            </td>
            <td data-label={t('operations.jobs.next')}>{formatDateTime(job.DueAt)}</td>
            {may('operations.runJob') && (
              <td>
                <RunJob name={job.Name} label={t(`job.${job.Name}`)} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const TONES = { waiting: 'done', due: 'scheduled', running: 'info' } as const

function JobState({ job: { State, Failures, Error } }: { readonly job: Job }) {
  const { t, language } = useTexts()
  if (Failures === 0)
    return <Badge tone={TONES[State]}>{t(`operations.jobs.state.${State}`)}</Badge>
  const number = formatNumber(Failures, language)
  return (
    <>
      <Badge tone="overdue">{t('operations.jobs.failed', { count: Failures, number })}</Badge>
      {Error !== null && (
        <Text size="small" tone="soft" breaks>
          {t('operations.jobs.why', { error: Error })}
        </Text>
      )}
    </>
  )
}

function RunJob({ name, label }: { readonly name: string; readonly label: string }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const run = useWrite('operations.runJob')
  return (
    <Button
      variant="default"
      loading={run.isPending}
      aria-label={t('operations.jobs.runOf', { name: label })}
      onClick={() =>
        run.mutate(
          { ProjectId, Name: name },
          {
            onSuccess: () => toast(t('operations.jobs.asked')),
            onError: (error) => showSystemMessage(error, t),
          },
        )
      }
    >
      {t('operations.jobs.run')}
    </Button>
  )
}
