import { useState, type FormEvent } from 'react'
import { FailureNotice, Row, Stack } from '#layout'
import { errorText, useCall, useTexts, useWrite, type CallOutput } from '#shared'
import { Button, MultiSelect, SelectField, toast } from '#ui'
import classes from './delivery.module.css'
import { useScheduleWords } from './use-schedule-words.ts'

type Schedule = CallOutput<'reports.listSchedules'>['Schedules'][number]

interface ScheduleFormProps {
  readonly reportId: number
  /** The one that is changed; a new one without it. */
  readonly schedule?: Schedule | undefined
  readonly onClose: () => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const
const MONTH_DAYS = Array.from({ length: 31 }, (_, index) => index + 1)

/** When a report is mailed, and to whom. */
export function ScheduleForm({ reportId, schedule, onClose }: ScheduleFormProps) {
  const { t } = useTexts()
  const words = useScheduleWords()
  const save = useWrite('reports.saveSchedule')
  const offered = useCall('reports.listReceivers', { Id: reportId, Filter: '' })
  const [every, setEvery] = useState<Schedule['Every']>(schedule?.Every ?? 'week')
  const [day, setDay] = useState(schedule?.Day ?? 1)
  const [hour, setHour] = useState(schedule?.Hour ?? 8)
  const [receivers, setReceivers] = useState<readonly string[]>(
    schedule?.Receivers.map(({ Id }) => String(Id)) ?? [],
  )
  const known = new Map(
    [...(schedule?.Receivers ?? []), ...(offered.data ?? [])].map(({ Id, Name }) => [Id, Name]),
  )
  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    await save.mutateAsync({
      Id: schedule?.Id ?? null,
      ReportId: reportId,
      Every: every,
      Day: day,
      Hour: hour,
      Receivers: receivers.map(Number),
      ...(schedule && { Version: schedule.Version }),
    })
    toast(t('reports.schedule.saved'))
    onClose()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event).catch(() => undefined)}>
      <Stack gap={3}>
        <div className={classes.times}>
          <SelectField
            label={t('reports.schedule.every')}
            options={(['week', 'month'] as const).map((value) => ({
              value,
              label: t(`reports.schedule.every.${value}`),
            }))}
            value={every}
            onChange={(value) => {
              setEvery(value === 'month' ? 'month' : 'week')
              setDay(1)
            }}
          />
          <SelectField
            label={t('reports.schedule.day')}
            options={(every === 'week' ? WEEKDAYS : MONTH_DAYS).map((value) => ({
              value: String(value),
              label: every === 'week' ? words.weekday(value) : String(value),
            }))}
            value={String(day)}
            onChange={(value) => setDay(Number(value ?? 1))}
          />
          <SelectField
            label={t('reports.schedule.hour')}
            hint={t('reports.schedule.hourHint')}
            options={HOURS.map((value) => ({ value: String(value), label: words.hour(value) }))}
            value={String(hour)}
            onChange={(value) => setHour(Number(value ?? 8))}
          />
        </div>
        <MultiSelect
          label={t('reports.schedule.receivers')}
          hint={t('reports.schedule.receiversHint')}
          options={[...known].map(([id, name]) => ({ value: String(id), label: name }))}
          value={receivers}
          onChange={setReceivers}
        />
        {save.error && <FailureNotice>{errorText(save.error, t)}</FailureNotice>}
        <Row gap={2}>
          <Button type="submit" loading={save.isPending} disabled={receivers.length === 0}>
            {t('reports.schedule.save')}
          </Button>
          <Button variant="default" onClick={onClose}>
            {t('reports.schedule.cancel')}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
