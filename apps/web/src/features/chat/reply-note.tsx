import { IconX } from '@tabler/icons-react'
import { useTexts } from '#shared'
import { IconButton } from '#ui'
import type { Conversation, Quote } from './chat-types.ts'
import { MessageQuote } from './message-quote.tsx'
import classes from './quote.module.css'
import { useNameOf } from './use-name-of.ts'

interface Props {
  readonly reply: Quote
  readonly conversation: Conversation
  readonly onCancel: () => void
}

/** What is being answered, above what is typed. */
export function ReplyNote({ reply, conversation, onCancel }: Props) {
  const { t } = useTexts()
  const nameOf = useNameOf(conversation)
  return (
    <div className={classes.replying} role="group" aria-label={t('chat.reply')}>
      <MessageQuote quote={reply} name={nameOf(reply.UserId)} />
      <IconButton label={t('chat.reply.cancel')} onClick={onCancel}>
        <IconX size={18} />
      </IconButton>
    </div>
  )
}
