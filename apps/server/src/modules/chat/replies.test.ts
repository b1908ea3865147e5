import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('answers and reactions', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const { idOf, start, makeGroup, send, say, react, last, unread, events } = talkIn(() => programme)

  it('quote what is answered as it is now, and are sent once', async () => {
    const id = await start('mentor', 'mentee')
    const asked = await say('mentor', id, `Πότε μπορείτε; ${'ω'.repeat(200)}`)
    expect(asked).not.toHaveProperty('ReplyTo')
    const MessageId = randomUUID()
    const rest = { MessageId, ReplyTo: asked.Seq }
    const answered = await say('mentee', id, 'Την Τρίτη', rest)
    expect(answered.ReplyTo).toEqual({
      ...{ Seq: asked.Seq, UserId: idOf('mentor'), Files: 0, Gone: false },
      Message: asked.Message.slice(0, 120),
    })
    expect(await say('mentee', id, 'Την Τρίτη', rest)).toEqual(answered)
    expect(await last('mentor', id)).toEqual(answered)
    const key = { ConversationId: id, Seq: asked.Seq }
    await programme.as.mentor.ask('chat.editMessage', { ...key, Message: 'Πότε;' })
    expect(await last('mentor', id)).toMatchObject({ ReplyTo: { Message: 'Πότε;' } })
    await programme.as.mentor.ask('chat.deleteMessage', key)
    const gone = { Seq: asked.Seq, UserId: idOf('mentor'), Message: '', Files: 0, Gone: true }
    expect(await last('mentee', id)).toMatchObject({ ReplyTo: gone })
    // Written before somebody knew that it was deleted, an answer to it arrives all the same.
    expect(await say('mentee', id, 'Και την Τετάρτη', { ReplyTo: asked.Seq })).toMatchObject({
      ReplyTo: gone,
    })
  })

  it('answer nothing that their writer does not see, and quote nothing of it', async () => {
    const id = await makeGroup('admin', 'mentor')
    const secret = await say('mentor', id, 'Πριν έρθει')
    await programme.as.admin.ask('chat.changeGroup', {
      ConversationId: id,
      Add: [idOf('mentee')],
    })
    expect(await send('mentee', id, 'Τι;', { ReplyTo: secret.Seq })).toMatchObject({ status: 404 })
    expect(await send('mentor', id, 'Τι;', { ReplyTo: 99 })).toMatchObject({ status: 404 })
    // The number of a message of another conversation is one of this conversation, or none.
    const other = await start('mentor', 'supervisor')
    for (let number = 0; number < 5; number += 1) await say('mentor', other, `Μήνυμα ${number}`)
    expect(await send('mentor', id, 'Τι;', { ReplyTo: 5 })).toMatchObject({ status: 404 })
    expect(await send('stranger', id, 'Τι;', { ReplyTo: secret.Seq })).toMatchObject({
      status: 404,
    })
    await say('mentor', id, 'Όπως έλεγα', { ReplyTo: secret.Seq })
    expect(await last('admin', id)).toMatchObject({ ReplyTo: { Message: 'Πριν έρθει' } })
    expect(await last('mentee', id)).toMatchObject({
      ReplyTo: { Seq: secret.Seq, UserId: null, Message: '', Gone: true },
    })
  })

  it('are one of each person, told to all as a change and unread for nobody', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee', 'supervisor')
    const { Seq, Rev } = await say('mentor', id, 'Τα καταφέραμε!')
    await react('mentee', id, Seq, 'like')
    await react('supervisor', id, Seq, 'love')
    const reacted = await react('mentor', id, Seq, 'like')
    expect(reacted.body).toMatchObject({
      Reactions: [
        { Reaction: 'like', UserIds: [idOf('mentee'), idOf('mentor')] },
        { Reaction: 'love', UserIds: [idOf('supervisor')] },
      ],
    })
    await react('mentee', id, Seq, 'love')
    const changed = await programme.as.admin.ask('chat.listNewMessages', {
      ...{ ConversationId: id, After: Rev },
    })
    expect(changed).toMatchObject([
      {
        Seq,
        Rev: Rev + 4,
        Reactions: [
          { Reaction: 'love', UserIds: [idOf('supervisor'), idOf('mentee')] },
          { Reaction: 'like', UserIds: [idOf('mentor')] },
        ],
      },
    ])
    const told = (await events('chat.reacted')).at(-1)
    expect(told?.payload).toEqual({ ProjectId: programme.projectId, ConversationId: id })
    expect(told?.rooms).toContain(`user:${idOf('supervisor')}`)
    // Nothing else of the conversation is loaded again for it.
    const ofThis = (await events('chat.changed')).filter(
      ({ payload }) => 'ConversationId' in payload && payload.ConversationId === id,
    )
    expect(ofThis).toHaveLength(2)
    expect([await unread('admin', id), await unread('mentor', id)]).toEqual([1, 0])
    await react('mentee', id, Seq, null)
    await react('supervisor', id, Seq, null)
    await react('mentor', id, Seq, null)
    expect(await last('admin', id)).not.toHaveProperty('Reactions')
  })

  it('stay one and change nothing where they are sent a thousand times', async () => {
    const id = await start('mentor', 'mentee')
    const { Seq } = await say('mentor', id, 'Μπράβο!')
    const first = await react('mentee', id, Seq, 'laugh')
    const answers = await Promise.all(
      Array.from({ length: 1000 }, () => react('mentee', id, Seq, 'laugh')),
    )
    expect(new Set(answers.map(({ status }) => status))).not.toContain(500)
    expect(await last('mentor', id)).toEqual(first.body)
    const { count } = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from chat_reactions where user_id = ${idOf('mentee')}`)
    expect(count).toBe(1)
  })

  it('are refused to whoever does not see the message, and where nothing is written any more', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee')
    const { Seq } = await say('mentor', id, 'Για όσους είναι μέσα')
    expect(await react('stranger', id, Seq, 'like')).toMatchObject({ status: 404 })
    expect(await react('supervisor', id, Seq, 'like')).toMatchObject({ status: 404 })
    expect(await react('mentee', id, Seq + 1, 'like')).toMatchObject({ status: 404 })
    await programme.as.admin.ask('chat.changeGroup', {
      ConversationId: id,
      Add: [idOf('supervisor')],
    })
    expect(await react('supervisor', id, Seq, 'like')).toMatchObject({ status: 404 })
    await react('mentee', id, Seq, 'like')
    await programme.as.mentee.ask('chat.leaveGroup', { ConversationId: id })
    expect(await react('mentee', id, Seq, null)).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_left' } },
    })
    await openChat(programme, false)
    expect(await react('mentor', id, Seq, 'like')).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_off' } },
    })
    await openChat(programme)
    await programme.as.mentor.ask('chat.deleteMessage', { ConversationId: id, Seq })
    expect(await react('mentor', id, Seq, 'like')).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_deleted' } },
    })
    expect(await last('admin', id)).not.toHaveProperty('Reactions')
    expect(
      await programme.db.rows(sql`
        select from chat_reactions r join chat_messages s on s.id = r.message_id
        where s.conversation_id = ${id}`),
    ).toEqual([])
  })

  it('of a reported message quote what stands near it alone', async () => {
    const id = await makeGroup('admin', 'mentor', 'mentee')
    const far = await say('mentor', id, 'Πολύ πριν')
    for (let number = 0; number < 11; number += 1) await say('mentor', id, `Μήνυμα ${number}`)
    const near = await say('mentor', id, 'Λίγο πριν')
    await say('mentee', id, 'Στο μακρινό', { ReplyTo: far.Seq })
    const { Seq } = await say('mentee', id, 'Στο κοντινό', { ReplyTo: near.Seq })
    await programme.as.mentor.ask('chat.reportMessage', {
      ...{ ConversationId: id, Seq, Reason: 'other' as const },
    })
    const { list } = await programme.as.admin.ask('chat.listReports', {
      ...{ ProjectId: programme.projectId, page: 1 },
    })
    const { Messages } = await programme.as.admin.ask('chat.getReport', {
      ReportId: list[0]?.Id ?? 0,
    })
    const quotes = Messages.flatMap(({ ReplyTo }) => (ReplyTo ? [ReplyTo] : []))
    expect(quotes.map(({ Message, Gone }) => [Message, Gone])).toEqual([
      ['', true],
      ['Λίγο πριν', false],
    ])
  })

  it('show the other of two what was read, and nobody in a group', async () => {
    const id = await start('supervisor', 'mentee')
    const { Seq } = await say('supervisor', id, 'Διαβάσατε;')
    const readOf = async (ConversationId: number) =>
      (await programme.as.supervisor.ask('chat.getConversation', { ConversationId })).Users.map(
        ({ Id, ReadSeq }) => [Id, ReadSeq],
      )
    expect(await readOf(id)).toContainEqual([idOf('mentee'), 0])
    await programme.as.mentee.ask('chat.markRead', { ConversationId: id, Seq: 2_000_000 })
    expect(await readOf(id)).toContainEqual([idOf('mentee'), Seq])
    expect((await events('chat.seen')).at(-1)).toMatchObject({
      payload: { ConversationId: id, UserId: idOf('mentee'), Seq },
      rooms: [`user:${idOf('supervisor')}`],
    })
    const group = await makeGroup('admin', 'supervisor', 'mentor')
    await say('supervisor', group, 'Και εδώ;')
    await programme.as.mentor.ask('chat.markRead', { ConversationId: group, Seq: 1 })
    expect(new Set((await readOf(group)).map(([, seq]) => seq))).toEqual(new Set([null]))
  })

  it('lie in conversations that are found by the names of people and groups', async () => {
    const find = async (Search: string) =>
      (await programme.as.admin.ask('chat.listConversations', { Search })).list
    const { Id } = await programme.as.admin.ask('chat.createGroup', {
      ...{ ProjectId: programme.projectId, Title: 'Συντακτική επιτροπή' },
      UserIds: [idOf('mentor')],
    })
    expect((await find('ΕΠΙΤΡΟΠΗ συντακτικη')).map((one) => one.Id)).toEqual([Id])
    expect((await find('mentor')).map((one) => one.Id)).toContain(Id)
    expect(await find('κανείς%')).toEqual([])
  })
})
