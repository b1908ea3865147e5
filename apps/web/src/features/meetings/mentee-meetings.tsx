import { Card, Heading, Row } from '#layout'
import { Button, useNow, lazyWindow } from '#ui'
import { IconCalendarRepeat, IconPlus } from '@tabler/icons-react'
import { addDays, todayInAthens } from '@telemachos/rules/dates'
import { useState } from 'react'
import { useEvent, useTexts, useMay } from '#shared'
import { useQueryClient } from '@tanstack/react-query'
import type { ChosenMentee, Meeting } from './meeting.ts'
import { MeetingsList } from './meetings-list.tsx'
import classes from './mentee-meetings.module.css'
import { slotOf } from './slot.ts'

const MeetingPanel = lazyWindow(() => import('./meeting-panel.tsx'), 'MeetingPanel')
const NewMeeting = lazyWindow(() => import('./new-meeting.tsx'), 'NewMeeting')
const SeriesDialog = lazyWindow(() => import('./series-dialog.tsx'), 'SeriesDialog')

const WHATEVER_STATE = { cancelled: true } as const

/** A mentee's meetings, those to come beside those that were, and planning more of them. */
export function MenteeMeetings({ mentee }: { readonly mentee: ChosenMentee }) {
  const { t } = useTexts()
  const now = useNow()
  const queries = useQueryClient()
  useEvent('meetings.changed', () => void queries.invalidateQueries())
  // What was completed was held.
  useEvent(
    'actions.completionChanged',
    () => void queries.invalidateQueries({ queryKey: ['meetings.listMeetings'] }),
  )
  const [planning, setPlanning] = useState<'one' | 'series'>()
  const [open, setOpen] = useState<{ id: number; day: string }>()
  const may = useMay()
  const tomorrow = addDays(todayInAthens(now), 1)
  const show = ({ Id, Time }: Meeting) => setOpen({ id: Id, day: slotOf(Time).date })
  const close = () => setPlanning(undefined)
  // Those who only look after the data may open the record, but see no meetings.
  if (!may('meetings.listMeetings')) return null
  return (
    <Card aria-labelledby="mentee-meetings" as="section">
      <Row as="header" gap={3} align="center" justify="between" className={classes.head}>
        <Heading id="mentee-meetings" size="dialog">
          {t('menteeMeetings.title')}
        </Heading>
        <Row gap={2} className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconCalendarRepeat size={18} />}
            onClick={() => setPlanning('series')}
          >
            {t('series.title')}
          </Button>
          <Button leftSection={<IconPlus size={18} />} onClick={() => setPlanning('one')}>
            {t('calendar.new')}
          </Button>
        </Row>
      </Row>
      <div className={classes.columns}>
        <MeetingsList direction="coming" menteeId={mentee.id} now={now} onOpen={show} />
        <MeetingsList direction="past" menteeId={mentee.id} now={now} onOpen={show} />
      </div>
      {planning === 'one' && <NewMeeting of={mentee} onScheduled={() => {}} onClose={close} />}
      {planning === 'series' && (
        <SeriesDialog date={tomorrow} of={mentee} onScheduled={() => {}} onClose={close} />
      )}
      {open && (
        <MeetingPanel
          key={open.id}
          meetingId={open.id}
          days={[open.day]}
          search={WHATEVER_STATE}
          now={now}
          onMoved={(at) => setOpen({ ...open, day: slotOf(at).date })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  )
}
