import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import { uploadFile } from '../../testing/upload.ts'

describe('chat', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const { idOf, start, send, read, conversation, unread, events } = talkIn(() => programme)

  it('is between people who have to do with each other, in both directions', async () => {
    const contacts = async (name: PersonName) =>
      (await programme.as[name].ask('chat.listContacts', {})).list.map(({ Id }) => Id).toSorted()
    const ids = (...names: PersonName[]) => names.map(idOf).toSorted()
    expect(await contacts('mentee')).toEqual(ids('admin', 'mentor', 'supervisor', 'coordinator'))
    expect(await contacts('mentor')).toEqual(ids('admin', 'mentee', 'supervisor'))
    expect(await contacts('supervisor')).toEqual(ids('admin', 'mentee', 'mentor'))
    expect(await contacts('coordinator')).toEqual(ids('admin', 'mentee'))
    expect(await contacts('stranger')).toEqual(ids('admin', 'otherMentor'))
    expect(await contacts('admin')).toHaveLength(6)
    const { list } = await programme.as.admin.ask('chat.listContacts', { Search: 'MENTEE' })
    expect(list).toMatchObject([{ Id: idOf('mentee'), ConversationId: null }])
    for (const [who, whom] of [
      ['mentee', 'otherMentor'],
      ['mentee', 'stranger'],
      ['mentor', 'stranger'],
      ['mentee', 'mentee'],
    ] as const) {
      const input = { ProjectId: programme.projectId, UserId: idOf(whom) }
      expect(await programme.as[who].call('chat.startConversation', input)).toMatchObject({
        status: 404,
      })
    }
  })

  it('is one conversation of two, shown to the other once something is said', async () => {
    const id = await start('mentee', 'mentor')
    expect(await start('mentor', 'mentee')).toBe(id)
    const list = async (name: PersonName) =>
      (await programme.as[name].ask('chat.listConversations', {})).list
    expect(await list('mentee')).toMatchObject([{ Id: id, New: 0, LastMessage: null }])
    expect(await list('mentor')).toEqual([])
    const strangersOf = async (name: PersonName) =>
      (await programme.as[name].ask('chat.listContacts', { WithoutConversation: true })).list.map(
        ({ Id }) => Id,
      )
    expect(await strangersOf('mentee')).not.toContain(idOf('mentor'))
    expect(await strangersOf('mentor')).toContain(idOf('mentee'))
    await send('mentee', id, 'Καλημέρα')
    expect(await strangersOf('mentor')).not.toContain(idOf('mentee'))
    expect(await strangersOf('mentor')).toContain(idOf('supervisor'))
    expect(await list('mentor')).toMatchObject([
      {
        ...{ Id: id, IsGroup: false, New: 1, LastSeq: 1, ReadSeq: 0, State: 'open' },
        Users: [{ Id: idOf('mentee') }, { Id: idOf('mentor') }],
        LastMessage: { UserId: idOf('mentee'), Message: 'Καλημέρα' },
      },
    ])
    const told = (await events('chat.changed')).at(-1)
    expect(told?.payload).toEqual({ ProjectId: programme.projectId, ConversationId: id })
    expect(told?.rooms.toSorted()).toEqual(
      [`user:${idOf('mentee')}`, `user:${idOf('mentor')}`].toSorted(),
    )
  })

  it('takes a message once, however often it is sent, each with a number and a time of its own', async () => {
    const id = await start('mentor', 'mentee')
    const MessageId = randomUUID()
    const before = (await conversation('mentor', id)).LastSeq
    const [first, ...again] = await Promise.all(
      Array.from({ length: 5 }, () => send('mentor', id, 'Μία φορά', { MessageId })),
    )
    expect(again.map(({ body }) => body)).toEqual(again.map(() => first!.body))
    const many = await Promise.all(
      Array.from({ length: 30 }, (_, place) => send('mentee', id, `Μήνυμα ${place}`)),
    )
    expect(many.every(({ status }) => status === 200)).toBe(true)
    const pages = [await read('mentor', id)]
    while (pages.at(-1)?.length === 20)
      pages.push(await read('mentor', id, pages.at(-1)?.[0]?.Time))
    const all = pages.toReversed().flat()
    expect(all.map(({ Seq }) => Seq)).toEqual(all.map((_, place) => place + 1))
    expect(all).toHaveLength(before + 31)
    expect(new Set(all.map(({ Time }) => Time)).size).toBe(all.length)
    expect(all.filter(({ Message }) => Message === 'Μία φορά')).toHaveLength(1)
    expect(await send('mentee', id, 'Άλλο', { MessageId })).toMatchObject({ status: 409 })
    expect(await send('mentee', id, '  ')).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Message', rule: 'required' }] },
    })
  })

  it('counts what is unread by numbers, without one’s own', async () => {
    const id = await start('supervisor', 'mentor')
    await send('supervisor', id, 'ένα')
    await send('mentor', id, 'δύο')
    await send('supervisor', id, 'τρία')
    expect([await unread('mentor', id), await unread('supervisor', id)]).toEqual([2, 1])
    await programme.as.mentor.ask('chat.markRead', { ConversationId: id, Seq: 1 })
    expect(await unread('mentor', id)).toBe(1)
    expect(
      await programme.as.mentor.ask('chat.listNewMessages', { ConversationId: id }),
    ).toMatchObject([{ Message: 'τρία' }])
    await programme.as.mentor.ask('chat.markRead', { ConversationId: id, Seq: 99 })
    await send('mentor', id, 'τέσσερα')
    expect([await unread('mentor', id), await unread('supervisor', id)]).toEqual([0, 2])
    await send('supervisor', id, 'πέντε')
    expect(await unread('mentor')).toBeGreaterThan(0)
    const unmuted = await unread('mentor')
    await programme.as.mentor.ask('chat.mute', { ConversationId: id, Muted: true })
    expect(await unread('mentor')).toBe(unmuted - 1)
    expect(await unread('mentor', id)).toBe(1)
  })

  it('tells who was away what was written, changed and deleted since', async () => {
    const id = await start('coordinator', 'mentee')
    const catchUp = (After: number) =>
      programme.as.mentee.ask('chat.listNewMessages', { ConversationId: id, After })
    await send('coordinator', id, 'πρώτο')
    await send('coordinator', id, 'δεύτερο')
    const known = (await catchUp(0)).at(-1)?.Rev ?? 0
    await send('coordinator', id, 'τρίτο')
    const change = { ConversationId: id, Seq: 1 }
    const edit = { ...change, Message: 'πρώτο, διορθωμένο' }
    expect(await programme.as.mentee.call('chat.editMessage', edit)).toMatchObject({ status: 403 })
    await programme.as.coordinator.ask('chat.editMessage', edit)
    await programme.as.coordinator.ask('chat.deleteMessage', { ConversationId: id, Seq: 2 })
    expect(await catchUp(known)).toMatchObject([
      { Seq: 3, Message: 'τρίτο' },
      { Seq: 1, Message: 'πρώτο, διορθωμένο', EditedAt: expect.any(String) },
      { Seq: 2, Message: '', Deleted: true },
    ])
    const again = { ConversationId: id, Seq: 2, Message: 'ξανά' }
    expect(await programme.as.coordinator.call('chat.editMessage', again)).toMatchObject({
      status: 422,
    })
    expect(await programme.db.rows(sql`select text from chat_earlier_texts order by id`)).toEqual([
      { text: 'πρώτο' },
      { text: 'δεύτερο' },
    ])
  })

  it('finds messages by their words, however they are written, in one’s own conversations', async () => {
    const id = await start('mentor', 'mentee')
    await send('mentor', id, 'Θα μιλήσουμε για τη Συνέντευξη την Πέμπτη')
    const find = (name: PersonName, Search: string) =>
      programme.as[name].ask('chat.searchMessages', { ProjectId: programme.projectId, Search })
    for (const words of ['συνεντευξη ΠΕΜΠΤΗ', 'sinentefxi'])
      expect(await find('mentee', words)).toMatchObject([{ ConversationId: id }])
    expect(await find('supervisor', 'συνέντευξη')).toEqual([])
  })

  it('carries files, for those who see the message', async () => {
    const id = await start('mentor', 'mentee')
    const upload = { category: `chat/${id}`, userId: idOf('mentor') }
    const content = new TextEncoder().encode('σημειώσεις')
    const { body } = await uploadFile(programme.as.mentor, upload, content)
    const file = body as { Id: number; Name: string }
    const sent = await send('mentor', id, '', { FileIds: [file.Id] })
    expect(sent).toMatchObject({ status: 200, body: { Files: [{ Id: file.Id }] } })
    const [listed] = (
      await programme.as.mentee.ask('chat.listFiles', { ProjectId: programme.projectId, page: 1 })
    ).list
    expect(listed).toMatchObject({ ConversationId: id, File: { Id: file.Id } })
    const download = (name: PersonName) =>
      programme.as[name].call('files.downloadFile', {
        ...{ Category: `chat/${id}`, name: file.Name },
      })
    expect(await download('mentee')).toMatchObject({ status: 200 })
    for (const name of ['supervisor', 'admin', 'stranger'] as const)
      expect(await download(name)).toMatchObject({ status: 404 })
  })

  it('closes with the relation, the project’s setting or a block, and stays readable', async () => {
    const id = await start('otherMentor', 'stranger')
    await send('otherMentor', id, 'Γεια σου')
    const stateOf = async (name: PersonName) => (await conversation(name, id)).State
    const block = (Blocked: boolean) =>
      programme.as.stranger.ask('chat.block', { ConversationId: id, Blocked })
    const refused = async (rule: string) => {
      expect(await send('otherMentor', id, 'Ακόμη κάτι')).toMatchObject({
        status: 422,
        body: { details: { rule } },
      })
      expect(await read('stranger', id)).toHaveLength(1)
    }
    await block(true)
    expect([await stateOf('stranger'), await stateOf('otherMentor')]).toEqual(['blocked', 'ended'])
    await refused('chat_ended')
    await block(false)
    await openChat(programme, false)
    await refused('chat_off')
    await openChat(programme)
    await programme.db.run(sql`update relations set to_at = now()
      where holder_id = ${idOf('otherMentor')}`)
    await refused('chat_ended')
    await programme.db.run(sql`update relations set to_at = null
      where holder_id = ${idOf('otherMentor')}`)
    expect(await send('otherMentor', id, 'Ακόμη κάτι')).toMatchObject({ status: 200 })
  })

  it('is read from any message on', async () => {
    const id = await start('mentee', 'supervisor')
    for (const word of ['ένα', 'δύο', 'τρία']) await send('mentee', id, word)
    const from = async (AfterSeq: number) =>
      (await programme.as.supervisor.ask('chat.getMessages', { ConversationId: id, AfterSeq })).map(
        ({ Message }) => Message,
      )
    expect(await from(0)).toEqual(['ένα', 'δύο', 'τρία'])
    const [first] = await read('supervisor', id)
    expect(await from(first?.Seq ?? 0)).toEqual(['δύο', 'τρία'])
  })
})
