import { Heading } from '#layout'
import { IconLock } from '@tabler/icons-react'
import { readId, useMay, useTexts } from '#shared'
import { EmptyState, useParams, usePhone } from '#ui'
import classes from './chat.module.css'
import { ConversationList } from './conversation-list.tsx'
import { ConversationView } from './conversation-view.tsx'

/** The person's conversations, and the one that is open; on a phone one or the other (spec §2.3). */
export default function ChatPage() {
  const { t } = useTexts()
  const may = useMay()
  const { id } = useParams()
  const isPhone = usePhone()
  const conversationId = readId(id)
  if (!may('chat.listConversations'))
    return (
      <EmptyState
        isPage
        icon={<IconLock size={28} stroke={1.5} />}
        title={t('chat.ownOnly')}
        text={t('chat.ownOnlyText')}
      />
    )
  const isOpen = conversationId !== undefined
  return (
    <div
      className={classes.area}
      data-open={isOpen || undefined}
      data-own-foot={isOpen || undefined}
    >
      {(!isPhone || !isOpen) && (
        <div className={classes.aside}>
          <Heading as="h1" size="page">
            {t('chat.title')}
          </Heading>
          <ConversationList openId={conversationId} />
        </div>
      )}
      {isOpen ? (
        <ConversationView key={conversationId} id={conversationId} />
      ) : (
        !isPhone && (
          <div className={classes.nothing}>
            <EmptyState title={t('chat.none')} text={t('chat.noneText')} />
          </div>
        )
      )}
    </div>
  )
}
