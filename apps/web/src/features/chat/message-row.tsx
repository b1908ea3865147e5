import { formatDateTime, formatTime } from '@telemachos/rules/dates'
import { IconDotsVertical } from '@tabler/icons-react'
import { useState, Suspense } from 'react'
import { useIdentity, useTexts, useWrite } from '#shared'
import { askForText, askToConfirm, Menu, showSystemMessage, toast, lazyPart } from '#ui'
import type { ChatLog } from './chat-log.ts'
import classes from './log.module.css'
import type { Conversation, Message } from './chat-types.ts'
import { MAX_MESSAGE } from '@telemachos/contract/chat/limits'
import { MessageFiles } from './message-files.tsx'
import { MessageText } from './message-text.tsx'
import { fullName } from './names.ts'

const ReportDialog = lazyPart(() => import('./report-dialog.tsx'), 'ReportDialog')

interface Props {
  readonly message: Message
  readonly conversation: Conversation
  readonly log: ChatLog
  /** It stands beneath another one of the same person. */
  readonly isFollowing: boolean
  readonly isActive: boolean
  readonly onActive: () => void
}

/** One message, and what can be done with it. */
export function MessageRow({ message, conversation, log, isFollowing, isActive, onActive }: Props) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const isOwn = message.UserId === UserId
  const author = conversation.Users.find(({ Id }) => Id === message.UserId)
  const name = author ? fullName(author) : t('chat.someone')
  const { MessageId, Message: text, Time, EditedAt, Deleted, Files, Withheld } = message
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
      onFocus={onActive}
      onPointerEnter={onActive}
    >
      {!isFollowing && !isOwn && conversation.IsGroup && <p className={classes.author}>{name}</p>}
      <div className={classes.bubble} data-deleted={Deleted || undefined}>
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
            {formatTime(Time)}
          </time>
        </p>
      </div>
      {isActive && !Deleted && <Actions {...{ message, conversation, log, isOwn, name }} />}
    </div>
  )
}

interface ActionsProps extends Pick<Props, 'message' | 'conversation' | 'log'> {
  readonly isOwn: boolean
  readonly name: string
}

function Actions({ message, conversation, log, isOwn, name }: ActionsProps) {
  const { t } = useTexts()
  const [isReporting, setReporting] = useState(false)
  const edit = useWrite('chat.editMessage')
  const remove = useWrite('chat.deleteMessage')
  const key = { ConversationId: conversation.Id, Seq: message.Seq }
  const options = {
    onSuccess: log.take,
    onError: (error: unknown) => showSystemMessage(error, t),
  }
  async function change(): Promise<void> {
    await askForText({
      title: t('chat.edit.title'),
      label: t('chat.edit.label'),
      value: message.Message,
      confirmLabel: t('chat.edit.save'),
      multiline: true,
      check: (typed) => {
        if (typed.trim() === '') return t('rule.required')
        return typed.length > MAX_MESSAGE ? t('chat.tooLong', { max: MAX_MESSAGE }) : undefined
      },
      save: async (text) => log.take(await edit.mutateAsync({ ...key, Message: text })),
    })
  }
  async function take(): Promise<void> {
    const isSure = await askToConfirm({
      title: t('chat.delete.sure'),
      text: t('chat.delete.sureText'),
      confirmLabel: t('chat.delete'),
      danger: true,
    })
    if (isSure) remove.mutate(key, options)
  }
  const own = [
    ...(conversation.State === 'open' && message.Message !== ''
      ? [{ key: 'edit', label: t('chat.edit'), run: () => void change() }]
      : []),
    { key: 'delete', label: t('chat.delete'), run: () => void take() },
  ]
  const others = [{ key: 'report', label: t('chat.report'), run: () => setReporting(true) }]
  return (
    <>
      <Menu
        className={classes.more ?? ''}
        label={t('chat.actions')}
        button={<IconDotsVertical size={16} />}
        items={isOwn ? own : others}
      />
      {isReporting && (
        <Suspense fallback={null}>
          <ReportDialog
            {...{ conversation, message, name }}
            onClose={() => setReporting(false)}
            onReported={() => toast(t('chat.reported'))}
          />
        </Suspense>
      )}
    </>
  )
}
