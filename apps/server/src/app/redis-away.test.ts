import { HUB_LATE } from '@telemachos/contract/core/hub-late'
import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import type { Socket } from 'socket.io-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openLog } from '../kernel/log.ts'
import { openChat } from '../testing/chat.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createPerson, createProject, relate } from '../testing/factories.ts'
import { openSocket } from '../testing/realtime-client.ts'
import { REDIS_URL } from '../testing/redis-road.ts'
import { openRoad, type Road } from '../testing/road.ts'
import { startTestServer, type TestClient, type TestServer } from '../testing/test-server.ts'

/** What is said of Redis, and of all parts together, at `/ready`. */
interface Ready {
  readonly status: string
  readonly parts: Record<string, { readonly state: string; readonly since?: string }>
}

const heard = <Payload>(socket: Socket, event: string): Promise<Payload> =>
  new Promise((resolve) => socket.once(event, resolve))

describe.runIf(REDIS_URL)('two servers whose Redis is away, with their limits', () => {
  let road: Road
  let dropDatabase: () => Promise<void>
  let one: TestServer
  let other: TestServer
  let mentor: TestClient
  let mentorName: string
  let mentee: TestClient
  let conversationId: number
  const said: string[] = []

  beforeAll(async () => {
    const { hostname, port } = new URL(REDIS_URL ?? '')
    road = await openRoad({ host: hostname, port: Number(port || 6379) })
    const { connection, drop } = await createTestDatabase()
    dropDatabase = drop
    const redisUrl = `redis://127.0.0.1:${road.port}`
    const warn = (_: object, message: string) => void said.push(message)
    const log = Object.assign(openLog('silent'), { warn })
    one = await startTestServer({ connection, redisUrl, log, rateLimits: true })
    other = await startTestServer({ connection, redisUrl, rateLimits: true })
    const projectId = await createProject(one.database)
    await openChat({ db: one.database, projectId })
    const people = [
      await createPerson(one.database, projectId, ['Mentor']),
      await createPerson(one.database, projectId, ['Mentee']),
    ] as const
    await relate(one.database, projectId, 'mentor', [...people])
    mentorName = people[0].username
    mentor = await one.client().signIn(mentorName)
    mentee = await other.client().signIn(people[1].username)
    const input = { ProjectId: projectId, UserId: people[1].id }
    conversationId = (await mentor.ask('chat.startConversation', input)).Id
  })
  afterAll(async () => {
    await road.restore()
    await one.close()
    await other.close()
    await road.cut()
    await dropDatabase()
  })
  beforeEach(async () => {
    await vi.waitUntil(async () => (await ready()).status === 'ready', { timeout: 10_000 })
    said.length = 0
  })

  const open = async (server: TestServer, client: TestClient): Promise<Socket> => {
    const socket = await openSocket(server.url, client)
    onTestFinished(() => void socket.disconnect())
    return socket
  }
  const ready = async (): Promise<Ready> =>
    (await fetch(`${one.url}/ready`)).json() as Promise<Ready>
  const send = async (client: TestClient): Promise<number> => {
    const input = { ConversationId: conversationId, MessageId: randomUUID(), Message: 'γεια' }
    return (await client.ask('chat.sendMessage', input)).Seq
  }

  it.each([
    ['killed', () => road.cut()],
    ['hung', async () => road.silence()],
  ])('go on without one that is %s, say so, and catch up', async (_, goAway) => {
    const here = await open(one, mentor)
    const there = await open(other, mentee)
    const late = heard(here, HUB_LATE)
    const lateThere = heard(there, HUB_LATE)
    await goAway()
    // Before anybody has found out, and after: signing in, writing and ending a session all go on.
    const first = await send(mentor)
    const again = await one.client().signIn(mentorName)
    expect(await late).toBe(true)
    expect(await lateThere).toBe(true)
    const acknowledged = [first, await send(again), await send(mentee)]
    await again.ask('identity.signOff', {})
    expect((await again.call('identity.getIdentity', {})).status).toBe(401)
    await expect.poll(ready).toMatchObject({
      status: 'degraded',
      parts: {
        database: { state: 'there' },
        redis: { state: 'away', since: expect.any(String) as string },
        mail: { state: 'unused' },
      },
    })
    expect(JSON.stringify(await ready())).not.toContain(String(road.port))

    const onTime = heard(there, HUB_LATE)
    const missed = heard(there, HUB_POSITION)
    await road.restore()
    expect(await onTime).toBe(false)
    expect(await missed).toBeNull()
    const read = await mentee.ask('chat.getMessages', {
      ConversationId: conversationId,
      AfterSeq: 0,
    })
    expect(read.map(({ Seq }) => Seq)).toEqual(expect.arrayContaining(acknowledged))
    await expect
      .poll(ready)
      .toMatchObject({ status: 'ready', parts: { redis: { state: 'there' } } })
    const changed = heard(there, 'chat.changed')
    await send(mentor)
    await changed
    const aboutRedis = said.filter((line) => line.includes('Redis'))
    expect(aboutRedis).toEqual([
      'Redis is away: servers do not hear each other, and each limits its callers by itself',
      'Redis is back: servers hear each other again',
    ])
  })

  it('still limit each caller', async () => {
    await road.cut()
    const caller = one.client()
    const attempts = Array.from({ length: 121 }, () =>
      caller.call('identity.signIn', { username: '', password: '' }),
    )
    const statuses = (await Promise.all(attempts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 429)).not.toEqual([])
    await road.restore()
  })
})

it('a server does not start where Redis is silent, and says which variable names it', async () => {
  const silent = createServer(() => undefined).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const redisUrl = `redis://:a-secret@127.0.0.1:${port}`
  await expect(startTestServer({ redisUrl, redisStartMs: 700 })).rejects.toThrow(
    'REDIS_URL cannot be used: it accepts connections and does not answer',
  )
  silent.close()
})
