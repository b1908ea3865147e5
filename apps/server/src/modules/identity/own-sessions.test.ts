import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { openSocket, waitUntilOut } from '../../testing/realtime-client.ts'
import { startTestServer, type TestClient, type TestServer } from '../../testing/test-server.ts'

const REDIS_URL = process.env['TEST_REDIS_URL']
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Safari/604.1'

describe('sessions', () => {
  let servers: [TestServer, TestServer]
  let drop: () => Promise<void>
  let projectId: number
  const sockets: Socket[] = []

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    const options = { connection: test.connection, ...(REDIS_URL && { redisUrl: REDIS_URL }) }
    servers = [await startTestServer(options), await startTestServer(options)]
    projectId = await createProject(servers[0].database)
  })
  afterAll(async () => {
    for (const server of servers) await server.close()
    await drop()
  })
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.disconnect()
  })

  const newPerson = () => createPerson(servers[0].database, projectId, ['Mentee'])

  /** Signs in at one server; the session is used at the other one too. */
  async function enter({ username }: TestPerson): Promise<[here: TestClient, there: TestClient]> {
    const here = await servers[0].client().signIn(username)
    const there = servers[1].client()
    there.cookie = here.cookie
    await there.ask('identity.getIdentity', {})
    return [here, there]
  }

  const statusOf = async (client: TestClient) =>
    (await client.call('identity.getIdentity', {})).status

  async function listen(client: TestClient, server: TestServer): Promise<Socket> {
    const socket = await openSocket(server.url, client)
    sockets.push(socket)
    return socket
  }

  it('are each their own when many are looked up at once, and are all noted as used', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, newPerson))
    const clients = await Promise.all(
      people.map(({ username }) => servers[0].client().signIn(username)),
    )
    const ids = people.map(({ id }) => id)
    const { database } = servers[1]
    await database.run(sql`
      update sessions set seen_at = now() - interval '1 hour' where user_id = any (${ids}::int[])`)
    const found = await Promise.all(
      clients.map(({ cookie }) => {
        const client = servers[1].client()
        client.cookie = cookie
        return client.ask('identity.getIdentity', {})
      }),
    )
    expect(found.map(({ UserId }) => UserId)).toEqual(ids)
    const { stale } = await database.one<{ stale: number }>(sql`
      select count(*)::int as stale from sessions
      where user_id = any (${ids}::int[]) and seen_at < now() - interval '1 minute'`)
    expect(stale).toBe(0)
  })

  it('are listed to their owner alone, by device and masked address', async () => {
    const person = await newPerson()
    await enter(await newPerson())
    const [client] = await enter(person)
    const phone = servers[0].client()
    const input = { username: person.username, password: 'dokimi-1!' }
    await phone.call('identity.signIn', input, { 'user-agent': PHONE })
    const { list, count } = await client.ask('identity.listSessions', { page: 1 })
    expect(count).toBe(2)
    expect(list).toMatchObject([
      { Browser: '', System: '', Address: '127.0.•.•', Current: true },
      { Browser: 'Safari', System: 'iOS', Address: '127.0.•.•', Current: false },
    ])
    expect(JSON.stringify(list)).not.toContain('127.0.0.1')
  })

  it('are seen at most once a minute', async () => {
    const person = await newPerson()
    const [client, there] = await enter(person)
    const { database } = servers[0]
    const seen = async () =>
      (
        await database.one<{ ago: number }>(sql`
          select extract(epoch from now() - seen_at)::float as ago from sessions
          where user_id = ${person.id}`)
      ).ago
    const pretend = async (seconds: number) => {
      await database.run(sql`
        update sessions set seen_at = now() - make_interval(secs => ${seconds})
        where user_id = ${person.id}`)
      // What a server remembers of a session it does not ask again.
      await new Promise((resolve) => setTimeout(resolve, 550))
      await client.ask('identity.getIdentity', {})
      await there.ask('identity.getIdentity', {})
    }
    await pretend(50)
    expect(await seen()).toBeGreaterThan(50)
    await pretend(61)
    expect(await seen()).toBeLessThan(5)
  })

  it('are ended one by one by their owner, sockets too', async () => {
    const person = await newPerson()
    const [owner] = await enter(person)
    const [lost, lostThere] = await enter(person)
    const socket = await listen(lost, servers[1])
    const { list } = await owner.ask('identity.listSessions', { page: 1 })
    const Id = list.find(({ Current }) => !Current)?.Id
    await waitUntilOut(socket, () => owner.ask('identity.endSession', { Id }))
    expect(await statusOf(lost)).toBe(401)
    await expect.poll(() => statusOf(lostThere), { timeout: 10_000 }).toBe(401)
    expect(await statusOf(owner)).toBe(200)
    expect((await owner.call('identity.endSession', { Id })).status).toBe(404)
  })

  it('are not ended by another person', async () => {
    const [owner] = await enter(await newPerson())
    const [stranger] = await enter(await newPerson())
    const [session] = (await owner.ask('identity.listSessions', { page: 1 })).list
    const answer = await stranger.call('identity.endSession', { Id: session?.Id })
    expect(answer.status).toBe(404)
    expect(await statusOf(owner)).toBe(200)
  })

  it('are ended all but this one', async () => {
    const person = await newPerson()
    const [owner] = await enter(person)
    const others = [await enter(person), await enter(person)].flat()
    expect(await owner.ask('identity.endOtherSessions', {})).toEqual({ Ended: 2 })
    for (const other of others) {
      await expect.poll(() => statusOf(other), { timeout: 10_000 }).toBe(401)
    }
    expect(await statusOf(owner)).toBe(200)
    expect(await owner.ask('identity.endOtherSessions', {})).toEqual({ Ended: 0 })
  })

  it('come in pages of twenty', async () => {
    const person = await newPerson()
    const [owner] = await enter(person)
    await servers[0].database.run(sql`
      insert into sessions (id_hash, user_id, expires_at)
      select 'page-' || n, ${person.id}, now() + interval '1 hour' from generate_series(1, 24) n`)
    const pages = await Promise.all(
      [1, 2, 3].map((page) => owner.ask('identity.listSessions', { page })),
    )
    expect(pages.map(({ list, count }) => [list.length, count])).toEqual([
      [20, 25],
      [5, 25],
      [0, 25],
    ])
    expect(pages[0]?.list[0]?.Current).toBe(true)
  })

  it.each([0, 2, 3])('end when their person’s state becomes %i', async (state) => {
    const person = await newPerson()
    const clients = await enter(person)
    const [here, there] = [
      await listen(clients[0], servers[0]),
      await listen(clients[1], servers[1]),
    ]
    const gone = new Promise<void>((resolve) => there.once('disconnect', () => resolve()))
    await waitUntilOut(here, () =>
      servers[0].database.run(sql`update users set state = ${state} where id = ${person.id}`),
    )
    await gone
    for (const client of clients) {
      await expect.poll(() => statusOf(client), { timeout: 10_000 }).toBe(401)
    }
    await expect(openSocket(servers[0].url, clients[0])).rejects.toThrow('unauthenticated')
  })
})
