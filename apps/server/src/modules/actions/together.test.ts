import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { COMMAND, RECEIVE, SUBSCRIBE, type HubAnswer } from '@telemachos/contract/core/hub-signals'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'socket.io-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createAction, createPerson, createProject, relate } from '../../testing/factories.ts'
import { principal } from '../../testing/principal.ts'
import { openSocket } from '../../testing/realtime-client.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { watchedData } from './together.ts'

describe('writing in an action together', () => {
  let programme: SmallProgramme
  let actionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    actionId = await createAction(programme.db, programme.projectId)
  })
  afterAll(() => programme.close())

  const idOf = (name: PersonName) => programme.people[name].id
  const who = (name: PersonName, role: typeof principal.role, rest: object = {}) => ({
    ...principal,
    ...{ userId: idOf(name), projectId: programme.projectId, role },
    ...rest,
  })
  const room = (action: number | string, mentee: number | string) => `${action}/${mentee}`
  const admit = (watcher: typeof principal, id: string) =>
    watchedData.admit(programme.db, [{ principal: watcher, id }])

  it('is for the mentee and their mentors', async () => {
    const id = room(actionId, idOf('mentee'))
    expect(await admit(who('mentee', 'Mentee'), id)).toEqual([[idOf('mentor')]])
    expect(await admit(who('mentor', 'Mentor'), id)).toEqual([[idOf('mentee')]])
    const { db, projectId } = programme
    const single = await createPerson(db, projectId, ['Mentor'], { lastName: 'Single' })
    await relate(db, projectId, 'mentor', [single, programme.people.mentee], actionId)
    const others = await admit(who('mentee', 'Mentee'), id)
    expect([others].flat(2).toSorted()).toEqual([idOf('mentor'), single.id].toSorted())
  })

  it('tells nobody else whether there is anything, and nobody in somebody else’s place', async () => {
    const elsewhere = await createProject(programme.db)
    const hidden = await createAction(programme.db, programme.projectId, { flags: 0 })
    const fromSupervisors = await createAction(programme.db, programme.projectId, {
      flags: GRID_FLAGS.Published | GRID_FLAGS.HideFromSupervisor,
    })
    const [mentee, mentor] = [who('mentee', 'Mentee'), who('mentor', 'Mentor')]
    const own = room(actionId, idOf('mentee'))
    const refused: [typeof principal, string][] = [
      [who('otherMentor', 'Mentor'), own],
      [who('stranger', 'Mentee'), own],
      [who('otherMentor', 'Supervisor'), own],
      [who('supervisor', 'Mentor'), own],
      [who('supervisor', 'Supervisor'), room(actionId, idOf('stranger'))],
      [who('supervisor', 'Supervisor'), room(fromSupervisors, idOf('mentee'))],
      [{ ...mentor, projectId: elsewhere }, own],
      [{ ...mentor, projectId: null, role: null }, own],
      [{ ...mentor, impersonation: 'acting' }, own],
      [{ ...mentee, impersonation: 'viewing' }, own],
      [mentee, room(hidden, idOf('mentee'))],
      [mentee, room(2_000_000, idOf('mentee'))],
      [mentor, room(actionId, idOf('stranger'))],
      [mentor, room(actionId, 'x')],
      [mentor, room(-1, idOf('mentee'))],
      [mentor, room('99999999999', idOf('mentee'))],
    ]
    const answers = await watchedData.admit(
      programme.db,
      refused.map(([watcher, id]) => ({ principal: watcher, id })),
    )
    expect(answers).toEqual(refused.map(() => undefined))
  })

  it('is seen by who oversees the pair, whom nobody sees or hears there', async () => {
    const name = `action-data/${room(actionId, idOf('mentee'))}`
    for (const overseer of ['supervisor', 'coordinator', 'admin'] as const) {
      const { url } = programme.server
      const watching = await openSocket(url, programme.as[overseer])
      const mentee = await openSocket(url, programme.as.mentee)
      expect(await watching.emitWithAck(SUBSCRIBE, name)).toEqual([idOf('mentee')])
      expect(await mentee.emitWithAck(SUBSCRIBE, name)).not.toContain(idOf(overseer))
      let heard = 0
      mentee.on('action-data.writing', () => (heard += 1))
      const told = new Promise((resolve) => watching.once('action-data.writing', resolve))
      watching.emit(COMMAND, name, 'writing')
      // The server takes them in their order.
      await watching.emitWithAck(SUBSCRIBE, name)
      mentee.emit(COMMAND, name, 'writing')
      expect(await told).toMatchObject({ UserId: idOf('mentee') })
      await mentee.emitWithAck(SUBSCRIBE, name)
      expect(heard).toBe(0)
      watching.disconnect()
      mentee.disconnect()
    }
  })

  it('tells the other who writes', async () => {
    const name = `action-data/${room(actionId, idOf('mentee'))}`
    const { url } = programme.server
    const mentee = await openSocket(url, programme.as.mentee)
    const mentor = await openSocket(url, programme.as.mentor)
    expect(await mentor.emitWithAck(SUBSCRIBE, name)).toEqual([idOf('mentee')])
    await mentee.emitWithAck(SUBSCRIBE, name)
    const heard = new Promise((resolve) => mentor.once('action-data.writing', resolve))
    mentee.emit(COMMAND, name, 'writing')
    expect(await heard).toEqual({ Id: room(actionId, idOf('mentee')), UserId: idOf('mentee') })
    mentee.disconnect()
    mentor.disconnect()
  })

  describe('by the hub', () => {
    const wish = { name: 'Wish', label: { el: 'Ευχή', en: 'Wish' }, type: 'text' }
    const form = [{ ...wish, required: false, options: [] }]
    let written: number
    let sockets: Socket[] = []
    beforeAll(async () => {
      written = await createAction(programme.db, programme.projectId, { data: { form } })
    })
    afterEach(() => {
      for (const socket of sockets) socket.disconnect()
      sockets = []
    })

    const nameOf = (action = written) => `action-data/${room(action, idOf('mentee'))}`
    const watch = async (name: PersonName, action = written): Promise<Socket> => {
      const socket = await openSocket(programme.server.url, programme.as[name])
      sockets.push(socket)
      await socket.emitWithAck(SUBSCRIBE, nameOf(action))
      return socket
    }
    const values = (Wish: string | null, Seen: string | null) => ({
      FormVersion: 1,
      Data: JSON.stringify({ Wish }),
      Seen: JSON.stringify({ Wish: Seen }),
    })
    const command = (socket: Socket, said: object, key: string = randomUUID()) =>
      socket.emitWithAck(COMMAND, nameOf(), said, key)

    it('writes what a command says, and answers what is there', async () => {
      const [mentee, mentor] = [await watch('mentee'), await watch('mentor')]
      const told = new Promise((resolve) => mentor.once('actions.dataChanged', resolve))
      expect(await command(mentee, values('a bicycle', null))).toMatchObject({
        Status: 200,
        Body: { Part: 'mentee', Data: '{"Wish":"a bicycle"}' },
      })
      expect(await told).toMatchObject({ ActionId: written, MenteeId: idOf('mentee') })
      const { Status, Body } = (await mentor.emitWithAck(RECEIVE, nameOf())) as HubAnswer
      expect(Status).toBe(200)
      expect(Body).toMatchObject({ Parts: [{ Part: 'mentee', Data: '{"Wish":"a bicycle"}' }] })
    })

    it('takes effect once under one key, and tells who comes late what stands', async () => {
      const [mentee, mentor] = [await watch('mentee'), await watch('mentor')]
      const key = randomUUID()
      const first = await command(mentee, values('a boat', 'a bicycle'), key)
      expect(await command(mentor, values('a house', 'a boat'))).toMatchObject({ Status: 200 })
      expect(await command(mentee, values('a boat', 'a bicycle'), key)).toEqual(first)
      expect(await command(mentee, values('a car', 'a boat'))).toMatchObject({
        Status: 409,
        Body: { code: 'conflict', details: { Fields: ['Wish'] } },
      })
    })

    it('writes nothing else than what is watched, whatever the values name', async () => {
      const mentee = await watch('mentee')
      const elsewhere = {
        ...values('x', 'a house'),
        ActionId: actionId,
        MenteeId: idOf('stranger'),
      }
      expect(await command(mentee, { ...elsewhere, Part: 'about' })).toMatchObject({
        Status: 200,
        Body: { Part: 'mentee' },
      })
      expect(await command(mentee, { ...values('y', 'x'), More: 1 })).toMatchObject({
        Status: 400,
        Body: { code: 'invalid_input' },
      })
    })

    it('answers nobody who does not watch it, and lets nobody write who only reads', async () => {
      const stranger = await watch('stranger')
      expect(await stranger.emitWithAck(RECEIVE, nameOf())).toBeNull()
      expect(await command(stranger, values('z', 'x'))).toBeNull()
      const mentee = await openSocket(programme.server.url, programme.as.mentee)
      sockets.push(mentee)
      expect(await mentee.emitWithAck(RECEIVE, nameOf())).toBeNull()
    })
  })
})
