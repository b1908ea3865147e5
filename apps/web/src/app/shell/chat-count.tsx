import { useTexts } from '#shared'
import classes from './chat-count.module.css'
import { useChatCount } from './use-chat-count.ts'

/** More are not counted out: what is behind it would have to move. */
const MAX_SHOWN = 99

/** How many messages are unread, beside what leads to them. */
export function ChatCount() {
  const { t } = useTexts()
  const { count } = useChatCount()
  return (
    count > 0 && (
      <span className={classes.count}>
        <span aria-hidden="true">{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
        <span className="visually-hidden">{t('chat.unreadCount', { count })}</span>
      </span>
    )
  )
}
