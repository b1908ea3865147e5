import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const makeAction = (options = {}) => createAction(programme.db, programme.projectId, options)

const save = (ActionId: number, change: object = {}, client = programme.as.admin) =>
  client.call('views.saveActionView', {
    ...{ ActionId, ViewType: 'mentee', Html: '<p>1</p>', Controller: '() => ({})' },
    ...change,
  })
const saved = async (ActionId: number, change: object = {}) => {
  const answer = await save(ActionId, change)
  if (!answer.ok) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const published = async (ActionId: number, change: object = {}) => {
  const { Id, Version } = await saved(ActionId, change)
  return programme.as.admin.ask('views.publishActionView', { Id, Version })
}
const open = (ActionId: number, as: keyof SmallProgramme['as'] = 'mentee', MenteeId?: number) =>
  programme.as[as].call('views.openActionView', {
    ActionId,
    MenteeId: MenteeId ?? programme.people.mentee.id,
  })

describe('the view of an action', () => {
  it('is shown once published, as it was then, and to its viewer alone', async () => {
    const id = await makeAction()
    const { Id, Version } = await saved(id, { Titles: { el: 'Στόχοι' } })
    expect(await open(id)).toMatchObject({ body: { View: null } })
    await programme.as.admin.ask('views.publishActionView', { Id, Version })
    await saved(id, { Html: '<p>2</p>', Version })
    expect(await open(id)).toMatchObject({
      body: { View: { Html: '<p>1</p>', Version: 1, Titles: { el: 'Στόχοι' } } },
    })
    for (const other of ['mentor', 'admin', 'supervisor', 'coordinator'] as const)
      expect(await open(id, other)).toMatchObject({ body: { View: null } })
    await published(id, { ViewType: 'mentor', Html: '<p>m</p>' })
    await published(id, { ViewType: 'admin', Html: '<p>a</p>' })
    expect(await open(id, 'mentor')).toMatchObject({ body: { View: { Html: '<p>m</p>' } } })
    for (const other of ['admin', 'supervisor', 'coordinator'] as const)
      expect(await open(id, other)).toMatchObject({ body: { View: { Html: '<p>a</p>' } } })
  })

  it('is for those who reach the mentee and see the action', async () => {
    const id = await makeAction()
    await published(id)
    const hidden = await makeAction({ flags: 0 })
    await published(hidden)
    expect(await open(id, 'stranger')).toMatchObject({ status: 404 })
    expect(await open(id, 'otherMentor')).toMatchObject({ status: 404 })
    expect(await open(hidden)).toMatchObject({ status: 404 })
  })

  it('is that of its type where it has none, and stands again once its own is deleted', async () => {
    const [id, other] = [await makeAction({ typeId: 5 }), await makeAction({ typeId: 5 })]
    const task = await makeAction({ typeId: 3 })
    await published(id, { OfType: true, Html: '<p>type</p>', Functions: '() => ({ one: 1 })' })
    const ofType = { body: { View: { Html: '<p>type</p>' } } }
    for (const action of [id, other]) expect(await open(action)).toMatchObject(ofType)
    expect(await open(task)).toMatchObject({ body: { View: null } })
    const own = await published(id, { Html: '<p>own</p>' })
    expect(await open(id)).toMatchObject({ body: { View: { Html: '<p>own</p>' } } })
    expect(await open(other)).toMatchObject(ofType)
    const of = await programme.as.admin.ask('views.listViewsOfAction', { ActionId: id })
    expect(of.map(({ ActionId }) => ActionId)).toEqual([id, null])
    await programme.as.admin.ask('views.deleteActionView', { Id: own.Id })
    expect(await open(id)).toMatchObject(ofType)
  })

  it('is written by Admin alone, in the own project', async () => {
    const id = await makeAction()
    const { Id, Version } = await saved(id)
    const manager = await createPerson(programme.db, programme.projectId, ['ProjectManager'])
    const managing = await programme.server.client().signIn(manager.username)
    const elsewhere = await createProject(programme.db)
    const admin = await createPerson(programme.db, elsewhere, ['Admin'])
    const stranger = await programme.server.client().signIn(admin.username)
    for (const [client, status] of [
      [managing, 403],
      [programme.as.coordinator, 403],
      [programme.as.mentor, 403],
      [programme.as.mentee, 403],
      [stranger, 404],
    ] as const) {
      expect(await save(id, {}, client)).toMatchObject({ status })
      expect(await client.call('views.getActionView', { Id })).toMatchObject({ status })
      expect(await client.call('views.publishActionView', { Id, Version })).toMatchObject({
        status,
      })
      expect(await client.call('views.deleteActionView', { Id })).toMatchObject({ status })
      expect(await client.call('views.listActionViewVersions', { Id })).toMatchObject({ status })
      expect(
        await client.call('views.saveController', { Id: id, ctrl: '1', viewType: 'mentee' }),
      ).toMatchObject({ status })
    }
    expect(await stranger.ask('views.listActionViews', {})).toEqual({ list: [], count: 0, All: 0 })
  })

  it('tells the second of two authors, keeps versions, and lists calls that views make', async () => {
    const id = await makeAction()
    expect(await save(id, { Version: 1 })).toMatchObject({ status: 409 })
    const { Id } = await saved(id, { Version: 0 })
    await saved(id, { Html: '<p>2</p>', Version: 1 })
    expect(await save(id, { Version: 1 })).toMatchObject({
      status: 409,
      body: { details: { Version: 2 } },
    })
    expect(await save(id, { Version: 0 })).toMatchObject({ status: 409 })
    const { list } = await programme.as.admin.ask('views.listActionViewVersions', { Id })
    expect(list.map(({ Html }) => Html)).toEqual(['<p>2</p>', '<p>1</p>'])
    expect(await save(id, { Calls: ['people.updateRoles'] })).toMatchObject({
      body: { fields: [{ field: 'Calls.0', rule: 'view_call' }] },
    })
    expect(
      await programme.as.admin.call('views.publishActionView', { Id, Version: 9 }),
    ).toMatchObject({ body: { fields: [{ field: 'Version', rule: 'view_version' }] } })
  })
})

describe('the calls of the specification', () => {
  it('save the parts of views by action and by type, shown at once', async () => {
    const { admin, mentee, mentor } = programme.as
    const [id, other] = [await makeAction({ typeId: 8 }), await makeAction({ typeId: 8 })]
    await admin.ask('views.setTypeTemplate', { type: 'Mentee', id: 8, html: '<i></i>' })
    await admin.ask('views.saveTypeController', { Id: 8, ctrl: '() => 1', viewType: 'mentee' })
    await admin.ask('views.saveTypeFunctions', { Id: 8, Functions: '() => 2', viewType: 'MENTEE' })
    const ofType = { html: '<i></i>', Controller: '() => 1', Functions: '() => 2', Titles: {} }
    const get = (action: number, type = 'mentee', client = admin) =>
      client.call('views.getActionTemplate', { type, id: action })
    expect(await get(other)).toMatchObject({ body: ofType })
    // An own view begins as that of the type.
    await admin.ask('views.saveController', { Id: id, ctrl: '() => 3', viewType: 'mentee' })
    expect(await get(id)).toMatchObject({ body: { ...ofType, Controller: '() => 3' } })
    await admin.ask('views.setActionTemplate', { type: 'mentee', id, html: '<b></b>' })
    await admin.ask('views.saveFunctions', { Id: id, Functions: '() => 4', viewType: 'mentee' })
    expect(await get(id, 'mentee', mentee)).toMatchObject({
      body: { html: '<b></b>', Controller: '() => 3', Functions: '() => 4' },
    })
    expect(await get(other)).toMatchObject({ body: ofType })
    expect(await get(id, 'admin')).toMatchObject({ body: { html: '' } })
    for (const [client, type] of [
      [mentee, 'mentor'],
      [mentee, 'admin'],
      [mentor, 'mentee'],
    ] as const)
      expect(await get(id, type, client)).toMatchObject({ status: 404 })
    expect(await get(id, 'nobody')).toMatchObject({ status: 400 })
    expect(
      await admin.call('views.saveTypeController', { Id: 99, ctrl: '', viewType: 'mentee' }),
    ).toMatchObject({ body: { fields: [{ field: 'Id', rule: 'unknown_type' }] } })
    const { list } = await admin.ask('views.listActionViews', {})
    expect(list).toContainEqual(
      expect.objectContaining({ ActionId: null, TypeId: 8, ViewType: 'mentee', Published: 3 }),
    )
  })
})
