import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { lockConversation } from './conversation-store.ts'
import { insertMessage } from './message-store.ts'

describe('messages that are sent at the same time', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const { idOf, makeGroup, send, unread, events } = talkIn(() => programme)
  const say = (name: PersonName, id: number) => send(name, id, 'γεια')
  /** Holds the conversation for something else until a message waits for it. */
  const whileSending = async <Answer>(
    conversationId: number,
    change: (db: Db) => Promise<unknown>,
    send: () => Promise<Answer>,
  ): Promise<Answer> => {
    const sent = await programme.server.database.transaction(async (tx) => {
      await lockConversation(tx, conversationId)
      await change(tx)
      const sending = send()
      await expect
        .poll(() =>
          programme.db.rows(sql`
            select from pg_stat_activity where wait_event_type = 'Lock'
              and datname = current_database()`),
        )
        .toHaveLength(1)
      return { sending }
    })
    return sent.sending
  }
  const lastTold = async () => (await events('chat.changed')).at(-1)?.rooms

  it('have a number each, and are unread to all but those who wrote them', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee', 'supervisor')
    const names = ['mentor', 'mentee', 'admin'] as const
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, place) => say(names[place % 3] ?? 'admin', id)),
    )
    const sent = answers
      .flatMap((answer) => (answer.ok ? answer.body : []))
      .toSorted((a, b) => a.Seq - b.Seq)
    expect(sent.map(({ Seq }) => Seq)).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
    expect(sent.map(({ Rev }) => Rev)).toEqual(sent.map(({ Seq }) => Seq))
    const times = sent.map(({ Time }) => Time)
    expect(times).toEqual([...new Set(times)].toSorted())
    for (const name of names) {
      const firstOfOther = sent.findIndex(({ UserId }) => UserId !== idOf(name))
      const others = sent.slice(firstOfOther).filter(({ UserId }) => UserId !== idOf(name))
      expect([name, await unread(name, id)]).toEqual([name, others.length])
    }
    expect(await unread('supervisor', id)).toBe(60)
    const { list } = await programme.as.mentor.ask('chat.listConversations', {})
    expect(list.find(({ Id }) => Id === id)).toMatchObject({ Last: times.at(-1), LastSeq: 60 })
    await programme.as.mentor.ask('chat.markRead', { ConversationId: id, Seq: 60 })
    await Promise.all(Array.from({ length: 5 }, () => say('mentor', id)))
    expect([await unread('mentor', id), await unread('supervisor', id)]).toEqual([0, 65])
  })

  it('are not written by who is taken out meanwhile', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee')
    const takeOut = (db: Db) =>
      db.run(sql`
        update chat_members set until_seq = 0
        where conversation_id = ${id} and user_id = ${idOf('mentee')}`)
    expect(await whileSending(id, takeOut, () => say('mentee', id))).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_left' } },
    })
    expect(await unread('mentor', id)).toBe(0)
  })

  it('are told to who is put in meanwhile', async () => {
    const id = await makeGroup('admin', 'mentor')
    const putIn = (db: Db) =>
      db.run(sql`
        insert into chat_members (conversation_id, user_id) values (${id}, ${idOf('mentee')})`)
    expect(await whileSending(id, putIn, () => say('mentor', id))).toMatchObject({ status: 200 })
    const rooms = (['admin', 'mentor', 'mentee'] as const).map((name) => `user:${idOf(name)}`)
    expect((await lastTold())?.toSorted()).toEqual(rooms.toSorted())
    expect(await unread('mentee', id)).toBe(1)
  })

  it('are not unread to their sender, who reads up to others’ at the same time', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee')
    await say('mentee', id)
    const userId = idOf('mentor')
    const write = (db: Db) =>
      insertMessage(db, {
        ...{ conversationId: id, userId, clientId: randomUUID(), text: 'γεια', searchKey: 'γεια' },
        ...{ files: 0, replyTo: null, at: new Date() },
      })
    const read = () => programme.as.mentor.call('chat.markRead', { ConversationId: id, Seq: 1 })
    expect(await whileSending(id, write, read)).toMatchObject({ status: 200 })
    expect(await unread('mentor', id)).toBe(0)
  })
})
