import { Row, Stack, Text } from '#layout'
import { askForText, Button, showSystemMessage, toast, useNow } from '#ui'
import { useIdentity, useTexts, useWrite, type CallOutput } from '#shared'
import { IconVideo } from '@tabler/icons-react'
import { dateInWords } from '@telemachos/rules/calendar'
import { formatTime } from '@telemachos/rules/dates'
import { useState } from 'react'
import { MeetingRefusal } from './meeting-refusal.tsx'
import { fullName, type Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'
import { slotOf } from './slot.ts'
import { SlotForm } from './slot-form.tsx'
import { useSetMeeting, type Cell, type SetMeeting } from './use-set-meeting.ts'

export type Wish = NonNullable<CallOutput<'meetings.getMeeting'>['Wish']>

/** To where people meet online; it opens beside the page. */
export function JoinLink({ link }: { readonly link: string }) {
  const { t } = useTexts()
  return (
    <p>
      <a href={link} target="_blank" rel="noreferrer" className={classes.join}>
        <IconVideo size={18} aria-hidden="true" />
        {t('panel.join')}
      </a>
    </p>
  )
}

interface WishProps {
  readonly meeting: Meeting
  readonly cell: Cell
  /** What was pressed is about to go: the focus stays with the meeting. */
  readonly keepFocus: () => void
}

/** What a mentee asks about their own meeting: another time, or to be excused. */
export function OwnWish(props: WishProps & { readonly wish: Wish | null; readonly now: Date }) {
  const { meeting, wish, cell, now, keepFocus } = props
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const [isAsking, setAsking] = useState(false)
  const ask = useWrite('meetings.askForTime')
  const about = { ProjectId, MeetingId: meeting.Id }
  const close = () => {
    keepFocus()
    setAsking(false)
  }
  const asking: SetMeeting = {
    busy: ask.isPending,
    error: ask.error,
    set: async (Time) => {
      try {
        await ask.mutateAsync({ ...about, Time, Reason: '' })
      } catch {
        // It is said in the form.
        return false
      }
      close()
      toast(t('wish.asked'))
      return true
    },
  }
  const sayAbsent = () =>
    askForText({
      title: t('wish.absent'),
      text: t('wish.absentText'),
      label: t('wish.reason'),
      confirmLabel: t('wish.send'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('panel.needReason') : undefined),
      save: async (Reason) => {
        await ask.mutateAsync({ ...about, Time: null, Reason })
        toast(t('wish.asked'))
        keepFocus()
      },
    })
  if (isAsking)
    return (
      <SlotForm
        takesFocus
        cell={cell}
        was={null}
        // The week in which it is now.
        at={slotOf(meeting.Time)}
        setting={asking}
        title={t('wish.other')}
        submit={t('wish.send')}
        now={now}
        onBack={close}
      />
    )
  return (
    <Stack gap={3} packed>
      {wish && <WishWords wish={wish} title={t('wish.waiting')} />}
      <Row gap={2}>
        <Button variant="default" onClick={() => setAsking(true)}>
          {t('wish.other')}
        </Button>
        {wish ? (
          <SettleButton
            {...{ meeting, keepFocus }}
            label={t('wish.takeBack')}
            done={t('wish.takenBack')}
          />
        ) : (
          <Button variant="default" onClick={() => void sayAbsent()}>
            {t('wish.absent')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}

interface MenteeWishProps extends WishProps {
  readonly wish: Wish
  readonly onSet: (at: string) => void
}

/** What the mentee asks, for those who plan the meeting: to move it there, or to leave it. */
export function WishOfMentee({ meeting, wish, cell, keepFocus, onSet }: MenteeWishProps) {
  const { t } = useTexts()
  const setting = useSetMeeting(cell, meeting.Time, onSet)
  const { Time } = wish
  const now = useNow()
  const isAhead = Time !== null && Date.parse(Time) > now.getTime()
  const title = t(Time === null ? 'wish.ofMentee.absent' : 'wish.ofMentee.time', {
    name: fullName(meeting.Mentee),
  })
  return (
    <Stack gap={3} packed className={classes.warn}>
      <WishWords wish={wish} title={title} />
      {setting.error && (
        <MeetingRefusal
          error={setting.error}
          busy={setting.busy}
          onPick={(start) => void setting.set(start)}
        />
      )}
      <Row gap={2}>
        {isAhead && (
          <Button loading={setting.busy} onClick={() => void setting.set(Time)}>
            {t('wish.moveThere')}
          </Button>
        )}
        <SettleButton {...{ meeting, keepFocus }} label={t('wish.keep')} done={t('wish.kept')} />
      </Row>
    </Stack>
  )
}

function WishWords({ wish, title }: { readonly wish: Wish; readonly title: string }) {
  const { language } = useTexts()
  const { Time, Reason } = wish
  return (
    <div>
      <Text>
        {title}{' '}
        {Time !== null && (
          <strong>
            {dateInWords(slotOf(Time).date, language)}, {formatTime(Time)}
          </strong>
        )}
      </Text>
      {Reason !== '' && (
        <Text tone="soft" className={classes.notes}>
          {Reason}
        </Text>
      )}
    </div>
  )
}

interface SettleButtonProps extends Pick<WishProps, 'meeting' | 'keepFocus'> {
  readonly label: string
  /** What is said once it is done. */
  readonly done: string
}

/** Has what was asked no longer hold. */
function SettleButton({ meeting, keepFocus, label, done }: SettleButtonProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const settle = useWrite('meetings.settleWish')
  async function run(): Promise<void> {
    keepFocus()
    try {
      await settle.mutateAsync({ ProjectId, MeetingId: meeting.Id })
      toast(done)
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <Button variant="default" loading={settle.isPending} onClick={() => void run()}>
      {label}
    </Button>
  )
}
