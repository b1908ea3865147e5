import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { FindingKind } from '@telemachos/contract/projects/finding-kinds'
import { draftOf, draftQuestion } from '@telemachos/questionnaire/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { newConference, sessionFields } from '../../testing/conferences.ts'
import { createAction, createPerson, createQuest, relate } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

const { Published, HideFromMentee, HideFromMentor, HideInGrid } = GRID_FLAGS
const ABSENT = 987_654

describe('the check of a project', () => {
  let programme: SmallProgramme
  let ProjectId: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
  })
  afterAll(() => programme.close())

  const findings = async (ActionIds?: number[]) =>
    (
      await programme.as.admin.ask('projects.checkProject', {
        ProjectId,
        ...(ActionIds && { ActionIds }),
      })
    ).Findings
  const of = async (kind: FindingKind) => (await findings()).filter(({ Kind }) => Kind === kind)
  const idsOf = async (kind: FindingKind) => (await of(kind)).map(({ Id }) => Id)
  const set = (settings: object) =>
    programme.db.run(sql`update projects set settings = ${JSON.stringify(settings)}::jsonb
      where id = ${ProjectId}`)
  const make = (options: Parameters<typeof createAction>[2] = {}) =>
    createAction(programme.db, ProjectId, options)
  const withForm = { form: [{ name: 'a', type: 'text', label: { el: 'Α' } }] }

  it('finds actions that say and ask nothing, and those that lack what their type needs', async () => {
    const empty = await make()
    const filled = await make({ data: withForm })
    const meeting = await make({ typeId: ACTION_TYPES.meetingInPerson })
    const unready = await make({ typeId: ACTION_TYPES.documents })
    const asking = await make({ typeId: ACTION_TYPES.questionnaire })
    const viewed = await make()
    await programme.db.run(sql`
      insert into action_views (project_id, action_id, viewer, published, changed_at)
      values (${ProjectId}, ${viewed}, 'mentee', 1, now())`)
    const found = await idsOf('action_empty')
    expect(found).toContain(empty)
    for (const id of [filled, meeting, unready, viewed]) expect(found).not.toContain(id)
    const parts = (await of('action_unready')).map(({ Id, Part }) => [Id, Part])
    expect(parts).toEqual([
      [unready, 'no_documents'],
      [asking, 'questionnaire_missing'],
    ])
  })

  it('finds conditions that cannot be read, or read what is not there or not published', async () => {
    const waiting = await make({ flags: 0, title: 'Αδημοσίευτη' })
    const known = await make()
    const good = await make({
      showCondition: `user.first_name == 'Α' && completion['${known}']`,
      enableCondition: "project.url != 'x'",
    })
    const torn = await make({ showCondition: 'user.first_name ==' })
    const lost = await make({ enableCondition: `completion['${ABSENT}'] || user.goal == 1` })
    const other = await make({ showCondition: 'mentee.name' })
    const early = await make({ enableCondition: `!completion[${waiting}]` })
    await programme.db.run(sql`update actions
      set completion = '{"By": "mentee", "NeedsFields": false, "Condition": "user.lost"}'
      where id = ${known}`)
    const all = await findings()
    const said = all
      .filter(({ Kind }) => Kind.startsWith('condition_'))
      .map(({ Kind, Id, Part, Names }) => [Kind, Id, Part, Names.join()])
    expect(said).toEqual([
      ['condition_unreadable', torn, 'ShowCondition', ''],
      ['condition_unknown_field', known, 'Completion', 'user.lost'],
      ['condition_unknown_field', lost, 'EnableCondition', 'user.goal'],
      ['condition_unknown_field', other, 'ShowCondition', 'mentee'],
      ['condition_unknown_action', lost, 'EnableCondition', String(ABSENT)],
      ['condition_unpublished', early, 'EnableCondition', 'Αδημοσίευτη'],
    ])
    expect(said.map(([, id]) => id)).not.toContain(good)
  })

  it('finds actions that wait for each other', async () => {
    const first = await make({ title: 'Πρώτη' })
    const second = await make({ title: 'Δεύτερη', enableCondition: `completion['${first}']` })
    expect(await of('condition_circle')).toEqual([])
    await programme.db.run(sql`update actions set enable_condition = ${`completion['${second}'].At`}
      where id = ${first}`)
    expect(await of('condition_circle')).toMatchObject([{ Id: first, Names: ['Δεύτερη'] }])
    await programme.db.run(sql`update actions set enable_condition = '' where id = ${first}`)
  })

  it('finds what nobody sees', async () => {
    const ofStaff = Published | HideFromMentee | HideFromMentor
    const hidden = await make({ flags: ofStaff | HideInGrid })
    const half = await make({ flags: ofStaff })
    const unshown = await make({ showCondition: '1 == 2' })
    const shown = await make({ showCondition: '1 == 1' })
    const mentees = [programme.people.mentee.id, programme.people.stranger.id]
    await programme.db.run(sql`insert into unshown_actions (project_id, mentee_id, action_id)
      select ${ProjectId}::int, m, ${unshown}::int from unnest(${mentees}::int[]) as m
      on conflict do nothing`)
    await programme.db.run(sql`insert into unshown_actions (project_id, mentee_id, action_id)
      values (${ProjectId}, ${mentees[0] ?? 0}, ${shown}) on conflict do nothing`)
    expect(await idsOf('action_hidden')).toEqual([hidden])
    expect(await idsOf('action_hidden')).not.toContain(half)
    expect(await of('action_unshown')).toMatchObject([{ Id: unshown, Count: 2 }])
  })

  it('finds deadlines before the first session, or passed unpublished, and conferences without any', async () => {
    const dueOn = (id: number, days: number) =>
      programme.db.run(sql`update project_actions set due_on = current_date + ${days}::int
        where action_id = ${id}`)
    const early = await newConference(programme)
    const fine = await newConference(programme)
    const none = await newConference(programme)
    for (const ActionId of [early, fine])
      await programme.as.admin.ask('conferences.saveSession', {
        ...{ ...sessionFields, ProjectId, ActionId },
      })
    await dueOn(early, 0)
    await dueOn(fine, 30)
    const late = await make({ flags: 0 })
    const published = await make()
    await dueOn(late, -3)
    await dueOn(published, -3)
    expect(await idsOf('due_before_session')).toEqual([early])
    expect(await idsOf('conference_empty')).toEqual([none])
    expect(await idsOf('due_passed')).toEqual([late])
  })

  it('finds questionnaires that nobody can answer, and drafts whose conditions read what is not there', async () => {
    const draft = draftOf(
      [
        draftQuestion({ Type: 10, Model: 'a' }),
        draftQuestion({ Type: 10, Condition: 'lost == 1' }),
      ],
      { Title: { el: 'Ανέτοιμο', en: '' } },
    )
    const { id: open } = await programme.db.one<{ id: number }>(sql`
      insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at)
      values (${ProjectId}, '{"el": "Ανέτοιμο"}', 'a', 'a', ${JSON.stringify(draft)}::jsonb, now())
      returning id`)
    const asking = await make({ typeId: ACTION_TYPES.questionnaire, questId: open })
    const gone = await make({ typeId: ACTION_TYPES.questionnaire, questId: ABSENT })
    expect(await of('questionnaire_unpublished')).toMatchObject([
      { Id: asking, Names: ['Ανέτοιμο'] },
    ])
    expect(await of('questionnaire_removed')).toMatchObject([{ Id: gone, Names: [] }])
    expect(await of('questionnaire_condition')).toMatchObject([{ Id: open, Names: ['lost'] }])
    const good = draftOf([draftQuestion({ Type: 10 })])
    const { questId } = await createQuest(programme.db, ProjectId, good)
    const well = await make({ typeId: ACTION_TYPES.questionnaire, questId })
    expect(await idsOf('questionnaire_unpublished')).not.toContain(well)
    expect(await idsOf('questionnaire_condition')).not.toContain(questId)
  })

  it('finds scripts that write to what is not there', async () => {
    const id = await make()
    const write = (code: string) =>
      programme.db.run(sql`
        insert into completion_scripts (project_id, action_id, code, level, changed_at)
        values (${ProjectId}, ${id}, ${code}, 0, now())
        on conflict (project_id, action_id) do update set code = excluded.code`)
    await write(`setData(${id}, {}) // setField('a', 1)\n// setField('remark', 1)`)
    expect(await of('script_unknown_action')).toEqual([])
    await write(`setData(${ABSENT}, {}); setField('lost', 'x')`)
    expect(await of('script_unknown_action')).toMatchObject([{ Id: id, Names: [String(ABSENT)] }])
    expect(await of('script_unknown_field')).toMatchObject([{ Id: id, Names: ['lost'] }])
  })

  it('finds roles without menu or people, menus that lead nowhere, and mentees without mentor', async () => {
    await set({})
    const held = (await of('role_without_menu')).map(({ Name, Count }) => [Name, Count])
    expect(held).toContainEqual(['Mentee', 2])
    const entry = (state: string) => ({
      state: `root.defaultlayout.project.${state}`,
      label: state,
    })
    await set({
      Roles: {
        Mentee: [entry('calendar'), entry('admin.user.list')],
        Mentor: [{ ...entry('mentor'), items: [entry('calendar'), entry('nowhere')] }],
      },
    })
    expect((await of('role_without_menu')).map(({ Name }) => Name)).not.toContain('Mentee')
    const closed = (await of('menu_closed')).map(({ Name, Part, Names }) => [Name, Part, ...Names])
    expect(closed).toEqual([
      ['Mentor', 'Settings.Roles.Mentor[0].items[1]', 'nowhere'],
      ['Mentee', 'Settings.Roles.Mentee[1]', 'admin.user.list'],
    ])
    expect(await of('role_without_people')).toEqual([])
    expect(await of('mentees_without_mentor')).toEqual([])
    const alone = await createPerson(programme.db, ProjectId, ['Mentee'])
    expect(await of('mentees_without_mentor')).toMatchObject([{ Type: 'people', Count: 1 }])
    await relate(programme.db, ProjectId, 'mentor', [programme.people.mentor, alone])
    expect(await of('mentees_without_mentor')).toEqual([])
    await programme.db.run(sql`update memberships set left_at = now()
      where project_id = ${ProjectId} and is_mentor`)
    expect((await of('role_without_people')).map(({ Name }) => Name)).toEqual(['Mentor'])
    await programme.db.run(
      sql`update memberships set left_at = null where project_id = ${ProjectId}`,
    )
  })

  it('finds mails that name what they are not told', async () => {
    const write = (body: string, withdrawn = false) =>
      programme.db.run(sql`
        insert into mail_templates (project_id, name, language, subject, body, withdrawn)
        values (${ProjectId}, 'meetings.scheduled', 'el', '{{ title }}', ${body}, ${withdrawn})`)
    await write('{% assign day = at %}{{ name }} {{ day | moment }} {{ project }}')
    expect(await of('mail_unknown_field')).toEqual([])
    await write('{{ name }} {{ telephone }}')
    expect(await of('mail_unknown_field')).toMatchObject([
      { Type: 'template', Name: 'meetings.scheduled', Part: 'el', Names: ['telephone'] },
    ])
    await write('', true)
    expect(await of('mail_unknown_field')).toEqual([])
  })

  it('finds settings and expressions of the application that name what is not there', async () => {
    const action = await make()
    const questions = {
      city: { Label: 'Πόλη', Order: 1, Show: 'application.country == 1' },
      age: { Label: 'Ηλικία', Order: 2, Validation: 'iif(value > 18, 0', Show: 'application.city' },
    }
    await set({
      User: { Fields: [{ Name: 'city', Label: 'Πόλη', Type: 'text', Visible: 4, Editable: 4 }] },
      Config: {
        MicrodataSendFilter: [{ Field: 'city', Value: 'x' }],
        MicrodataDateActionId: action,
        Matching: { AreaField: 'lost', SharedFields: ['city'] },
        Application: [{ Questions: questions }],
      },
    })
    expect(await of('setting_unknown_field')).toMatchObject([
      { Part: 'Settings.Config.Matching.AreaField', Names: ['lost'] },
    ])
    expect(await of('setting_unknown_action')).toEqual([])
    expect(await of('application_unreadable')).toMatchObject([
      { Name: 'Ηλικία', Part: 'Settings.Config.Application[0].Questions.age.Validation' },
    ])
    expect(await of('application_unknown')).toMatchObject([
      { Name: 'Πόλη', Names: ['application.country'] },
    ])
    await set({ Config: { MicrodataDateActionId: ABSENT } })
    expect(await of('setting_unknown_action')).toMatchObject([{ Names: [String(ABSENT)] }])
  })

  it('says what concerns publishing some actions, as if they were published', async () => {
    const before = await make({ flags: 0, title: 'Πριν' })
    const after = await make({ flags: 0, data: withForm, enableCondition: `completion[${before}]` })
    expect((await findings([after])).map(({ Kind, Id }) => [Kind, Id])).toEqual([
      ['condition_unpublished', after],
    ])
    expect((await findings([before, after])).map(({ Kind, Id }) => [Kind, Id])).toEqual([
      ['action_empty', before],
    ])
  })

  it('is put away with a reason and brought back, and comes back by itself when it changes', async () => {
    const { admin, coordinator } = programme.as
    const id = await make({ showCondition: 'user.one' })
    const mine = async () => (await of('condition_unknown_field')).find(({ Id }) => Id === id)
    const Key = (await mine())?.Key ?? ''
    expect(
      (await admin.call('projects.dismissFinding', { ProjectId, Key, Reason: ' ' })).status,
    ).toBe(400)
    const unknown = { ProjectId, Key: `${Key}/none`, Reason: 'x' }
    expect((await admin.call('projects.dismissFinding', unknown)).status).toBe(404)
    await admin.ask('projects.dismissFinding', {
      ProjectId,
      Key,
      Reason: 'Έρχεται με την εισαγωγή.',
    })
    expect((await mine())?.Dismissed).toMatchObject({ Reason: 'Έρχεται με την εισαγωγή.' })
    await programme.db.run(sql`update actions set show_condition = 'user.two' where id = ${id}`)
    expect((await mine())?.Dismissed).toBeNull()
    await programme.db.run(sql`update actions set show_condition = 'user.one' where id = ${id}`)
    await admin.ask('projects.restoreFinding', { ProjectId, Key })
    expect((await mine())?.Dismissed).toBeNull()
    for (const call of ['projects.checkProject', 'projects.dismissFinding'] as const)
      expect((await coordinator.call(call, { ProjectId, Key, Reason: 'x' } as never)).status).toBe(
        403,
      )
  })

  it('tells the first hundred of a kind of a project of five hundred actions, and how many more there are', async () => {
    await programme.db.run(sql`
      with made as (
        insert into actions (type_id, title, show_condition)
        select 3, 'Δράση ' || n, 'user.lost' || n || ' == 1' from generate_series(1, 500) n
        returning id)
      insert into project_actions (project_id, action_id, flags, position)
      select ${ProjectId}, id, 2, 0 from made`)
    const { Findings, More } = await programme.as.admin.ask('projects.checkProject', { ProjectId })
    expect(Findings.filter(({ Kind }) => Kind === 'condition_unknown_field')).toHaveLength(100)
    expect(More).toBeGreaterThan(399)
  })
})
