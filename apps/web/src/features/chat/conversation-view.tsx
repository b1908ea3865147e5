import { IconArrowLeft, IconBellOff, IconDots } from '@tabler/icons-react'
import { fullName } from '@telemachos/rules/greek-person'
import { pathOf } from '@telemachos/contract/paths'
import { CHAT_ROOM, TYPING, TYPING_EVERY_MS, TYPING_MS } from '@telemachos/contract/chat/limits'
import type { ChatState } from '@telemachos/contract/chat/states'
import { useState } from 'react'
import { Heading, Text } from '#layout'
import { useCompany, useIdentity, useOpenedTitle, useTexts, useWrite } from '#shared'
import {
  askToConfirm,
  EmptyState,
  ErrorState,
  Loadable,
  Menu,
  ProjectLink,
  showSystemMessage,
  usePhone,
  lazyWindow,
} from '#ui'
import classes from './chat.module.css'
import type { Conversation } from './chat-types.ts'
import { Composer } from './composer.tsx'
import logClasses from './log.module.css'
import { MessageList } from './message-list.tsx'
import { othersIn, titleOf } from './names.ts'
import { useChatLog } from './use-chat-log.ts'
import { useConversation } from './use-conversations.ts'
import { useReply } from './use-reply.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useUnreadLine } from './use-unread-line.ts'

const GroupDialog = lazyWindow(() => import('./group-dialog.tsx'), 'GroupDialog')

/** How those in a conversation learn that somebody types. */
const TALKING = { room: CHAT_ROOM, signal: TYPING, every: TYPING_EVERY_MS, shown: TYPING_MS }

/** One conversation: who is in it, what was said, and writing in it. */
export function ConversationView({ id }: { readonly id: number }) {
  const { t } = useTexts()
  // There, the list with the page's heading is another page.
  const isPhone = usePhone()
  const query = useConversation(id)
  if (query.error?.code === 'not_found')
    return <EmptyState isPage={isPhone} title={t('chat.missing')} text={t('chat.missingText')} />
  return (
    <section className={classes.conversation}>
      <Loadable query={query}>{(conversation) => <Open conversation={conversation} />}</Loadable>
    </section>
  )
}

function Open({ conversation }: { readonly conversation: Conversation }) {
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const { Id, ReadSeq, LastSeq, State } = conversation
  const { log, ...state } = useChatLog(Id)
  const company = useCompany({ ...TALKING, id: String(Id) })
  const [seen, setSeen] = useState(ReadSeq)
  const [reply, setReply] = useReply(Id, state.messages)
  const unread = useUnreadLine(log, [ReadSeq, LastSeq], seen)
  useMarkRead(Id, seen, ReadSeq)
  const onSeen = (seq: number) => setSeen((before) => Math.max(before, seq))
  const others = othersIn(conversation, UserId)
  const typing = others.filter(({ Id: who }) => company.acting.includes(who)).map(fullName)
  return (
    <>
      <Head conversation={conversation} present={company.present} />
      {state.messages ? (
        <MessageList
          {...{ conversation, state, log, unread, seen, onSeen }}
          messages={state.messages}
          onReply={setReply}
        />
      ) : (
        <div className={logClasses.logFrame}>
          {state.error && <ErrorState error={state.error} onRetry={log.retry} />}
        </div>
      )}
      <p className={classes.typing} aria-live="polite">
        {typing.length > 0 && t('chat.typing', { count: typing.length, names: typing.join(', ') })}
      </p>
      {State === 'open' ? (
        <Composer
          {...{ conversation, reply }}
          onReply={setReply}
          onSend={log.send}
          onType={company.act}
        />
      ) : (
        <Text tone="soft" className={classes.notice}>
          {t(CLOSED[State])}
        </Text>
      )}
    </>
  )
}

const CLOSED = {
  ended: 'rule.chat_ended',
  blocked: 'rule.chat_blocked',
  left: 'rule.chat_left',
  off: 'rule.chat_off',
} as const satisfies Record<Exclude<ChatState, 'open'>, string>

interface HeadProps {
  readonly conversation: Conversation
  readonly present: ReadonlySet<number>
}

function Head({ conversation, present }: HeadProps) {
  // There, the list with the page's heading is another page.
  const isPhone = usePhone()
  const { t } = useTexts()
  const { UserId } = useIdentity()
  const [isChanging, setChanging] = useState(false)
  const mute = useWrite('chat.mute')
  const block = useWrite('chat.block')
  const leave = useWrite('chat.leaveGroup')
  const { Id, IsGroup, Muted, State, MayChange } = conversation
  const title = titleOf(conversation, UserId)
  useOpenedTitle(title)
  const others = othersIn(conversation, UserId).filter(({ Left }) => !Left)
  const here = others.filter((user) => present.has(user.Id))
  const options = { onError: (error: unknown) => showSystemMessage(error, t) }
  async function setBlocked(Blocked: boolean): Promise<void> {
    const question = {
      title: t('chat.block.sure', { name: title }),
      text: t('chat.block.sureText'),
    }
    if (Blocked && !(await askToConfirm({ ...question, confirmLabel: t('chat.block') }))) return
    block.mutate({ ConversationId: Id, Blocked }, options)
  }
  async function goOut(): Promise<void> {
    const question = {
      title: t('chat.leave.sure', { name: title }),
      text: t('chat.leave.sureText'),
    }
    if (await askToConfirm({ ...question, confirmLabel: t('chat.leave') }))
      leave.mutate({ ConversationId: Id }, options)
  }
  const items = [
    {
      key: 'mute',
      label: t(Muted ? 'chat.unmute' : 'chat.mute'),
      run: () => mute.mutate({ ConversationId: Id, Muted: !Muted }, options),
    },
    ...(MayChange
      ? [{ key: 'change', label: t('chat.group.change'), run: () => setChanging(true) }]
      : []),
    ...(IsGroup && State !== 'left'
      ? [{ key: 'leave', label: t('chat.leave'), run: () => void goOut() }]
      : []),
    ...(IsGroup
      ? []
      : [
          {
            key: 'block',
            label: t(State === 'blocked' ? 'chat.unblock' : 'chat.block'),
            run: () => void setBlocked(State !== 'blocked'),
          },
        ]),
  ]
  return (
    <header className={classes.head}>
      <ProjectLink to={pathOf('chat')} className={classes.back} aria-label={t('chat.back')}>
        <IconArrowLeft size={22} aria-hidden="true" />
      </ProjectLink>
      <div className={classes.heading}>
        <Heading as={isPhone ? 'h1' : 'h2'} size="section" tabIndex={-1} data-opened>
          {title}
        </Heading>
        <p className={classes.present} data-here={here.length > 0 || undefined}>
          {IsGroup
            ? t('chat.people', { count: others.length + 1, here: here.length })
            : t(here.length > 0 ? 'chat.here' : 'chat.away')}
          {Muted && (
            <span className={classes.muted}>
              <IconBellOff size={14} aria-hidden="true" /> {t('chat.muted')}
            </span>
          )}
        </p>
      </div>
      <Menu
        className={classes.more ?? ''}
        label={t('chat.options')}
        button={<IconDots size={22} />}
        items={items}
      />
      {isChanging && <GroupDialog group={conversation} onClose={() => setChanging(false)} />}
    </header>
  )
}
