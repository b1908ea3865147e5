import { athensInstant, formatDateTime, isInactiveDate, parseDate } from '@telemachos/rules/dates'
import type { FormEvent } from 'react'
import { useId, useState } from 'react'
import { ApiError } from '../../../shared/api/api-error.ts'
import { useWrite } from '../../../shared/api/use-call.ts'
import { useTexts } from '../../../shared/i18n/use-texts.ts'
import { errorText } from './error-text.ts'
import { readConflict } from './meeting-conflict.ts'
import type { MeetingConflict } from './meeting-conflict.ts'
import type { MenteeAction } from './mentee-action.ts'
import classes from './meeting-date.module.css'

const TIME = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/
/** Times that are offered; any other may be typed. */
const OFFERED = Array.from(
  { length: 24 },
  (_, i) => `${String(9 + Math.floor(i / 2)).padStart(2, '0')}:${i % 2 ? '30' : '00'}`,
)

interface Props {
  readonly action: MenteeAction
  /** After the server has set the date. */
  readonly onScheduled: (at: string) => void
}

/**
 * Sets or moves the date of a meeting. A refusal names who is busy and offers free times; what was
 * typed stays.
 */
export function MeetingDate({ action, onScheduled }: Props) {
  const { t } = useTexts()
  const id = useId()
  const { ScheduledAt } = action
  const isSet = ScheduledAt !== null && !isInactiveDate(ScheduledAt)
  const [shownDate = '', shownTime = ''] = isSet ? formatDateTime(ScheduledAt).split(' ') : []
  const [date, setDate] = useState(shownDate)
  const [time, setTime] = useState(shownTime)
  const [tried, setTried] = useState(false)
  const publish = useWrite('actions.publishAction')

  const isoDate = parseDate(date)
  const isoTime = readTime(time)
  const conflict = conflictIn(publish.error)

  async function schedule(at: string): Promise<void> {
    await publish.mutateAsync({ ActionId: action.Id, MenteeId: action.MenteeId, date: at })
    onScheduled(at)
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (isoDate && isoTime) schedule(athensInstant(isoDate, isoTime)).catch(() => undefined)
  }
  function pick(at: string): void {
    const [freeDate = '', freeTime = ''] = formatDateTime(at).split(' ')
    setDate(freeDate)
    setTime(freeTime)
    schedule(at).catch(() => undefined)
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.fields}>
        <Field
          id={`${id}-date`}
          label={t('actions.cell.date')}
          hint={t('actions.cell.dateHint')}
          error={tried && !isoDate ? t('actions.cell.badDate') : undefined}
          value={date}
          onChange={setDate}
        />
        <Field
          id={`${id}-time`}
          label={t('actions.cell.time')}
          hint={t('actions.cell.timeHint')}
          error={tried && !isoTime ? t('actions.cell.badTime') : undefined}
          value={time}
          onChange={setTime}
          list={`${id}-times`}
        />
        <datalist id={`${id}-times`}>
          {OFFERED.map((offered) => (
            <option key={offered} value={offered} />
          ))}
        </datalist>
      </div>
      {conflict && <Conflict conflict={conflict} busy={publish.isPending} onPick={pick} />}
      {publish.error && !conflict && (
        <p role="alert" className={classes.error}>
          {errorText(publish.error, t)}
        </p>
      )}
      <div className={classes.foot}>
        <button type="submit" className={classes.submit} disabled={publish.isPending}>
          {t(isSet ? 'actions.cell.reschedule' : 'actions.cell.schedule')}
        </button>
        <span className={classes.note}>{t('actions.cell.length')}</span>
      </div>
    </form>
  )
}

interface ConflictProps {
  readonly conflict: MeetingConflict
  readonly busy: boolean
  readonly onPick: (at: string) => void
}

function Conflict({ conflict, busy, onPick }: ConflictProps) {
  const { t } = useTexts()
  const { party, at, free } = conflict
  return (
    <div role="alert" className={classes.conflict}>
      <p className={classes.conflictTitle}>{t('actions.cell.overlap')}</p>
      {at && <p>{t(`actions.cell.overlap.${party}`, { at: formatDateTime(at) })}</p>}
      {free.length > 0 && (
        <>
          <p>{t('actions.cell.freeSlots')}</p>
          <div className={classes.slots}>
            {free.map((slot) => (
              <button
                key={slot}
                type="button"
                className={classes.slot}
                disabled={busy}
                onClick={() => onPick(slot)}
              >
                {formatDateTime(slot)}
              </button>
            ))}
          </div>
        </>
      )}
    </div>
  )
}

interface FieldProps {
  readonly id: string
  readonly label: string
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
  readonly list?: string
}

function Field({ id, label, hint, error, value, onChange, list }: FieldProps) {
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        list={list}
        className={classes.input}
        value={value}
        autoComplete="off"
        inputMode="numeric"
        aria-describedby={`${id}-note`}
        aria-invalid={error !== undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <span id={`${id}-note`} className={error ? classes.error : classes.note}>
        {error ?? hint}
      </span>
    </div>
  )
}

/** A typed time as HH:mm; undefined when it is none. */
function readTime(text: string): string | undefined {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? []
  return hours && minutes ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}

function conflictIn(error: Error | null): MeetingConflict | undefined {
  return error instanceof ApiError && error.code === 'meeting_overlap'
    ? readConflict(error.details)
    : undefined
}
