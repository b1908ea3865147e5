import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { useAskBeforeMany, useIdentity, useMay, useTexts } from '#shared'
import { Button } from '#ui'

/** Mails mentees the dates of all their meetings (spec §6, mentors), for those who may. */
export function AllDatesButton() {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const askBeforeMany = useAskBeforeMany()
  const [isBusy, setBusy] = useState(false)
  if (!may('mail.mailUsers') || !may('meetings.listMeetings')) return null
  async function mail(): Promise<void> {
    setBusy(true)
    try {
      const { mailAllDates } = await import('./mail-all-dates.ts')
      await mailAllDates(ProjectId, askBeforeMany, t)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={isBusy}
      leftSection={<IconMail size={18} aria-hidden="true" />}
      onClick={() => void mail()}
    >
      {t('mail.allDates')}
    </Button>
  )
}
