import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const field = (name: string, rest: object = {}) => ({
  name,
  label: { el: `Πεδίο ${name}`, en: `Field ${name}` },
  type: 'text',
  required: false,
  options: [],
  ...rest,
})

const FORM = [
  field('goals', { required: true }),
  field('hours', { type: 'number', min: '1', max: '40' }),
  field('praise', { part: 'public' }),
  field('report', { part: 'about', type: 'textarea', required: true }),
  field('risk', { part: 'about', type: 'yesno' }),
  field('why', {
    ...{ part: 'about', required: true },
    showWhen: { field: 'risk', is: 'equals', value: 'true' },
  }),
  field('advice', { part: 'mentor' }),
]

type Part = 'mentee' | 'public' | 'about'

describe('the parts of a form', () => {
  let programme: SmallProgramme
  let ActionId: number
  let MenteeId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId, { data: { form: FORM } })
    MenteeId = programme.people.mentee.id
  })

  const place = () => ({ ActionId, MenteeId })
  const read = async (name: PersonName) =>
    (await programme.as[name].ask('actions.getFormParts', place())).Parts
  const save = (name: PersonName, Part: Part, data: object, seen: object = {}, FormVersion = 1) =>
    programme.as[name].call('actions.saveFormPart', {
      ...place(),
      ...{ Part, FormVersion },
      Data: JSON.stringify(data),
      Seen: JSON.stringify(seen),
    })
  const dataOf = async (name: PersonName, part: string) => {
    const found = (await read(name)).find(({ Part }) => Part === part)
    return found && (JSON.parse(found.Data) as unknown)
  }
  const complete = (name: PersonName, data?: object) =>
    programme.as[name].call('actions.completeAction', {
      ...place(),
      ...(data && { Data: JSON.stringify(data) }),
    })
  /** What the author makes of the form. */
  const change = async (Form: object[]) => {
    const at = { ProjectId: programme.projectId, ActionId }
    const { Version, Title, Titles, Descr, Descrs, ShowCondition, EnableCondition } =
      await programme.as.admin.ask('actions.getContent', at)
    await programme.as.admin.ask('actions.saveContent', {
      ...{ ...at, Version, Title, Titles, Descr, Descrs, ShowCondition, EnableCondition },
      Form,
    } as never)
  }

  it('begin with what is known of the mentee, where nothing is written yet', async () => {
    const begun = {
      name: 'first',
      label: { el: 'Όνομα', en: '' },
      type: 'text',
      required: false,
      options: [],
    }
    await change([{ ...begun, start: { from: 'user', field: 'first_name', writeBack: false } }])
    const { mentee } = programme.people
    const Fields = [{ Name: 'first_name', Label: 'Όνομα', Type: 'text', Visible: 5, Editable: 2 }]
    await programme.db.run(sql`
      update projects set settings = ${JSON.stringify({ User: { Fields } })}::jsonb
      where id = ${programme.projectId}`)
    const [own] = await read('mentee')
    const { first } = await programme.db.one<{ first: string }>(sql`
      select first_name as first from users where id = ${mentee.id}`)
    expect(JSON.parse(own?.Start ?? '{}')).toEqual({ first })
    await save('mentee', 'mentee', { first: 'Άλλο' }, {}, 2)
    expect((await read('mentee'))[0]?.Start).toBe('{}')
  })

  it('are each for whom they are', async () => {
    const partsOf = async (name: PersonName) => (await read(name)).map(({ Part }) => Part)
    expect(await partsOf('mentee')).toEqual(['mentee', 'public', 'mentor'])
    expect(await partsOf('mentor')).toEqual(['mentee', 'public', 'about', 'mentor'])
    expect(await partsOf('supervisor')).toEqual(['mentee', 'public', 'about', 'mentor'])
    // What a list of actions gives has nothing of what is for staff either.
    const listed = await programme.as.mentee.ask('actions.getAction', { Id: ActionId })
    expect(listed.Data).not.toContain('report')
    expect(await save('mentee', 'public', { praise: 'εγώ' })).toMatchObject({ status: 404 })
    expect(await save('otherMentor', 'about', { report: 'ξένος' })).toMatchObject({ status: 404 })
  })

  it('take a mentor’s report from start to end, which its supervisor reads', async () => {
    expect(await complete('mentor')).toMatchObject({
      status: 422,
      body: {
        details: {
          rule: 'something_missing',
          Missing: [
            { Rule: 'form_required', Text: 'Συμπληρώστε: Πεδίο report', Field: 'about.report' },
          ],
        },
      },
    })
    await save('mentor', 'about', { report: 'Πάει καλά', risk: true })
    expect(await complete('mentor')).toMatchObject({
      body: { details: { Missing: [{ Field: 'about.why' }] } },
    })
    await save('mentor', 'about', { risk: false }, { risk: true })
    expect(await complete('mentor')).toMatchObject({ status: 200 })
    expect(await dataOf('supervisor', 'about')).toEqual({ report: 'Πάει καλά', risk: false })
    expect(await dataOf('mentee', 'about')).toBeUndefined()
    const { list } = await programme.as.supervisor.ask('actions.listFormChanges', {
      ...place(),
      ...{ Part: 'about', page: 1 },
    })
    const By = expect.objectContaining({ Id: programme.people.mentor.id }) as object
    expect(list).toMatchObject([{ By, Fields: ['report', 'risk'] }])
    const hidden = { ...place(), Part: 'about', page: 1 } as const
    expect(await programme.as.mentee.ask('actions.listFormChanges', hidden)).toMatchObject({
      count: 0,
    })
  })

  it('have one of the mentor for all of their mentees', async () => {
    const shared = { ActionId, FormVersion: 1, Data: '{"advice":"Ξεκινήστε νωρίς"}', Seen: '{}' }
    await programme.as.mentor.ask('actions.saveSharedPart', shared)
    expect(await dataOf('mentee', 'mentor')).toEqual({ advice: 'Ξεκινήστε νωρίς' })
    expect(await dataOf('supervisor', 'mentor')).toEqual({ advice: 'Ξεκινήστε νωρίς' })
    const stranger = { ActionId, MenteeId: programme.people.stranger.id }
    const { Parts } = await programme.as.stranger.ask('actions.getFormParts', stranger)
    expect(Parts.find(({ Part }) => Part === 'mentor')).toMatchObject({ Data: '{}' })
    expect(await programme.as.mentor.ask('actions.getSharedPart', { ActionId })).toMatchObject({
      MayWrite: true,
      Data: '{"advice": "Ξεκινήστε νωρίς"}'.replace(': ', ':'),
    })
  })

  it('are not written over what somebody else wrote meanwhile', async () => {
    await save('mentee', 'mentee', { goals: 'Δικό μου' })
    expect(await save('mentor', 'mentee', { goals: 'Άλλο', hours: 2 })).toMatchObject({
      status: 409,
      body: { details: { Fields: ['goals'] } },
    })
    // Another field, the same answer, and one that was seen are no conflict.
    expect(await save('mentor', 'mentee', { hours: 2 })).toMatchObject({ status: 200 })
    expect(await save('mentor', 'mentee', { goals: 'Δικό μου' })).toMatchObject({ status: 200 })
    expect(await save('mentor', 'mentee', { goals: 'Νέο' }, { goals: 'Δικό μου' })).toMatchObject({
      status: 200,
    })
  })

  it('are saved incomplete, and refuse what is of another kind', async () => {
    expect(await save('mentee', 'mentee', { hours: 99 })).toMatchObject({ status: 200 })
    expect(await save('mentee', 'mentee', { hours: 'πολλές', other: 1 })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { field: 'Data.hours', rule: 'not_a_number' },
          { field: 'Data.other', rule: 'not_in_form' },
        ],
      },
    })
    expect(await complete('mentee', { hours: 99 })).toMatchObject({
      status: 400,
      body: {
        fields: [
          { field: 'Data.goals', rule: 'required' },
          { field: 'Data.hours', rule: 'out_of_range' },
        ],
      },
    })
    expect(await complete('mentee', { goals: 'ναι', hours: 9 })).toMatchObject({ status: 200 })
    expect(await save('mentee', 'mentee', { goals: 'όχι' }, { goals: 'ναι' })).toMatchObject({
      status: 422,
    })
  })

  it('let fifty finish what they began while the form is changed', async () => {
    const people = await Promise.all(
      Array.from({ length: 50 }, () => createPerson(programme.db, programme.projectId, ['Mentee'])),
    )
    for (const person of people)
      await relate(programme.db, programme.projectId, 'mentor', [programme.people.mentor, person])
    const saveFor = (person: number, data: object, FormVersion: number) =>
      programme.as.mentor.ask('actions.saveFormPart', {
        ...{ ActionId, MenteeId: person, Part: 'mentee', FormVersion, Seen: '{}' },
        Data: JSON.stringify(data),
      })
    for (const { id } of people.slice(0, 48)) await saveFor(id, { goals: `Στόχος ${id}` }, 1)
    await save('mentee', 'mentee', { goals: 'Ο πρώτος' })
    // `goals` gives way to another required field.
    await change([field('plan', { required: true }), ...FORM.slice(1)])
    // One had the page open and writes only now; one opens it now.
    const [late, fresh] = people.slice(48)
    const begun = await saveFor(late?.id ?? 0, { goals: 'Άργησα' }, 1)
    expect(begun).toMatchObject({ FormVersion: 1, IsCurrent: false })
    expect(begun.Fields.map(({ name }) => name)).toEqual(['goals', 'hours'])
    expect(await saveFor(fresh?.id ?? 0, { plan: 'Νέο' }, 2)).toMatchObject({ IsCurrent: true })
    // Whoever began finishes by the form that they began.
    expect(await save('mentee', 'mentee', { hours: 3 }, {}, 1)).toMatchObject({ status: 200 })
    expect(await complete('mentee', { goals: 'Ο πρώτος', hours: 3 })).toMatchObject({ status: 200 })
    const kept = await programme.db.one<{ count: number }>(sql`
      select count(*)::int as count from action_data
      where action_id = ${ActionId} and data ->> 'goals' <> '' and form_version = 1`)
    expect(kept.count).toBe(50)

    const author = { ProjectId: programme.projectId, ActionId }
    const use = await programme.as.admin.ask('actions.getFormUse', author)
    expect(use).toMatchObject({
      FormVersion: 2,
      Uses: [
        { FormVersion: 2, Part: 'mentee', Begun: 1, Completed: 0, Dropped: [] },
        {
          ...{ FormVersion: 1, Part: 'mentee', Begun: 49, Completed: 1 },
          Dropped: [{ Name: 'goals', Label: { el: 'Πεδίο goals' }, Count: 49 }],
        },
      ],
    })
    const stale = { ...author, FormVersion: 1 }
    expect(await programme.as.admin.call('actions.moveToForm', stale)).toMatchObject({
      status: 409,
    })
    const moved = { ...author, FormVersion: 2 }
    expect(await programme.as.admin.ask('actions.moveToForm', moved)).toEqual({ Moved: 49 })
    const inNew = { ActionId, MenteeId: people[0]?.id ?? 0 }
    const { Parts } = await programme.as.mentor.ask('actions.getFormParts', inNew)
    expect(Parts[0]).toMatchObject({ FormVersion: 2, IsCurrent: true })
    expect(Parts[0]?.Data).toContain('Στόχος')
    // Who had completed it keeps the labels under which they wrote.
    const own = (await read('mentee')).find(({ Part }) => Part === 'mentee')
    expect(own?.Fields.map(({ name }) => name)).toEqual(['goals', 'hours'])
  })
})
