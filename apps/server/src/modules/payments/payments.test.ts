import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
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

  it('are recorded for several numbers at once; unknown and doubtful ones are named', async () => {
    const answer = await set(['1000001', '1000002', '1000001', '404', '5'], [67, 68])
    expect(answer).toEqual({
      Changed: 4,
      Unchanged: 0,
      Unknown: ['404'],
      Ambiguous: ['5'],
      Totals: [
        { ActionId: 67, Paid: 2 },
        { ActionId: 68, Paid: 2 },
      ],
    })
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
    expect(hidden.body).toMatchObject({ fields: [{ field: 'Kayas', rule: 'unknown_field' }] })
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
})
