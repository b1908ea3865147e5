import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject, relate } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const { Published, HideFromMentor, HideFromMentee, HideFromSupervisor, HideInGrid } = GRID_FLAGS

describe('actions', () => {
  let programme: SmallProgramme
  let ids: Record<'open' | 'draft' | 'noMentor' | 'noMentee' | 'noSupervisor' | 'noGrid', number>

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    const action = (position: number, flags: number) =>
      createAction(db, projectId, { position, flags })
    ids = {
      draft: await action(2, 0),
      open: await action(1, Published),
      noMentor: await action(3, Published + HideFromMentor),
      noMentee: await action(4, Published + HideFromMentee),
      noSupervisor: await action(5, Published + HideFromSupervisor),
      noGrid: await action(6, Published + HideInGrid),
    }
  })
  afterAll(() => programme.close())

  it('are listed in order, without those hidden from the role', async () => {
    const listed = async (
      name: 'admin' | 'coordinator' | 'supervisor' | 'mentor' | 'mentee',
      all = false,
    ) => {
      const { projectId, as } = programme
      const actions = await as[name].ask('actions.listActions', { ProjectId: projectId, all })
      return actions.map((action) => action.Id)
    }
    const { open, draft, noMentor, noMentee, noSupervisor, noGrid } = ids
    const published = [open, noMentor, noMentee, noSupervisor, noGrid]
    const without = (id: number) => published.filter((other) => other !== id)
    expect(await listed('admin')).toEqual(published)
    expect(await listed('admin', true)).toEqual([open, draft, ...published.slice(1)])
    expect(await listed('coordinator', true)).toEqual([open, draft, ...published.slice(1)])
    expect(await listed('supervisor')).toEqual(without(noSupervisor))
    expect(await listed('supervisor', true)).toEqual(without(noSupervisor))
    expect(await listed('mentor', true)).toEqual(without(noMentor))
    expect(await listed('mentee', true)).toEqual(without(noMentee))
  })

  it.each(['SupervisorLite', 'SupervisorLitePlus'] as const)(
    'hides them from %s too',
    async (role) => {
      const { db, projectId, server } = programme
      const { username } = await createPerson(db, projectId, [role])
      const client = await server.client().signIn(username)
      const actions = await client.ask('actions.listActions', { ProjectId: projectId })
      expect(actions.map((action) => action.Id)).not.toContain(ids.noSupervisor)
      expect(actions).toHaveLength(4)
    },
  )

  it('answers an invisible action exactly like one that is not there', async () => {
    const { as, db } = programme
    const foreign = await createAction(db, await createProject(db))
    const bodyOf = async (name: 'mentor' | 'mentee' | 'supervisor', Id: number) => {
      const { status, body } = await as[name].call('actions.getAction', { Id })
      return { status, ...body, requestId: '' }
    }
    const nothing = await bodyOf('mentor', 2_000_000_000)
    expect(nothing).toMatchObject({ status: 404, code: 'not_found' })
    for (const id of [ids.draft, ids.noMentor, foreign])
      expect(await bodyOf('mentor', id)).toEqual(nothing)
    expect(await bodyOf('mentee', ids.noMentee)).toEqual(nothing)
    expect(await bodyOf('supervisor', ids.noSupervisor)).toEqual(nothing)
    expect(await as.admin.ask('actions.getAction', { Id: ids.draft })).toMatchObject({ Flags: 0 })
  })

  it('carries the title of the language, where there is one', async () => {
    const { as, db, projectId } = programme
    const options = { title: 'Συνάντηση', titles: { en: 'Meeting' }, flags: 0, data: { form: [] } }
    const Id = await createAction(db, projectId, options)
    const action = await as.admin.ask('actions.getAction', { Id })
    expect(action).toMatchObject({
      Title: 'Συνάντηση',
      Titles: { en: 'Meeting' },
      Data: '{"form": []}',
    })
    await as.admin.ask('identity.setLanguage', { Language: 'en' })
    expect(await as.admin.ask('actions.getAction', { Id })).toMatchObject({ Title: 'Meeting' })
    expect(await as.admin.ask('actions.getAction', { Id: ids.open })).toMatchObject({
      Title: 'Δράση',
    })
    await as.admin.ask('identity.setLanguage', { Language: 'el' })
  })

  it('has eight types, of which two are meetings', async () => {
    const types = await programme.as.mentee.ask('actions.listActionTypes', {})
    expect(types).toHaveLength(8)
    expect(types[2]).toEqual({ Id: 3, Name: 'Εργασία', IsMeeting: false })
    expect(types.filter((type) => type.IsMeeting).map((type) => type.Id)).toEqual([1, 2])
  })
})

