import { fullName } from '@telemachos/rules/greek-person'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { PersonMark } from '#features/people'
import { useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import { showSystemMessage } from '#ui'
import classes from './chat.module.css'
import type { Contact } from './chat-types.ts'

interface Props {
  readonly contact: Contact
  /** Once the conversation is there, before it is opened. */
  readonly onOpen?: () => void
}

/** Somebody to write to; pressed, the conversation with them opens. */
export function ContactButton({ contact, onOpen }: Props) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const start = useWrite('chat.startConversation')
  // Whoever is written to is no longer new: the button may be gone before the answer is there.
  const open = async (): Promise<void> => {
    try {
      const { Id } = await start.mutateAsync({ ProjectId, UserId: contact.Id })
      onOpen?.()
      await navigate({ to: pathTo(pathOf('chat.conversation', { id: Id })) })
    } catch (error) {
      showSystemMessage(error, t)
    }
  }
  return (
    <button
      type="button"
      className={classes.contact}
      aria-disabled={start.isPending || undefined}
      onClick={() => {
        if (!start.isPending) void open()
      }}
    >
      <PersonMark person={contact} roles={contact.Roles} size="small" />
      <span className={classes.name}>{fullName(contact)}</span>
      <small className={classes.role}>
        {contact.Roles.map((role) => t(`identity.role.${role}`)).join(', ')}
      </small>
    </button>
  )
}
