import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction, createPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { completeAllThemselves } from '../actions/index.ts'

let programme: SmallProgramme

const FIELDS = [
  { Name: 'goal', Label: 'Στόχος', Type: 'text', Visible: 4, Editable: 4 },
  { Name: 'bonus', Label: 'Επίδομα', Type: 'number', Visible: 0, Editable: 0 },
  { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 },
]

beforeAll(async () => {
  programme = await startSmallProgramme()
  const { db, projectId } = programme
  await db.run(sql`
    update projects set settings = ${JSON.stringify({ User: { ProjectFields: FIELDS } })}::jsonb
    where id = ${projectId}`)
})
afterAll(() => programme.close())

const save = (ActionId: number, Code: string, client = programme.as.admin) =>
  client.call('scripts.saveCompletionScript', {
    ...{ ProjectId: programme.projectId, ActionId, Local: false, Code },
  })
const scripted = async (Code: string, options: Parameters<typeof createAction>[2] = {}) => {
  const id = await createAction(programme.db, programme.projectId, options)
  expect(await save(id, Code)).toMatchObject({ status: 200 })
  return id
}
const complete = (
  ActionId: number,
  { as = 'mentee', ...rest }: { as?: keyof SmallProgramme['as']; Data?: string } = {},
) =>
  programme.as[as].call('actions.completeAction', {
    ...{ ActionId, MenteeId: programme.people.mentee.id, ...rest },
  })
const isCompleted = async (actionId: number) => {
  const row = await programme.db.row(sql`
    select from completions where action_id = ${actionId} and completed_at is not null`)
  return row !== undefined
}
const runs = async (ActionId: number) => {
  const { list } = await programme.as.admin.ask('scripts.listCompletionRuns', { ActionId })
  return list
}
/** What a refusal says, once it is sure that it has left nothing behind but its run. */
const refused = async (attempt: () => ReturnType<typeof complete>) => {
  const unchanged = async () => {
    const all = await fingerprint(programme.db)
    // What is counted of what stood before is folded meanwhile.
    const others = ['completion_script_runs', 'mentee_progress', 'project_counts']
    return Object.fromEntries(Object.entries(all).filter(([name]) => !others.includes(name)))
  }
  const before = await unchanged()
  const { status, body } = await attempt()
  expect(await unchanged()).toEqual(before)
  if (typeof body === 'boolean') throw new Error('it was not refused')
  return { status, message: body.message, rule: body.details?.['rule'] }
}

