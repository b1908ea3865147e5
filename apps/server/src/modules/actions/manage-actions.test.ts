import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const { CanDelete, Published } = GRID_FLAGS

describe('whole actions', () => {
  let programme: SmallProgramme
  let ActionId: number
  /** A project that the administrator of this one administers too. */
  let To: number
  let mentored: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    To = await createProject(programme.db, 'other')
    mentored = await createProject(programme.db, 'mentored')
    await programme.db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${To}, ${programme.people.admin.id}, array['Admin']),
        (${mentored}, ${programme.people.admin.id}, array['Mentor'])`)
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, {
      flags: CanDelete | Published,
    })
  })

  type Name =
    | 'copyActions'
    | 'moveActions'
    | 'archiveActions'
    | 'restoreActions'
    | 'deleteActions'
    | 'saveGroup'
    | 'removeGroup'
  const make = (name: Name, rest: object = {}, as: PersonName = 'admin') =>
    programme.as[as].call(`actions.${name}`, {
      ...{ ProjectId: programme.projectId },
      ...(!name.endsWith('Group') && { ActionIds: [ActionId] }),
      ...rest,
    } as never)
  const table = (Archived = false) =>
    programme.as.admin.ask('actions.listTable', { ProjectId: programme.projectId, Archived })
  const row = async (id = ActionId, archived = false) =>
    (await table(archived)).Actions.find((one) => one.ActionId === id)
  const complete = () =>
    programme.as.mentor.ask('actions.completeAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
    })
  const asMentee = async () => {
    const mentee = { ProjectId: programme.projectId, MenteeId: programme.people.mentee.id }
    const list = await programme.as.mentee.ask('actions.listMenteeActions', mentee)
    return list.some(({ Id }) => Id === ActionId)
  }
  const inGrid = async () => {
    const { ProjectId } = { ProjectId: programme.projectId }
    const { Columns } = await programme.as.admin.ask('grid.getActionsGridHeaderAll', { ProjectId })
    return Columns.some(({ Id }) => Id === ActionId)
  }

  it('are copied with all they have, not published, and read each other as copies', async () => {
    const { db, projectId } = programme
    await db.run(sql`
      update actions set data = '{"form": [{"name": "goals"}]}', descr = 'Τι', titles = '{"en": "Action"}'
      where id = ${ActionId}`)
    await db.run(sql`
      update project_actions set due_on = '2026-03-01', group_path = array['Έναρξη']
      where action_id = ${ActionId}`)
    const other = await createAction(db, projectId, {
      showCondition: `completion['${ActionId}'] && user.sector != ''`,
    })
    const { body } = await make('copyActions', { ActionIds: [ActionId, other], To: projectId })
    const [first = 0, second = 0] = 'ActionIds' in body ? body.ActionIds : []
    expect(body).toMatchObject({ Unmet: 0 })
    expect(await row(first)).toMatchObject({
      ...{ Title: 'Δράση (αντίγραφο)', Titles: { en: 'Action (copy)' }, Flags: CanDelete },
      ...{ Due: '2026-03-01', Group: ['Έναρξη'], Version: 1, Revision: 1, SharedWith: [] },
    })
    expect(await row(second)).toMatchObject({
      ShowCondition: `completion['${first}'] && user.sector != ''`,
    })
    const content = { ProjectId: projectId, ActionId: first }
    expect(await programme.as.admin.ask('actions.getContent', content)).toMatchObject({
      Descr: 'Τι',
      Form: [{ name: 'goals' }],
    })
    expect(await programme.auditOf(ActionId)).toEqual([])
  })

  it('are copied and moved into a project whose actions the caller writes, and no other', async () => {
    const { db, projectId, as } = programme
    const strange = await createProject(db, `strange-${ActionId}`)
    for (const name of ['copyActions', 'moveActions'] as const) {
      expect(await make(name, { To: strange })).toMatchObject({ status: 404 })
      expect(await make(name, { To }, 'coordinator')).toMatchObject({ status: 403 })
    }
    expect(await make('copyActions', { To: mentored })).toMatchObject({ status: 403 })
    await db.run(
      sql`update actions set show_condition = 'completion[99999]' where id = ${ActionId}`,
    )
    const copied = await make('copyActions', { To })
    expect(copied).toMatchObject({ status: 200, body: { Unmet: 1 } })
    const there = await as.admin.ask('actions.listTable', { ProjectId: To })
    expect(there.Actions.at(-1)).toMatchObject({ Title: 'Δράση', Flags: CanDelete })

    expect(await make('moveActions', { To })).toMatchObject({ status: 200 })
    expect(await row()).toBeUndefined()
    const moved = await as.admin.ask('actions.listTable', { ProjectId: To })
    expect(moved.Actions.at(-1)).toMatchObject({ ActionId, Flags: CanDelete })
    expect(projectId).not.toBe(To)
  })

  it('are not moved or deleted while something depends on them, which is named', async () => {
    const { db, projectId } = programme
    await complete()
    const reader = await createAction(db, projectId, {
      title: 'Μετά',
      enableCondition: `completion["${ActionId}"]`,
    })
    const Actions = [
      {
        ...{ ActionId, Title: 'Δράση', Kept: false },
        Dependents: [{ Kind: 'Completions', Count: 1 }],
        Conditions: [{ Id: reader, Title: 'Μετά' }],
      },
    ]
    for (const [name, rest] of [
      ['moveActions', { To }],
      ['deleteActions', {}],
    ] as const)
      expect(await make(name, rest)).toMatchObject({
        status: 422,
        body: { details: { rule: 'action_in_use', Actions } },
      })
    const asked = { ProjectId: projectId, ActionIds: [ActionId] }
    expect(await programme.as.coordinator.ask('actions.listDependents', asked)).toEqual(Actions)
    expect(await row()).toBeDefined()
  })

  it('are deleted where they may be, and stay in other projects', async () => {
    const { db } = programme
    const kept = await createAction(db, programme.projectId)
    expect(await make('deleteActions', { ActionIds: [kept] })).toMatchObject({
      status: 422,
      body: { details: { rule: 'action_kept' } },
    })
    await db.run(sql`
      insert into project_actions (project_id, action_id, position) values (${To}, ${ActionId}, 1)`)
    expect(await make('moveActions', { To })).toMatchObject({
      body: { details: { rule: 'action_there' } },
    })
    expect(await make('deleteActions')).toMatchObject({ status: 200 })
    expect(await row()).toBeUndefined()
    const count = async () =>
      (
        await db.one<{ n: number }>(sql`
        select count(*)::int as n from actions where id = ${ActionId}`)
      ).n
    expect(await count()).toBe(1)
    await make('deleteActions', { ProjectId: To })
    await db.run(sql`update project_actions set flags = 1 where project_id = ${To}`)
    expect(await make('deleteActions', { ProjectId: To })).toMatchObject({ status: 200 })
    expect(await count()).toBe(0)
  })

  it('leave grid, lists and totals when archived, with all that was written, and come back', async () => {
    await complete()
    expect([await asMentee(), await inGrid()]).toEqual([true, true])
    expect(await make('archiveActions', {}, 'coordinator')).toMatchObject({ status: 200 })
    expect([await asMentee(), await inGrid(), await row()]).toEqual([false, false, undefined])
    expect(await row(ActionId, true)).toMatchObject({ Done: 1, ArchivedAt: expect.any(String) })
    expect(await table()).toMatchObject({ Archived: expect.any(Number) })
    const Grid = [{ ActionId, Flags: 3, Group: [], Due: null }]
    expect(
      await programme.as.admin.call('actions.saveGrid', { ProjectId: programme.projectId, Grid }),
    ).toMatchObject({ status: 422, body: { details: { rule: 'action_archived' } } })
    expect(await make('restoreActions')).toMatchObject({ status: 200 })
    expect([await asMentee(), await inGrid()]).toEqual([true, true])
    expect(await row()).toMatchObject({ Flags: CanDelete | Published, Done: 1, ArchivedAt: null })
  })

  it('are in groups that are made, renamed, moved with all in them, and removed', async () => {
    const { db, projectId } = programme
    const group = async () => (await row())?.Group
    await db.run(sql`
      update project_actions set group_path = array['Α', 'Β'] where action_id = ${ActionId}`)
    expect(await make('saveGroup', { To: ['Λήξη', 'Νέα'], Names: { en: 'New' } })).toMatchObject({
      status: 200,
    })
    expect((await table()).EmptyGroups).toEqual([['Λήξη', 'Νέα']])
    expect(await make('saveGroup', { To: ['Α'] })).toMatchObject({
      body: { fields: [{ field: 'To', rule: 'duplicate' }] },
    })
    expect(await make('saveGroup', { From: ['Α'], To: ['Α', 'Β', 'Γ'] })).toMatchObject({
      body: { fields: [{ field: 'To', rule: 'group_within' }] },
    })
    await make('saveGroup', { From: ['Α', 'Β'], To: ['Λήξη', 'Τέλος'], Names: { en: 'End' } })
    expect(await group()).toEqual(['Λήξη', 'Τέλος'])
    const groups = async () => {
      const { settings } = await db.one<{ settings: { Config?: { Groups?: object } } }>(sql`
        select settings from projects where id = ${projectId}`)
      return settings.Config?.Groups
    }
    expect(await groups()).toEqual({ Νέα: { en: 'New' }, Τέλος: { en: 'End' } })
    await make('saveGroup', { From: ['Λήξη', 'Τέλος'], To: ['Λήξη', 'Φινάλε'] })
    expect(await groups()).toEqual({ Νέα: { en: 'New' }, Φινάλε: { en: 'End' } })
    await make('removeGroup', { Path: ['Λήξη'] })
    expect(await group()).toEqual(['Φινάλε'])
    expect((await table()).EmptyGroups).toEqual([['Νέα']])
    expect(await make('removeGroup', { Path: ['Λήξη'] })).toMatchObject({ status: 404 })
    expect(await make('saveGroup', { To: ['Ω'] }, 'supervisor')).toMatchObject({ status: 403 })
  })
})
