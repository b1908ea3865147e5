import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { chatFiles } from './file-rules.ts'
import { tellUnread } from './tell-unread.ts'

const MINUTE = 60_000

describe('what one of two hears of the other', () => {
  let now = new Date('2026-03-05T10:00:00Z')
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const { idOf, start, makeGroup, say, react, read, last, conversation, events } = talkIn(
    () => programme,
  )
  const block = (name: PersonName, ConversationId: number, Blocked: boolean) =>
    programme.as[name].ask('chat.block', { ConversationId, Blocked })
  const markRead = (name: PersonName, ConversationId: number, Seq: number) =>
    programme.as[name].ask('chat.markRead', { ConversationId, Seq })
  const readSeqs = async (name: PersonName, id: number) =>
    new Set((await conversation(name, id)).Users.map(({ ReadSeq }) => ReadSeq))
  const roomOf = (name: PersonName) => `user:${idOf(name)}`
  /** How many events of any name somebody's pages got. */
  const heard = async (name: PersonName) => {
    const kinds = ['chat.changed', 'chat.reacted', 'chat.seen', 'chat.read'] as const
    const all = await Promise.all(kinds.map((kind) => events(kind)))
    return all.flat().filter(({ rooms }) => rooms.includes(roomOf(name))).length
  }

  it('is nothing while one keeps the other away, in both directions', async () => {
    const id = await start('mentor', 'mentee')
    const asked = await say('mentor', id, 'Πότε μπορείτε;')
    const answered = await say('mentee', id, 'Την Τρίτη', { ReplyTo: asked.Seq })
    await react('mentee', id, asked.Seq, 'like')
    await markRead('mentee', id, answered.Seq)
    expect(await readSeqs('mentor', id)).toEqual(new Set([1, 2]))

    await block('mentor', id, true)
    expect((await events('chat.changed')).at(-1)?.rooms.toSorted()).toEqual(
      [roomOf('mentor'), roomOf('mentee')].toSorted(),
    )
    // Neither is told how far the other has read, nor, by that, that they are kept away.
    expect(await readSeqs('mentor', id)).toEqual(new Set([null]))
    expect(await readSeqs('mentee', id)).toEqual(new Set([null]))
    const { list } = await programme.as.mentee.ask('chat.listConversations', {})
    expect(list.flatMap(({ Users }) => Users.map(({ ReadSeq }) => ReadSeq))).toEqual([null, null])

    const menteeHeard = await heard('mentee')
    await markRead('mentor', id, answered.Seq)
    await programme.as.mentor.ask('chat.deleteMessage', { ConversationId: id, Seq: asked.Seq })
    expect(await heard('mentee')).toBe(menteeHeard)
    const mentorHeard = await heard('mentor')
    await programme.as.mentee.ask('chat.deleteMessage', { ConversationId: id, Seq: answered.Seq })
    expect(await heard('mentor')).toBe(mentorHeard)
    expect(await heard('mentee')).toBe(menteeHeard + 1)
    for (const name of ['mentor', 'mentee'] as const)
      expect(await react(name, id, answered.Seq, 'like')).toMatchObject({ status: 422 })

    // What was missed is read at the next look, and heard of again once both may write.
    expect((await read('mentee', id)).map(({ Deleted }) => Deleted)).toEqual([true, true])
    await block('mentor', id, false)
    const { Seq } = await say('mentee', id, 'Και τώρα;')
    await markRead('mentor', id, Seq)
    expect((await events('chat.seen')).at(-1)).toMatchObject({
      payload: { UserId: idOf('mentor'), Seq },
      rooms: [roomOf('mentee')],
    })
  })

  it('is no file that was looked at, but for who sent it', async () => {
    const id = await start('mentor', 'supervisor')
    const { MessageId } = await say('mentor', id, 'Με αρχείο')
    const { ownerId } = await programme.db.one<{ ownerId: number }>(sql`
      select id as "ownerId" from chat_messages where client_id = ${MessageId}`)
    await block('supervisor', id, true)
    const before = await heard('supervisor')
    const about = { ownerId, projectId: programme.projectId, userId: idOf('mentor'), now }
    await programme.server.database.transaction(async (db) => chatFiles.onScanned?.(db, about))
    expect((await events('chat.changed')).at(-1)?.rooms).toEqual([roomOf('mentor')])
    expect(await heard('supervisor')).toBe(before)
    await block('supervisor', id, false)
  })

  it('is no mail of what was written before', async () => {
    const id = await start('coordinator', 'mentee')
    const told = async () => {
      const { list } = await programme.as.mentee.ask('notifications.listNotifications', {
        ...{ ProjectId: programme.projectId, page: 1 },
      })
      return list.filter(({ Kind }) => Kind === 'chat.unread').length
    }
    const after = async (minutes: number) => {
      now = new Date(now.getTime() + minutes * MINUTE)
      await tellUnread(programme.db, now)
    }
    await after(0)
    const before = await told()
    await say('coordinator', id, 'Διαβάστε το')
    await block('coordinator', id, true)
    await after(20)
    expect(await told()).toBe(before)
    await block('coordinator', id, false)
    await after(1)
    expect(await told()).toBe(before + 1)
  })

  it('are in a group the reactions of those who are in it, for those who are', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee', 'supervisor')
    const { Seq } = await say('admin', id, 'Τα καταφέραμε!')
    for (const [name, reaction] of [
      ['mentor', 'like'],
      ['mentee', 'like'],
      ['supervisor', 'love'],
    ] as const) {
      // Who reacted first stands first: no two of them in the same millisecond.
      now = new Date(now.getTime() + 1)
      await react(name, id, Seq, reaction)
    }
    const reactions = async (name: PersonName) =>
      (await last(name, id))?.Reactions?.map(({ Reaction, UserIds }) => [Reaction, UserIds])
    expect(await reactions('admin')).toEqual([
      ['like', [idOf('mentor'), idOf('mentee')]],
      ['love', [idOf('supervisor')]],
    ])
    await programme.as.mentor.ask('chat.leaveGroup', { ConversationId: id })
    await programme.as.admin.ask('chat.changeGroup', {
      ...{ ConversationId: id, Remove: [idOf('supervisor')] },
    })
    expect(await reactions('admin')).toEqual([['like', [idOf('mentee')]]])
    expect(await reactions('mentee')).toEqual([['like', [idOf('mentee')]]])
    for (const name of ['mentor', 'supervisor'] as const) {
      expect(await last(name, id)).toMatchObject({ Message: 'Τα καταφέραμε!' })
      expect(await reactions(name)).toBeUndefined()
    }
  })

  it('is no reaction for who looks at a report', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee')
    const { Seq } = await say('mentor', id, 'Ανεβαίνετε;')
    await react('mentee', id, Seq, 'sad')
    await programme.as.mentee.ask('chat.reportMessage', {
      ...{ ConversationId: id, Seq, Reason: 'other' as const },
    })
    const { list } = await programme.as.admin.ask('chat.listReports', {
      ...{ ProjectId: programme.projectId, page: 1 },
    })
    const { Messages } = await programme.as.admin.ask('chat.getReport', {
      ReportId: list[0]?.Id ?? 0,
    })
    expect(Messages.map((message) => [message.Message, message.Reactions])).toEqual([
      ['Ανεβαίνετε;', undefined],
    ])
  })
})