describe('a completion script', () => {
  it('is saved once it can be read, whatever it would do', async () => {
    const id = await createAction(programme.db, programme.projectId, {})
    expect(await save(id, 'const a = 1\nrefuse(a +* 2)')).toMatchObject({
      status: 400,
      body: {
        fields: [
          {
            field: 'Code',
            rule: 'script_syntax',
            at: '2:11',
            message: expect.stringMatching(/^2:11 /),
          },
        ],
      },
    })
    expect(await save(id, 'refuse("no")\nfor (;;) {}')).toMatchObject({ status: 200 })
  })

  it('does what it says with the completion, once, in its author’s name', async () => {
    const { db, people, projectId } = programme
    const other = await createAction(db, projectId, {})
    await db.run(sql`update project_actions set due_on = '2026-01-31' where action_id = ${other}`)
    const id = await scripted(`
      setField('goal', data.goal.toUpperCase() + ' ' + by.Role)
      setData(${other}, { from: action.Title, hint: mentee.last_name })
      setData(${other}, { more: completion[${other}] === undefined })
      extendDue(${other}, '2026-03-01')
      setDate(${other}, '3000-01-01')
      notify('Μπράβο!')
      notify('Τελείωσε', 'mentor')`)
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => complete(id, { Data: '{"goal": "work"}' })),
    )
    expect(answers.map(({ body }) => body)).toEqual(Array(10).fill(true))
    expect(
      await db.one(sql`
        select m.fields ->> 'goal' as goal, d.data, d.scheduled_at as at, e.extended_to as due
        from memberships m
        join action_data d on d.mentee_id = m.user_id and d.action_id = ${other} and d.drawer = 'mentee'
        join action_dues e on e.mentee_id = m.user_id and e.action_id = ${other}
        where m.project_id = ${projectId} and m.user_id = ${people.mentee.id}`),
    ).toMatchObject({
      goal: 'WORK Mentee',
      data: { hint: 'mentee', more: true, date: '3000-01-01' },
      at: '3000-01-01T00:00:00.000Z',
      due: '2026-03-01',
    })
    const ran = (await programme.auditOf(id)).filter(({ verb }) => verb === 'scripts.ran')
    expect(ran).toEqual([
      {
        verb: 'scripts.ran',
        actorId: people.mentee.id,
        subjectId: people.mentee.id,
        detail: { version: 1, author: people.admin.id, effects: 7 },
      },
    ])
    const told = await db.rows(sql`
      select user_id as id, model ->> 'title' as title from notices
      where kind = 'scripts.said' order by user_id = ${people.mentor.id}`)
    expect(told).toEqual([
      { id: people.mentee.id, title: 'Μπράβο!' },
      { id: people.mentor.id, title: 'Τελείωσε' },
    ])
    const [run, ...more] = await runs(id)
    expect(more).toEqual([])
    expect(run).toMatchObject({
      MenteeId: people.mentee.id,
      Version: 1,
      Refusal: null,
      Fault: null,
    })
    expect(run?.Effects).toHaveLength(7)
  })

  it('refuses with a sentence, which is told wherever somebody completes', async () => {
    const id = await scripted(`if (!data.goal) refuse('Γράψτε πρώτα τον στόχο σας.')`)
    for (const as of ['mentee', 'mentor', 'admin'] as const)
      expect(await refused(() => complete(id, { as }))).toEqual({
        ...{ status: 422, message: 'Γράψτε πρώτα τον στόχο σας.', rule: 'completion_refused' },
      })
    expect(await isCompleted(id)).toBe(false)
    expect((await runs(id)).map(({ Refusal }) => Refusal)).toEqual(
      Array(3).fill('Γράψτε πρώτα τον στόχο σας.'),
    )
    expect(await complete(id, { Data: '{"goal": "x"}' })).toMatchObject({ body: true })
  })

  it.each([
    ['for (;;) {}', 'time'],
    ['null.x', 'error'],
    ['let a = []; for (;;) a.push("x".repeat(1e6))', /memory|time/],
    ['for (let n = 0; n < 51; n++) notify("n")', 'error'],
    ['try { refuse("") } catch { setField("goal", "x") }', 'error'],
    ['setField("first_name", "x")', 'error'],
    ['setField("kayas", "1234567")', 'error'],
    ['setField("__proto__", "x")', 'error'],
    ['setData(999999, {})', 'error'],
    ['setData(action.Id, { MentorId: 1 })', 'error'],
    ['setData(action.Id, JSON.parse(\'{"constructor": 1}\'))', 'error'],
    ['setDate(action.Id, "never")', 'error'],
    ['notify("x".repeat(301))', 'error'],
    ['fetch("/")', 'error'],
    ['setField("goal", "x"); throw new Error("no")', 'error'],
  ])('that fails completes nothing and leaves nothing: %s', async (code, problem) => {
    const id = await scripted(code)
    expect(await refused(() => complete(id))).toMatchObject({
      status: 422,
      rule: 'completion_script_failed',
    })
    expect(await isCompleted(id)).toBe(false)
    const [run] = await runs(id)
    expect(run?.Fault?.Problem).toMatch(problem)
  })

  it('reads and writes what its author may', async () => {
    const { db, projectId } = programme
    const manager = await createPerson(db, projectId, ['ProjectManager'])
    const as = await programme.server.client().signIn(manager.username)
    await db.run(sql`
      update memberships set fields = fields || '{"bonus": "7"}'
      where user_id = ${programme.people.mentee.id}`)
    const read = await scripted(`refuse('bonus ' + mentee.bonus)`)
    expect(await refused(() => complete(read))).toMatchObject({ message: 'bonus 7' })
    await save(read, `refuse('bonus ' + mentee.bonus)`, as)
    expect(await refused(() => complete(read))).toMatchObject({ message: 'bonus undefined' })
    await save(read, `setField('bonus', 9)`, as)
    expect(await refused(() => complete(read))).toMatchObject({ rule: 'completion_script_failed' })
    await save(read, `setField('bonus', 9)`)
    expect(await complete(read)).toMatchObject({ body: true })
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const)
      expect(await save(read, '', programme.as[name])).toMatchObject({ status: 403 })
  })

  it('is tried without writing anything', async () => {
    const id = await createAction(programme.db, programme.projectId, {})
    const attempt = (Code: string) =>
      programme.as.admin.ask('scripts.tryCompletionScript', {
        ...{ ActionId: id, MenteeId: programme.people.mentee.id, Code },
      })
    const before = await fingerprint(programme.db)
    expect(await attempt(`setField('goal', 'tried'); notify('x')`)).toMatchObject({
      ...{ Refusal: null, Fault: null },
      Effects: [
        { Kind: 'field', Name: 'goal', Value: '"tried"' },
        { Kind: 'notice', Name: 'mentee', Value: '"x"' },
      ],
    })
    expect(await attempt('refuse("όχι")')).toMatchObject({ Refusal: 'όχι' })
    expect(await attempt('a.b')).toMatchObject({ Fault: { Problem: 'error', At: '1:1' } })
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('is saved from the version that was seen, and taken away', async () => {
    const id = await scripted('notify("1")')
    const from = (Version: number, Code: string) =>
      programme.as.admin.call('scripts.saveCompletionScript', { ActionId: id, Code, Version })
    expect(await from(1, 'notify("2")')).toMatchObject({ body: { Version: 2 } })
    expect(await from(1, 'notify("3")')).toMatchObject({ status: 409 })
    expect(await from(1, '')).toMatchObject({ status: 409 })
    expect(await from(2, ' ')).toMatchObject({ body: { Version: 0, Code: '' } })
    expect(await save(id, 'x', programme.as.admin)).toMatchObject({ body: { Version: 1 } })
  })

  it('that is local only refuses, however the action is completed, and is told to its mentee', async () => {
    const { mentee, stranger } = programme.people
    const code = 'if (!data.goals) refuse("Γράψτε στόχο")'
    const id = await scripted('notify("1")')
    const local = (Code: string) =>
      programme.as.admin.ask('scripts.saveCompletionScript', { ActionId: id, Code, Local: true })
    const open = (MenteeId: number, as: 'mentee' | 'mentor' = 'mentee') =>
      programme.as[as].call('scripts.getLocalScript', { ActionId: id, MenteeId })
    expect(await open(mentee.id)).toMatchObject({ status: 200, body: null })
    expect(await local(code)).toMatchObject({ Local: true })
    const told = (await open(mentee.id)).body as { Code: string; Values: Record<string, string> }
    expect(told.Code).toBe(code)
    expect(JSON.parse(told.Values['mentee'] ?? '')).not.toHaveProperty('email')
    expect(await open(stranger.id)).toMatchObject({ status: 404 })
    expect(await open(mentee.id, 'mentor')).toMatchObject({ status: 403 })
    expect(await complete(id)).toMatchObject({ status: 422, body: { message: 'Γράψτε στόχο' } })
    await local('notify("2")')
    expect(await complete(id)).toMatchObject({
      body: { details: { rule: 'completion_script_failed' } },
    })
    await local('if (mentee.email) refuse("x")')
    expect(await complete(id)).toMatchObject({ status: 200, body: true })
  })

  it('that is local knows what its mentee sees alone, in the page, in a trial and on the server', async () => {
    const { db, projectId, people } = programme
    const MenteeId = people.mentee.id
    const [hidden, shown] = [
      await createAction(db, projectId, {}),
      await createAction(db, projectId, {}),
    ]
    for (const id of [hidden, shown]) expect(await complete(id)).toMatchObject({ body: true })
    await db.run(sql`
      update project_actions set flags = flags | ${GRID_FLAGS.HideFromMentee} where action_id = ${hidden}`)
    await db.run(sql`
      update memberships set fields = fields || '{"kayas": "1000001"}' where user_id = ${MenteeId}`)
    const ActionId = await createAction(db, projectId, {})
    const Code = `if (mentee.kayas || completion[${hidden}] || !completion[${shown}]) refuse('όχι')`
    const given = { ActionId, Code, Local: true }
    await programme.as.admin.ask('scripts.saveCompletionScript', given)
    const told = await programme.as.mentee.ask('scripts.getLocalScript', { ActionId, MenteeId })
    expect(JSON.parse(told?.Values['mentee'] ?? '')).not.toHaveProperty('kayas')
    const { [shown]: seen, [hidden]: unseen } = JSON.parse(told?.Values['completion'] ?? '')
    expect([seen, unseen]).toEqual([{ At: expect.any(String) }, undefined])
    expect(
      await programme.as.admin.ask('scripts.tryCompletionScript', { ...given, MenteeId }),
    ).toMatchObject({ Refusal: null, Fault: null })
    expect(await complete(ActionId)).toMatchObject({ status: 200, body: true })
  })

  it('of two at once, the second knows what the first has done', async () => {
    const count = `setField('goal', String((Number(mentee.goal) || 0) + 1))`
    const { mentee } = programme.people
    await programme.db.run(
      sql`update memberships set fields = fields - 'goal' where user_id = ${mentee.id}`,
    )
    const ids: number[] = []
    for (let n = 0; n < 4; n++) ids.push(await scripted(count))
    const answers = await Promise.all(ids.map((id) => complete(id)))
    expect(answers.map(({ body }) => body)).toEqual(Array(4).fill(true))
    expect(
      await programme.db.one(sql`
        select fields ->> 'goal' as goal from memberships where user_id = ${mentee.id}`),
    ).toEqual({ goal: '4' })
  })

  it('of many people at once, each is answered for themselves alone', async () => {
    const { db, projectId } = programme
    const names = ['fine', 'refused', 'loops', 'throws', 'also', 'third', 'fourth']
    const people = await Promise.all(
      names.map((lastName) => createPerson(db, projectId, ['Mentee'], { lastName })),
    )
    const id = await scripted(`
      if (mentee.last_name === 'refused') refuse('Όχι ακόμη.')
      if (mentee.last_name === 'loops') for (;;) {}
      if (mentee.last_name === 'throws') throw new Error('no')
      setData(action.Id, { of: mentee.last_name })`)
    const answers = await Promise.all(
      people.map(({ id: MenteeId }) =>
        programme.as.admin.call('actions.completeAction', { ActionId: id, MenteeId }),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 422, 422, 422, 200, 200, 200])
    expect(answers[1]?.body).toMatchObject({ message: 'Όχι ακόμη.' })
    for (const place of [2, 3])
      expect(answers[place]?.body).toMatchObject({ details: { rule: 'completion_script_failed' } })
    const made = ['also', 'fine', 'fourth', 'third']
    const written = await db.rows<{ of: string }>(sql`
      select d.data ->> 'of' as of from action_data d
      join completions c using (project_id, mentee_id, action_id)
      where action_id = ${id} and c.completed_at is not null order by 1`)
    expect(written.map(({ of }) => of)).toEqual(made)
    const audited = await programme.auditOf(id)
    for (const verb of ['scripts.ran', 'action.completed'])
      expect(audited.filter((row) => row.verb === verb)).toHaveLength(made.length)
    expect((await runs(id)).map(({ Mentee }) => Mentee.split(' ').at(-1)).toSorted()).toEqual(
      names.toSorted(),
    )
  })
})

