import { Stack, Text } from '#layout'
import { Button, DateField, IconButton, TimeField } from '#ui'
import { useCall, useIdentity, useTexts, type ApiError } from '#shared'
import { IconX } from '@tabler/icons-react'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatDateTime } from '@telemachos/rules/dates'
import { useRef } from 'react'
import { ConflictNotice, MeetingRefusal } from './meeting-refusal.tsx'
import { movedTo, startOf, type RowProblem, type SeriesRow } from './series.ts'
import classes from './series-row-form.module.css'

interface Props {
  readonly menteeId: number
  readonly row: SeriesRow
  readonly problem: RowProblem | undefined
  /** Why the series was refused, when it was because of this row. */
  readonly refusal: ApiError | null
  readonly busy: boolean
  readonly onChange: (row: SeriesRow) => void
}

/** One meeting of a series: its date, what is in its way, and leaving it out. */
export function SeriesRowForm({ menteeId, row, problem, refusal, busy, onChange }: Props) {
  const { t, language } = useTexts()
  const { title, date, time, dropped, instead, moved } = row
  const group = useRef<HTMLDivElement>(null)
  // What was pressed goes away: the focus stays within the row.
  const focusOn = (what: 'button' | 'input') =>
    requestAnimationFrame(() => group.current?.querySelector<HTMLElement>(what)?.focus())
  function drop(next: boolean): void {
    onChange({ ...row, dropped: next })
    focusOn('button')
  }
  function pick(at: string): void {
    onChange(movedTo(row, at))
    focusOn('input')
  }
  if (dropped) {
    return (
      <div ref={group} role="group" aria-label={title} className={classes.row} data-dropped="">
        <p className={classes.title}>{title}</p>
        <p className={classes.quiet}>{t('series.dropped')}</p>
        <Button
          variant="subtle"
          size="compact-md"
          aria-label={t('series.takeOf', { title })}
          onClick={() => drop(false)}
        >
          {t('series.take')}
        </Button>
      </div>
    )
  }
  return (
    <div
      ref={group}
      role="group"
      aria-label={title}
      className={classes.row}
      data-refused={refusal || problem ? '' : undefined}
    >
      <div>
        <p className={classes.title}>{title}</p>
        {date && <p className={classes.quiet}>{dateInWords(date, language)}</p>}
      </div>
      <IconButton label={t('series.drop', { title })} onClick={() => drop(true)}>
        <IconX size={18} />
      </IconButton>
      <div className={classes.pair}>
        <DateField
          label={t('panel.date')}
          error={problem === 'date' ? t('panel.needDate') : undefined}
          value={date}
          onChange={(next) => onChange({ ...row, date: next, moved: true })}
        />
        <TimeField
          label={t('panel.time')}
          error={problem === 'time' ? t('panel.needTime') : undefined}
          value={time}
          onChange={(next) => onChange({ ...row, time: next, moved: true })}
        />
      </div>
      <Stack gap={2} packed className={classes.notes}>
        {(problem === 'past' || problem === 'twice') && (
          <Text role="alert" tone="failure" size="small">
            {t(`series.${problem}`)}
          </Text>
        )}
        {!moved && instead && (
          <Text tone="warn" size="small">
            {t(time === null ? 'series.noTime' : 'series.instead', { at: formatDateTime(instead) })}
          </Text>
        )}
        {refusal ? (
          <MeetingRefusal error={refusal} busy={busy} onPick={pick} />
        ) : (
          <InTheWay menteeId={menteeId} row={row} busy={busy} onPick={pick} />
        )}
      </Stack>
    </div>
  )
}

interface InTheWayProps extends Pick<Props, 'menteeId' | 'row' | 'busy'> {
  readonly onPick: (at: string) => void
}

/** What is in the way of the wanted start, or of the one that was set since, with free ones. */
function InTheWay({ menteeId, row, busy, onPick }: InTheWayProps) {
  const { ProjectId } = useIdentity()
  const at = row.moved ? startOf(row) : row.instead
  const found = useCall(
    'meetings.checkOverlaps',
    { ProjectId, ActionId: row.actionId, MenteeId: menteeId, Time: at ?? '' },
    { enabled: Boolean(at) },
  )
  const { Conflict, Free } = found.data ?? {}
  if (!Conflict) return null
  const { with: party, name, other, at: begins } = Conflict
  const conflict = { party, name, other, at: begins, free: Free ?? [] }
  return <ConflictNotice conflict={conflict} busy={busy} onPick={onPick} />
}
