import { Row, Stack, Text } from '#layout'
import { askForText, Button, Loadable, lazyPart, toast } from '#ui'
import { useCall, useEvent, useIdentity, useMay, useTexts, useWrite } from '#shared'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useRef, useState } from 'react'
import { Happened } from './happened.tsx'
import { MeetingFacts } from './meeting-facts.tsx'
import { changeIn } from './meeting-refusal.tsx'
import type { Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { SetTime } from './set-time.tsx'
import { shownState } from './shown-state.ts'
import type { Cell } from './use-set-meeting.ts'
import { useRemind } from './use-remind.ts'
import { JoinLink, OwnWish, WishOfMentee, type Wish } from './wish.tsx'

const JournalPart = lazyPart(() => import('./journal-part.tsx'), 'JournalPart')

interface Props {
  readonly cell: Cell
  /** The one that is meant; without it, the latest. */
  readonly meetingId?: number | undefined
  /** Whether the action is completed: what is done needs no date. */
  readonly isDone?: boolean
  readonly now: Date
  /** After the server has set its time, as ISO text. */
  readonly onSet?: (at: string) => void
  readonly onCancelled?: () => void
}

/**
 * A mentee's meeting about an action, the same behind every door: first how it stands and what can be done
 * about that, then what was written of it.
 */
export function MeetingBox(props: Props) {
  const { cell, meetingId, isDone = false, now } = props
  const { ProjectId } = useIdentity()
  const queries = useQueryClient()
  const box = useRef<HTMLElement>(null)
  const found = useCall('meetings.getMeeting', {
    ProjectId,
    MenteeId: cell.menteeId,
    ActionId: cell.actionId,
    ...(meetingId !== undefined && { MeetingId: meetingId }),
  })
  // What is changed by another door is seen by this one.
  useEvent('meetings.changed', ({ MenteeId, ActionId }) => {
    if (MenteeId !== cell.menteeId || ActionId !== cell.actionId) return
    for (const name of ['meetings.getMeeting', 'meetings.getJournal', 'meetings.listSlots'])
      void queries.invalidateQueries({ queryKey: [name] })
  })
  useEvent(
    'actions.completionChanged',
    () => void queries.invalidateQueries({ queryKey: ['meetings.getMeeting'] }),
  )
  /** What was pressed is about to go: the focus stays with the meeting. */
  const keepFocus = () => box.current?.focus()
  return (
    <section ref={box} tabIndex={-1} className={classes.meeting} data-meeting="">
      <Loadable query={found}>
        {({ Meeting: meeting, Wish: wish }) => (
          <Stack gap={5} packed>
            <Standing {...props} {...{ meeting, wish, isDone, now, keepFocus }} />
            {meeting && (
              <Suspense fallback={null}>
                <JournalPart key={meeting.Id} meeting={meeting} now={now} />
              </Suspense>
            )}
          </Stack>
        )}
      </Loadable>
    </section>
  )
}

interface StandingProps extends Props {
  readonly meeting: Meeting | null
  readonly wish: Wish | null
  readonly keepFocus: () => void
}

/** How it stands, and what can be done about it. */
function Standing(props: StandingProps) {
  const { meeting, wish, cell, isDone = false, now, keepFocus, ...on } = props
  const { t } = useTexts()
  const plans = useMay()('actions.publishAction')
  const set = (at: string) => {
    keepFocus()
    on.onSet?.(at)
  }
  if (meeting && meeting.State === 'planned')
    return shownState(meeting, now) === 'planned' ? (
      <Upcoming
        {...{ meeting, wish, cell, now, keepFocus }}
        onSet={set}
        onCancelled={on.onCancelled}
      />
    ) : (
      <>
        <MeetingFacts meeting={meeting} />
        {meeting.CanEdit && <Happened meeting={meeting} keepFocus={keepFocus} />}
        {meeting.CanEdit && <Anew {...{ cell, now, keepFocus }} was={meeting.Time} onSet={set} />}
      </>
    )
  if (meeting)
    return (
      <>
        <MeetingFacts meeting={meeting} />
        {meeting.CanEdit && !isDone && meeting.State !== 'held' && on.meetingId === undefined && (
          <Anew {...{ cell, now, keepFocus }} was={null} onSet={set} />
        )}
        {meeting.CanEdit && meeting.State !== 'cancelled' && on.meetingId !== undefined && (
          <Happened meeting={meeting} keepFocus={keepFocus} />
        )}
      </>
    )
  if (isDone) return null
  if (!plans) return <Text tone="soft">{t('slots.notSet')}</Text>
  return (
    <SetTime
      cell={cell}
      was={null}
      title={t('slots.notSet')}
      submit={t('schedule.save')}
      now={now}
      onSet={set}
    />
  )
}

interface AnewProps {
  readonly cell: Cell
  readonly was: string | null
  readonly now: Date
  readonly keepFocus: () => void
  readonly onSet: (at: string) => void
}

/** Another time for a meeting that was not held. */
function Anew({ cell, was, now, keepFocus, onSet }: AnewProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  if (!isOpen)
    return (
      <Row gap={2}>
        <Button variant="default" onClick={() => setOpen(true)}>
          {t('slots.anew')}
        </Button>
      </Row>
    )
  const back = () => {
    keepFocus()
    setOpen(false)
  }
  return (
    <SetTime
      takesFocus
      cell={cell}
      was={was}
      isAnew
      title={t('slots.anew')}
      submit={t('schedule.save')}
      now={now}
      onSet={(at) => {
        back()
        onSet(at)
      }}
      onBack={back}
    />
  )
}

interface UpcomingProps {
  readonly meeting: Meeting
  readonly wish: Wish | null
  readonly cell: Cell
  readonly now: Date
  readonly keepFocus: () => void
  readonly onSet: (at: string) => void
  readonly onCancelled: (() => void) | undefined
}

/** A meeting that is to come: joining it, moving it, reminding of it, cancelling it; and what is asked of it. */
function Upcoming(props: UpcomingProps) {
  const { meeting, wish, cell, now, keepFocus, onSet, onCancelled } = props
  const { t } = useTexts()
  const [isMoving, setMoving] = useState(false)
  const cancelling = useWrite('actions.cancelMeeting')
  const remind = useRemind(meeting)
  async function cancel(): Promise<void> {
    const { ActionId, MenteeId } = meeting
    let Seen = meeting.Time
    await askForText({
      title: t('panel.cancel'),
      text: t('panel.cancelText'),
      label: t('panel.cancelReason'),
      confirmLabel: t('panel.cancel'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('panel.needReason') : undefined),
      save: async (Reason) => {
        try {
          await cancelling.mutateAsync({ ActionId, MenteeId, Reason, Seen })
        } catch (error) {
          // What the server tells of counts as seen from then on.
          Seen = changeIn(error)?.at ?? Seen
          throw error
        }
        toast(t('panel.cancelled'))
        keepFocus()
        onCancelled?.()
      },
    })
  }
  return (
    <>
      <MeetingFacts meeting={meeting} />
      {meeting.Link !== '' && <JoinLink link={meeting.Link} />}
      {!meeting.CanEdit && <OwnWish {...{ meeting, wish, cell, now, keepFocus }} />}
      {meeting.CanEdit && wish && !isMoving && (
        <WishOfMentee {...{ meeting, wish, cell, keepFocus, onSet }} />
      )}
      {meeting.CanEdit &&
        (isMoving ? (
          <SetTime
            takesFocus
            key={meeting.Id}
            cell={cell}
            was={meeting.Time}
            title={t('panel.move')}
            submit={t('panel.moveSave')}
            now={now}
            onSet={(at) => {
              setMoving(false)
              onSet(at)
            }}
            onBack={() => {
              keepFocus()
              setMoving(false)
            }}
          />
        ) : (
          <Row gap={2}>
            <Button variant="light" onClick={() => setMoving(true)}>
              {t('panel.move')}
            </Button>
            {remind && (
              <Button variant="default" loading={remind.busy} onClick={() => void remind.run()}>
                {t('panel.remind')}
              </Button>
            )}
            <Button variant="default" loading={cancelling.isPending} onClick={() => void cancel()}>
              {t('panel.cancel')}
            </Button>
          </Row>
        ))}
    </>
  )
}
