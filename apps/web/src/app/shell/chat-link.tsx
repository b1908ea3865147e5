import { pathOf } from '@telemachos/contract/paths'
import { IconMessageCircle } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { ProjectLink } from '#ui'
import classes from './bell.module.css'
import { useChatCount } from './use-chat-count.ts'

/** More are not counted out: the number would not fit. */
const MAX_SHOWN = 99

/** Leads to the conversations, and says how many messages there are to read. */
export function ChatLink() {
  const { t } = useTexts()
  const { isOpen, count } = useChatCount()
  if (!isOpen) return null
  return (
    <ProjectLink
      to={pathOf('chat')}
      className={classes.bell}
      aria-label={count > 0 ? t('chat.link', { count }) : t('chat.title')}
    >
      <IconMessageCircle size={20} aria-hidden="true" />
      {count > 0 && (
        <span className={classes.count} aria-hidden="true">
          {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
        </span>
      )}
    </ProjectLink>
  )
}
