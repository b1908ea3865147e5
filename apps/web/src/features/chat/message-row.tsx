import { fullName } from '@telemachos/rules/greek-person'
import { formatDateTime } from '@telemachos/rules/dates'
import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIdentity, useTexts } from '#shared'
import { lazyPart } from '#ui'
import type { ChatLog } from './chat-log.ts'
import classes from './log.module.css'
import type { Conversation, Message, Quote } from './chat-types.ts'
import { MessageActions, type MessageDialog } from './message-actions.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageQuote } from './message-quote.tsx'
import { MessageReactions } from './message-reactions.tsx'
import { MessageText } from './message-text.tsx'
import { useHold } from './use-hold.ts'
import { useNameOf } from './use-name-of.ts'

const ReactionBar = lazyPart(() => import('./reaction-bar.tsx'), 'ReactionBar')

interface Props {
  readonly message: Message
  /** When it was written, as it shows that. */
  readonly time: string
  readonly conversation: Conversation
  readonly log: ChatLog
  /** It stands beneath another one of the same person. */
  readonly isFollowing: boolean
  readonly isActive: boolean
  /** Somebody has gone to it: it is marked. */
  readonly isTarget: boolean
  /** How far the person's last message got with the other of two. */
  readonly reached: 'sent' | 'seen' | undefined
  readonly onActive: () => void
  readonly onReply: (quote: Quote) => void
  readonly onGo: (seq: number) => void
}

/** One message, what it answers, the reactions to it, and what can be done with it. */
export function MessageRow(props: Props) {
  const { message, conversation, log, isFollowing, isActive, isTarget, onActive, onReply } = props
  const { t } = useTexts()
  const nameOf = useNameOf(conversation)
  const { UserId } = useIdentity()
  const [isReacting, setReacting] = useState(false)
  const [dialog, setDialog] = useState<MessageDialog>()
  const open = (element: HTMLElement) => {
    // What can be done is beside the message that is active.
    flushSync(onActive)
    element.querySelector<HTMLElement>(`.${classes.more}`)?.click()
  }
  // Nothing can be done with what was deleted.
  const hands = useHold(message.Deleted ? undefined : open)
  const isOwn = message.UserId === UserId
  const author = conversation.Users.find(({ Id }) => Id === message.UserId)
  const name = author ? fullName(author) : t('chat.someone')
  const { MessageId, Message: text, Time, EditedAt, Deleted, Files, Withheld, ReplyTo } = message
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- What can be done with it is beside it.
    <div
      className={classes.message}
      role="article"
      aria-label={t('chat.message', { name, at: formatDateTime(Time) })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- One of the messages is where the keys begin.
      tabIndex={isActive ? 0 : -1}
      data-message={MessageId}
      data-own={isOwn || undefined}
      data-following={isFollowing || undefined}
      data-target={isTarget || undefined}
      data-holdable={!message.Deleted || undefined}
      onFocus={onActive}
      onPointerEnter={onActive}
      {...hands}
    >
      {!isFollowing && !isOwn && conversation.IsGroup && <p className={classes.author}>{name}</p>}
      <div className={classes.bubble} data-deleted={Deleted || undefined}>
        {ReplyTo && (
          <MessageQuote quote={ReplyTo} name={nameOf(ReplyTo.UserId)} onGo={props.onGo} />
        )}
        {Deleted ? (
          <p className={classes.text}>{t('chat.deleted')}</p>
        ) : (
          <MessageText text={text} />
        )}
        {(Files.length > 0 || Withheld !== undefined) && (
          <MessageFiles conversationId={conversation.Id} files={Files} withheld={Withheld} />
        )}
        <p className={classes.under}>
          {EditedAt !== null && !Deleted && <span>{t('chat.edited')}</span>}
          <time dateTime={Time} title={formatDateTime(Time)}>
            {props.time}
          </time>
          {props.reached && <span>{t(`chat.${props.reached}`)}</span>}
        </p>
      </div>
      {/* A pointer that rests on another message takes no window away. */}
      {(isActive || dialog !== undefined) && !Deleted && (
        <MessageActions
          {...{ message, conversation, log, isOwn, name, dialog, onReply }}
          onDialog={setDialog}
          onReact={() => setReacting(true)}
        />
      )}
      {message.Reactions && <MessageReactions {...{ message, conversation, log }} />}
      {isReacting && !Deleted && (
        <Suspense fallback={null}>
          <ReactionBar {...{ message, conversation, log }} onClose={() => setReacting(false)} />
        </Suspense>
      )}
    </div>
  )
}
