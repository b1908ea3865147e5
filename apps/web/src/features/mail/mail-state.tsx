import { useTexts, type CallOutput } from '#shared'
import { Badge } from '#ui'

/** A mail in a list. */
export type Mail = CallOutput<'mail.listOwnMails'>['list'][number]

const TONES = {
  queued: 'scheduled',
  held: 'info',
  sent: 'done',
  kept: 'info',
  failed: 'overdue',
  cancelled: 'inactive',
} as const

/** What became of a mail, by shape and word. */
export function MailState({ state }: { readonly state: Mail['State'] }) {
  const { t } = useTexts()
  return <Badge tone={TONES[state]}>{t(`mail.state.${state}`)}</Badge>
}
