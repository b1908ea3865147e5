import { Heading, Row, Stack } from '#layout'
import { Button, ModalDialog } from '#ui'
import { useTexts } from '#shared'
import { formatDateTime } from '@telemachos/rules/dates'
import { changeIn, MeetingRefusal } from './meeting-refusal.tsx'
import type { Meeting } from './meeting.ts'
import classes from './move-refused.module.css'
import { useMeetingName } from './use-meeting-name.ts'

interface Props {
  readonly meeting: Meeting
  /** Where it should have gone, as ISO text. */
  readonly at: string
  readonly error: Error
  readonly busy: boolean
  readonly onPick: (at: string) => void
  readonly onClose: () => void
}

/** Why a meeting did not move, and when it could be instead. */
export function MoveRefused({ meeting, at, error, busy, onPick, onClose }: Props) {
  const { t } = useTexts()
  const name = useMeetingName()
  const wanted = {
    name: name.with(meeting),
    from: formatDateTime(meeting.Time),
    to: formatDateTime(at),
  }
  return (
    <ModalDialog label={t('calendar.move.refused')} onClose={onClose}>
      <Stack gap={3} packed className={classes.box}>
        <Heading size="dialog">{t('calendar.move.refused')}</Heading>
        <p>{t('calendar.move.wanted', wanted)}</p>
        <MeetingRefusal error={error} busy={busy} onPick={onPick} />
        <Row gap={2} justify="end">
          {changeIn(error) && (
            <Button loading={busy} onClick={() => onPick(at)}>
              {t('calendar.move.again')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('panel.close')}
          </Button>
        </Row>
      </Stack>
    </ModalDialog>
  )
}
