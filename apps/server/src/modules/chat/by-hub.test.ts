import { MAX_MESSAGE } from '@telemachos/contract/chat/limits'
import {
  HUB_REFUSED,
  PACKET_BYTES,
  RECEIVE,
  SUBSCRIBE,
  type HubAnswer,
} from '@telemachos/contract/core/hub-signals'
import { PERSON_HEADER, personClaim } from '@telemachos/contract/core/person-claim'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { PLACE_HEADER } from '../../kernel/place.ts'
import { FRAMES } from '../../kernel/realtime/socket-limits.ts'
import { openChat, talkIn } from '../../testing/chat.ts'
import { createProject } from '../../testing/factories.ts'
import { openSocket, waitUntilOut } from '../../testing/realtime-client.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('messages by the hub', () => {
  let programme: SmallProgramme
  let id: number
  let sockets: Socket[] = []
  beforeAll(async () => {
    programme = await startSmallProgramme()
    await openChat(programme)
    id = await start('mentee', 'mentor')
  })
  afterEach(() => {
    for (const socket of sockets) socket.disconnect()
    sockets = []
  })
  afterAll(() => programme.close())

  const { start } = talkIn(() => programme)
  const watch = async (name: PersonName, conversation = id): Promise<Socket> => {
    const socket = await openSocket(programme.server.url, programme.as[name])
    sockets.push(socket)
    await socket.emitWithAck(SUBSCRIBE, `chat/${conversation}`)
    return socket
  }
  const said = (Message: string, rest: object = {}) => ({
    ...{ MessageId: randomUUID(), Message },
    ...rest,
  })
  const give = async (socket: Socket, values: object, conversation = id, page?: object) => {
    const last = page ? [page] : []
    const made: unknown = await socket.emitWithAck(
      ...[RECEIVE, `chat/${conversation}`, values, randomUUID(), ...last],
    )
    return made as HubAnswer | null
  }
  const texts = async (conversation = id) =>
    (await programme.as.mentor.ask('chat.getMessages', { ConversationId: conversation })).map(
      ({ Message }) => Message,
    )

  it('are written and told, and answered as by the call', async () => {
    const [mentee, mentor] = [await watch('mentee'), await watch('mentor')]
    const told = new Promise((resolve) => mentor.once('chat.changed', resolve))
    const values = said('Με το κανάλι')
    const answer = await give(mentee, values)
    expect(answer).toMatchObject({ Status: 200, Body: values })
    expect(await told).toMatchObject({ ConversationId: id })
    const byCall = await programme.as.mentee.call('chat.sendMessage', {
      ...{ ConversationId: id, ...values },
    })
    expect(byCall.body).toEqual(answer?.Body)
  })

  it('are one message when they are sent twice, by whichever of the two ways, and nobody else’s', async () => {
    const [mentee, mentor] = [await watch('mentee'), await watch('mentor')]
    const values = said('Μία φορά')
    const answers = [await give(mentee, values), await give(mentee, values)]
    expect(answers[1]).toEqual(answers[0])
    await programme.as.mentee.ask('chat.sendMessage', { ConversationId: id, ...values })
    expect((await texts()).filter((text) => text === 'Μία φορά')).toHaveLength(1)
    expect(await give(mentor, values)).toMatchObject({ Status: 409, Body: { code: 'conflict' } })
  })

  it('go where they are given, whatever the values name', async () => {
    const mentee = await watch('mentee')
    const other = await start('otherMentor', 'stranger')
    await give(mentee, said('Εδώ', { ConversationId: other }))
    expect(await texts()).toContain('Εδώ')
    expect(await give(mentee, said('Αλλού'), other)).toBeNull()
  })

  it('are refused by the same rules as by the call', async () => {
    const mentee = await watch('mentee')
    const refused: [object, string][] = [
      [said(''), 'Message'],
      [said('α'.repeat(MAX_MESSAGE + 1)), 'Message'],
      [said('Με αρχείο', { FileIds: [2_000_000_000] }), 'FileIds'],
      [{ MessageId: 'one', Message: 'Χωρίς αριθμό' }, 'MessageId'],
    ]
    for (const [values, field] of refused)
      expect(await give(mentee, values)).toMatchObject({
        Status: 400,
        Body: { code: 'invalid_input', fields: [{ field }] },
      })
    expect(await give(mentee, said('Περισσότερα', { More: 1 }))).toMatchObject({ Status: 400 })
  })

  it('are refused once the conversation is closed, and heard of nobody who is not in it', async () => {
    const between = await start('otherMentor', 'stranger')
    const [writer, outside] = [await watch('otherMentor', between), await watch('mentee', between)]
    expect(await give(outside, said('Κι εγώ'), between)).toBeNull()
    expect(await give(writer, said('Πριν'), between)).toMatchObject({ Status: 200 })
    await programme.as.stranger.ask('chat.block', { ConversationId: between, Blocked: true })
    const answer = await give(writer, said('Μετά'), between)
    // Who is blocked is put out of what they watch, and refused until then.
    expect([null, 422]).toContain(answer && answer.Status)
    const { db } = programme
    const kept = await db.rows<{ text: string }>(sql`
      select text from chat_messages where conversation_id = ${between} order by seq`)
    expect(kept.map(({ text }) => text)).toEqual(['Πριν'])
  })

  it('are made where the page stands, and by nobody else than it shows', async () => {
    const elsewhere = await createProject(programme.db)
    const mentee = await watch('mentee')
    const { id: userId } = programme.people.mentee
    const page = {
      [PLACE_HEADER]: `${programme.projectId} Mentee`,
      [PERSON_HEADER]: personClaim(userId, null),
    }
    await programme.db.run(sql`
      insert into memberships (project_id, user_id, roles) values (${elsewhere}, ${userId}, '{Mentee}')`)
    const enter = (ProjectId: number) =>
      programme.as.mentee.call('identity.switchProject', { ProjectId })
    // Where somebody belongs is remembered for a moment.
    await expect.poll(async () => (await enter(elsewhere)).status).toBe(200)
    await expect.poll(async () => (await give(mentee, said('Από εκεί')))?.Status).toBe(404)
    expect(await give(mentee, said('Από το άλλο παράθυρο'), id, page)).toMatchObject({
      Status: 200,
    })
    const other = { ...page, [PERSON_HEADER]: personClaim(programme.people.mentor.id, null) }
    expect(await give(mentee, said('Ως άλλος'), id, other)).toMatchObject({
      Status: 409,
      Body: { code: 'person_changed' },
    })
    await enter(programme.projectId)
  })

  it('are heard up to a limit of packets, which ends no connection', async () => {
    const socket = await watch('mentor')
    const before = (await countMessages()).count
    const heard: HubAnswer[] = []
    let refused = 0
    socket.on(HUB_REFUSED, () => (refused += 1))
    const sent = 4 * FRAMES
    for (let turn = 0; turn < sent; turn++)
      socket.emit(
        RECEIVE,
        `chat/${id}`,
        said(`Πλημμύρα ${turn}`),
        randomUUID(),
        (made: HubAnswer) => heard.push(made),
      )
    await expect.poll(() => heard.length + refused).toBe(sent)
    expect(refused).toBeGreaterThan(0)
    expect(heard.every(({ Status }) => Status === 200)).toBe(true)
    expect((await countMessages()).count).toBe(before + heard.length)
    expect(socket.connected).toBe(true)
  })

  it('larger than a packet end the connection unheard', async () => {
    const socket = await watch('mentor')
    await waitUntilOut(socket, () => {
      socket.emit(RECEIVE, `chat/${id}`, said('α'.repeat(PACKET_BYTES)), randomUUID(), () => {})
      return Promise.resolve()
    })
    expect(await texts()).not.toContain('α'.repeat(PACKET_BYTES))
  })

  const countMessages = async () => {
    const [row] = await programme.db.rows<{ count: number }>(sql`
      select count(*)::int as count from chat_messages where conversation_id = ${id}`)
    return row ?? { count: 0 }
  }
})
