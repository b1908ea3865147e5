import { Stack, Text } from '#layout'
import { Button, DateField, Loadable, SelectField, TimeField } from '#ui'
import { useState, type FormEvent } from 'react'
import { errorText, useTexts, type ApiError } from '#shared'
import { MenteeChoice } from './mentee-choice.tsx'
import { SeriesActions } from './series-actions.tsx'
import { MAX_IN_SERIES } from './series.ts'
import classes from './series-dialog.module.css'
import { instantOf, minuteOf } from './slot.ts'
import { useOpenMeetings } from './use-open-meetings.ts'

/** What somebody wants of a series. */
export interface SeriesWish {
  readonly mentee: string | null
  /** The chosen meetings; null for those that have no date yet. */
  readonly actions: readonly number[] | null
  readonly date: string | null
  readonly time: string | null
  readonly weeks: string
}

const WEEKS = Array.from({ length: 12 }, (_, index) => index + 1)

interface Props {
  readonly wish: SeriesWish
  /** The mentee is given. */
  readonly fixed: boolean
  readonly onChange: (wish: SeriesWish) => void
  readonly busy: boolean
  readonly error: ApiError | null
  readonly onAsk: (input: { actions: number[]; from: string }) => void
}

/** Whose meetings, which of them, from when on and how often. */
export function SeriesChoice({ wish, fixed, onChange, busy, error, onAsk }: Props) {
  const { t } = useTexts()
  const [tried, setTried] = useState(false)
  const openMeetings = useOpenMeetings(wish.mentee)
  const open = openMeetings.data ?? []
  const hasNone = openMeetings.data?.length === 0
  const wanted =
    wish.actions ??
    open
      .filter(({ ScheduledAt }) => ScheduledAt === null)
      .slice(0, MAX_IN_SERIES)
      .map(({ Id }) => Id)
  const { mentee, date, time } = wish
  const fromError = error?.fields.find(({ field }) => field === 'From')?.message
  const actionsError = !tried
    ? undefined
    : wanted.length === 0
      ? t('series.needActions')
      : wanted.length > MAX_IN_SERIES
        ? t('series.tooMany', { most: MAX_IN_SERIES })
        : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    const isRight = mentee && wanted.length > 0 && wanted.length <= MAX_IN_SERIES
    if (!isRight || !date || !time) return
    onAsk({
      // In the order of the programme, not that of the clicks.
      actions: open.map(({ Id }) => Id).filter((id) => wanted.includes(id)),
      from: instantOf({ date, minute: minuteOf(time) }),
    })
  }
  return (
    <Stack as="form" gap={4} packed className={classes.body} onSubmit={submit} noValidate>
      <Text tone="soft">{t('series.lead')}</Text>
      {!fixed && (
        <MenteeChoice
          value={mentee}
          error={tried && !mentee ? t('schedule.needMentee') : undefined}
          onChange={(next) => onChange({ ...wish, mentee: next, actions: null })}
        />
      )}
      {mentee ? (
        <Loadable query={openMeetings}>
          {() =>
            hasNone ? (
              <p role="status">{t('schedule.noAction')}</p>
            ) : (
              <SeriesActions
                open={open}
                chosen={wanted}
                error={actionsError}
                onChange={(actions) => onChange({ ...wish, actions })}
              />
            )
          }
        </Loadable>
      ) : (
        <Text tone="faint" size="small">
          {t('series.needMentee')}
        </Text>
      )}
      {!hasNone && (
        <>
          <div className={classes.when}>
            <DateField
              label={t('series.from')}
              error={tried && !date ? t('panel.needDate') : fromError}
              value={date}
              onChange={(next) => onChange({ ...wish, date: next })}
            />
            <TimeField
              label={t('series.time')}
              error={tried && !time ? t('panel.needTime') : undefined}
              value={time}
              onChange={(next) => onChange({ ...wish, time: next })}
            />
            <SelectField
              label={t('series.every')}
              options={WEEKS.map((count) => ({
                value: String(count),
                label: t('series.weeks', { count }),
              }))}
              value={wish.weeks}
              onChange={(next) => onChange({ ...wish, weeks: next ?? wish.weeks })}
            />
          </div>
          {error && !fromError && (
            <Text role="alert" tone="failure" size="small">
              {error.fields[0]?.message || errorText(error, t)}
            </Text>
          )}
          <div className={classes.foot}>
            <Button type="submit" loading={busy}>
              {t('series.propose')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
