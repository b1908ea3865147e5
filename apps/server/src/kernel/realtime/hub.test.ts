import { HUB_POSITION } from '@telemachos/contract/core/hub-position'
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { once, person, setHubs } from '../../testing/hub.ts'
import { sql } from '../database/sql.ts'
import { projectRoom, roomsOf, userRoom, writeOutbox } from '../outbox.ts'
import { FLOOD, SOCKETS_PER_SESSION } from './socket-limits.ts'

const REDIS_URL = process.env['TEST_REDIS_URL']

describe('the realtime hub', () => {
  const stage = setHubs()
  const { alive, startHub, connect } = stage

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
    await writeOutbox(stage.database, [{ name: 'probe.happened', payload: { Id: 4 }, rooms }])
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
    await writeOutbox(stage.database, [
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
    await writeOutbox(stage.database, [{ name: 'probe.happened', payload: { Id: 7 }, rooms }])
    hub.wake()
    expect(await heard).toEqual({ Id: 7 })
  })

  it('tells who connects whether anything was delivered since they loaded, whoever it was for', async () => {
    alive.set('s1', person(1))
    const { hub, port } = await startHub()
    const loaded = hub.position()
    expect(await once(connect(port, 's1'), HUB_POSITION)).toBe(loaded)
    const rooms = [userRoom(2)]
    await writeOutbox(stage.database, [{ name: 'probe.happened', payload: { Id: 5 }, rooms }])
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
    await writeOutbox(stage.database, [
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
    await writeOutbox(stage.database, keyed)
    hub.tell(keyed)
    const left = () => stage.database.rows(sql`select from outbox`)
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
    await writeOutbox(stage.database, [fresh, late, event(3)])
    await stage.database.run(sql`
      update outbox set at = at - interval '3 seconds' where key = ${late.key}::uuid`)
    hub.wake()
    await expect.poll(() => heard).toEqual([{ Id: 2 }, { Id: 3 }])
    const left = await stage.database.rows(sql`delete from outbox returning key`)
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
    const looks = stage.sessionReads
    await expect.poll(() => stage.sessionReads, { timeout: 10_000 }).toBeGreaterThan(looks + 1)
    let heard = 0
    socket.on('probe.happened', () => (heard += 1))
    const payload = { Id: 6 }
    await writeOutbox(stage.database, [
      { name: 'probe.happened', payload, rooms: [projectRoom(9)] },
      { name: 'probe.last', payload, rooms: [userRoom(1)] },
    ])
    hub.wake()
    await once(socket, 'probe.last')
    expect(heard).toBe(0)
  })

  it.runIf(REDIS_URL)('reaches people on another server', async () => {
    alive.set('s1', person(1))
    const { hub } = await startHub(REDIS_URL)
    const { port } = await startHub(REDIS_URL)
    const socket = connect(port, 's1')
    await once(socket, 'connect')
    const heard = once(socket, 'probe.happened')
    await writeOutbox(stage.database, [
      { name: 'probe.happened', payload: { Id: 7 }, rooms: [userRoom(1)] },
    ])
    hub.wake()
    expect(await heard).toEqual({ Id: 7 })
    // Each knows only of what it delivered itself, and so says nothing.
    expect(hub.position()).toBeNull()
  })
})
