import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { addTextField, createAction, createProject } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { actionNeeds } from './action-needs.ts'

describe('what an action says and asks', () => {
  let programme: SmallProgramme
  let ActionId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    ActionId = await createAction(programme.db, programme.projectId)
  })

  const place = () => ({ ProjectId: programme.projectId, ActionId })
  const field = (rest: object = {}) => ({
    name: 'goals',
    label: { el: 'Ποιοι είναι οι στόχοι σας;', en: 'What are your goals?' },
    type: 'textarea',
    required: true,
    options: [],
    ...rest,
  })
  const content = (rest: object = {}) => ({
    ...place(),
    Version: 1,
    Title: 'Οι στόχοι μου',
    Titles: { en: 'My goals' },
    Descr: 'Γράψτε τρεις.',
    Descrs: { en: 'Write three.', el: ' ' },
    ShowCondition: '',
    EnableCondition: '',
    Form: [field()],
    ...rest,
  })
  const save = (rest: object = {}, name: PersonName = 'admin') =>
    programme.as[name].call('actions.saveContent', content(rest) as never)
  const read = () => programme.as.admin.ask('actions.getContent', place())
  const asMentee = async () => {
    const mentee = { ProjectId: programme.projectId, MenteeId: programme.people.mentee.id }
    const list = await programme.as.mentee.ask('actions.listMenteeActions', mentee)
    return list.find(({ Id }) => Id === ActionId)
  }

  it('is what mentees read and fill in from then on', async () => {
    expect(await save()).toMatchObject({ status: 200, body: { Version: 2, Begun: 0 } })
    const action = await asMentee()
    expect(action).toMatchObject({ Title: 'Οι στόχοι μου', Descr: 'Γράψτε τρεις.' })
    expect(action?.Titles).toEqual({ en: 'My goals' })
    expect(JSON.parse(action?.Data ?? '')).toMatchObject({ form: [field()] })
    expect(await programme.auditOf(ActionId)).toMatchObject([
      { verb: 'actions.contentSaved', actorId: programme.people.admin.id, detail: { version: 2 } },
    ])
  })

  it('is written and tried by nobody who does not see every field of every mentee', async () => {
    const asked = { ...place(), ShowCondition: "user.afm == '1'", EnableCondition: '' }
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const) {
      expect(await save({}, name)).toMatchObject({ status: 403 })
      const tried = await programme.as[name].call('actions.tryConditions', asked)
      expect(tried).toMatchObject({ status: 403 })
    }
    expect(await read()).toMatchObject({ Version: 1 })
  })

  it('keeps what mentees wrote, whatever becomes of the form', async () => {
    await save()
    const Data = JSON.stringify({ goals: 'Να βρω δουλειά' })
    await programme.as.mentee.ask('actions.updateDataAsMentee', { ActionId, Data })
    const { body } = await save({ Version: 2, Form: [field({ name: 'steps' })] })
    expect(body).toMatchObject({ Version: 3, Begun: 1 })
    await programme.as.mentee.ask('actions.updateDataAsMentee', {
      ActionId,
      Data: JSON.stringify({ steps: 'Βιογραφικό' }),
    })
    const kept = await programme.as.mentee.ask('actions.getDataAsMentee', {
      ActionId,
      MenteeId: programme.people.mentee.id,
    })
    expect(JSON.parse(kept.Data)).toEqual({ goals: 'Να βρω δουλειά', steps: 'Βιογραφικό' })
  })

  it('is not written over what somebody else saved meanwhile', async () => {
    await save()
    expect(await save({ Title: 'Άλλος τίτλος' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', details: { Version: 2 } },
    })
    expect(await read()).toMatchObject({ Title: 'Οι στόχοι μου' })
  })

  it('leaves its earlier versions, the newest first', async () => {
    await save()
    await save({ Version: 2, Title: 'Τρεις στόχοι', Form: [] })
    const versions = await programme.as.admin.ask('actions.listContentVersions', {
      ...place(),
      page: 1,
    })
    expect(versions.count).toBe(2)
    expect(versions.list.map(({ Version, Form }) => [Version, Form.length])).toEqual([
      [2, 1],
      [1, 0],
    ])
    expect(versions.list[0]).toMatchObject({
      Title: 'Οι στόχοι μου',
      By: { Id: programme.people.admin.id },
    })
    expect(versions.list[1]?.By).toBeNull()
  })

  it('is written as a draft first, which only authors see until it is published', async () => {
    const Content = JSON.stringify({ Title: { el: 'Πρόχειρος τίτλος' }, Form: [{ name: '' }] })
    const draft = (Revision: number | null, name: PersonName = 'admin') =>
      programme.as[name].call('actions.saveDraft', { ...place(), Content, Version: 1, Revision })
    expect(await draft(null, 'coordinator')).toMatchObject({ status: 403 })
    expect(await draft(null)).toMatchObject({
      body: { Title: 'Δράση', Version: 1, Draft: { Revision: 1, Version: 1 } },
    })
    expect(await draft(null)).toMatchObject({ status: 409, body: { details: { Revision: 1 } } })
    expect(await draft(1)).toMatchObject({ body: { Draft: { Revision: 2 } } })
    expect(await asMentee()).toMatchObject({ Title: 'Δράση' })
    expect(JSON.parse((await read()).Draft?.Content ?? '')).toEqual(JSON.parse(Content))
    // Who has not seen the draft does not publish over it, and who does leaves none.
    expect(await save({ Draft: null })).toMatchObject({ status: 409 })
    expect(await save({ Draft: 2 })).toMatchObject({ body: { Version: 2, Draft: null } })
    await draft(null)
    const seen = { ...place(), Revision: 1 }
    expect(await programme.as.admin.call('actions.discardDraft', seen)).toMatchObject({
      body: { Title: 'Οι στόχοι μου', Version: 2, Draft: null },
    })
    expect(await programme.as.admin.call('actions.discardDraft', seen)).toMatchObject({
      status: 409,
    })
  })

  it('is published in the project once nothing is missing, and taken back', async () => {
    const publish = (Published: boolean) =>
      programme.as.admin.call('actions.setPublished', { ...place(), Published })
    expect(await publish(false)).toMatchObject({ body: { Published: false } })
    expect(await asMentee()).toBeUndefined()
    actionNeeds.provide('test', {
      beforePublishing: async (_, actions) => actions.map(() => [{ rule: 'required' }]),
    })
    expect(await read()).toMatchObject({ Published: false, Missing: [{ Rule: 'required' }] })
    expect(await publish(true)).toMatchObject({
      status: 422,
      body: { details: { rule: 'something_missing' } },
    })
    actionNeeds.provide('test', {})
    expect(await publish(true)).toMatchObject({ body: { Published: true, Missing: [] } })
    expect(await asMentee()).toBeDefined()
  })

  it.each([
    [{ Title: '  ' }, 'Title required'],
    [{ ShowCondition: "user.sector == 'a" }, 'ShowCondition expression'],
    [{ EnableCondition: 'sector == 1' }, 'EnableCondition unknown_name'],
    [{ Form: [field(), field()] }, 'Form.1.name duplicate'],
    [{ Form: [field({ name: 'δύο' })] }, 'Form.0.name form_field_name'],
    [{ Form: [field({ type: 'select' })] }, 'Form.0.options required'],
    [
      {
        Form: [
          field({
            type: 'select',
            options: [1, 2].map(() => ({ value: 'a', label: { el: 'Α', en: '' } })),
          }),
        ],
      },
      'Form.0.options.1.value duplicate',
    ],
    [{ Form: [field({ label: { el: '', en: 'x' } })] }, 'Form.0.label.el required'],
  ])('is refused as %j', async (rest, refusal) => {
    const { status, body } = await save(rest)
    expect(status).toBe(400)
    expect('fields' in body && body.fields?.map(({ field: at, rule }) => `${at} ${rule}`)).toEqual([
      refusal,
    ])
    expect(await read()).toMatchObject({ Version: 1 })
  })

  it('is not changed in a project that the author does not manage', async () => {
    const elsewhere = await createProject(programme.db, `elsewhere-${ActionId}`)
    await programme.db.run(sql`
      insert into project_actions (project_id, action_id, position)
      values (${elsewhere}, ${ActionId}, 1)`)
    expect(await save()).toMatchObject({
      status: 422,
      body: { code: 'rule_violated', details: { rule: 'action_shared' } },
    })
    expect(await read()).toMatchObject({ Version: 1, SharedWith: [expect.any(String)] })
  })

  it('is not there in another project', async () => {
    const elsewhere = await createProject(programme.db, `other-${ActionId}`)
    const other = await createAction(programme.db, elsewhere)
    const there = { ProjectId: programme.projectId, ActionId: other }
    for (const [name, input] of [
      ['actions.getContent', there],
      ['actions.tryConditions', { ...there, ShowCondition: '', EnableCondition: '' }],
      ['actions.listContentVersions', { ...there, page: 1 }],
    ] as const)
      expect(await programme.as.admin.call(name, input)).toMatchObject({ status: 404 })
  })

  it('is called by each role as its authors say, wherever that role reads it', async () => {
    await save({ RoleTitles: { Mentor: { el: 'Οι στόχοι του', en: 'Their goals' }, Mentee: {} } })
    expect((await read()).RoleTitles).toEqual({
      Mentor: { el: 'Οι στόχοι του', en: 'Their goals' },
    })
    const ofMentee = { ProjectId: programme.projectId, MenteeId: programme.people.mentee.id }
    const titleTo = async (name: PersonName) => {
      const list = await programme.as[name].ask('actions.listMenteeActions', ofMentee)
      return list.find(({ Id }) => Id === ActionId)
    }
    expect(await titleTo('mentor')).toMatchObject({
      Title: 'Οι στόχοι του',
      Titles: { en: 'Their goals' },
    })
    expect(await titleTo('mentee')).toMatchObject({ Title: 'Οι στόχοι μου' })
    const header = await programme.as.mentor.ask('grid.getActionsGridHeader', {
      ProjectId: programme.projectId,
    })
    expect(header.Columns.find(({ Id }) => Id === ActionId)?.Title).toBe('Οι στόχοι του')
    // Who does not say so leaves them as they are.
    await save({ Version: 2 })
    expect(await titleTo('mentor')).toMatchObject({ Title: 'Οι στόχοι του' })
  })

  it('says for whom its conditions hold, before they are saved', async () => {
    const { mentee } = programme.people
    await programme.db.run(sql`
      update users set fields = fields || '{"sector": "Υγεία"}' where id = ${mentee.id}`)
    await addTextField(programme.db, programme.projectId, 'sector')
    const asked = { ...place(), ShowCondition: "user.sector == 'Υγεία'", EnableCondition: 'false' }
    const tried = await programme.as.admin.ask('actions.tryConditions', asked)
    expect(tried).toMatchObject({ Mentees: 2, Shown: 1, Enabled: 0 })
    expect(tried.List.map(({ Id, Shown }) => [Id, Shown])).toContainEqual([mentee.id, true])
    const one = await programme.as.admin.ask('actions.tryConditions', {
      ...asked,
      ShowCondition: "user.sector == 'Τουρισμός'",
      MenteeId: mentee.id,
    })
    expect(one.List).toMatchObject([
      { Id: mentee.id, Why: [{ Values: [{ Name: 'user.sector', Value: 'Υγεία' }] }] },
    ])
    const name = tried.List.find(({ Id }) => Id === mentee.id)?.LastName ?? ''
    expect(name).not.toBe('')
    const named = { ...asked, Search: name }
    const found = await programme.as.admin.ask('actions.tryConditions', named)
    expect(found.List.map(({ Id }) => Id)).toContain(mentee.id)
    const nobody = await programme.as.admin.ask('actions.tryConditions', {
      ...asked,
      Search: 'Ουδείςτοιούτος',
    })
    expect(nobody).toMatchObject({ Mentees: 0, List: [] })
    const refused = { ...asked, ShowCondition: '1 +' }
    expect(await programme.as.admin.call('actions.tryConditions', refused)).toMatchObject({
      status: 400,
    })
    // And the mentees see it as it was said.
    await save({ ShowCondition: "user.sector == 'Τουρισμός'" })
    expect(await asMentee()).toBeUndefined()
  })
})
