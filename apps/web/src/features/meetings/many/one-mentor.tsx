import { Row, Stack, Text } from '#layout'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { EmptyState, IconButton } from '#ui'
import { Agenda } from '../agenda.tsx'
import type { Meeting } from '../meeting.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import type { ShownMentor } from './arrange.ts'
import classes from './one-mentor.module.css'

interface Props {
  readonly address: CalendarAddress
  readonly shown: readonly ShownMentor[]
  readonly days: readonly string[]
  readonly today: string
  readonly meetings: readonly Meeting[]
  readonly onOpen: (meeting: Meeting) => void
}

/** On a phone: one mentor at a time, with the next and the one before. */
export function OneMentor({ address, shown, days, today, meetings, onOpen }: Props) {
  const { t } = useTexts()
  const { search, change } = address
  const found = shown.findIndex(({ id }) => id === search.mentor)
  const at = Math.max(0, found)
  const mentor = shown[at]
  const own = meetings.filter(({ MentorId }) => MentorId === mentor?.id)
  const turn = (by: number) =>
    change({ mentor: shown[(at + by + shown.length) % shown.length]?.id }, 'replace')
  return (
    <Stack gap={3} packed>
      <Row nowrap gap={2} align="center" justify="between" className={classes.turn}>
        <IconButton label={t('calendar.many.previous')} onClick={() => turn(-1)}>
          <IconChevronLeft size={20} />
        </IconButton>
        <div className={classes.name} aria-live="polite">
          <h3 className={classes.title}>{mentor?.name}</h3>
          <Text as="span" tone="faint" size="small">
            {t('calendar.many.place', {
              at: at + 1,
              all: shown.length,
              meetings: t('calendar.count', { count: own.length }),
            })}
          </Text>
        </div>
        <IconButton label={t('calendar.many.next')} onClick={() => turn(1)}>
          <IconChevronRight size={20} />
        </IconButton>
      </Row>
      {own.length === 0 ? (
        <EmptyState
          picture="calendar"
          title={t('calendar.none')}
          text={t('calendar.many.otherText')}
        />
      ) : (
        <Agenda days={days} today={today} meetings={own} onOpen={onOpen} />
      )}
    </Stack>
  )
}
