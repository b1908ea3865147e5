import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import {
  COMMAND,
  HUB_PRESENCE,
  HUB_REFUSED,
  SUBSCRIBE,
} from '@telemachos/contract/core/hub-signals'
import type { Redis } from 'ioredis'
import { randomUUID } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { io, type Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { principal } from '../../testing/principal.ts'
import type { Principal } from '../context.ts'
import { openDatabase, type Database } from '../database/database.ts'
import { sql } from '../database/sql.ts'
import { openLog } from '../log.ts'
import { openRedis } from '../open-redis.ts'
import { projectRoom, roomsOf, userRoom, writeOutbox } from '../outbox.ts'
import { openHub, type Hub } from './hub.ts'
import { WATCHED_PER_SESSION } from './subscriptions.ts'
import { FLOOD, FRAMES, SOCKETS_PER_SESSION } from './socket-limits.ts'

const ORIGIN = 'http://own.example'
const REDIS_URL = process.env['TEST_REDIS_URL']

const person = (userId: number, roles: Principal['memberships'] = new Map()): Principal => ({
  ...principal,
  sessionKey: `s${userId}`,
  userId,
  projectId: null,
  role: null,
  memberships: roles,
})

describe('the realtime hub', () => {
  let database: Database
  let drop: () => Promise<void>
  const alive = new Map<string, Principal>()
  /** Who may watch which document: the user and the id. */
  const mayWatch = new Set<string>()
  /** Whom a document concerns, where it is not the first two. */
  const concerned = new Map<string, readonly number[]>()
  /** How often sessions were looked at again. */
  let sessionReads = 0
  const open: { hub: Hub; http: Server; redis?: Redis }[] = []
  const sockets: Socket[] = []

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    database = openDatabase(test.connection, openLog('silent'))
  })
  afterAll(async () => {
    await database.close()
    await drop()
  })
  afterEach(async () => {
    for (const socket of sockets.splice(0)) socket.disconnect()
    for (const { hub, http, redis } of open.splice(0)) {
      await hub.close()
      http.close()
      redis?.disconnect()
    }
    alive.clear()
    mayWatch.clear()
    concerned.clear()
  })

  async function startHub(redisUrl?: string): Promise<{ hub: Hub; port: number }> {
    const http = createServer()
    const redis = redisUrl ? openRedis(redisUrl) : undefined
    const hub = openHub({
      httpServer: http,
      database,
      authenticate: async ({ telemachos }) => ({ principal: alive.get(telemachos ?? '') }),
      readSessions: async (principals) => {
        sessionReads += 1
        return principals.map(({ sessionKey }) => alive.get(sessionKey))
      },
      onForget: () => undefined,
      makeCall: async () => ({ status: 501, body: {} }),
      audiences: [
        {
          kind: 'friends',
          usersOf: async (_, rooms) => rooms.map((room) => (room === 'friends:7' ? [1] : [])),
        },
      ],
      watched: [
        {
          kind: 'document',
          signals: { typing: 60_000 },
          admit: async (_, watchers) =>
            watchers.map(({ principal: { userId }, id }) =>
              mayWatch.has(`${userId} ${id}`)
                ? (concerned.get(id) ?? [1, 2]).filter((one) => one !== userId)
                : undefined,
            ),
        },
      ],
      publicUrl: ORIGIN,
      log: openLog('silent'),
      ...(redis && { redis }),
    })
    await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
    open.push({ hub, http, ...(redis && { redis }) })
    return { hub, port: (http.address() as AddressInfo).port }
  }

  function connect(port: number, session: string, origin = ORIGIN): Socket {
    const socket = io(`http://127.0.0.1:${port}`, {
      path: '/realtime',
      transports: ['websocket'],
      reconnection: false,
      extraHeaders: { cookie: `telemachos=${session}`, origin },
    })
    sockets.push(socket)
    return socket
  }

  /** Asks to watch something until it is heard: a session may not say too much at once. */
  const heardAgain = async (socket: Socket, name: string): Promise<unknown> => {
    for (;;) {
      const refused = once(socket, HUB_REFUSED).then(() => 'refused')
      const answer: unknown = await Promise.race([refused, socket.emitWithAck(SUBSCRIBE, name)])
      if (answer !== 'refused') return answer
      await setTimeout(100)
    }
  }

  const once = (socket: Socket, event: string): Promise<unknown> =>
    new Promise((resolve) => socket.once(event, resolve))

  it('lets a session have so many sockets, and takes their places back', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    const { port } = await startHub()
    const opened = Array.from({ length: SOCKETS_PER_SESSION }, () => connect(port, 's1'))
    await Promise.all(opened.map((socket) => once(socket, 'connect')))
    expect(await once(connect(port, 's1'), 'connect_error')).toMatchObject({
      message: 'too_many_sockets',
    })
    await once(connect(port, 's2'), 'connect')
    opened[0]?.disconnect()
    // The server hears of it before it hears of another connection, or soon afterwards.
    await expect
      .poll(async () => {
        const socket = connect(port, 's1')
        return Promise.race([
          once(socket, 'connect').then(() => 'connected'),
          once(socket, 'connect_error').then(() => 'refused'),
        ])
      })
      .toBe('connected')
  })

  it('refuses what a session says beyond its limit, and hears it again afterwards', async () => {
    alive.set('s1', person(1))
    mayWatch.add('1 7')
    const { port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const refused = once(socket, HUB_REFUSED)
    for (let sent = 0; sent < FRAMES; sent++) socket.emit('nothing')
    const asked = socket.emitWithAck(SUBSCRIBE, 'document/7')
    expect(await refused).toEqual({ Event: SUBSCRIBE, Code: 'too_many_requests' })
    expect(await Promise.race([asked, heardAgain(socket, 'document/7')])).toEqual([])
  })

  it('closes a connection that floods', async () => {
    alive.set('s1', person(1))
    const { port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const ended = once(socket, 'disconnect')
    for (let sent = 0; sent <= FLOOD; sent++) socket.emit('nothing')
    expect(await ended).toBe('transport close')
    await once(connect(port, 's1'), 'connect')
  })

  it('delivers what committed to the people concerned, once each, and to nobody else', async () => {
    alive.set('s1', person(1))
    alive.set('s2', person(2, new Map([[9, ['Admin']]])))
    alive.set('s3', person(3, new Map([[9, ['Mentor']]])))
    const { hub, port } = await startHub()
    const [mentee, admin, stranger] = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all([
      once(mentee!, 'connect'),
      once(admin!, 'connect'),
      once(stranger!, 'connect'),
    ])
    const heard: string[] = []
    mentee!.on('probe.happened', () => heard.push('mentee'))
    admin!.on('probe.happened', () => heard.push('admin'))
    stranger!.on('probe.happened', () => heard.push('stranger'))
    const rooms = [userRoom(1), userRoom(2), projectRoom(9)]
    await writeOutbox(database, [{ name: 'probe.happened', payload: { Id: 4 }, rooms }])
    hub.wake()
    await expect.poll(() => heard.toSorted()).toEqual(['admin', 'mentee'])
    await setTimeout(700)
    expect(heard).toHaveLength(2)
  })

  it('delivers to everybody in a project, and to a SuperAdmin who is in it', async () => {
    alive.set('s1', person(1, new Map([[9, ['Mentee']]])))
    alive.set('s2', { ...person(2), superAdmin: true, projectId: 9 })
    alive.set('s3', person(3, new Map([[8, ['Admin']]])))
    const { hub, port } = await startHub()
    const sockets = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all(sockets.map((socket) => once(socket, 'connect')))
    let strangers = 0
    sockets[2]!.on('probe.happened', () => (strangers += 1))
    const heard = Promise.all(sockets.slice(0, 2).map((socket) => once(socket, 'probe.happened')))
    await writeOutbox(database, [
      { name: 'probe.happened', payload: { Id: 8 }, rooms: roomsOf({ members: 9 }) },
    ])
    hub.wake()
    expect(await heard).toEqual([{ Id: 8 }, { Id: 8 }])
    expect(strangers).toBe(0)
  })

  it('finds out at delivery who is in the room of a domain', async () => {
    alive.set('s1', person(1))
    const { hub, port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard = once(socket, 'probe.happened')
    const rooms = roomsOf({ project: 9, rooms: ['friends:7'] })
    await writeOutbox(database, [{ name: 'probe.happened', payload: { Id: 7 }, rooms }])
    hub.wake()
    expect(await heard).toEqual({ Id: 7 })
  })

  it('tells who connects whether anything was delivered since they loaded, whoever it was for', async () => {
    alive.set('s1', person(1))
    const { hub, port } = await startHub()
    const loaded = hub.position()
    expect(await once(connect(port, 's1'), HUB_POSITION)).toBe(loaded)
    const rooms = [userRoom(2)]
    await writeOutbox(database, [{ name: 'probe.happened', payload: { Id: 5 }, rooms }])
    hub.wake()
    await expect.poll(() => hub.position()).not.toBe(loaded)
    expect(await once(connect(port, 's1'), HUB_POSITION)).toBe(hub.position())
  })

  it('delivers without being woken, as after the death of another server', async () => {
    alive.set('s1', person(1))
    const { port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard = once(socket, 'probe.happened')
    await writeOutbox(database, [
      { name: 'probe.happened', payload: { Id: 5 }, rooms: [userRoom(1)] },
    ])
    expect(await heard).toEqual({ Id: 5 })
  })

  it('tells of what was committed here once, and takes it out of the outbox', async () => {
    alive.set('s1', person(1))
    const { hub, port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard: unknown[] = []
    socket.on('probe.happened', (payload) => heard.push(payload))
    const event = { name: 'probe.happened', payload: { Id: 9 }, rooms: [userRoom(1)] }
    const keyed = [1, 2].map(() => ({ ...event, key: randomUUID() }))
    await writeOutbox(database, keyed)
    hub.tell(keyed)
    const left = () => database.rows(sql`select from outbox`)
    await expect.poll(left).toEqual([])
    // Both say the same to the same people.
    expect(heard).toEqual([{ Id: 9 }])
  })

  it('leaves others to tell of their own events, unless they are late', async () => {
    alive.set('s1', person(1))
    const { hub, port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard: unknown[] = []
    socket.on('probe.happened', (payload) => heard.push(payload))
    const event = (Id: number) => ({
      name: 'probe.happened',
      payload: { Id },
      rooms: [userRoom(1)],
    })
    const fresh = { ...event(1), key: randomUUID() }
    const late = { ...event(2), key: randomUUID() }
    await writeOutbox(database, [fresh, late, event(3)])
    await database.run(sql`
      update outbox set at = at - interval '3 seconds' where key = ${late.key}::uuid`)
    hub.wake()
    await expect.poll(() => heard).toEqual([{ Id: 2 }, { Id: 3 }])
    const left = await database.rows(sql`delete from outbox returning key`)
    expect(left).toEqual([{ key: fresh.key }])
  })

  it('does not let in who has no session, or comes from another site', async () => {
    alive.set('s1', person(1))
    const { port } = await startHub()
    expect(await once(connect(port, 'nobody'), 'connect_error')).toMatchObject({
      message: 'unauthenticated',
    })
    await once(connect(port, 's1', 'https://evil.example'), 'connect_error')
  })

  it('puts out whose session has ended', async () => {
    alive.set('s1', person(1))
    const { port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const gone = once(socket, 'disconnect')
    alive.delete('s1')
    await gone
    expect(socket.connected).toBe(false)
  })

  it('takes away a project room with the role', async () => {
    alive.set('s1', person(1, new Map([[9, ['ProjectManager']]])))
    const { hub, port } = await startHub()
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    alive.set('s1', person(1, new Map([[9, ['Mentor']]])))
    // The second look begins once the first has ended, with what came of it.
    const looks = sessionReads
    await expect.poll(() => sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    let heard = 0
    socket.on('probe.happened', () => (heard += 1))
    const payload = { Id: 6 }
    await writeOutbox(database, [
      { name: 'probe.happened', payload, rooms: [projectRoom(9)] },
      { name: 'probe.last', payload, rooms: [userRoom(1)] },
    ])
    hub.wake()
    await once(socket, 'probe.last')
    expect(heard).toBe(0)
  })

  it('lets in whoever may watch, passes on what they tell each other, and puts out who may no longer', async () => {
    alive.set('s1', person(1)).set('s2', person(2)).set('s3', person(3))
    mayWatch.add('1 7').add('2 7')
    const { port } = await startHub()
    const [first, second, stranger] = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all([first!, second!, stranger!].map((socket) => once(socket, 'connect')))
    expect(await stranger!.emitWithAck(SUBSCRIBE, 'document/7')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/8')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'nothing/7')).toBeNull()
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    expect(await second!.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([1])
    let heard = 0
    second!.on('document.typing', () => (heard += 1))
    let strange = 0
    stranger!.onAny(() => (strange += 1))
    const typing = once(second!, 'document.typing')
    stranger!.emit(COMMAND, 'document/7', 'typing')
    first!.emit(COMMAND, 'document/7', 'constructor')
    first!.emit(COMMAND, 'document/7', 'typing')
    first!.emit(COMMAND, 'document/7', 'typing')
    expect(await typing).toEqual({ Id: '7', UserId: 1 })
    const gone = once(second!, HUB_PRESENCE)
    first!.disconnect()
    expect(await gone).toEqual({ UserId: 1, Present: false })
    expect([heard, strange]).toEqual([1, 0])

    mayWatch.delete('2 7')
    const looks = sessionReads
    await expect.poll(() => sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    mayWatch.add('3 7')
    await stranger!.emitWithAck(SUBSCRIBE, 'document/7')
    stranger!.emit(COMMAND, 'document/7', 'typing')
    await stranger!.emitWithAck(SUBSCRIBE, 'document/7')
    expect(heard).toBe(1)
  })

  it('tells nobody of who is no longer concerned, nor more often of who asks again', async () => {
    alive.set('s1', person(1)).set('s2', person(2)).set('s3', person(3))
    mayWatch.add('1 9').add('2 9')
    concerned.set('9', [1, 2, 3])
    const { port } = await startHub()
    const [first, second, third] = ['s1', 's2', 's3'].map((session) => connect(port, session))
    await Promise.all([first!, second!, third!].map((socket) => once(socket, 'connect')))
    expect(await first!.emitWithAck(SUBSCRIBE, 'document/9')).toEqual([2, 3])
    await second!.emitWithAck(SUBSCRIBE, 'document/9')
    let typed = 0
    first!.on('document.typing', () => (typed += 1))
    for (let again = 0; again < 3; again++) {
      second!.emit(COMMAND, 'document/9', 'typing')
      await second!.emitWithAck(SUBSCRIBE, 'document/9')
    }
    await expect.poll(() => typed).toBe(1)

    concerned.set('9', [1, 2])
    const looks = sessionReads
    await expect.poll(() => sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    const told: unknown[] = []
    first!.on(HUB_PRESENCE, (presence) => told.push(presence))
    third!.disconnect()
    second!.disconnect()
    await expect.poll(() => told).toEqual([{ UserId: 2, Present: false }])
    expect(typed).toBe(1)
  })

  it('lets all windows of a session together watch so many things', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    const names = Array.from({ length: WATCHED_PER_SESSION + 1 }, (_, id) => `document/${100 + id}`)
    for (const name of names) for (const id of [1, 2]) mayWatch.add(`${id} ${name.slice(9)}`)
    const { port } = await startHub()
    const windows = [connect(port, 's1'), connect(port, 's1')]
    await Promise.all(windows.map((socket) => once(socket, 'connect')))
    const watched: unknown[] = []
    for (const [index, name] of names.entries())
      watched.push(await heardAgain(windows[index % 2]!, name))
    expect(watched.filter((answer) => answer === null)).toHaveLength(1)
    expect(watched.at(-1)).toBeNull()
    const other = connect(port, 's2')
    await once(other, 'connect')
    expect(await other.emitWithAck(SUBSCRIBE, names[0] ?? '')).not.toBeNull()
  })

  it.runIf(REDIS_URL)('tells who is on another server, and what they tell', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    mayWatch.add('1 7').add('2 7')
    const { port: one } = await startHub(REDIS_URL)
    const { port: other } = await startHub(REDIS_URL)
    const [first, second] = [connect(one, 's1'), connect(other, 's2')]
    await Promise.all([first, second].map((socket) => once(socket, 'connect')))
    await expect.poll(() => first.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    await second.emitWithAck(SUBSCRIBE, 'document/7')
    const typing = once(first, 'document.typing')
    second.emit(COMMAND, 'document/7', 'typing')
    expect(await typing).toEqual({ Id: '7', UserId: 2 })
  })

  it.runIf(REDIS_URL)('goes on for its own sockets where Redis has gone away', async () => {
    alive.set('s1', person(1)).set('s2', person(2))
    mayWatch.add('1 7').add('2 7')
    await startHub(REDIS_URL)
    const { port } = await startHub(REDIS_URL)
    const [first, second] = [connect(port, 's1'), connect(port, 's2')]
    await Promise.all([first, second].map((socket) => once(socket, 'connect')))
    for (const { redis } of open) redis?.disconnect()
    expect(await first.emitWithAck(SUBSCRIBE, 'document/7')).toEqual([2])
    const left = once(first, HUB_PRESENCE)
    second.disconnect()
    expect(await left).toEqual({ UserId: 2, Present: false })
  })

  it.runIf(REDIS_URL)('reaches people on another server', async () => {
    alive.set('s1', person(1))
    const { hub } = await startHub(REDIS_URL)
    const { port } = await startHub(REDIS_URL)
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard = once(socket, 'probe.happened')
    await writeOutbox(database, [
      { name: 'probe.happened', payload: { Id: 7 }, rooms: [userRoom(1)] },
    ])
    hub.wake()
    expect(await heard).toEqual({ Id: 7 })
    // Each knows only of what it delivered itself, and so says nothing.
    expect(hub.position()).toBeNull()
  })
})
