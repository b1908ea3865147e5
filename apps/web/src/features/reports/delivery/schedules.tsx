import { IconMail } from '@tabler/icons-react'
import { formatDateTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { Card, Heading, Row, Stack, Text } from '#layout'
import { useCall, useMay, useTexts, useWrite, type CallOutput } from '#shared'
import { askToConfirm, Button, EmptyState, Loadable, showSystemMessage, toast } from '#ui'
import classes from './delivery.module.css'
import { ScheduleForm } from './schedule-form.tsx'
import { useScheduleWords } from './use-schedule-words.ts'

type Schedule = CallOutput<'reports.listSchedules'>['Schedules'][number]
type Receiver = Schedule['Receivers'][number]

/** When a report is mailed and to whom, what became of it, and the ways to change that. */
export function Schedules({ reportId }: { readonly reportId: number }) {
  const { t } = useTexts()
  const may = useMay()
  const list = useCall('reports.listSchedules', { Id: reportId })
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const close = () => setEdited(null)
  return (
    <Card as="section" gap={4}>
      <Row gap={3} justify="between" align="center">
        <Heading as="h2" size="section">
          {t('reports.schedule.title')}
        </Heading>
        {may('reports.saveSchedule') && edited !== 'new' && (
          <Button
            leftSection={<IconMail size={18} aria-hidden="true" />}
            onClick={() => setEdited('new')}
          >
            {t('reports.schedule.new')}
          </Button>
        )}
      </Row>
      {edited === 'new' && <ScheduleForm reportId={reportId} onClose={close} />}
      <Loadable query={list}>
        {({ Schedules: found, Attaches }) => (
          <>
            <Text tone="faint">
              {t(Attaches ? 'reports.schedule.attaches' : 'reports.schedule.links')}
            </Text>
            {found.length === 0 && edited !== 'new' && (
              <EmptyState
                picture="mail"
                title={t('reports.schedule.none')}
                text={t(
                  may('reports.saveSchedule')
                    ? 'reports.schedule.noneAuthor'
                    : 'reports.schedule.noneReader',
                )}
              />
            )}
            <ul className={classes.list}>
              {found.map((schedule) => (
                <li key={schedule.Id}>
                  {edited === schedule.Id ? (
                    <ScheduleForm reportId={reportId} schedule={schedule} onClose={close} />
                  ) : (
                    <OneSchedule schedule={schedule} onEdit={() => setEdited(schedule.Id)} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Loadable>
    </Card>
  )
}

function OneSchedule({
  schedule,
  onEdit,
}: {
  readonly schedule: Schedule
  readonly onEdit: () => void
}) {
  const { t } = useTexts()
  const words = useScheduleWords()
  const remove = useWrite('reports.deleteSchedule')
  const stop = useWrite('reports.stopSchedule')
  const { Id, Every, Day, Hour, NextAt, MadeBy, Own, MayEdit, Receivers } = schedule
  const when = t(`reports.schedule.when.${Every}`, {
    day: Every === 'week' ? words.weekday(Day) : String(Day),
    hour: words.hour(Hour),
  })
  async function ask(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('reports.schedule.deleteSure'),
      text: t('reports.schedule.deleteText', { when }),
      confirmLabel: t('reports.schedule.delete'),
      danger: true,
    })
    if (!isSure) return
    await remove.mutateAsync({ Id }).catch((error: unknown) => showSystemMessage(error, t))
  }
  async function setStopped(Stopped: boolean): Promise<void> {
    try {
      await stop.mutateAsync({ Id, Stopped })
      toast(t(Stopped ? 'reports.schedule.stopped' : 'reports.schedule.resumed'))
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Stack gap={2}>
      <Text>
        <strong>{when}</strong>
      </Text>
      <Text tone="faint">
        {t('reports.schedule.next', { at: formatDateTime(NextAt) })}
        {MadeBy !== '' && ` · ${t('reports.schedule.madeBy', { name: MadeBy })}`}
      </Text>
      <ul className={classes.receivers}>
        {Receivers.map((one) => (
          <ReceiverLine key={one.Id} receiver={one} />
        ))}
      </ul>
      <Row gap={2}>
        {Own !== null && (
          <Button
            variant="default"
            loading={stop.isPending}
            onClick={() => void setStopped(Own === 'sent')}
          >
            {t(Own === 'sent' ? 'reports.schedule.stop' : 'reports.schedule.resume')}
          </Button>
        )}
        {MayEdit && (
          <>
            <Button variant="default" onClick={onEdit}>
              {t('reports.schedule.change')}
            </Button>
            <Button variant="default" loading={remove.isPending} onClick={() => void ask()}>
              {t('reports.schedule.delete')}
            </Button>
          </>
        )}
      </Row>
    </Stack>
  )
}

function ReceiverLine({ receiver }: { readonly receiver: Receiver }) {
  const { t } = useTexts()
  const { Name, Stopped, SentAt, Failure } = receiver
  const state = Stopped
    ? t('reports.schedule.state.stopped')
    : Failure !== null
      ? t(`reports.schedule.state.${Failure}`)
      : SentAt === null
        ? t('reports.schedule.state.waiting')
        : t('reports.schedule.state.sent', { at: formatDateTime(SentAt) })
  return (
    <li>
      <span>{Name}</span>
      <Text as="span" tone={Failure === null || Stopped ? 'faint' : 'failure'}>
        {state}
      </Text>
    </li>
  )
}
