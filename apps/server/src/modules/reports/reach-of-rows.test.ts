import { addDays } from '@telemachos/rules/dates'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const READERS = ['admin', 'coordinator', 'supervisor', 'mentor', 'otherMentor'] as const
const OVERSEERS = ['admin', 'coordinator', 'supervisor'] as const
const MEETING = 1
const KAYAS = { mentee: '1000001', stranger: '1000002' } as const
const DAY = '2026-03-02'

let programme: SmallProgramme
beforeAll(async () => {
  programme = await startSmallProgramme()
  const { db, projectId, people } = programme
  const meeting = await createAction(db, projectId, { typeId: MEETING, title: 'Συνάντηση' })
  const task = await createAction(db, projectId, { title: 'Με άλλον μέντορα' })
  await createAction(db, projectId, { title: 'Αδημοσίευτη', flags: 0 })
  await relate(db, projectId, 'mentor', [people.otherMentor, people.mentee], task)
  const kayas = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
  await db.run(sql`update projects set settings =
    ${JSON.stringify({ User: { ProjectFields: [kayas] } })}::jsonb where id = ${projectId}`)
  await db.run(sql`insert into actions (id, type_id, title)
    select id, 3, 'Δόση ' || id from generate_series(67, 69) id`)
  await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
    select ${projectId}, id, ${GRID_FLAGS.Published}, id from generate_series(67, 69) id`)
  for (const name of ['mentee', 'stranger'] as const) {
    const mentor = name === 'mentee' ? people.mentor : people.otherMentor
    await db.run(sql`update memberships
      set fields = jsonb_build_object('kayas', ${KAYAS[name]}::text)
      where project_id = ${projectId} and user_id = ${people[name].id}`)
    await db.run(sql`
      insert into meetings (project_id, mentee_id, mentor_id, action_id, during, state)
      values (${projectId}, ${people[name].id}, ${mentor.id}, ${meeting},
        tstzrange(${`${DAY}T10:00:00Z`}, ${`${DAY}T10:45:00Z`}),
        ${name === 'mentee' ? 'planned' : 'cancelled'})`)
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, mentor_id, completed_at)
      values (${projectId}, ${people[name].id}, ${task}, ${mentor.id}, now())`)
    await programme.as.admin.ask('payments.setPayments', {
      ...{ ProjectId: projectId, Kayas: [KAYAS[name]], Set: true },
      ActionIds: name === 'mentee' ? [67, 68] : [69],
    })
  }
})
afterAll(() => programme.close())

/** What a text finds for somebody, sorted. */
async function found(name: PersonName, Query: string): Promise<string[]> {
  const Roles = ['Coordinator', 'Supervisor', 'Mentor'] as const
  const { Id } = await programme.as.admin.ask('reports.saveQuery', {
    ...{ Name: `${name} ${Query}`.slice(0, 150), Query },
    Roles: [...Roles],
  })
  const { Result } = await programme.as[name].ask('reports.executeQuery', { Id, Parameters: {} })
  return Result.map((row) => Object.values(row).join(' ')).toSorted()
}

describe.each(READERS)('what %s reads', (name) => {
  const screen = () => programme.as[name]

  it('of actions is what their list shows', async () => {
    const all = await screen().ask('actions.listActions', { ProjectId: programme.projectId })
    const ids = all.map(({ Id }) => String(Id)).toSorted()
    expect(ids.length).toBeGreaterThan(0)
    expect(await found(name, 'select action_id from actions')).toEqual(ids)
  })

  it('of meetings is what their calendar shows', async () => {
    const all = await screen().ask('meetings.listMeetings', {
      ...{ ProjectId: programme.projectId, From: addDays(DAY, -7), To: addDays(DAY, 7) },
      Cancelled: true,
    })
    const rows = all.map(({ MenteeId, ActionId }) => `${MenteeId} ${ActionId}`).toSorted()
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id, action_id from meetings')).toEqual(rows)
  })

  it('of completions is what the pages of their people show', async () => {
    const { mentee, stranger } = programme.people
    const rows: string[] = []
    for (const { id } of [mentee, stranger]) {
      const input = { ProjectId: programme.projectId, MenteeId: id }
      const { status, body } = await screen().call('actions.listMenteeActions', input)
      const all = status === 200 ? (body as { Id: number; Completed: boolean }[]) : []
      rows.push(...all.filter((one) => one.Completed).map((one) => `${id} ${one.Id}`))
    }
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id, action_id from completions')).toEqual(rows.toSorted())
  })
})

it.each(OVERSEERS)(
  'what %s reads of payments is what their page of payments shows',
  async (name) => {
    const { People } = await programme.as[name].ask('payments.getPayments', {
      ...{ ProjectId: programme.projectId, Kayas: Object.values(KAYAS) },
    })
    const rows = People.flatMap(({ UserId, Paid }) =>
      Paid.map((one) => `${UserId} ${one.ActionId}`),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id, action_id from payments')).toEqual(rows.toSorted())
  },
)
