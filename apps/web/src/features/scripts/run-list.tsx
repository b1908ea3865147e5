import { Card, Heading, Row, Text } from '#layout'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, type CallOutput } from '#shared'
import { Badge, Button, Loadable } from '#ui'
import { Outcome } from './outcome.tsx'
import classes from './scripts.module.css'

interface RunListProps {
  readonly actionId: number
  readonly titles: ReadonlyMap<number, string>
}

const PAGE_SIZE = 20

/** What the script of an action did, the latest first. */
export function RunList({ actionId, titles }: RunListProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [page, setPage] = useState(1)
  const runs = useCall('scripts.listCompletionRuns', { ProjectId, ActionId: actionId, page })
  return (
    <Card as="section" gap={3} aria-labelledby="completion-runs">
      <Heading id="completion-runs">{t('scripts.runs')}</Heading>
      <Loadable query={runs}>
        {({ list, count }) =>
          count === 0 ? (
            <Text tone="soft">{t('scripts.runs.none')}</Text>
          ) : (
            <>
              <ul className={classes.runs}>
                {list.map((run) => (
                  <Run key={run.Id} run={run} titles={titles} />
                ))}
              </ul>
              {count > PAGE_SIZE && (
                <Row gap={2}>
                  <Button variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t('ui.pager.previous')}
                  </Button>
                  <Button
                    variant="default"
                    disabled={page * PAGE_SIZE >= count}
                    onClick={() => setPage(page + 1)}
                  >
                    {t('ui.pager.next')}
                  </Button>
                </Row>
              )}
            </>
          )
        }
      </Loadable>
    </Card>
  )
}

interface RunProps extends Pick<RunListProps, 'titles'> {
  readonly run: CallOutput<'scripts.listCompletionRuns'>['list'][number]
}

function Run({ run, titles }: RunProps) {
  const { t } = useTexts()
  const state = run.Fault ? 'failed' : run.Refusal === null ? 'done' : 'refused'
  const tone = { failed: 'overdue', done: 'done', refused: 'inactive' } as const
  return (
    <li className={classes.run}>
      <Row gap={2} align="center">
        <Text as="span">
          {formatDateTime(run.At)} · {run.Mentee}
        </Text>
        <Badge tone={tone[state]}>{t(`scripts.runs.${state}`)}</Badge>
      </Row>
      <Outcome outcome={run} titles={titles} />
    </li>
  )
}
