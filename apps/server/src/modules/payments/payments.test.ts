import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { forgetChanges } from './undo-payments.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

describe('payments', () => {
  let programme: SmallProgramme
  let ProjectId: number

  beforeAll(async () => {
    programme = await startSmallProgramme()
    ProjectId = programme.projectId
    const { db, people } = programme
    const kayas = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
    await db.run(sql`update projects set settings =
      ${JSON.stringify({ User: { ProjectFields: [kayas] } })}::jsonb where id = ${ProjectId}`)
    await db.run(sql`insert into actions (id, type_id, title)
      select id, 3, 'Δόση ' || id from generate_series(67, 69) id`)
    await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
      select ${ProjectId}, id, ${GRID_FLAGS.Published}, id from generate_series(67, 69) id`)
    for (const [name, number] of [
      ['mentee', '1000001'],
      ['stranger', '1000002'],
      ['otherMentor', '5'],
      ['mentor', '5'],
    ] as const) {
      await db.run(sql`update memberships
        set fields = jsonb_build_object('kayas', ${number}::text)
        where project_id = ${ProjectId} and user_id = ${people[name].id}`)
    }
  })
  afterAll(() => programme.close())

  const set = (Kayas: string[], ActionIds: number[], isSet = true) =>
    programme.as.admin.ask('payments.setPayments', { ProjectId, Kayas, ActionIds, Set: isSet })
  const get = (Kayas: string[], who: keyof SmallProgramme['as'] = 'admin') =>
    programme.as[who].ask('payments.getPayments', { ProjectId, Kayas })

  it('are recorded by no mentee for themselves, though they see the action', async () => {
    const paid = { ActionId: 69, MenteeId: programme.people.mentee.id }
    const missing = await programme.as.mentee.ask('actions.getMissing', paid)
    expect(missing.map(({ Rule }) => Rule)).toEqual(['mentor_completes'])
    await expect(programme.as.mentee.ask('actions.completeAction', paid)).rejects.toThrow(
      'mentor_completes',
    )
  })

  it('are recorded for several numbers at once; unknown and doubtful ones are named', async () => {
    const answer = await set(['1000001', '1000002', '1000001', '404', '5'], [67, 68])
    expect(answer).toEqual({
      Changed: 4,
      Change: expect.any(Number) as number,
      Unchanged: 0,
      Unknown: ['404'],
      Ambiguous: ['5'],
      Totals: [
        { ActionId: 67, Paid: 2 },
        { ActionId: 68, Paid: 2 },
        { ActionId: 69, Paid: 0 },
      ],
    })
    // Nothing changes the second time, and all that is paid is counted all the same.
    const again = await set(['1000001', '1000002'], [67])
    expect([again.Changed, again.Totals]).toEqual([0, answer.Totals])
    const read = await get(['1000002', '1000001', '404'])
    expect(
      read.People.map(({ Kayas, Paid }) => [Kayas, Paid.map(({ ActionId }) => ActionId)]),
    ).toEqual([
      ['1000002', [67, 68]],
      ['1000001', [67, 68]],
    ])
    expect(read.Totals).toEqual([
      { ActionId: 67, Paid: 2 },
      { ActionId: 68, Paid: 2 },
      { ActionId: 69, Paid: 0 },
    ])
    expect(read.Actions.map(({ Title }) => Title)).toEqual(['Δόση 67', 'Δόση 68', 'Δόση 69'])
  })

  it('are seen as far as the caller reaches', async () => {
    const read = await get(['1000001', '1000002'], 'supervisor')
    expect(read.People.map(({ Kayas }) => Kayas)).toEqual(['1000001'])
    expect(read.Unknown).toEqual(['1000002'])
  })

  it('are not made under a number that somebody out of reach has too', async () => {
    const { db, people } = programme
    const number = (kayas: string) =>
      db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${kayas}::text)
        where project_id = ${ProjectId} and user_id = ${people.stranger.id}`)
    await number('1000001')
    const read = await get(['1000001'], 'supervisor')
    expect([read.People, read.Ambiguous]).toEqual([[], ['1000001']])
    await number('1000002')
  })

  it.each([
    '"1000001"',
    '="1000001"',
    '１０００００１',
    '10000\u200b01\u202c',
    '1000001.0',
    '1.000.001',
    '01000001',
  ])('are found by %j as a spreadsheet has it', async (written) => {
    const { People, Unknown } = await get([written, '1000001'])
    expect([People.map(({ Kayas }) => Kayas), Unknown]).toEqual([['1000001'], []])
  })

  it('are found by several numbers in one, and by one whose noughts were lost', async () => {
    const { db, people } = programme
    const own = (number: string) =>
      db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${number}::text)
        where project_id = ${ProjectId} and user_id = ${people.mentee.id}`)
    const found = async (...numbers: string[]) => {
      const { People, Unknown } = await get(numbers)
      return [...People.map(({ Kayas }) => Kayas), ...Unknown.map((number) => `? ${number}`)]
    }
    expect(await found('1000001/1000002/404')).toEqual(['1000001', '1000002', '? 404'])
    await own('0070003')
    expect(await found('70003', '="070003"')).toEqual(['0070003'])
    // What a project writes so is a number as it stands.
    await own('2024/001')
    expect(await found('2024/001', '1000002')).toEqual(['2024/001', '1000002'])
    await own('1000001')
  })

  it('are made once, however many try at once, and leave one trace each', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => set(['1000001', '1000002'], [69])),
    )
    expect(answers.reduce((sum, { Changed }) => sum + Changed, 0)).toBe(2)
    expect(await programme.auditOf(69)).toHaveLength(2)
    const { done } = await programme.db.one<{ done: number }>(sql`
      select count(*)::int as done from completions where action_id = 69 and completed_at is not null`)
    expect(done).toBe(2)
  })

  it('can be taken back and made again', async () => {
    expect(await set(['1000001'], [67, 68], false)).toMatchObject({ Changed: 2 })
    expect(await set(['1000001'], [67, 68], false)).toMatchObject({ Changed: 0, Unchanged: 2 })
    const { open } = await programme.db.one<{ open: number }>(sql`
      select count(*)::int as open from completions
      where mentee_id = ${programme.people.mentee.id} and completed_at is null`)
    expect(open).toBe(2)
    expect(await set(['1000001'], [67])).toMatchObject({ Changed: 1 })
    const traces = await programme.auditOf(67)
    expect(traces.filter(({ subjectId }) => subjectId === programme.people.mentee.id)).toEqual(
      [true, false, true].map((isSet) =>
        expect.objectContaining({ verb: 'payments.set', detail: { set: isSet } }),
      ),
    )
  })

  it('need an action of the project and a level that sees registry numbers', async () => {
    const missing = await programme.as.admin.call('payments.setPayments', {
      ProjectId,
      Kayas: ['1000001'],
      ActionIds: [70],
      Set: true,
    })
    expect(missing.body).toMatchObject({ fields: [{ field: 'ActionIds', rule: 'unknown_action' }] })
    await programme.db.run(sql`
      update projects set settings = jsonb_set(settings, '{User,ProjectFields,0,Visible}', '1')
      where id = ${ProjectId}`)
    const hidden = await programme.as.supervisor.call('payments.getPayments', {
      ProjectId,
      Kayas: ['1000001'],
    })
    expect(hidden.body).toMatchObject({
      code: 'rule_violated',
      details: { rule: 'no_number_field' },
    })
  })

  it('are told to whom they are for, once, until they are taken back', async () => {
    const { as, db } = programme
    await set(['1000001'], [69])
    await set(['1000001'], [69])
    const told = async () => {
      const { list } = await as.mentee.ask('notifications.listNotifications', {
        ProjectId,
        page: 1,
      })
      return list.filter(
        ({ Kind, Values }) => Kind === 'payments.recorded' && Values['title'] === 'Δόση 69',
      )
    }
    expect(await told()).toMatchObject([{ Outdated: false }])
    await set(['1000001'], [69], false)
    expect(await told()).toMatchObject([{ Outdated: true }])
    // What a mentee does not see, they are told nothing of.
    await db.run(sql`update project_actions set flags = flags | ${GRID_FLAGS.HideFromMentee}
      where project_id = ${ProjectId} and action_id = 69`)
    await set(['1000001'], [69])
    expect(await told()).toHaveLength(1)
    await set(['1000001'], [69], false)
    await db.run(sql`update project_actions set flags = ${GRID_FLAGS.Published}
      where project_id = ${ProjectId} and action_id = 69`)
  })

  describe('are undone', () => {
    const undo = (Change: number | null, who: keyof SmallProgramme['as'] = 'admin') =>
      programme.as[who].call('payments.undoPayments', { ProjectId, Change: Change ?? 0 })
    const state = (who: 'mentee' | 'stranger') =>
      programme.db.rows<{ action: number }>(sql`
        select p.action_id as action, p.kayas, p.paid_at as at, p.paid_by as by,
          c.completed_at as "completedAt", c.completed_by as "completedBy"
        from payments p left join completions c on c.project_id = p.project_id
          and c.mentee_id = p.user_id and c.action_id = p.action_id
        where p.user_id = ${programme.people[who].id} order by 1`)
    const paidTo = async (who: 'mentee' | 'stranger') =>
      (await state(who)).map(({ action }) => action)

    beforeAll(async () => {
      await programme.db.run(sql`
        update projects set settings = jsonb_set(settings, '{User,ProjectFields,0,Visible}', '2')
        where id = ${ProjectId}`)
      await set(['1000001', '1000002'], [67, 68, 69], false)
    })

    it('as they were recorded, with their completions, once and by whom they are', async () => {
      await set(['1000001'], [67])
      const before = await state('mentee')
      const { Change } = await set(['1000001', '1000002'], [67, 68])
      expect((await undo(Change, 'coordinator')).status).toBe(404)
      expect((await undo(Change)).body).toEqual({ Changed: 3, Left: 0, LeftPeople: [] })
      expect(await state('mentee')).toEqual(before)
      expect(await paidTo('stranger')).toEqual([])
      const { done } = await programme.db.one<{ done: number }>(sql`
        select count(*)::int as done from completions
        where action_id in (67, 68) and completed_at is not null`)
      expect(done).toBe(1)
      expect((await undo(Change)).status).toBe(404)
      const traces = await programme.auditOf(68)
      expect(traces.filter(({ verb }) => verb === 'payments.undone')).toHaveLength(2)
    })

    it('as they were before they were taken back: number, time, who, and completion', async () => {
      await set(['1000001', '1000002'], [67, 68])
      const before = await state('mentee')
      await programme.db.run(sql`
        update memberships set fields = jsonb_build_object('kayas', '1000009')
        where project_id = ${ProjectId} and user_id = ${programme.people.mentee.id}`)
      const { Change } = await set(['1000009'], [67, 68], false)
      expect(await paidTo('mentee')).toEqual([])
      expect((await undo(Change)).body).toEqual({ Changed: 2, Left: 0, LeftPeople: [] })
      expect(await state('mentee')).toEqual(before)
      await programme.db.run(sql`
        update memberships set fields = jsonb_build_object('kayas', '1000001')
        where project_id = ${ProjectId} and user_id = ${programme.people.mentee.id}`)
    })

    it('but for those that somebody has changed since, who are named', async () => {
      await set(['1000001', '1000002'], [67, 68], false)
      const { Change } = await set(['1000001', '1000002'], [67])
      // Taken back and recorded anew: another payment than the one that would be undone.
      const supervisor = programme.as.supervisor
      const theirs = { ProjectId, Kayas: ['1000001'], ActionIds: [67 as const] }
      await supervisor.ask('payments.setPayments', { ...theirs, Set: false })
      await supervisor.ask('payments.setPayments', { ...theirs, Set: true })
      expect((await undo(Change)).body).toEqual({
        Changed: 1,
        Left: 1,
        LeftPeople: [{ FirstName: 'Άννα', LastName: 'mentee' }],
      })
      expect([await paidTo('mentee'), await paidTo('stranger')]).toEqual([[67], []])
      const taken = await set(['1000001'], [67], false)
      await set(['1000001'], [67])
      expect((await undo(taken.Change)).body).toMatchObject({ Changed: 0, Left: 1 })
      expect(await paidTo('mentee')).toEqual([67])
    })

    it('for an hour; then what they were is forgotten', async () => {
      const { Change } = await set(['1000002'], [68])
      await programme.db.run(sql`
        update payment_changes set changed_at = changed_at - interval '61 minutes'`)
      expect((await undo(Change)).status).toBe(404)
      await forgetChanges({ database: programme.db, now: new Date() })
      const { left } = await programme.db.one<{ left: number }>(sql`
        select (select count(*) from payment_changes)::int
          + (select count(*) from payment_change_entries)::int as left`)
      expect(left).toBe(0)
    })
  })

  it('are taken by published actions alone, and can be taken back where one is no longer', async () => {
    const { db } = programme
    const flags = (value: number) =>
      db.run(sql`update project_actions set flags = ${value} where action_id = 69`)
    await set(['1000001'], [69])
    await flags(0)
    expect((await get(['1000001'])).Actions).toContainEqual(
      expect.objectContaining({ Id: 69, Published: false }),
    )
    const recorded = await programme.as.admin.call('payments.setPayments', {
      ...{ ProjectId, Kayas: ['1000002'], ActionIds: [68, 69], Set: true },
    })
    expect(recorded).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'ActionIds', rule: 'action_unpublished' }] },
    })
    expect(await set(['1000001'], [69], false)).toMatchObject({ Changed: 1 })
    await flags(GRID_FLAGS.Published)
  })

  it('are recorded by completing their action, and taken back with its completion', async () => {
    const { as, db, people } = programme
    const cell = { ActionId: 68, MenteeId: people.mentee.id }
    const paid = async () => (await get(['1000001'])).People[0]?.Paid.map((one) => one.ActionId)
    await set(['1000001'], [67, 68, 69], false)
    const missing = await as.mentor.ask('actions.getMissing', cell)
    expect(missing.map(({ Rule }) => Rule)).toEqual(['payment_by_staff'])
    await as.supervisor.ask('actions.completeAction', cell)
    expect(await paid()).toEqual([68])
    expect(await as.mentor.call('actions.undoCompletion', cell)).toMatchObject({
      status: 422,
      body: { details: { rule: 'payment_by_staff' } },
    })
    expect(await paid()).toEqual([68])
    await as.supervisor.ask('actions.undoCompletion', cell)
    expect(await paid()).toEqual([])
    // Under a number that another person has, or under none, nothing is paid.
    const number = (kayas: string) =>
      db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${kayas}::text)
        where project_id = ${ProjectId} and user_id = ${people.mentee.id}`)
    for (const kayas of ['', '1000002']) {
      await number(kayas)
      expect(await as.admin.call('actions.completeAction', cell)).toMatchObject({ status: 422 })
    }
    await number('1000001')
  })

  it('are recorded under a number by which somebody else was paid once', async () => {
    const { db, people } = programme
    const number = (kayas: string, userId: number) =>
      db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${kayas}::text)
        where project_id = ${ProjectId} and user_id = ${userId}`)
    await number('3000003', people.mentee.id)
    expect(await set(['3000003'], [69])).toMatchObject({ Changed: 1 })
    await number('1000001', people.mentee.id)
    await number('3000003', people.stranger.id)
    expect(await set(['3000003'], [69])).toMatchObject({ Changed: 1, Unchanged: 0 })
    await set(['3000003', '1000001'], [69], false)
    await number('1000002', people.stranger.id)
  })
})
