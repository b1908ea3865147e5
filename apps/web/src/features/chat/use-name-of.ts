import { fullName } from '@telemachos/rules/greek-person'
import { useIdentity, useTexts } from '#shared'
import type { Conversation } from './chat-types.ts'

/** Says who somebody of a conversation is, to the person: by name, or that it is they. */
export function useNameOf({ Users }: Pick<Conversation, 'Users'>): (id: number | null) => string {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  return (id) => {
    if (id === UserId) return t('chat.quote.own')
    const user = Users.find(({ Id }) => Id === id)
    return user ? fullName(user) : t('chat.someone')
  }
}
