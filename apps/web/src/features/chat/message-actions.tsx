import { IconDotsVertical } from '@tabler/icons-react'
import { useTexts, useWrite } from '#shared'
import { lazyWindow, Menu, showSystemMessage, toast } from '#ui'
import type { ChatLog } from './chat-log.ts'
import type { Conversation, Message, Quote } from './chat-types.ts'
import { mayForward } from './forwarding.ts'
import classes from './log.module.css'
import { quoteOf } from './quotes.ts'

const ReportDialog = lazyWindow(() => import('./report-dialog.tsx'), 'ReportDialog')
const ForwardDialog = lazyWindow(() => import('./forward-dialog.tsx'), 'ForwardDialog')

/** A window of something that can be done with a message. */
export type MessageDialog = 'report' | 'forward'

interface Props {
  readonly message: Message
  readonly conversation: Conversation
  readonly log: ChatLog
  readonly isOwn: boolean
  readonly name: string
  /** The window that is open. */
  readonly dialog: MessageDialog | undefined
  readonly onDialog: (dialog: MessageDialog | undefined) => void
  readonly onReply: (quote: Quote) => void
  readonly onReact: () => void
}

/** What can be done with a message. */
export function MessageActions(props: Props) {
  const { message, conversation, log, isOwn, name, dialog, onDialog, onReply, onReact } = props
  const { t } = useTexts()
  const edit = useWrite('chat.editMessage')
  const remove = useWrite('chat.deleteMessage')
  const key = { ConversationId: conversation.Id, Seq: message.Seq }
  const options = {
    onSuccess: log.take,
    onError: (error: unknown) => showSystemMessage(error, t),
  }
  const acts = () => import('./message-acts.ts')
  async function change(): Promise<void> {
    const save = async (text: string) => log.take(await edit.mutateAsync({ ...key, Message: text }))
    await (await acts()).askToChange(message.Message, save, t)
  }
  async function take(): Promise<void> {
    if (await (await acts()).askToDelete(t)) remove.mutate(key, options)
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(message.Message)
      toast(t('ui.copied'))
    } catch {
      toast(t('ui.copyFailed'), { kind: 'failed' })
    }
  }
  const isOpen = conversation.State === 'open'
  const hasText = message.Message !== ''
  const items = [
    isOpen && { key: 'reply', label: t('chat.reply'), run: () => onReply(quoteOf(message)) },
    isOpen && { key: 'react', label: t('chat.react'), run: onReact },
    hasText && { key: 'copy', label: t('chat.copy'), run: () => void copy() },
    mayForward(message) && {
      key: 'forward',
      label: t('chat.forward'),
      run: () => onDialog('forward'),
    },
    isOwn && isOpen && hasText && { key: 'edit', label: t('chat.edit'), run: () => void change() },
    isOwn && { key: 'delete', label: t('chat.delete'), run: () => void take() },
    !isOwn && { key: 'report', label: t('chat.report'), run: () => onDialog('report') },
  ].filter((item) => item !== false)
  return (
    <>
      <Menu
        className={classes.more ?? ''}
        label={t('chat.actions')}
        button={<IconDotsVertical size={16} />}
        items={items}
      />
      {dialog === 'report' && (
        <ReportDialog
          {...{ conversation, message, name }}
          onClose={() => onDialog(undefined)}
          onReported={() => toast(t('chat.reported'))}
        />
      )}
      {dialog === 'forward' && (
        <ForwardDialog
          conversationId={conversation.Id}
          message={message}
          onClose={() => onDialog(undefined)}
        />
      )}
    </>
  )
}
