import { Row, Stack } from '#layout'
import { Button, Checkbox, Combobox, IconButton, usePhone } from '#ui'
import {
  IconCalendarShare,
  IconChevronLeft,
  IconChevronRight,
  IconChevronDown,
  IconClockHour4,
  IconUsers,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useCall, useIdentity, useTexts, useParticipant } from '#shared'
import { CALENDAR_VIEWS, turnPage, type CalendarView } from '@telemachos/rules/calendar-views'
import classes from './calendar-toolbar.module.css'
import { FeedDialog } from './feed-dialog.tsx'
import { HoursDialog } from './hours-dialog.tsx'
import { forgetMany } from './many/use-kept-many.ts'
import type { CalendarAddress } from './use-calendar-address.ts'

interface Props {
  readonly address: CalendarAddress
  readonly view: CalendarView
  readonly date: string
  /** What the days in sight are called. */
  readonly title: string
  /** Whether mentors stand beside each other; undefined for those who have no mentors to look after. */
  readonly many: boolean | undefined
}

/** Back to the calendar of all. */
const NO_MANY = { by: undefined, people: undefined, mentor: undefined }

const MANY_VIEWS: readonly CalendarView[] = ['day', 'week']

/** Which days are shown and how, and whose meetings. */
export function CalendarToolbar({ address, view, date, title, many }: Props) {
  const { t } = useTexts()
  const { change, search } = address
  const participant = useParticipant()
  const [open, setOpen] = useState<'hours' | 'feed'>()
  const close = () => setOpen(undefined)
  // On a phone the meetings come first: what narrows them is unfolded by who wants it, or has it.
  const isFolding = usePhone()
  const isNarrowed = many === true || search.mentor !== undefined || search.cancelled === true
  const [isUnfolded, setUnfolded] = useState(isNarrowed)
  const showsMore = !isFolding || isUnfolded
  // What narrows is in sight, folded or not.
  const showsMentor =
    participant === undefined && !many && (showsMore || search.mentor !== undefined)
  const showsCancelled = showsMore || search.cancelled === true
  return (
    <Stack gap={3} packed>
      <Row gap={4} lineGap={2} align="center">
        <Row nowrap gap={1} align="center" className={classes.turn}>
          <IconButton
            label={t('calendar.previous')}
            onClick={() => change({ date: turnPage(view, date, -1) })}
          >
            <IconChevronLeft size={20} />
          </IconButton>
          <Button variant="default" onClick={() => change({ date: undefined })}>
            {t('calendar.today')}
          </Button>
          <IconButton
            label={t('calendar.next')}
            onClick={() => change({ date: turnPage(view, date, 1) })}
          >
            <IconChevronRight size={20} />
          </IconButton>
          {isFolding && (
            <Button
              variant="subtle"
              aria-label={t('calendar.narrow')}
              className={classes.more}
              aria-expanded={isUnfolded}
              leftSection={<IconChevronDown size={18} />}
              onClick={() => setUnfolded(!isUnfolded)}
            >
              {t('calendar.filters')}
            </Button>
          )}
        </Row>
        <h2 className={classes.period} aria-live="polite">
          {title}
        </h2>
        {many !== undefined && (showsMore || many) && (
          <button
            type="button"
            className={classes.many}
            aria-pressed={many}
            onClick={() => {
              if (many) forgetMany()
              change(many ? NO_MANY : { by: 'mentor', mentor: undefined })
            }}
          >
            <IconUsers size={18} aria-hidden="true" />
            {t('calendar.many.by')}
          </button>
        )}
        <div role="group" aria-label={t('calendar.view')} className={classes.views}>
          {(many ? MANY_VIEWS : CALENDAR_VIEWS).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === view}
              onClick={() => change({ view: one })}
            >
              {t(`calendar.view.${one}`)}
            </button>
          ))}
        </div>
      </Row>
      {(showsMore || showsMentor || showsCancelled) && (
        <Row gap={5} lineGap={2} align="end" className={classes.filters}>
          {showsMentor && <MentorFilter address={address} />}
          {showsCancelled && (
            <Checkbox
              label={t('calendar.cancelled')}
              checked={search.cancelled === true}
              onChange={(checked) => change({ cancelled: checked || undefined })}
            />
          )}
          {showsMore && participant === 'mentor' && (
            <Button
              variant="subtle"
              leftSection={<IconClockHour4 size={18} />}
              onClick={() => setOpen('hours')}
            >
              {t('hours.open')}
            </Button>
          )}
          {showsMore && (
            <Button
              variant="subtle"
              leftSection={<IconCalendarShare size={18} />}
              onClick={() => setOpen('feed')}
            >
              {t('feed.open')}
            </Button>
          )}
        </Row>
      )}
      {open === 'hours' && <HoursDialog onClose={close} />}
      {open === 'feed' && <FeedDialog onClose={close} />}
    </Stack>
  )
}

function MentorFilter({ address: { search, change } }: Pick<Props, 'address'>) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const mentors = useCall('people.listMentorFilterValues', { ProjectId })
  const options = (mentors.data ?? []).map(({ Id, FirstName, LastName }) => ({
    value: String(Id),
    label: `${LastName} ${FirstName}`,
  }))
  return (
    <Combobox
      label={t('calendar.mentor')}
      className={classes.mentor}
      options={options}
      value={search.mentor ? String(search.mentor) : null}
      onChange={(value) => change({ mentor: value === null ? undefined : Number(value) })}
    />
  )
}
