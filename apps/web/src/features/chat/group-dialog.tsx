import { fullName } from '@telemachos/rules/greek-person'
import { MAX_GROUP_TITLE } from '@telemachos/contract/chat/limits'
import { pathOf } from '@telemachos/contract/paths'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { FailureNotice, Text } from '#layout'
import { errorText, useIdentity, useProjectPath, useTexts, useWrite } from '#shared'
import { Checkbox, DialogFrame, TextField } from '#ui'
import type { Contact, Conversation } from './chat-types.ts'
import { ContactList } from './contact-list.tsx'

interface Props {
  /** The group that is changed; a new one without. */
  readonly group?: Conversation
  readonly onClose: () => void
}

/** Makes a group, or changes one: its name, and who is in it. */
export function GroupDialog({ group, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const create = useWrite('chat.createGroup')
  const change = useWrite('chat.changeGroup')
  const before = (group?.Users ?? []).filter(({ Left, Id }) => !Left && Id !== UserId)
  const [title, setTitle] = useState(group?.Title ?? '')
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(
    () => new Map(before.map((user) => [user.Id, fullName(user)])),
  )
  const [failure, setFailure] = useState<string>()
  const toggle = (contact: Contact, isOn: boolean): void => {
    const next = new Map(chosen)
    if (isOn) next.set(contact.Id, fullName(contact))
    else next.delete(contact.Id)
    setChosen(next)
  }
  function save(): void {
    if (title.trim() === '') return setFailure(t('chat.group.noTitle'))
    if (chosen.size === 0) return setFailure(t('chat.group.nobody'))
    const options = {
      onError: (error: unknown) => setFailure(errorText(error, t)),
      onSuccess: ({ Id }: Conversation) => {
        onClose()
        void navigate({ to: pathTo(pathOf('chat.conversation', { id: Id })) })
      },
    }
    if (!group) {
      create.mutate({ ProjectId, Title: title, UserIds: [...chosen.keys()] }, options)
      return undefined
    }
    const had = new Set(before.map(({ Id }) => Id))
    change.mutate(
      {
        ConversationId: group.Id,
        Title: title,
        Add: [...chosen.keys()].filter((id) => !had.has(id)),
        Remove: [...had].filter((id) => !chosen.has(id)),
      },
      options,
    )
    return undefined
  }
  return (
    <DialogFrame
      title={t(group ? 'chat.group.change' : 'chat.newGroup')}
      text={t('chat.group.text')}
      confirmLabel={t(group ? 'chat.group.save' : 'chat.group.create')}
      onConfirm={save}
      onCancel={onClose}
    >
      <TextField
        label={t('chat.group.title')}
        value={title}
        maxLength={MAX_GROUP_TITLE}
        autoComplete="off"
        onChange={(event) => setTitle(event.currentTarget.value)}
      />
      <Text size="small" tone="soft">
        {chosen.size === 0
          ? t('chat.group.noneChosen')
          : t('chat.group.chosen', { names: [...chosen.values()].join(', ') })}
      </Text>
      <ContactList>
        {(contact) => (
          <Checkbox
            label={fullName(contact)}
            checked={chosen.has(contact.Id)}
            onChange={(isOn) => toggle(contact, isOn)}
          />
        )}
      </ContactList>
      {failure && <FailureNotice>{failure}</FailureNotice>}
    </DialogFrame>
  )
}
