import { pathOf } from '@telemachos/contract/paths'
import { IconBellOff, IconUsers } from '@tabler/icons-react'
import { formatTime, todayInAthens } from '@telemachos/rules/dates'
import { initials } from '@telemachos/rules/greek-person'
import { useIdentity, useTexts, type Texts } from '#shared'
import { ProjectLink, useNow } from '#ui'
import classes from './chat.module.css'
import type { Conversation } from './chat-types.ts'
import { dayOf, dayWord } from './day-words.ts'
import { readDraft, readOutbox } from './kept.ts'
import { withoutShared } from './message-parts.ts'
import { othersIn, titleOf } from './names.ts'

interface Props {
  readonly conversation: Conversation
  readonly isOpen: boolean
}

/** A conversation in the list: with whom, what was said last and when, and what is unread. */
export function ConversationLine({ conversation, isOpen }: Props) {
  const { t, language } = useTexts()
  const { UserId } = useIdentity()
  const today = todayInAthens(useNow())
  const { Id, IsGroup, New, Last, Muted } = conversation
  const day = dayOf(Last)
  const words = { language, today: t('chat.today'), yesterday: t('chat.yesterday') }
  const [other] = othersIn(conversation, UserId)
  return (
    <li>
      <ProjectLink
        to={pathOf('chat.conversation', { id: Id })}
        className={classes.line}
        aria-current={isOpen ? 'page' : undefined}
      >
        <span className={classes.avatar} aria-hidden="true">
          {IsGroup ? <IconUsers size={20} /> : other && initials(other)}
        </span>
        <span className={classes.who}>
          <span className={classes.name}>{titleOf(conversation, UserId)}</span>
          {Muted && <IconBellOff size={14} aria-label={t('chat.muted')} role="img" />}
        </span>
        <time className={classes.when} dateTime={Last}>
          {day === today ? formatTime(Last) : dayWord(day, today, words)}
        </time>
        <span className={classes.last}>{lastWords(conversation, UserId, t)}</span>
        {New > 0 && (
          <span className={classes.count} data-muted={Muted || undefined}>
            <span aria-hidden="true">{New > 99 ? '99+' : New}</span>
            <span className="visually-hidden">{t('chat.unreadCount', { count: New })}</span>
          </span>
        )}
      </ProjectLink>
    </li>
  )
}

function lastWords(conversation: Conversation, userId: number, t: Texts['t']): string {
  const { Id, LastMessage, IsGroup, Users } = conversation
  if (readOutbox(userId, Id).length > 0) return t('chat.line.unsent')
  const draft = readDraft(userId, Id)
  if (draft.trim() !== '') return t('chat.line.draft', { text: draft })
  if (!LastMessage) return t('chat.line.nothing')
  const { Message, Deleted, Files, User, UserId } = LastMessage
  const words = withoutShared(Message, t('chat.shared.file'))
  const said = Deleted ? t('chat.deleted') : words || t('chat.line.files', { count: Files })
  if (UserId === userId) return t('chat.line.own', { text: said })
  // What was said is what the line is for: in a group, a first name says who.
  const name = Users.find((user) => user.Id === UserId)?.FirstName || User
  return IsGroup ? t('chat.line.of', { name, text: said }) : said
}
