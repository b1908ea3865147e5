import { findPlace } from '@telemachos/rules/places'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../kernel/database/sql.ts'
import { createAction } from '../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../testing/small-programme.ts'

const VOLOS = findPlace('municipality', 'Βόλου')?.value ?? ''
const LARISSA = findPlace('municipality', 'Λαρισαίων')?.value ?? ''

const field = (Name: string, Type: string, more: object = {}) => ({
  ...{ Name, Label: Name, Type, Visible: 3, Editable: 2 },
  ...more,
})

/** A project that calls its fields as it likes, where people choose names and what is kept are codes. */
const SETTINGS = {
  User: {
    Fields: [
      field('first_name', 'text'),
      field('last_name', 'text'),
      field('email', 'email'),
      field('katoikia', 'municipality', { Means: 'municipality' }),
      field('fylo', 'select', { Options: ['Άνδρας', 'Γυναίκα'], Means: 'gender' }),
      field('secret', 'text', { Visible: 0 }),
    ],
    ProjectFields: [field('income', 'number'), field('arithmos', 'text', { Means: 'kayas' })],
  },
}

/** What is asked of whom, as a condition, a filter of lists and one of microdata. */
const SAME = [
  ['user.municipality', "'Δήμος Βόλου'", 'municipality', 'Δήμος Βόλου', 1],
  ['user.katoikia', "'ΒΟΛΟΥ'", 'katoikia', 'ΒΟΛΟΥ', 1],
  ['user.katoikia', `'${VOLOS}'`, 'katoikia', VOLOS, 1],
  ['user.gender', "'5302'", 'gender', '5302', 1],
  ['user.fylo', "'ΓΥΝΑΙΚΑ'", 'fylo', 'ΓΥΝΑΙΚΑ', 1],
  ['user.income', "'1.234,5'", 'income', '1.234,5', 1],
  ['user.last_name', '"ο\'νιλ"', 'last_name', "ο'νιλ", 1],
  ['user.katoikia', "'Δήμος Αθηναίων'", 'katoikia', 'Δήμος Αθηναίων', 0],
] as const

