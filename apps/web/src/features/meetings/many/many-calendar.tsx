import { Row, Stack, Text } from '#layout'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#shared'
import { Button, EmptyState, Loadable, usePhone, usePrinting } from '#ui'
import type { Meeting } from '../meeting.ts'
import type { CalendarAddress } from '../use-calendar-address.ts'
import { placeMeetings } from './arrange.ts'
import { DayList, type ListedCell } from './day-list.tsx'
import { ManyGrid } from './many-grid.tsx'
import { ManySheet } from './many-sheet.tsx'
import { MentorChoice } from './mentor-choice.tsx'
import { OneMentor } from './one-mentor.tsx'
import { useMany, type Many } from './use-many.ts'
import classes from './many-calendar.module.css'

interface Props {
  readonly address: CalendarAddress
  readonly view: 'day' | 'week'
  readonly days: readonly string[]
  readonly today: string
  readonly onOpen: (meeting: Meeting) => void
}

/** The calendars of many mentors beside each other; on a phone one after the other. */
export function ManyCalendar({ address, view, days, today, onOpen }: Props) {
  const { t } = useTexts()
  const { search, change } = address
  const query = useMany(days, search)
  const [listed, setListed] = useState<ListedCell>()
  const isPhone = usePhone()
  const isPrinting = usePrinting()
  return (
    <Loadable query={query} skeleton={<div className={classes.skeleton} />}>
      {(many: Many) => {
        const { shown, meetings, mentors, isPending } = many
        const choice = (
          <MentorChoice
            mentors={mentors}
            people={search.people}
            onChange={(people) => change({ people, mentor: undefined })}
          />
        )
        const count = t('calendar.count', { count: meetings.length })
        if (shown.length === 0)
          return (
            <Stack gap={3} packed>
              {choice}
              <EmptyState
                picture="people"
                title={t('calendar.many.none')}
                text={t('calendar.many.noneText')}
              />
            </Stack>
          )
        return (
          <Stack gap={3} packed aria-busy={isPending}>
            <Row gap={4} lineGap={2} align="end" className={classes.bar}>
              {choice}
              <Text tone="faint" size="small" role="status" className={classes.count}>
                {t('calendar.many.found', { count: shown.length, meetings: count })}
              </Text>
              <Button
                variant="default"
                className={classes.print}
                leftSection={<IconPrinter size={18} />}
                onClick={() => window.print()}
              >
                {t('calendar.many.print')}
              </Button>
            </Row>
            {isPhone ? (
              <OneMentor {...{ shown, days, today, meetings, onOpen }} address={address} />
            ) : (
              <ManyGrid
                {...{ shown, days, view, today, meetings, onOpen }}
                at={placeMeetings(meetings, view === 'week' ? 'day' : 'hour')}
                onList={setListed}
              />
            )}
            {listed && (
              <DayList
                cell={listed}
                meetings={meetings}
                onOpen={onOpen}
                onClose={() => setListed(undefined)}
              />
            )}
            {isPrinting && <ManySheet {...{ shown, days, meetings }} />}
          </Stack>
        )
      }}
    </Loadable>
  )
}
