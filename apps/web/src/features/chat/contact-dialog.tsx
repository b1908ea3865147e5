import { fullName } from '@telemachos/rules/greek-person'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { PersonMark } from '#features/people'
import { useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import { DialogFrame, showSystemMessage } from '#ui'
import classes from './chat.module.css'
import type { Contact } from './chat-types.ts'
import { ContactList } from './contact-list.tsx'

/** Chooses somebody to write to, and opens the conversation with them. */
export function ContactDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const start = useWrite('chat.startConversation')
  const choose = (contact: Contact): void =>
    start.mutate(
      { ProjectId, UserId: contact.Id },
      {
        onError: (error) => showSystemMessage(error, t),
        onSuccess: ({ Id }) => {
          onClose()
          void navigate({ to: pathTo(pathOf('chat.conversation', { id: Id })) })
        },
      },
    )
  return (
    <DialogFrame title={t('chat.new.title')} text={t('chat.new.text')} onCancel={onClose}>
      <ContactList>
        {(contact) => (
          <button
            type="button"
            className={classes.contact}
            disabled={start.isPending}
            onClick={() => choose(contact)}
          >
            <PersonMark person={contact} roles={contact.Roles} size="small" />
            <span className={classes.name}>{fullName(contact)}</span>
            <small className={classes.role}>
              {contact.Roles.map((role) => t(`identity.role.${role}`)).join(', ')}
            </small>
          </button>
        )}
      </ContactList>
    </DialogFrame>
  )
}
