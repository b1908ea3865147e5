import { keepPreviousData } from '@tanstack/react-query'
import { CONVERSATION_PAGE } from '@telemachos/contract/chat/limits'
import { useEffect, useRef, useState } from 'react'
import { Stack, Text } from '#layout'
import { call, useCall, useIdentity, useTexts, useWrite } from '#shared'
import {
  DialogFrame,
  EmptyState,
  Loadable,
  Pager,
  SearchField,
  showSystemMessage,
  toast,
} from '#ui'
import classes from './chat.module.css'
import type { AttachedFile, Conversation, Message } from './chat-types.ts'
import { countGiven, countLeftOut } from './forwarding.ts'
import { titleOf } from './names.ts'
import { outboxOf } from './outbox.ts'

interface Props {
  readonly conversationId: number
  readonly message: Message
  readonly onClose: () => void
}

/** Sends what a message says to another conversation, with copies of its files; nothing once it is closed. */
export function ForwardDialog({ conversationId, message, onClose }: Props) {
  const { t } = useTexts()
  const { ProjectId, UserId } = useIdentity()
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(1)
  const copy = useWrite('chat.copyFiles')
  const given = countGiven(message)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])
  const query = useCall(
    'chat.listConversations',
    { ProjectId, Search: search, page },
    { placeholderData: keepPreviousData },
  )
  async function forwardTo(conversation: Conversation): Promise<void> {
    const owner = { userId: UserId, projectId: ProjectId, conversationId: conversation.Id }
    try {
      const files = given > 0 ? await copyTo(conversation.Id) : []
      if (isClosed.current) return discard(files)
      onClose()
      if (message.Message === '' && files.length === 0)
        return toast(t('chat.forward.nothing'), { kind: 'failed' })
      outboxOf(owner).add({ text: message.Message, files })
      const title = titleOf(conversation, UserId)
      const count = countLeftOut(message, files.length)
      toast(t(count > 0 ? 'chat.forward.doneWithout' : 'chat.forward.done', { title, count }))
    } catch (error) {
      if (!isClosed.current) showSystemMessage(error, t)
    }
  }
  async function copyTo(To: number): Promise<AttachedFile[]> {
    const { Files } = await copy.mutateAsync({
      ConversationId: conversationId,
      Seq: message.Seq,
      To,
    })
    return Files.map(({ Id, FileName }) => ({ Id, FileName }))
  }
  return (
    <DialogFrame title={t('chat.forward.title')} text={t('chat.forward.text')} onCancel={onClose}>
      <Stack gap={3}>
        {given > 0 && (
          <Text role="status" tone={copy.isPending ? 'accent' : 'soft'}>
            {t(copy.isPending ? 'chat.forward.busy' : 'chat.forward.files')}
          </Text>
        )}
        {countLeftOut(message, given) > 0 && <Text tone="soft">{t('chat.forward.withheld')}</Text>}
        <SearchField
          value={search}
          onChange={(words) => {
            setSearch(words)
            setPage(1)
          }}
          label={t('chat.forward.search')}
          placeholder={t('chat.forward.search')}
        />
        <Loadable query={query}>
          {({ list, All }) =>
            All === 0 ? (
              <EmptyState title={t('chat.forward.none')} text={t('chat.forward.noneText')} />
            ) : (
              <>
                <ul className={classes.contacts} aria-label={t('chat.forward.list')}>
                  {list.map((conversation) => (
                    <li key={conversation.Id}>
                      <button
                        type="button"
                        className={classes.contact}
                        disabled={conversation.State !== 'open' || copy.isPending}
                        onClick={() => void forwardTo(conversation)}
                      >
                        <span className={classes.name}>{titleOf(conversation, UserId)}</span>
                        {conversation.State !== 'open' && (
                          <small className={classes.role}>{t('chat.forward.closed')}</small>
                        )}
                      </button>
                    </li>
                  ))}
                </ul>
                {All > CONVERSATION_PAGE && (
                  <Pager page={page} last={Math.ceil(All / CONVERSATION_PAGE)} onChange={setPage} />
                )}
              </>
            )
          }
        </Loadable>
      </Stack>
    </DialogFrame>
  )
}

/** Copies that go nowhere take nobody's room. */
function discard(files: readonly AttachedFile[]): void {
  for (const { Id } of files) void call('files.deleteFile', { Id }).catch(() => undefined)
}
