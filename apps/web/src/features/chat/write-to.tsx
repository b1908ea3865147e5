import { pathOf } from '@telemachos/contract/paths'
import { fullName } from '@telemachos/rules/greek-person'
import { useNavigate } from '@tanstack/react-router'
import { IconMessage } from '@tabler/icons-react'
import { useIdentity, useMay, useProjectPath, useSettings, useTexts, useWrite } from '#shared'
import { Button, showSystemMessage } from '#ui'

interface WriteToProps {
  readonly person: { readonly Id: number; readonly FirstName: string; readonly LastName: string }
  readonly label: string
  readonly variant?: 'default' | 'subtle'
}

/** Opens the conversation with somebody; nothing where the project, or the role, has no chat. */
export function WriteTo({ person, label, variant = 'default' }: WriteToProps) {
  const { t } = useTexts()
  const { ProjectId } = useIdentity()
  const may = useMay()
  const isOpen = useSettings().Config?.Chat?.Enabled === true
  const navigate = useNavigate()
  const pathTo = useProjectPath()
  const start = useWrite('chat.startConversation')
  if (!isOpen || !may('chat.startConversation')) return null
  const open = (): void =>
    start.mutate(
      { ProjectId, UserId: person.Id },
      {
        onError: (error) => showSystemMessage(error, t),
        onSuccess: ({ Id }) =>
          void navigate({ to: pathTo(pathOf('chat.conversation', { id: Id })) }),
      },
    )
  return (
    <Button
      variant={variant}
      leftSection={<IconMessage size={18} aria-hidden="true" />}
      aria-label={`${label}: ${fullName(person)}`}
      loading={start.isPending}
      onClick={open}
    >
      {label}
    </Button>
  )
}
