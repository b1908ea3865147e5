import { useIdentity, useTexts, useWrite } from '#shared'
import { askForText, Button, toast, useNow } from '#ui'
import type { Session } from './session.ts'
import { useWhen } from './use-when.ts'

/** Cancels a session for a reason, once it is said how many are told; nothing after it has begun. */
export function CancelSession({ session }: { readonly session: Session }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const when = useWhen()(session)
  const now = useNow()
  const write = useWrite('conferences.cancelSession')
  if (new Date(session.Begins) <= now) return null
  const cancel = async () => {
    await askForText({
      title: t('conference.cancel.sure', { when }),
      text: t('conference.cancel.text', { count: session.Taken + session.Waiting }),
      label: t('conference.cancel.reason'),
      confirmLabel: t('conference.cancel'),
      multiline: true,
      check: (text) => (text.trim() === '' ? t('rule.required') : undefined),
      save: async (Reason) => {
        const { Id: SessionId, Version } = session
        const { Told } = await write.mutateAsync({ ProjectId, SessionId, Version, Reason })
        toast(t('conference.cancel.done', { count: Told }))
      },
    })
  }
  return (
    <Button
      variant="subtle"
      loading={write.isPending}
      aria-label={t('conference.cancelOf', { when })}
      onClick={() => void cancel()}
    >
      {t('conference.cancel')}
    </Button>
  )
}
