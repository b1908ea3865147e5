import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { COMMAND, SUBSCRIBE } from '@telemachos/contract/core/hub-signals'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
})
