import { COMMAND, HUB_PRESENCE, SUBSCRIBE } from '@telemachos/contract/core/hub-signals'
import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openChat } from '../testing/chat.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createAction, createPerson, createProject, relate } from '../testing/factories.ts'
import { openSocket } from '../testing/realtime-client.ts'
import { REDIS_URL } from '../testing/redis-road.ts'
import { openRoad, type Road } from '../testing/road.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** Messages of which is told how long they took. */
const MESSAGES = 60

/** Comings and goings of which the same is told. */
const VISITS = 20

/** Says how long things took that crossed from one server to the other. */
function tell(what: string, times: readonly number[]): void {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.floor(share * (times.length - 1))] ?? 0)
  process.stdout.write(`crossing, ${what}: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms\n`)
}

describe.runIf(REDIS_URL)('two servers', () => {
  let road: Road
  let dropDatabase: () => Promise<void>
  let one: TestServer
  let other: TestServer
  let mentor: TestClient
  let mentee: TestClient
  let mentorId: number
  let menteeId: number
  let menteeName: string
  let conversationId: number
  let actionId: number
  let start: () => Promise<TestServer>
  const sockets: Socket[] = []

  beforeAll(async () => {
    const { connection, drop } = await createTestDatabase()
    dropDatabase = drop
    const { hostname, port } = new URL(REDIS_URL ?? '')
    road = await openRoad({ host: hostname, port: Number(port || 6379) })
    const redisUrl = `redis://127.0.0.1:${road.port}`
    start = () => startTestServer({ connection, redisUrl, rateLimits: true })
    one = await start()
    other = await start()
    const db = one.database
    const projectId = await createProject(db)
    await openChat({ db, projectId })
    const people = [
      await createPerson(db, projectId, ['Mentor']),
      await createPerson(db, projectId, ['Mentee']),
    ] as const
    await relate(db, projectId, 'mentor', [...people])
    mentorId = people[0].id
    menteeId = people[1].id
    menteeName = people[1].username
    actionId = await createAction(db, projectId)
    mentor = await one.client().signIn(people[0].username)
    mentee = await other.client().signIn(menteeName)
    const input = { ProjectId: projectId, UserId: menteeId }
    conversationId = (await mentor.ask('chat.startConversation', input)).Id
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })
  afterAll(async () => {
    await one.close()
    await other.close()
    await road.cut()
    await dropDatabase()
  })

  const open = async (server: TestServer, client: TestClient): Promise<Socket> => {
    const socket = await openSocket(server.url, client)
    sockets.push(socket)
    return socket
  }
  const heard = <Payload>(socket: Socket, event: string): Promise<Payload> =>
    new Promise((resolve) => socket.once(event, resolve))
  /** Gives a signal until it is heard: whom it does not reach at once, it does not reach. */
  const signalled = async (
    socket: Socket,
    signal: readonly [string, string],
    hearing: Promise<unknown>,
  ): Promise<unknown> => {
    const again = setInterval(() => socket.emit(COMMAND, ...signal), 250)
    try {
      return await hearing
    } finally {
      clearInterval(again)
    }
  }
  const send = async (client: TestClient): Promise<number> => {
    const input = { ConversationId: conversationId, MessageId: randomUUID(), Message: 'γεια' }
    return (await client.ask('chat.sendMessage', input)).Seq
  }
  /** The numbers of everything after one, as a page asks for them that was away. */
  const after = async (client: TestClient, seq: number): Promise<number[]> => {
    const input = { ConversationId: conversationId, AfterSeq: seq }
    return (await client.ask('chat.getMessages', input)).map(({ Seq }) => Seq)
  }

  it('pass messages, typing, presence and writing together to each other’s sockets', async () => {
    const here = await open(one, mentor)
    const there = await open(other, mentee)
    const chat = `chat/${conversationId}`
    await expect.poll(() => here.emitWithAck(SUBSCRIBE, chat)).toEqual([menteeId])
    expect(await there.emitWithAck(SUBSCRIBE, chat)).toEqual([mentorId])
    const typing = heard(here, 'chat.typing')
    expect(await signalled(there, [chat, 'typing'], typing)).toEqual({
      Id: String(conversationId),
      UserId: menteeId,
    })

    const data = `action-data/${actionId}/${menteeId}`
    await Promise.all([here.emitWithAck(SUBSCRIBE, data), there.emitWithAck(SUBSCRIBE, data)])
    const writing = heard(there, 'action-data.writing')
    expect(await signalled(here, [data, 'writing'], writing)).toEqual({
      Id: `${actionId}/${menteeId}`,
      UserId: mentorId,
    })

    const times: number[] = []
    for (let message = 0; message < MESSAGES; message++) {
      const changed = heard<{ ConversationId: number }>(there, 'chat.changed')
      const began = performance.now()
      await send(mentor)
      expect((await changed).ConversationId).toBe(conversationId)
      times.push(performance.now() - began)
    }
    tell('messages', times)

    const gone = heard(here, HUB_PRESENCE)
    there.disconnect()
    expect(await gone).toEqual({ UserId: menteeId, Present: false })
  })

  it('tell each other’s sockets who comes and who goes, wherever that person has a page open', async () => {
    const here = await open(one, mentor)
    await here.emitWithAck(SUBSCRIBE, `chat/${conversationId}`)
    const comings: number[] = []
    const goings: number[] = []
    for (let visit = 0; visit < VISITS; visit++) {
      const come = heard(here, HUB_PRESENCE)
      const cameAt = performance.now()
      const there = await open(other, mentee)
      expect(await come).toEqual({ UserId: menteeId, Present: true })
      comings.push(performance.now() - cameAt)
      const go = heard(here, HUB_PRESENCE)
      const leftAt = performance.now()
      there.disconnect()
      expect(await go).toEqual({ UserId: menteeId, Present: false })
      goings.push(performance.now() - leftAt)
    }
    tell('coming', comings)
    tell('going', goings)

    const told: unknown[] = []
    here.on(HUB_PRESENCE, (presence) => told.push(presence))
    const windows = [await open(other, mentee), await open(one, mentee)]
    await expect.poll(() => told).toHaveLength(2)
    windows[0]?.disconnect()
    await expect
      .poll(() => here.emitWithAck(SUBSCRIBE, `chat/${conversationId}`))
      .toEqual([menteeId])
    windows[1]?.disconnect()
    await expect.poll(() => told).toHaveLength(3)
    const [, , last] = told
    expect(last).toEqual({ UserId: menteeId, Present: false })
  })

  it('lose nothing that was acknowledged where Redis is away, and have pages ask for it', async () => {
    const there = await open(other, mentee)
    const before = await send(mentor)
    await road.cut()
    const acknowledged = [await send(mentor), await send(mentee), await send(mentor)]
    // Each page that has missed something is told so once servers hear of each other again.
    const recovered = heard(there, HUB_POSITION)
    await road.restore()
    expect(await recovered).toBeNull()
    expect(await after(mentee, before)).toEqual(acknowledged)
    const changed = heard(there, 'chat.changed')
    await send(mentor)
    await changed
  })

  it('lose nothing where one of them ends: its people go on with the other', async () => {
    const there = await open(other, mentee)
    const before = await send(mentor)
    const out = heard(there, 'disconnect')
    await other.close()
    await out
    const acknowledged = [await send(mentor), await send(mentor)]
    const again = await one.client().signIn(menteeName)
    const socket = await open(one, again)
    expect(await after(again, before)).toEqual(acknowledged)
    const changed = heard(socket, 'chat.changed')
    await send(mentor)
    await changed
    other = await start()
  })
})
