import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openChat, talkIn } from '../../testing/chat.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { tellUnread } from './tell-unread.ts'

const MINUTE = 60_000

describe('messages that nobody reads', () => {
  let now = new Date('2026-03-05T10:00:00Z')
  let programme: SmallProgramme
  let ConversationId: number
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    await openChat(programme)
    ConversationId = await start('mentee', 'mentor')
  })
  afterAll(() => programme.close())

  const { start, say, unread: countUnread } = talkIn(() => programme)
  const send = (name: PersonName) => say(name, ConversationId, 'Καλημέρα')
  const after = async (minutes: number) => {
    now = new Date(now.getTime() + minutes * MINUTE)
    await tellUnread(programme.db, now)
  }
  const told = async (name: PersonName) => {
    const { list } = await programme.as[name].ask('notifications.listNotifications', {
      ProjectId: programme.projectId,
      page: 1,
    })
    return list
      .filter(({ Kind }) => Kind === 'chat.unread')
      .map(({ Values, Outdated }) => [Values['with'], Outdated])
  }

  it('are told of after a quarter of an hour of silence, once until they are read', async () => {
    await send('mentee')
    await after(14)
    expect(await told('mentor')).toEqual([])
    await after(2)
    expect(await told('mentor')).toEqual([[expect.stringContaining('mentee'), false]])
    expect(await told('mentee')).toEqual([])
    await send('mentee')
    await after(20)
    expect(await told('mentor')).toHaveLength(1)
    await programme.as.mentor.ask('chat.markRead', { ConversationId, Seq: 2 })
    expect(await told('mentor')).toEqual([[expect.stringContaining('mentee'), true]])
    await after(20)
    expect(await told('mentor')).toHaveLength(1)
  })

  it('are nothing to be told of where they were read, muted or are of days ago', async () => {
    await send('mentee')
    await programme.as.mentor.ask('chat.mute', { ConversationId, Muted: true })
    await after(20)
    expect(await told('mentor')).toHaveLength(1)
    await programme.as.mentor.ask('chat.mute', { ConversationId, Muted: false })
    await after(2 * 24 * 60)
    expect(await told('mentor')).toHaveLength(1)
    await send('mentee')
    await after(20)
    expect(await told('mentor')).toHaveLength(2)
  })

  it('count no more once they are deleted, and are told of where a later one is', async () => {
    const { as } = programme
    const unread = () => countUnread('mentor', ConversationId)
    await as.mentor.ask('chat.markRead', { ConversationId, Seq: 1_000 })
    const seqs: number[] = []
    for (const _message of [1, 2, 3]) seqs.push((await send('mentee')).Seq)
    const remove = (Seq: number | undefined) =>
      as.mentee.ask('chat.deleteMessage', { ConversationId, Seq: Seq ?? 0 })
    expect(await unread()).toBe(3)
    await remove(seqs[0])
    await remove(seqs[2])
    expect(await unread()).toBe(1)
    const before = (await told('mentor')).length
    await after(20)
    expect(await told('mentor')).toHaveLength(before + 1)
    expect((await told('mentor'))[0]).toEqual([expect.stringContaining('mentee'), false])
    // Nothing is left to be read: the line on the page no longer holds.
    await remove(seqs[1])
    expect(await unread()).toBe(0)
    expect((await told('mentor'))[0]).toEqual([expect.stringContaining('mentee'), true])
    const { list } = await as.mentor.ask('chat.listConversations', {
      ProjectId: programme.projectId,
    })
    expect(list.map(({ New }) => New)).toEqual([0])
    // What is written then counts as ever, and so does what is read in part.
    const again = [
      (await send('mentee')).Seq,
      (await send('mentee')).Seq,
      (await send('mentee')).Seq,
    ]
    await remove(again[1])
    expect(await unread()).toBe(2)
    await as.mentor.ask('chat.markRead', { ConversationId, Seq: again[0] ?? 0 })
    expect(await unread()).toBe(1)
    await as.mentor.ask('chat.markRead', { ConversationId, Seq: again[2] ?? 0 })
    expect(await unread()).toBe(0)
  })

  it('are told of anew where what was told of was deleted', async () => {
    const { as } = programme
    await as.mentor.ask('chat.markRead', { ConversationId, Seq: 1_000 })
    const before = (await told('mentor')).length
    const { Seq } = await send('mentee')
    await after(20)
    expect(await told('mentor')).toHaveLength(before + 1)
    await as.mentee.ask('chat.deleteMessage', { ConversationId, Seq })
    await send('mentee')
    await after(20)
    expect((await told('mentor')).slice(0, 2)).toEqual([
      [expect.stringContaining('mentee'), false],
      [expect.stringContaining('mentee'), true],
    ])
    expect(await told('mentor')).toHaveLength(before + 2)
  })
})
