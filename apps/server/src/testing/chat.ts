import type { Reaction } from '@telemachos/contract/chat/states'
import { randomUUID } from 'node:crypto'
import { sql } from '../kernel/database/sql.ts'
import type { PersonName, SmallProgramme } from './small-programme.ts'

/** Opens the project's chat, or closes it. */
export async function openChat(
  { db, projectId }: Pick<SmallProgramme, 'db' | 'projectId'>,
  isOpen = true,
): Promise<void> {
  await db.run(sql`
    update projects set settings = jsonb_build_object('Config',
      jsonb_build_object('Chat', jsonb_build_object('Enabled', ${isOpen}::boolean)))
    where id = ${projectId}`)
}

/** What a test sends besides its words. */
interface Sent {
  readonly MessageId?: string
  readonly ReplyTo?: number
  readonly FileIds?: number[]
}

/**
 * People of a programme who talk with each other.
 * @param programme answers it once it has been started.
 */
export function talkIn(programme: () => SmallProgramme) {
  const idOf = (name: PersonName): number => programme().people[name].id
  /** The conversation of two. */
  const start = async (one: PersonName, other: PersonName): Promise<number> => {
    const input = { ProjectId: programme().projectId, UserId: idOf(other) }
    return (await programme().as[one].ask('chat.startConversation', input)).Id
  }
  /** A group that somebody makes of others. */
  const makeGroup = async (maker: PersonName, ...others: PersonName[]): Promise<number> => {
    const input = { ProjectId: programme().projectId, Title: 'Ομάδα', UserIds: others.map(idOf) }
    return (await programme().as[maker].ask('chat.createGroup', input)).Id
  }
  const send = (name: PersonName, ConversationId: number, Message: string, rest: Sent = {}) =>
    programme().as[name].call('chat.sendMessage', {
      ConversationId,
      Message,
      MessageId: randomUUID(),
      ...rest,
    })
  /** Sends what has to be taken. */
  const say = async (...sent: Parameters<typeof send>) => {
    const answer = await send(...sent)
    if (!answer.ok) throw new Error(`refused: ${answer.status}`)
    return answer.body
  }
  const react = (
    name: PersonName,
    ConversationId: number,
    Seq: number,
    reaction: Reaction | null,
  ) => programme().as[name].call('chat.reactToMessage', { ConversationId, Seq, Reaction: reaction })
  const read = (name: PersonName, ConversationId: number, Before?: string) =>
    programme().as[name].ask('chat.getMessages', { ConversationId, Before })
  const last = async (name: PersonName, ConversationId: number) =>
    (await read(name, ConversationId)).at(-1)
  const conversation = (name: PersonName, ConversationId: number) =>
    programme().as[name].ask('chat.getConversation', { ConversationId })
  /** How many messages somebody has not read. */
  const unread = async (name: PersonName, ConversationId?: number): Promise<number> =>
    (await programme().as[name].ask('chat.countNew', { ConversationId })).New
  /** Events of a name, the oldest first. */
  const events = (name: `chat.${string}`) =>
    programme().db.rows<{ payload: object; rooms: string[] }>(sql`
      select payload, rooms from kept_events where name = ${name} order by id`)
  return {
    idOf,
    start,
    makeGroup,
    send,
    say,
    react,
    read,
    last,
    conversation,
    unread,
    events,
  }
}