describe('one notion is compared in one form', () => {
  let programme: SmallProgramme
  let ProjectId: number
  let ActionId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { db, people } = programme
    await db.run(sql`update projects set settings = ${JSON.stringify(SETTINGS)}::jsonb
      where id = ${ProjectId}`)
    const keep = async (id: number, fields: object, ofProject: object) => {
      await db.run(sql`update users set fields = ${JSON.stringify(fields)}::jsonb where id = ${id}`)
      await db.run(sql`update memberships set fields = ${JSON.stringify(ofProject)}::jsonb
        where user_id = ${id} and project_id = ${ProjectId}`)
    }
    await keep(
      people.mentee.id,
      { katoikia: VOLOS, fylo: 'Γυναίκα', secret: 'x' },
      { income: '1234.5', arithmos: '2000001' },
    )
    await keep(
      people.stranger.id,
      { katoikia: LARISSA, fylo: 'Άνδρας' },
      { income: '7', arithmos: '2000002' },
    )
    await db.run(sql`update users set last_name = 'Ο\u2019Νιλ' where id = ${people.mentee.id}`)
    ActionId = await createAction(db, ProjectId)
  })
  afterAll(() => programme.close())

  const shown = async (ShowCondition: string) => {
    const { Shown } = await programme.as.admin.ask('actions.tryConditions', {
      ...{ ProjectId, ActionId, ShowCondition, EnableCondition: '' },
    })
    return Shown
  }
  const found = async (Filter: object[]) => {
    const input = { ProjectId, Filter, Roles: ['Mentee'] }
    return (await programme.as.admin.ask('people.countPeople', input as never)).count
  }
  const sent = async (MicrodataSendFilter: object[]) => {
    await programme.db.run(sql`update projects set settings = settings ||
      ${JSON.stringify({ Config: { MicrodataSendFilter } })}::jsonb where id = ${ProjectId}`)
    const kayas = ['2000001', '2000002']
    const { People } = await programme.as.admin.ask('microdata.getCompletion', {
      ...{ ProjectId, kayas },
    })
    return People.filter(({ Sent }) => Sent).length
  }

  it.each(SAME)('%s == %s', async (name, meant, Field, Value, people) => {
    expect(await shown(`${name} == ${meant}`)).toBe(people)
    expect(await shown(`includes(['-', ${meant}], ${name})`)).toBe(people)
    expect(await shown(`${name} != ${meant}`)).toBe(2 - people)
    expect(await found([{ Field, Value }])).toBe(people)
    expect(await found([{ Field, Value: ['-', Value], Match: 'in' }])).toBe(people)
    expect(await sent([{ Field, Value }])).toBe(people)
    expect(await sent([{ Field, Value: ['-', Value], Match: 'in' }])).toBe(people)
  })

  it('is looked for within texts by its letters', async () => {
    const Value = 'ΝΙΛ'
    expect(await shown(`contains(user.last_name, '${Value}')`)).toBe(1)
    expect(await found([{ Field: 'last_name', Value, Match: 'contains' }])).toBe(1)
    expect(await sent([{ Field: 'last_name', Value, Match: 'contains' }])).toBe(1)
  })

  it('is shown to the mentee as it was tried', async () => {
    await programme.db.run(sql`update actions
      set show_condition = 'user.municipality == ''Δήμος Βόλου''' where id = ${ActionId}`)
    const own = await programme.as.mentee.ask('actions.listMenteeActions', {
      ...{ ProjectId, MenteeId: programme.people.mentee.id },
    })
    expect(own.map(({ Id }) => Id)).toContain(ActionId)
    const other = await programme.as.stranger.ask('actions.listMenteeActions', {
      ...{ ProjectId, MenteeId: programme.people.stranger.id },
    })
    expect(other.map(({ Id }) => Id)).not.toContain(ActionId)
  })

  it('says how many mentees a filter lets through', async () => {
    const tried = (Filter: object[], who: 'admin' | 'supervisor' = 'admin') =>
      programme.as[who].call('microdata.tryFilter', { ProjectId, Filter } as never)
    const body = (Passing: number | null, Unknown: string[] = []) => ({
      ...{ status: 200, body: { Mentees: 2, Passing, Unknown } },
    })
    expect(await tried([])).toMatchObject(body(2))
    expect(await tried([{ Field: 'municipality', Value: 'Δήμος Βόλου' }])).toMatchObject(body(1))
    const both = [
      { Field: 'gender', Value: ['5301', '5302'], Match: 'in' },
      { Field: 'katoikia', Value: 'Λαρισαίων, Βόλου' },
    ]
    expect(await tried(both)).toMatchObject(body(2))
    expect(await tried([{ Field: 'goal', Value: 'x' }])).toMatchObject(body(null, ['goal']))
    // A count would tell whose number it is.
    expect(await tried([{ Field: 'arithmos', Value: '2000001' }])).toMatchObject(body(null))
    expect(await tried([{ Field: 'kayas', Value: '2000001' }])).toMatchObject(body(null))
    expect(await tried([], 'supervisor')).toMatchObject({ status: 403 })
  })

  it('warns of conditions and filters that read what is not there', async () => {
    const { admin } = programme.as
    const other = await createAction(programme.db, ProjectId)
    await programme.db.run(sql`update actions set title = 'Κρυμμένη', enable_condition =
      'completion[''999'' ] && project.url', show_condition = 'user.goal == 1 && user.municipality'
      where id = ${other}`)
    await programme.db.run(sql`update projects set settings = settings ||
      ${JSON.stringify({ Config: { MicrodataSendFilter: [{ Field: 'polh', Value: 'x' }] } })}::jsonb
      where id = ${ProjectId}`)
    const { Findings } = await admin.ask('projects.checkProject', { ProjectId })
    const said = Findings.map(({ Kind, Id, Part, Names }) => [Kind, Id, Part, ...Names])
    const filter = 'Settings.Config.MicrodataSendFilter[0].Field'
    expect(said).toContainEqual(['condition_unknown_field', other, 'ShowCondition', 'user.goal'])
    expect(said).toContainEqual(['condition_unknown_action', other, 'EnableCondition', '999'])
    expect(said).toContainEqual(['setting_unknown_field', null, filter, 'polh'])
    const content = await admin.ask('actions.getContent', { ProjectId, ActionId: other })
    expect(content.Unknown).toEqual(['user.goal', "completion['999']"])
    // What is there already stays, and is said again on saving; nothing of the kind is added.
    const save = (more: object) =>
      admin.call('actions.saveContent', {
        ...{ ProjectId, ActionId: other, Version: content.Version, Title: 'Κρυμμένη', Titles: {} },
        ...{ Descr: '', Descrs: {}, Form: [] },
        ...{ ShowCondition: content.ShowCondition, EnableCondition: content.EnableCondition },
        ...more,
      } as never)
    expect(await save({ ShowCondition: 'user.gaol' })).toMatchObject({
      ...{ status: 400, body: { fields: [{ field: 'ShowCondition', rule: 'unknown_field' }] } },
    })
    expect(await save({ EnableCondition: 'completion[12345]' })).toMatchObject({
      ...{ status: 200, body: { Unknown: ['user.goal', "completion['12345']"] } },
    })
  })

  it('tells an author nothing through the name of a meaning that the field itself would not', async () => {
    const tried = async (ShowCondition: string) => {
      const { body } = await programme.as.admin.call('actions.tryConditions', {
        ...{ ProjectId, ActionId, ShowCondition, EnableCondition: '' },
      })
      return (body as { fields?: { rule: string }[] }).fields?.map(({ rule }) => rule)
    }
    expect(await tried("user.kayas == '2000001'")).toEqual(['masked_in_condition'])
    expect(await tried("user.arithmos == '2000001'")).toEqual(['masked_in_condition'])
    expect(await tried('!user.kayas')).toBeUndefined()
    await programme.db.run(sql`update projects
      set settings = jsonb_set(settings, '{User,Fields,4,Visible}', '-1') where id = ${ProjectId}`)
    expect(await tried("user.gender == '5302'")).toEqual(['unknown_field'])
    const Filter = [{ Field: 'gender', Value: '5302' }]
    expect(
      await programme.as.admin.call('people.countPeople', { ProjectId, Filter }),
    ).toMatchObject({ status: 400 })
  })
})