describe('the actions of a mentee', () => {
  let programme: SmallProgramme
  let first: number
  const listFor = (name: 'admin' | 'mentor' | 'mentee' | 'otherMentor') => {
    const { as, projectId, people } = programme
    return as[name].ask('actions.listMenteeActions', {
      ProjectId: projectId,
      MenteeId: people.mentee.id,
    })
  }
  const isListed = async (showCondition: string, name: 'mentee' | 'mentor' = 'mentee') => {
    const id = await createAction(programme.db, programme.projectId, { showCondition })
    return (await listFor(name)).some((action) => action.Id === id)
  }

  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId, people, as } = programme
    first = await createAction(db, projectId, { title: 'Πρώτη', position: -1 })
    await db.run(
      sql`update users set fields = '{"region": "Αττική"}' where id = ${people.mentee.id}`,
    )
    await as.mentee.ask('actions.completeAction', {
      ActionId: first,
      MenteeId: people.mentee.id,
      Data: '{"score": 7}',
    })
  })
  afterAll(() => programme.close())

  it('tells what was completed, with whom and when', async () => {
    const [action] = await listFor('mentee')
    const { mentee, mentor } = programme.people
    expect(action).toMatchObject({ Id: first, Completed: true, Enabled: true, ScheduledAt: null })
    expect(action).toMatchObject({ MenteeId: mentee.id, MentorId: mentor.id })
    expect(Date.parse(action?.CompletedAt ?? '')).toBeGreaterThan(Date.now() - 60_000)
  })

  it.each([
    ['', true],
    ['user.region == "Αττική"', true],
    ['user.region == "Κρήτη"', false],
    ['user.last_name == "mentee"', true],
    ['project.url != ""', true],
    ['action.TypeId == 3 && action.Title == "Δράση"', true],
    ['completion["1"]', true],
    ['completion["1"].Data.score >= 7', true],
    ['completion["99"]', false],
    ['isEmpty(data.anything)', true],
    ['today() > "2020-01-01"', true],
    ['this is no expression', false],
    ['nothing.at.all', false],
  ])('shows one with the condition %j: %s', async (condition, shown) => {
    expect(first).toBe(1)
    expect(await isListed(condition)).toBe(shown)
    expect(await isListed(condition, 'mentor')).toBe(shown)
  })

  it('hides one whose condition does not hold from the mentee in every call', async () => {
    const { db, projectId, as, people } = programme
    const id = await createAction(db, projectId, { showCondition: 'data.ready == "yes"' })
    const MenteeId = people.mentee.id
    expect((await as.mentee.call('actions.getAction', { Id: id })).status).toBe(404)
    const all = await as.mentee.ask('actions.listActions', { ProjectId: projectId })
    expect(all.map((action) => action.Id)).not.toContain(id)
    expect(
      (await as.mentee.call('actions.completeAction', { ActionId: id, MenteeId })).status,
    ).toBe(404)
    const save = { ActionId: id, MenteeId, Data: '{"ready": "yes"}' }
    expect((await as.mentee.call('actions.saveDataAsMentee', save)).status).toBe(404)
    await as.mentor.ask('actions.updateMenteeData', save)
    expect((await as.mentee.call('actions.getAction', { Id: id })).status).toBe(200)
  })

  it('shows one that is not enabled yet as such', async () => {
    const { db, projectId } = programme
    const id = await createAction(db, projectId, { enableCondition: 'completion["99"]' })
    expect((await listFor('mentee')).find((action) => action.Id === id)).toMatchObject({
      Enabled: false,
    })
  })

  it('opens every action where the project has all of them open', async () => {
    const { db, projectId, as, people } = programme
    const id = await createAction(db, projectId, { enableCondition: 'false' })
    const complete = { ActionId: id, MenteeId: people.mentee.id }
    expect((await as.mentee.call('actions.completeAction', complete)).status).toBe(422)
    await setEnableActions(true)
    const listed = await listFor('mentee')
    expect(listed.filter(({ Enabled }) => !Enabled)).toEqual([])
    expect((await as.mentee.call('actions.completeAction', complete)).status).toBe(200)
    await setEnableActions(false)
    expect((await listFor('mentee')).find(({ Id }) => Id === id)?.Enabled).toBe(false)

    async function setEnableActions(on: boolean): Promise<void> {
      await db.run(sql`update projects
        set settings = jsonb_set(settings, '{Config}', ${JSON.stringify({ enableActions: on })}::jsonb)
        where id = ${projectId}`)
    }
  })

  it('is not for other mentors, and for the mentor of one action only that one', async () => {
    const { as, db, projectId, people } = programme
    const input = { ProjectId: projectId, MenteeId: people.mentee.id }
    expect((await as.otherMentor.call('actions.listMenteeActions', input)).status).toBe(404)
    const id = await createAction(db, projectId)
    await relate(db, projectId, 'mentor', [people.otherMentor, people.mentee], id)
    const listed = await listFor('otherMentor')
    expect(listed.map((action) => [action.Id, action.MentorId])).toEqual([
      [id, people.otherMentor.id],
    ])
  })

  it('has its questionnaires', async () => {
    const { db, projectId, as } = programme
    const id = await createAction(db, projectId, {
      typeId: 4,
      questId: 12,
      title: 'Ερωτηματολόγιο',
    })
    await createAction(db, projectId, { typeId: 4 })
    await createAction(db, projectId, { typeId: 4, questId: 13, flags: 0 })
    expect(await as.mentee.ask('actions.listQuestsAsMentee', {})).toEqual([
      { ActionId: id, QuestId: 12, Title: 'Ερωτηματολόγιο', Completed: false, CompletedAt: null },
    ])
  })

  it('is summed up for one action, for those within reach', async () => {
    const { as, projectId, people } = programme
    const input = { Id: first, ProjectId: projectId }
    const all = await as.admin.ask('actions.getAggregateMentees', input)
    expect(all.map((row) => [row.MenteeId, row.Completed, row.Data])).toEqual([
      [people.mentee.id, true, '{"score": 7}'],
      [people.stranger.id, false, '{}'],
    ])
    const supervised = await as.supervisor.ask('actions.getAggregateMentees', input)
    expect(supervised.map((row) => row.MenteeId)).toEqual([people.mentee.id])
    const unknown = await as.admin.call('actions.getAggregateMentees', {
      ...input,
      Id: 2_000_000_000,
    })
    expect(unknown.status).toBe(404)
  })
})
