import { COMMAND, SUBSCRIBE } from '@telemachos/contract/core/hub-signals'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { openSocket } from '../../testing/realtime-client.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import type { CallName, TestClient } from '../../testing/test-server.ts'

describe('chat', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
  })
  afterAll(() => programme.close())

  const { idOf, makeGroup, send } = talkIn(() => programme)
  const inProject = () => ({ ProjectId: programme.projectId })
  const texts = async (name: PersonName, ConversationId: number) =>
    (await programme.as[name].ask('chat.getMessages', { ConversationId })).map(
      ({ Message }) => Message,
    )
  const change = (name: PersonName, ConversationId: number, rest: object) =>
    programme.as[name].call('chat.changeGroup', { ConversationId, ...rest })

  it('has groups that staff make of people to whom they may write', async () => {
    const id = await makeGroup('supervisor', 'mentor', 'mentee')
    await send('supervisor', id, 'Καλώς ήρθατε')
    expect(await texts('mentee', id)).toEqual(['Καλώς ήρθατε'])
    const ofMentor = { ...inProject(), Title: 'Άλλη', UserIds: [idOf('stranger')] }
    expect(await programme.as.mentor.call('chat.createGroup', ofMentor)).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'UserIds', rule: 'chat_contact' }] },
    })
    const ofMentee = { ...inProject(), Title: 'Άλλη', UserIds: [idOf('mentor')] }
    expect(await programme.as.mentee.call('chat.createGroup', ofMentee)).toMatchObject({
      status: 403,
    })
    expect(await change('mentor', id, { Title: 'Δική μου' })).toMatchObject({ status: 403 })
    expect(await change('coordinator', id, { Title: 'Δική μου' })).toMatchObject({ status: 404 })
  })

  it('shows each in a group what was said while they were in it', async () => {
    const id = await makeGroup('admin', 'mentor')
    await send('admin', id, 'πριν')
    await change('admin', id, { Add: [idOf('mentee')], Title: 'Νέο όνομα' })
    await send('admin', id, 'μαζί')
    await change('admin', id, { Remove: [idOf('mentee')] })
    await send('admin', id, 'μετά')
    expect([await texts('mentor', id), await texts('mentee', id)]).toEqual([
      ['πριν', 'μαζί', 'μετά'],
      ['μαζί'],
    ])
    const { Title, State, New } = await programme.as.mentee.ask('chat.getConversation', {
      ConversationId: id,
    })
    expect({ Title, State, New }).toEqual({ Title: 'Νέο όνομα', State: 'left', New: 1 })
    expect(await send('mentee', id, 'κι εγώ')).toMatchObject({
      status: 422,
      body: { details: { rule: 'chat_left' } },
    })
    const mine = { ConversationId: id }
    expect(await programme.as.mentor.ask('chat.leaveGroup', mine)).toMatchObject({ State: 'left' })
    await send('admin', id, 'τέλος')
    expect(await texts('mentor', id)).toHaveLength(3)
  })

  it('puts out of a group who has nothing more to do with its maker', async () => {
    const id = await makeGroup('coordinator', 'mentee')
    await send('coordinator', id, 'πριν')
    await programme.db.run(sql`update relations set to_at = now() where kind = 'coordinator'`)
    await send('coordinator', id, 'μετά')
    expect(await texts('mentee', id)).toEqual(['πριν'])
    await programme.db.run(sql`update relations set to_at = null where kind = 'coordinator'`)
  })

  it('shows a report to who oversees one of the two, not to whom it is about, and records it', async () => {
    const start = { ...inProject(), UserId: idOf('mentor') }
    const { Id: ConversationId } = await programme.as.mentee.ask('chat.startConversation', start)
    for (let number = 1; number <= 15; number += 1)
      await send('mentor', ConversationId, `${number}`)
    const message = { ConversationId, Seq: 2 }
    await programme.as.mentor.ask('chat.editMessage', { ...message, Message: 'αθώο' })
    const report = { ...message, Reason: 'pressure', Note: 'Με πιέζει' }
    await programme.as.mentee.ask('chat.reportMessage', report)
    await programme.as.mentee.ask('chat.reportMessage', report)
    expect(await programme.as.mentor.call('chat.reportMessage', report)).toMatchObject({
      status: 422,
    })
    const list = async (name: PersonName) =>
      (await programme.as[name].ask('chat.listReports', { ...inProject(), page: 1 })).list
    for (const name of ['supervisor', 'coordinator', 'admin'] as const)
      expect(await list(name)).toMatchObject([
        { By: { Id: idOf('mentee') }, About: { Id: idOf('mentor') }, Reason: 'pressure' },
      ])
    const ReportId = (await list('supervisor'))[0]!.Id
    const seen = await programme.as.supervisor.ask('chat.getReport', { ReportId })
    expect(seen).toMatchObject({ Seq: 2, Earlier: [{ Message: '2' }] })
    expect(seen.Messages.map(({ Seq }) => Seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    for (const name of ['mentor', 'mentee'] as const)
      expect(await programme.as[name].call('chat.getReport', { ReportId })).toMatchObject({
        status: 403,
      })
    expect(
      await programme.db.rows(sql`
        select actor_id as actor, subject_id as subject from audit_log where verb = 'chat.reportRead'`),
    ).toEqual([{ actor: idOf('supervisor'), subject: idOf('mentor') }])
    const close = { ReportId, Outcome: 'Μιλήσαμε' }
    expect(await programme.as.supervisor.ask('chat.closeReport', close)).toMatchObject({
      Outcome: 'Μιλήσαμε',
      ClosedBy: { Id: idOf('supervisor') },
    })
    expect(await programme.as.admin.call('chat.closeReport', close)).toMatchObject({ status: 422 })
    expect(await list('admin')).toEqual([])
  })

  it('is read and written by people themselves alone', async () => {
    const client = await programme.server.client().signIn(programme.people.admin.username)
    const token = await client.ask('identity.makeLoginAs', { UserId: idOf('mentee'), url: '/' })
    await client.ask('identity.redeemLoginAs', { token })
    for (const [name, input] of [
      ['chat.listConversations', {}],
      ['chat.sendMessage', { ConversationId: 1, MessageId: randomUUID(), Message: 'Εγώ είμαι' }],
    ] as const)
      expect(await client.call(name, input)).toMatchObject({
        status: 403,
        body: { code: 'own_person_only' },
      })
  })

  it('opens nothing of others’ conversations, and does not tell whether they exist', async () => {
    const elsewhere = await createProject(programme.db)
    const outsider = await createPerson(programme.db, elsewhere, ['Admin'])
    const foreign = await programme.server.client().signIn(outsider.username)
    const start = { ...inProject(), UserId: idOf('mentor') }
    const { Id } = await programme.as.mentee.ask('chat.startConversation', start)
    const sent = await send('mentee', Id, 'Μεταξύ μας')
    expect(sent.status).toBe(200)
    const calls: [CallName, object][] = [
      ['chat.getConversation', {}],
      ['chat.countNew', {}],
      ['chat.getMessages', {}],
      ['chat.listNewMessages', { After: 0 }],
      ['chat.sendMessage', { MessageId: randomUUID(), Message: 'Κι εγώ' }],
      ['chat.editMessage', { Seq: 1, Message: 'Άλλο' }],
      ['chat.deleteMessage', { Seq: 1 }],
      ['chat.markRead', { Seq: 1 }],
      ['chat.mute', { Muted: true }],
      ['chat.block', { Blocked: true }],
      ['chat.leaveGroup', {}],
      ['chat.reportMessage', { Seq: 1, Reason: 'other' }],
    ]
    const { as } = programme
    const strangers: TestClient[] = [as.stranger, as.otherMentor, as.supervisor, as.admin, foreign]
    const answer = async (client: TestClient, name: CallName, input: object) => {
      const { status, body } = await client.call(name, input)
      const { requestId: _, ...told } = body as { requestId: string }
      return { status, told }
    }
    let attempts = 0
    for (const client of strangers)
      for (const [name, rest] of calls) {
        const there = await answer(client, name, { ...rest, ConversationId: Id })
        const nowhere = await answer(client, name, { ...rest, ConversationId: 2_000_000_000 })
        attempts += 1
        expect([name, there]).toEqual([name, { ...nowhere, status: 404 }])
      }
    expect(attempts).toBe(strangers.length * calls.length)
    expect(await texts('mentor', Id)).toContain('Μεταξύ μας')
    const socket = await openSocket(programme.server.url, as.stranger)
    expect(await socket.emitWithAck(SUBSCRIBE, `chat/${Id}`)).toBeNull()
    socket.disconnect()
  })

  it('tells those who have a conversation open who types in it', async () => {
    const start = { ...inProject(), UserId: idOf('mentor') }
    const { Id } = await programme.as.mentee.ask('chat.startConversation', start)
    const { url } = programme.server
    const mentee = await openSocket(url, programme.as.mentee)
    const mentor = await openSocket(url, programme.as.mentor)
    expect(await mentee.emitWithAck(SUBSCRIBE, `chat/${Id}`)).toEqual([idOf('mentor')])
    await mentor.emitWithAck(SUBSCRIBE, `chat/${Id}`)
    const heard = new Promise((resolve) => mentor.once('chat.typing', resolve))
    mentee.emit(COMMAND, `chat/${Id}`, 'typing')
    expect(await heard).toEqual({ Id: String(Id), UserId: idOf('mentee') })
    mentee.disconnect()
    mentor.disconnect()
  })
})
