import { useIdentity, useTexts, useWrite } from '#shared'
import { askToConfirm, Button, showSystemMessage, toast } from '#ui'
import type { Participant, Session } from './session.ts'

interface Props {
  readonly session: Session
  readonly person: Participant
}

/** Cancels somebody's registration, or their wait for a place. */
export function WithdrawPerson({ session, person }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const write = useWrite('conferences.withdraw')
  const name = `${person.FirstName} ${person.LastName}`
  const withdraw = async () => {
    const isSure = await askToConfirm({
      title: t('conference.withdrawPerson.sure', { name }),
      text: t('conference.withdrawPerson.sureText'),
      confirmLabel: t('conference.withdraw'),
      danger: true,
    })
    if (!isSure) return
    write.mutate(
      { ProjectId, SessionId: session.Id, MenteeId: person.MenteeId },
      {
        onSuccess: () => toast(t('conference.withdrawn')),
        onError: (error) => showSystemMessage(error, t),
      },
    )
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      loading={write.isPending}
      aria-label={t('conference.withdrawPerson', { name })}
      onClick={() => void withdraw()}
    >
      {t('conference.withdraw')}
    </Button>
  )
}
