import { Row, Stack, Text } from '#layout'
import { askForText, Button, showSystemMessage, toast } from '#ui'
import { useCall, useIdentity, useTexts, useWrite } from '#shared'
import type { Meeting } from './meeting.ts'
import classes from './meeting-panel.module.css'

interface Props {
  readonly meeting: Meeting
  readonly keepFocus: () => void
}

/** The question that a meeting whose time has come asks: whether it was held. The answer can be changed. */
export function Happened({ meeting, keepFocus }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const about = { ProjectId, MeetingId: meeting.Id }
  const journal = useCall('meetings.getJournal', about)
  const saving = useWrite('meetings.saveJournal')
  async function say(Held: boolean, Reason: string): Promise<void> {
    // What was written is read anew: it may have been saved since.
    const { data } = await journal.refetch()
    if (!data) throw journal.error ?? new Error('no journal')
    const { Version, Place, Duration, Subject, Notes, PrivateNotes, FollowUp } = data
    const written = { Version, Place, Duration, Subject, Notes, FollowUp }
    await saving.mutateAsync({
      ...about,
      ...written,
      Held,
      Reason,
      PrivateNotes: PrivateNotes ?? '',
    })
    toast(t(Held ? 'panel.savedHeld' : 'panel.saved'))
    keepFocus()
  }
  async function sayHeld(): Promise<void> {
    try {
      await say(true, '')
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  const sayNot = () =>
    askForText({
      title: t('panel.happened.no'),
      label: t('panel.whyNot'),
      confirmLabel: t('panel.save'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('panel.needReason') : undefined),
      save: (reason) => say(false, reason),
    })
  return (
    <Stack as="section" gap={2} packed className={classes.section}>
      <h3 className={classes.question}>{t('panel.happened')}</h3>
      <Row gap={2} align="center">
        <Button
          variant={meeting.State === 'planned' ? 'filled' : 'default'}
          held={meeting.State === 'held'}
          loading={saving.isPending}
          onClick={() => void sayHeld()}
        >
          {t('panel.happened.yes')}
        </Button>
        <Button variant="default" loading={saving.isPending} onClick={() => void sayNot()}>
          {t('panel.happened.no')}
        </Button>
      </Row>
      <Text tone="faint" size="small">
        {t('panel.happened.note')}
      </Text>
    </Stack>
  )
}
