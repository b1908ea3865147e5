import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('the steps of setting a project up', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const stepsOf = async (ProjectId: number) => {
    const { Steps } = await programme.as.admin.ask('projects.getSetup', { ProjectId })
    return Object.fromEntries(Steps.map(({ Key, Done }) => [Key, Done]))
  }

  it('are told from what there is, and lead from blank to the first mentee', async () => {
    const { admin } = programme.as
    const Settings = { Config: { gdpr: { Required: false, UserField: 'gdpr', MinValue: 1 } } }
    const blank = { url: 'blank-one', Descr: 'Κενό' }
    // What everybody has in every project is no field of its own.
    const email = { Name: 'email', Label: 'E-mail', Type: 'email', Visible: 4, Editable: 4 }
    const { Id, Revision } = await admin.ask('projects.setProject', {
      Project: { ...blank, Settings: JSON.stringify({ User: { Fields: [email] } }) },
    })
    expect(Object.values(await stepsOf(Id))).not.toContain(true)
    // Where nobody is there, nobody is without a mentor.
    const { Steps } = await admin.ask('projects.getSetup', { ProjectId: Id })
    expect(Steps.find(({ Key }) => Key === 'links')).toMatchObject({ Count: null })

    const field = { Name: 'phone', Label: 'Τηλέφωνο', Type: 'tel', Visible: 4, Editable: 4 }
    const menu = [{ state: 'root.defaultlayout.project.calendar', label: 'Ημερολόγιο' }]
    const full = {
      Config: { ...Settings.Config, Descrs: { en: 'Blank' } },
      Roles: { Mentor: menu, Mentee: menu },
      Mentee: { ProjectFields: [field] },
    }
    await admin.ask('projects.setProject', {
      Project: { ...blank, Id, Revision, Settings: JSON.stringify(full) },
    })
    const { Id: ActionId } = await admin.ask('actions.createAction', {
      ProjectId: Id,
      Title: 'Πρώτη',
      TypeId: 3,
    })
    expect(await stepsOf(Id)).toMatchObject({
      identity: true,
      fields: true,
      consent: true,
      menus: true,
      actions: true,
      published: false,
      mentors: false,
      mentees: false,
    })
    await admin.ask('actions.saveGrid', {
      ProjectId: Id,
      Grid: [{ ActionId, Flags: 3, Group: [], Due: null }],
    })
    expect(await stepsOf(Id)).toMatchObject({ published: true })
    expect(await stepsOf(programme.projectId)).toMatchObject({ mentors: true, mentees: true })
  })

  it('are put away for all who configure the project, and brought back, in no version of it', async () => {
    const { projectId: ProjectId } = programme
    const { admin } = programme.as
    const versions = await admin.ask('projects.listVersions', { ProjectId, page: 1 })
    for (const Hidden of [true, false]) {
      await admin.ask('projects.hideSetup', { ProjectId, Hidden })
      const { HiddenAt } = await admin.ask('projects.getSetup', { ProjectId })
      expect(HiddenAt !== null).toBe(Hidden)
    }
    expect(await admin.ask('projects.listVersions', { ProjectId, page: 1 })).toEqual(versions)
    expect((await programme.as.mentor.call('projects.getSetup', { ProjectId })).status).toBe(403)
  })
})
