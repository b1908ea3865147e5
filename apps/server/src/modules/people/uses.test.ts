import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const FIELD = { Label: 'Πόλη', Type: 'text', Visible: 4, Editable: 4 }
const NONE = { Values: 0, Views: 0, Conditions: 0, Exports: 0 }

describe('what depends on what is removed', () => {
  let programme: SmallProgramme
  let ProjectId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { db } = programme
    const names = ['city', 'town', 'city_of_birth']
    const settings = { User: { Fields: names.map((Name) => ({ ...FIELD, Name })) } }
    await db.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${ProjectId}`)
    await createPerson(db, ProjectId, ['Mentee'], { fields: { city: 'Άρτα', town: '' } })
    await createPerson(db, ProjectId, ['Mentor'], { fields: { city: 'Βόλος, Χίος' } })
    const left = await createPerson(db, ProjectId, ['Mentee'], { fields: { city: 'Άρτα' } })
    await db.run(sql`
      update memberships set left_at = now() where user_id = ${left.id}`)
    await db.run(sql`
      update memberships set fields = '{"town": "Κως"}' where user_id = ${programme.people.mentee.id}`)
    const elsewhere = await createProject(db)
    await createPerson(db, elsewhere, ['Mentee'], { fields: { city: 'Άρτα' } })

    const conditions = [
      "user.city == 'Άρτα'",
      "user['city'] != '' && user.town == 'Άρτα'",
      "user.city_of_birth == 'Άρτα'",
      'data.user.citys == 1',
    ]
    for (const condition of conditions) {
      const id = await createAction(db, ProjectId)
      await db.run(sql`update actions set show_condition = ${condition} where id = ${id}`)
    }
    const view = (Name: string, View: object, Shared = false) =>
      programme.as.admin.ask('people.saveView', { ProjectId, Name, Shared, View })
    await view('Πόλη', { Columns: ['city'] }, true)
    await view('Άρτα', { Filter: [{ Field: 'city', Value: ['Άρτα', 'Κως'], Match: 'in' }] })
    await view('Όλοι', { Columns: ['town'] })
    await programme.as.admin.ask('grid.startExport', { ProjectId, Fields: ['city'] })
  })
  afterAll(() => programme.close())

  const uses = (Field: string, Options?: string[]) =>
    programme.as.admin.ask('people.getFieldUses', { ProjectId, Field, ...(Options && { Options }) })

  it('is counted of a field: values, views, conditions and exports of this project alone', async () => {
    expect(await uses('city')).toEqual({ Values: 2, Views: 2, Conditions: 2, Exports: 1 })
    expect(await uses('town')).toEqual({ Values: 1, Views: 1, Conditions: 1, Exports: 0 })
    expect(await uses('city_of_birth')).toEqual({ ...NONE, Conditions: 1 })
    expect(await uses('nothing')).toEqual(NONE)
  })

  it('is counted of options: what names one of them', async () => {
    expect(await uses('city', ['Άρτα'])).toEqual({ Values: 1, Views: 1, Conditions: 2, Exports: 1 })
    expect(await uses('city', ['Χίος', 'Κως'])).toEqual({
      ...NONE,
      Values: 1,
      Views: 1,
      Exports: 1,
    })
    expect(await uses('city', ['Λέρος'])).toEqual({ ...NONE, Exports: 1 })
  })

  it('is told to an Admin of the project alone, and of nothing but a name', async () => {
    const input = { ProjectId, Field: 'city' }
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const) {
      const answer = await programme.as[name].call('people.getFieldUses', input)
      expect([name, answer.status]).toEqual([name, 403])
    }
    const foreign = { ...input, ProjectId: await createProject(programme.db) }
    expect((await programme.as.admin.call('people.getFieldUses', foreign)).status).toBe(404)
    const odd = await programme.as.admin.call('people.getFieldUses', { ...input, Field: 'a|b' })
    expect([odd.status, odd.body]).toMatchObject([400, { fields: [{ rule: 'field_name' }] }])
  })

  it('is, of a view, everybody else who may open it', async () => {
    const { as } = programme
    const views = await as.admin.ask('people.listViews', { ProjectId })
    const idOf = (name: string) => views.find(({ Name }) => Name === name)?.Id ?? 0
    const ask = (name: string, client = as.admin) =>
      client.call('people.getViewUses', { ProjectId, Id: idOf(name) })
    // The coordinator and the supervisor.
    expect((await ask('Πόλη')).body).toEqual({ People: 2 })
    expect((await ask('Άρτα')).body).toEqual({ People: 0 })
    // Neither is theirs to delete.
    for (const name of ['Πόλη', 'Άρτα']) expect((await ask(name, as.coordinator)).status).toBe(404)
    expect((await ask('Πόλη', as.mentor)).status).toBe(403)
  })

  it('is, of actions, who completed them and what conditions of others read that', async () => {
    const { as, db, people } = programme
    const [first, second, third] = [
      await createAction(db, ProjectId),
      await createAction(db, ProjectId),
      await createAction(db, ProjectId),
    ]
    await as.mentor.ask('actions.completeAction', {
      ActionId: first,
      MenteeId: people.mentee.id,
      MentorId: people.mentor.id,
      Data: '{}',
    })
    const reads = (id: number) => `completion['${id}'] || completion[ ${id}1 ]`
    await db.run(sql`update actions set enable_condition = ${reads(first)} where id = ${second}`)
    await db.run(sql`update actions set show_condition = ${reads(second)} where id = ${first}`)
    const ask = (ActionIds: number[], client = as.coordinator) =>
      client.call('actions.getUses', { ProjectId, ActionIds })
    expect((await ask([first])).body).toEqual({ Completions: 1, Conditions: 1 })
    expect((await ask([first, second])).body).toEqual({ Completions: 1, Conditions: 0 })
    expect((await ask([third])).body).toEqual({ Completions: 0, Conditions: 0 })
    expect((await ask([third, 2_000_000_000])).status).toBe(404)
    expect((await ask([third], as.supervisor)).status).toBe(403)
  })
})
