import { Heading, Row, Stack, Text } from '#layout'
import { Button, DateField, Loadable, TimeField } from '#ui'
import { useCall, useIdentity, useTexts } from '#shared'
import { keepPreviousData } from '@tanstack/react-query'
import { dateInWords } from '@telemachos/rules/calendar'
import { visibleDays } from '@telemachos/rules/calendar-views'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { MeetingRefusal } from './meeting-refusal.tsx'
import { MEETING_MINUTES } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { instantOf, minuteOf, slotOf, timeOf, type Slot } from './slot.ts'
import { SlotPicker } from './slot-picker.tsx'
import { SlotWordNote } from './slot-word.tsx'
import type { Cell, SetMeeting } from './use-set-meeting.ts'

export interface SlotFormProps {
  readonly cell: Cell
  /** When it is planned now, as ISO text; null where it is not. */
  readonly was: string | null
  /** What was pointed at; without it, what is planned or the next free start. */
  readonly at?: Slot | undefined
  /** What is planned has passed: the next free start is offered instead. */
  readonly isAnew?: boolean
  readonly title: string
  readonly submit: string
  readonly now: Date
  /** Whether it has taken the place of what was pressed. */
  readonly takesFocus?: boolean
  readonly setting: SetMeeting
  /** Goes back to what was there before; without it there was nothing. */
  readonly onBack?: (() => void) | undefined
}

interface Typed {
  readonly date: string | null
  readonly time: string | null
}

/** Chooses when a meeting is: a start of a week, an offer, or a date and time that are typed. */
export function SlotForm(props: SlotFormProps) {
  const { cell, was, at, now, isAnew = false, takesFocus = false, setting, onBack } = props
  const { t, language } = useTexts()
  const { ProjectId } = useIdentity()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  const pointed = at ?? (was === null || isAnew ? undefined : slotOf(was))
  const [typed, setTyped] = useState<Typed | undefined>(pointed && typedOf(pointed))
  const [day, setDay] = useState(pointed?.date)
  const [tried, setTried] = useState(false)
  const from = visibleDays('week', day ?? todayInAthens(now))[0] ?? todayInAthens(now)
  const week = useCall(
    'meetings.listSlots',
    { ProjectId, MenteeId: cell.menteeId, ActionId: cell.actionId, From: from },
    { placeholderData: keepPreviousData },
  )
  // A new meeting is offered the next start that is free, in its week.
  const [next] = week.data?.Offers ?? []
  if (typed === undefined && next !== undefined) pick(slotOf(next))
  const { date, time } = typed ?? { date: null, time: null }
  const shown = day ?? date ?? todayInAthens(now)
  const chosen = date && time ? { date, minute: minuteOf(time) } : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (chosen) void setting.set(instantOf(chosen))
  }
  function pick(slot: Slot): void {
    setTyped(typedOf(slot))
    setDay(slot.date)
  }
  return (
    <Stack as="form" gap={3} packed className={classes.section} onSubmit={submit} noValidate>
      <Heading as="h3" size="small" ref={heading} tabIndex={-1}>
        {props.title}
      </Heading>
      <Loadable query={week} skeleton={<div className={classes.waiting} />}>
        {(data) => (
          <SlotPicker
            week={data}
            day={shown}
            chosen={chosen}
            now={now}
            onDay={setDay}
            onPick={pick}
          />
        )}
      </Loadable>
      <div className={classes.pair}>
        <DateField
          label={t('panel.date')}
          error={tried && !date ? t('panel.needDate') : undefined}
          value={date}
          onChange={(value) => {
            setTyped({ date: value, time })
            if (value) setDay(value)
          }}
        />
        <TimeField
          label={t('panel.time')}
          error={tried && !time ? t('panel.needTime') : undefined}
          value={time}
          onChange={(value) => setTyped({ date, time: value })}
        />
      </div>
      {week.data && chosen && <SlotWordNote slot={chosen} week={week.data} now={now} />}
      {setting.error && (
        <MeetingRefusal
          error={setting.error}
          busy={setting.busy}
          onPick={(start) => {
            pick(slotOf(start))
            void setting.set(start)
          }}
        />
      )}
      <Row gap={2} align="center">
        <Button type="submit" loading={setting.busy}>
          {props.submit}
        </Button>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {t('slots.back')}
          </Button>
        )}
        <Text as="span" tone="soft" size="small">
          {chosen
            ? t('slots.chosen', {
                day: dateInWords(chosen.date, language),
                from: timeOf(chosen.minute),
                to: endOf(chosen),
              })
            : t('slots.length')}
        </Text>
      </Row>
    </Stack>
  )
}

const typedOf = ({ date, minute }: Slot): Typed => ({ date, time: timeOf(minute) })

/** When a meeting of 45 minutes ends. */
const endOf = (slot: Slot): string =>
  formatTime(new Date(Date.parse(instantOf(slot)) + MEETING_MINUTES * 60_000))
