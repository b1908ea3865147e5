import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

let programme: SmallProgramme

beforeAll(async () => {
  programme = await startSmallProgramme()
})
afterAll(() => programme.close())

const save = (change: object, client = programme.as.admin) =>
  client.call('views.saveView', {
    ...{ ProjectId: programme.projectId, Class: 'view2', Name: 'home', Category: 'first' },
    ...{ Access: ['Mentee'], Html: '<p>1</p>', Controller: '() => ({})' },
    ...change,
  })
const saved = async (change: object) => {
  const answer = await save(change)
  if (!answer.ok) throw new Error(JSON.stringify(answer.body))
  return answer.body
}
const open = (Name: string, client = programme.as.mentee, more: object = {}) =>
  client.call('views.openView', { ProjectId: programme.projectId, Name, ...more })
const publish = (Id: number, Version: number | null) =>
  programme.as.admin.ask('views.publishView', { Id, Version })

describe('a view', () => {
  it('is shown once it is published, as it was then, and to its roles alone', async () => {
    const { Id, Version } = await saved({ Name: 'shown' })
    expect(await open('shown')).toMatchObject({ status: 404 })
    await publish(Id, Version)
    await saved({ Name: 'shown', Id, Version, Html: '<p>2</p>' })
    expect(await open('SHOWN')).toMatchObject({ body: { Html: '<p>1</p>', Version: 1 } })
    expect(await open('shown', programme.as.mentor)).toMatchObject({ status: 404 })
    expect(await open('shown', programme.as.mentee, { Category: 'FIRST' })).toMatchObject({
      status: 200,
    })
    expect(await open('shown', programme.as.mentee, { Category: 'other' })).toMatchObject({
      status: 404,
    })
    await publish(Id, null)
    expect(await open('shown')).toMatchObject({ status: 404 })
  })

  it('is not there for another project', async () => {
    const { Id } = await saved({ Name: 'apart' })
    await publish(Id, 1)
    const elsewhere = await createProject(programme.db)
    const admin = await createPerson(programme.db, elsewhere, ['Admin'])
    const stranger = await programme.server.client().signIn(admin.username)
    for (const call of ['views.getView', 'views.listViewVersions', 'views.deleteViewById'] as const)
      expect(await stranger.call(call, { Id })).toMatchObject({ status: 404 })
    expect(await stranger.call('views.publishView', { Id, Version: 1 })).toMatchObject({
      status: 404,
    })
    expect(
      await stranger.call('views.openView', { ProjectId: programme.projectId, Name: 'apart' }),
    ).toMatchObject({ ok: false })
  })

  it('lists calls that views make, and none that give rights', async () => {
    const calls = ['actions.listMenteeActions', 'people.updateRoles']
    expect(await save({ Name: 'calls', Calls: calls })).toMatchObject({
      body: { fields: [{ field: 'Calls.1', rule: 'view_call' }] },
    })
    for (const name of [
      ...['identity.changePassword', 'views.saveView', 'privacy.giveConsent', 'chat.getMessages'],
      ...['services.runScriptService', 'projects.setProject', '__proto__.toString'],
    ])
      expect(await save({ Name: 'calls', Calls: [name] })).toMatchObject({
        body: { fields: [{ rule: 'view_call' }] },
      })
    expect(await save({ Name: 'calls', Calls: calls.slice(0, 1) })).toMatchObject({ status: 200 })
  })

  it('tells the second of two authors, and keeps every version', async () => {
    const { Id, Version } = await saved({ Name: 'both' })
    await saved({ Name: 'both', Id, Version, Html: '<p>mine</p>' })
    expect(await save({ Name: 'both', Id, Version })).toMatchObject({
      status: 409,
      body: { details: { Version: 2 } },
    })
    const { list } = await programme.as.admin.ask('views.listViewVersions', { Id })
    expect(list.map(({ Html }) => Html)).toEqual(['<p>mine</p>', '<p>1</p>'])
    expect(await save({ Name: 'BOTH' })).toMatchObject({
      body: { fields: [{ field: 'Name', rule: 'view_taken' }] },
    })
  })

  it('is written by who manages the project, for no role above their own', async () => {
    expect(await save({ Name: 'no' }, programme.as.mentor)).toMatchObject({ status: 403 })
    const manager = await createPerson(programme.db, programme.projectId, ['ProjectManager'])
    const client = await programme.server.client().signIn(manager.username)
    expect(await save({ Name: 'up', Access: ['Admin'] }, client)).toMatchObject({
      body: { fields: [{ field: 'Access', rule: 'role_above' }] },
    })
  })
})

