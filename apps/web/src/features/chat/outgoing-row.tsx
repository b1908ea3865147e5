import { IconAlertTriangle, IconClock } from '@tabler/icons-react'
import { Row } from '#layout'
import { useTexts } from '#shared'
import { Button, useServiceState } from '#ui'
import type { ChatLog } from './chat-log.ts'
import classes from './log.module.css'
import type { Conversation, Outgoing } from './chat-types.ts'
import { MessageQuote } from './message-quote.tsx'
import { MessageText } from './message-text.tsx'
import { quoteNow } from './quotes.ts'
import { useNameOf } from './use-name-of.ts'

interface Props {
  readonly outgoing: Outgoing
  readonly conversation: Conversation
  readonly log: ChatLog
}

/** A message on its way, or one that the server does not take. */
export function OutgoingRow({ outgoing, conversation, log }: Props) {
  const { id, text, files, replyTo, isRefused } = outgoing
  const { t } = useTexts()
  const nameOf = useNameOf(conversation)
  const quote = replyTo && quoteNow(replyTo, log.state().messages)
  const isAway = useServiceState() !== 'reachable'
  return (
    <div className={classes.message} data-own data-outgoing>
      <div className={classes.bubble} data-refused={isRefused || undefined}>
        {quote && <MessageQuote quote={quote} name={nameOf(quote.UserId)} />}
        {text !== '' && <MessageText text={text} />}
        {files.map(({ Id, FileName }) => (
          <p key={Id} className={classes.text}>
            {FileName}
          </p>
        ))}
        <p className={classes.under}>
          {isRefused ? (
            <IconAlertTriangle size={14} aria-hidden="true" />
          ) : (
            <IconClock size={14} aria-hidden="true" />
          )}
          <span>{t(isRefused ? 'chat.failed' : isAway ? 'chat.waiting' : 'chat.sending')}</span>
        </p>
        {isRefused && (
          <Row gap={2}>
            <Button size="compact-sm" variant="default" onClick={() => log.sendAgain(id)}>
              {t('chat.sendAgain')}
            </Button>
            <Button size="compact-sm" variant="subtle" onClick={() => log.discard(id)}>
              {t('chat.discard')}
            </Button>
          </Row>
        )}
      </div>
    </div>
  )
}
