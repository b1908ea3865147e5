import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const { Published, HideFromSupervisor } = GRID_FLAGS

describe('the table of actions', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId)
  })

  const table = (name: PersonName = 'admin') =>
    programme.as[name].ask('actions.listTable', { ProjectId: programme.projectId })
  const row = async (name?: PersonName, id = ActionId) =>
    (await table(name)).Actions.find((one) => one.ActionId === id)
  const entry = (rest: object = {}) => ({
    ...{ ActionId, Flags: Published, Group: [], Due: null },
    ...rest,
  })
  const saveGrid = (Grid: object[], name: PersonName = 'admin') =>
    programme.as[name].call('actions.saveGrid', {
      ProjectId: programme.projectId,
      Grid,
    } as never)
  const saveTitles = (Titles: object[], name: PersonName = 'admin') =>
    programme.as[name].call('actions.saveTitles', {
      ProjectId: programme.projectId,
      Titles,
    } as never)
  const title = (rest: object = {}) => ({
    ...{ ActionId, Version: 1, Title: 'Στόχοι', Titles: { en: 'Goals', el: 'όχι' } },
    ...rest,
  })

  it('says of each action who sees it, how many have completed it, and who else has it', async () => {
    const { db, projectId, people, as } = programme
    const shown = await createAction(db, projectId, { showCondition: "user.sector == 'Υγεία'" })
    await db.run(sql`
      update users set fields = fields || '{"sector": "Υγεία"}' where id = ${people.mentee.id}`)
    const elsewhere = await createProject(db, `elsewhere-${ActionId}`)
    await db.run(sql`
      insert into project_actions (project_id, action_id, position) values (${elsewhere}, ${shown}, 1)`)
    await as.mentor.ask('actions.completeAction', { ActionId: shown, MenteeId: people.mentee.id })
    expect(await row('admin', shown)).toMatchObject({
      ...{ Done: 1, Of: 1, Unshown: 1, Version: 1, Revision: 1, ArchivedAt: null },
      SharedWith: [expect.any(String)],
    })
    expect(await row()).toMatchObject({ Done: 0, Of: 2, Unshown: 0, SharedWith: [] })
    // A coordinator's figures are of the mentees of theirs.
    expect(await row('coordinator')).toMatchObject({ Done: 0, Of: 1 })
    expect(await table('coordinator')).toMatchObject({ Mentees: 1 })
  })

  it('gives back the rule of a deadline that a date has replaced, and closes no circle by it', async () => {
    const { db, projectId, as } = programme
    const anchor = await createAction(db, projectId)
    const Rule = { Kind: 'completion', ActionId: anchor, Amount: 7, Unit: 'day' } as const
    await saveGrid([entry({ Due: null, Rule })])
    expect(await row()).toMatchObject({ Due: null, DueRule: Rule })
    await saveGrid([entry({ Due: '2027-03-01' })])
    expect(await row()).toMatchObject({ Due: '2027-03-01', DueRule: null })
    await saveGrid([entry({ Due: null, Rule })])
    expect(await row()).toMatchObject({ Due: null, DueRule: Rule })
    const back = { ...entry(), ActionId: anchor, Rule: { ...Rule, ActionId } }
    const circle = { ProjectId: projectId, Grid: [back] }
    expect(await as.admin.call('actions.saveGrid', circle)).toMatchObject({
      body: { code: 'rule_violated' },
    })
    const both = { ProjectId: projectId, Grid: [entry({ Due: '2027-03-01', Rule })] }
    expect(await as.admin.call('actions.saveGrid', both)).toMatchObject({ status: 400 })
    await saveGrid([entry({ Due: '2027-03-01' })])
    await saveGrid([entry({ Due: null })])
  })

  it('shows whoever only oversees what is not hidden from them', async () => {
    expect(await row('supervisor')).toMatchObject({ Of: 1 })
    await saveGrid([entry({ Flags: Published | HideFromSupervisor })])
    expect(await row('supervisor')).toBeUndefined()
    expect(await row('coordinator')).toBeDefined()
    for (const name of ['mentor', 'mentee'] as const) {
      const input = { ProjectId: programme.projectId }
      expect(await programme.as[name].call('actions.listTable', input)).toMatchObject({
        status: 403,
      })
    }
  })

  it('is not written over what somebody else saved meanwhile', async () => {
    await saveGrid([entry({ Due: '2026-03-01', Revision: 1 })], 'coordinator')
    expect(await row()).toMatchObject({ Revision: 2, ChangedBy: expect.any(String) })
    const other = await createAction(programme.db, programme.projectId)
    const refused = await saveGrid([
      entry({ Due: '2026-04-01', Revision: 1 }),
      { ...entry({ Due: '2026-04-01', Revision: 1 }), ActionId: other },
    ])
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        details: { ActionIds: [ActionId], SavedBy: expect.stringContaining('coordinator') },
      },
    })
    expect(await row('admin', other)).toMatchObject({ Due: null })
    // Without a revision it is written in any case; what does not change keeps its revision.
    await saveGrid([entry({ Due: '2026-04-01' })])
    await saveGrid([entry({ Due: '2026-04-01' })])
    expect(await row()).toMatchObject({ Due: '2026-04-01', Revision: 3 })
  })

  it('leaves in the log what was changed, from what to what', async () => {
    await saveGrid([entry({ Due: '2026-03-01', Group: ['Έναρξη'] })])
    expect(await programme.auditOf(ActionId)).toMatchObject([
      {
        verb: 'actions.gridSaved',
        detail: {
          changes: [{ ActionId, Due: [null, '2026-03-01'], Group: [[], ['Έναρξη']] }],
        },
      },
    ])
  })

  it('takes titles of several actions, whose versions before stay', async () => {
    const other = await createAction(programme.db, programme.projectId)
    const both = [title(), { ...title({ Title: 'Βήματα', Titles: {} }), ActionId: other }]
    expect(await saveTitles(both)).toMatchObject({ status: 200 })
    expect(await row()).toMatchObject({ Title: 'Στόχοι', Titles: { en: 'Goals' }, Version: 2 })
    expect(await row('admin', other)).toMatchObject({ Title: 'Βήματα', Version: 2 })
    const versions = await programme.as.admin.ask('actions.listContentVersions', {
      ...{ ProjectId: programme.projectId, ActionId, page: 1 },
    })
    expect(versions.list).toMatchObject([{ Version: 1, Title: 'Δράση' }])
  })

  it('takes no titles of what is old, elsewhere, named twice or not the caller’s to write', async () => {
    const { db, projectId } = programme
    await saveTitles([title()])
    const other = await createAction(db, projectId)
    const fresh = { ...title(), ActionId: other }
    expect(await saveTitles([fresh, title()])).toMatchObject({
      status: 409,
      body: { details: { ActionIds: [ActionId] } },
    })
    expect(await saveTitles([fresh, fresh])).toMatchObject({
      body: { fields: [{ field: 'Titles.1.ActionId', rule: 'duplicate' }] },
    })
    expect(await saveTitles([fresh], 'coordinator')).toMatchObject({ status: 403 })
    const foreign = await createProject(db, `foreign-${ActionId}`)
    const missing = { ...title(), ActionId: await createAction(db, foreign) }
    expect(await saveTitles([fresh, missing])).toMatchObject({ status: 404 })
    await db.run(sql`
      insert into project_actions (project_id, action_id, position) values (${foreign}, ${other}, 1)`)
    expect(await saveTitles([fresh])).toMatchObject({
      status: 422,
      body: { details: { rule: 'action_shared' } },
    })
    expect(await row('admin', other)).toMatchObject({ Title: 'Δράση', Version: 1 })
  })

  it('says how many people a change touches before it is made', async () => {
    const { db, projectId, people, as } = programme
    const hidden = await createAction(db, projectId, { showCondition: 'false' })
    await as.mentor.ask('actions.completeAction', { ActionId, MenteeId: people.mentee.id })
    await table()
    const touched = (...ActionIds: number[]) =>
      as.coordinator.call('actions.countTouched', { ProjectId: projectId, ActionIds })
    expect((await touched(ActionId, hidden)).body).toEqual({
      ...{ Mentees: 2, Completed: 1, Mentors: 2 },
    })
    expect((await touched(hidden)).body).toMatchObject({ Mentees: 0, Completed: 0 })
    expect(await touched(ActionId, 2_000_000)).toMatchObject({ status: 404 })
  })
})