describe('the calls of the specification', () => {
  it('save, list and give views by their names', async () => {
    const { admin, mentee } = programme.as
    await admin.ask('views.setCustomView', {
      ...{ Name: 'old', Descr: 'first', Ctrl: '() => 1', View: '<b></b>', Access: ['Mentee'] },
    })
    await admin.ask('views.saveCustomView2', {
      Name: 'new',
      View: { Category: 'c', Controller: '() => 2', Html: '<i></i>', Access: ['Mentee'] },
    })
    const View = { Name: 'other', Html: '', Access: [] }
    expect(await admin.call('views.saveCustomView2', { Name: 'new', View })).toMatchObject({
      ...{ status: 400, body: { fields: [{ field: 'View.Name', rule: 'view_renamed' }] } },
    })
    await admin.ask('views.setTemplate', { Name: 'part', Type: 'directive', HTML: '<u></u>' })
    expect(await mentee.ask('views.getCustomView', { Name: 'old' })).toEqual({
      ...{ View: '<b></b>', Controller: '() => 1' },
    })
    expect(await mentee.ask('views.getCustomView2', { Name: 'new' })).toEqual({
      ...{ Html: '<i></i>', Controller: '() => 2' },
    })
    await admin.ask('views.setTemplate', { Name: 'old', Type: 'view', HTML: '<b>2</b>' })
    expect(await mentee.ask('views.getCustomView', { Name: 'old' })).toEqual({
      ...{ View: '<b>2</b>', Controller: '() => 1' },
    })
    const cached = await mentee.ask('views.autoCache', {})
    expect(cached.map(({ Name }) => Name)).toEqual(expect.arrayContaining(['old', 'new']))
    expect(await admin.ask('views.customViewList', {})).toContainEqual({
      ...{ Name: 'old', Descr: 'first', Access: ['Mentee'] },
    })
    expect(await admin.ask('views.getCustomViews2', {})).toContainEqual({
      ...{ Name: 'new', Category: 'c', Descr: '', Access: ['Mentee'] },
    })
    expect(await admin.ask('views.listByClass', { type: 'directive' })).toEqual(['part'])
    expect(await admin.ask('views.getTemplate', { Class: 'directive', Name: 'part' })).toEqual({
      HTML: '<u></u>',
    })
    await admin.ask('views.deleteView', { type: 'directive', name: 'part' })
    const classes = await admin.ask('views.listClasses', {})
    expect(classes).toContainEqual({ Class: 'directive', Count: 0 })
  })

  it('list what the statistics show: published views of their category, for the role', async () => {
    const { admin, supervisor, mentee } = programme.as
    const view = { Controller: '() => ({})', Html: '<p></p>', Category: 'Statistics' }
    const shown = { ...view, Descr: 'by town', Access: ['Supervisor' as const] }
    await admin.ask('views.saveCustomView2', { Name: 'towns', View: shown })
    await admin.ask('views.saveCustomView2', {
      Name: 'elsewhere',
      View: { ...shown, Category: 'other' },
    })
    await saved({ Name: 'unpublished', Category: 'statistics', Access: ['Supervisor'] })
    expect(await supervisor.ask('views.listStatisticsViews', {})).toEqual([
      { Name: 'towns', Title: 'towns', Category: 'Statistics', Descr: 'by town' },
    ])
    expect(await mentee.ask('views.listStatisticsViews', {})).toEqual([])
  })

  it('take views of a file as drafts', async () => {
    const { admin } = programme.as
    const Views = [
      { Class: 'view2' as const, Name: 'taken', Access: [], Html: '<p>a</p>' },
      { Class: 'directive' as const, Name: 'taken', Access: [], Html: '<p>b</p>' },
    ]
    expect(await admin.ask('views.importViews', { Views })).toEqual({ Added: 2, Changed: 0 })
    expect(await admin.ask('views.importViews', { Views })).toEqual({ Added: 0, Changed: 2 })
    expect(await open('taken', admin)).toMatchObject({ status: 404 })
  })
})