describe('other ways of completing', () => {
  it('payments are refused as a whole, with whose each sentence is', async () => {
    const { db, projectId, people } = programme
    await db.run(sql`insert into actions (id, type_id, title) values (67, 3, 'Δόση')`)
    await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
      values (${projectId}, 67, ${GRID_FLAGS.Published}, 67)`)
    for (const [name, number] of [
      ['mentee', '1000001'],
      ['stranger', '1000002'],
    ] as const)
      await db.run(sql`update memberships set fields = fields || jsonb_build_object('kayas', ${number}::text)
        where user_id = ${people[name].id}`)
    await save(67, `if (mentee.kayas === '1000002') refuse('Λείπει ο λογαριασμός.')`)
    const pay = (Kayas: string[]) =>
      programme.as.admin.call('payments.setPayments', {
        ...{ ProjectId: projectId, Kayas, ActionIds: [67], Set: true },
      })
    expect(await pay(['1000001', '1000002'])).toMatchObject({
      status: 422,
      body: { message: 'Λείπει ο λογαριασμός.' },
    })
    expect(await isCompleted(67)).toBe(false)
    await save(67, `refuse('Λείπει ' + mentee.kayas)`)
    expect(await pay(['1000001', '1000002'])).toMatchObject({
      body: {
        message: expect.stringMatching(
          /mentee: Λείπει 1000001\n.*stranger: Λείπει 1000002/,
        ) as string,
      },
    })
    await save(67, `setField('goal', 'paid')`)
    expect(await pay(['1000001', '1000002'])).toMatchObject({ body: { Changed: 2 } })
    expect((await runs(67)).filter(({ Effects }) => Effects.length > 0)).toHaveLength(2)
  })

  it('what completes itself stays open where its script refuses, and does the rest', async () => {
    const { db, projectId, people } = programme
    const id = await createAction(db, projectId, {})
    await db.run(sql`
      update actions set completion = '{"By": "automatic", "NeedsFields": true,
        "Condition": "user.goal == \\"ready\\""}' where id = ${id}`)
    await save(id, `if (!mentee.bonus) refuse('όχι'); setData(action.Id, { by: by })`)
    const settle = async (goal: string, bonus: string) => {
      await db.run(sql`update memberships
        set fields = fields || jsonb_build_object('goal', ${goal}::text, 'bonus', ${bonus}::text)
        where user_id = ${people.mentee.id}`)
      const now = new Date(Date.now() + 180_000)
      await completeAllThemselves({ database: db, now, log: openLog('silent') })
    }
    await settle('ready', '')
    expect(await isCompleted(id)).toBe(false)
    expect((await runs(id))[0]).toMatchObject({ Refusal: 'όχι' })
    await settle('ready', '1')
    expect(await isCompleted(id)).toBe(true)
    const data = await programme.as.mentor.ask('actions.getMenteeData', {
      ...{ ActionId: id, MenteeId: people.mentee.id },
    })
    expect(JSON.parse(data.Data)).toEqual({ by: null })
  })
})
