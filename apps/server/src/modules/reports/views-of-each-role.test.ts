import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { addDays } from '@telemachos/rules/dates'
import type { Role } from '@telemachos/contract/core/roles'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { READY_FORMS } from '@telemachos/contract/microdata/ready-forms'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, relate, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

const MEETING = 1
const DAY = '2026-03-02'

/** Whoever reads queries, each as one person; those of limited rights supervise the first mentor. */
const ROLES = {
  admin: 'Admin',
  manager: 'ProjectManager',
  coordinator: 'Coordinator',
  supervisor: 'Supervisor',
  lite: 'SupervisorLite',
  litePlus: 'SupervisorLitePlus',
  microdata: 'Microdata',
  mentor: 'Mentor',
  otherMentor: 'Mentor',
} as const satisfies Record<string, Role>
type Reader = keyof typeof ROLES
type Journal = OutputOf<typeof contract.meetings.calls.getJournal>

const PROJECT_WIDE = ['admin', 'manager'] as const
const OVERSEERS = [...PROJECT_WIDE, 'coordinator', 'supervisor'] as const
const WORKING = [...OVERSEERS, 'mentor', 'otherMentor'] as const
const OF_MICRODATA = [...OVERSEERS, 'microdata'] as const

let programme: SmallProgramme
let gone: TestPerson
const as = {} as Record<Reader, TestClient>
const KAYAS = ['1000001', '1000002', '1000003']

beforeAll(async () => {
  programme = await startSmallProgramme()
  const { db, projectId, people, server } = programme
  for (const name of ['manager', 'lite', 'litePlus', 'microdata'] as const) {
    const person = await createPerson(db, projectId, [ROLES[name]], { lastName: name })
    if (name.startsWith('lite')) await relate(db, projectId, 'supervisor', [person, people.mentor])
    as[name] = await server.client().signIn(person.username)
  }
  for (const name of ['admin', 'coordinator', 'supervisor', 'mentor', 'otherMentor'] as const)
    as[name] = programme.as[name]
  gone = await createPerson(db, projectId, ['Mentee'], { lastName: 'Έφυγε' })
  await setUpForms()
  await setUpCompletions()
  await setUpMeetings()
  await db.run(sql`update memberships set left_at = now()
    where project_id = ${projectId} and user_id = ${gone.id}`)
})
afterAll(() => programme.close())

/** Forms and instalments of three people, of whom one leaves; one form was sent. */
async function setUpForms(): Promise<void> {
  const { db, projectId, people } = programme
  const kayas = { Name: 'kayas', Label: 'ΚΑΥΑΣ', Type: 'text', Visible: 2, Editable: 1 }
  await db.run(sql`update projects set
    settings = ${JSON.stringify({ User: { ProjectFields: [kayas] } })}::jsonb,
    microdata_start = ${JSON.stringify(READY_FORMS['2021-27'].start)}::jsonb,
    microdata_end = ${JSON.stringify(READY_FORMS['2021-27'].end)}::jsonb where id = ${projectId}`)
  await db.run(sql`insert into actions (id, type_id, title)
    select id, 3, 'Δόση ' || id from generate_series(67, 69) id`)
  await db.run(sql`insert into project_actions (project_id, action_id, flags, position)
    select ${projectId}, id, ${GRID_FLAGS.Published}, id from generate_series(67, 69) id`)
  const three = [people.mentee, people.stranger, gone]
  for (const [index, { id }] of three.entries()) {
    await db.run(sql`update memberships set fields = jsonb_build_object('kayas', ${KAYAS[index] ?? ''}::text)
      where project_id = ${projectId} and user_id = ${id}`)
    await as.admin.ask('microdata.setStart', {
      ...{ ProjectId: projectId, UserId: id, Final: false },
      Data: [{ id: '1', Answer: '05/03/2026' }],
    })
  }
  await as.admin.ask('microdata.setEnd', {
    ...{ ProjectId: projectId, UserId: gone.id, Final: false, Data: [] },
  })
  await db.run(sql`update microdata set final = true
    where project_id = ${projectId} and user_id <> ${people.stranger.id} and phase = 'start'`)
  await db.run(sql`insert into microdata_sendings (project_id, user_id, phase, version, state, mis,
      address, by_user, queued_at, ended_at)
    select project_id, user_id, phase, version, 'accepted', '1', 'https://receiver.example',
      ${people.admin.id}, now(), now()
    from microdata where project_id = ${projectId} and user_id = ${gone.id} and phase = 'start'`)
  await as.admin.ask('payments.setPayments', {
    ...{ ProjectId: projectId, Kayas: KAYAS, ActionIds: [67], Set: true },
  })
}

/** Completions of both mentees, of an action that everybody sees and of one that supervisors do not. */
async function setUpCompletions(): Promise<void> {
  const { db, projectId, people } = programme
  for (const hiding of [0, GRID_FLAGS.HideFromSupervisor]) {
    const action = await createAction(db, projectId, { flags: GRID_FLAGS.Published | hiding })
    for (const { id } of [people.mentee, people.stranger])
      await db.run(sql`insert into completions (project_id, mentee_id, action_id, completed_at)
        values (${projectId}, ${id}, ${action}, now())`)
  }
}

/** Meetings of both mentees: one about an action that mentors are not shown, one that supervisors are not. */
async function setUpMeetings(): Promise<void> {
  const { db, projectId, people } = programme
  const flags = [0, GRID_FLAGS.HideFromMentor, GRID_FLAGS.HideFromSupervisor]
  let hour = 8
  for (const [index, hiding] of flags.entries()) {
    const action = await createAction(db, projectId, {
      ...{ typeId: MEETING, flags: GRID_FLAGS.Published | hiding },
    })
    for (const name of ['mentee', 'stranger'] as const) {
      hour += 1
      // The stranger’s first was held by who is their mentor no longer.
      const holder = name === 'mentee' || index === 0 ? people.mentor : people.otherMentor
      const { id } = await db.one<{ id: number }>(sql`
        insert into meetings (project_id, mentee_id, mentor_id, action_id, during, state)
        values (${projectId}, ${people[name].id}, ${holder.id}, ${action},
          tstzrange(${`${DAY}T${hour}:00:00Z`}, ${`${DAY}T${hour}:45:00Z`}), 'held') returning id`)
      const resolved = name === 'mentee' && index === 1
      const comment = index === 0 ? 'Σχόλιο' : ''
      await db.run(sql`
        insert into meeting_journals (meeting_id, version, minutes, notes, follow_up, comment,
          updated_at, updated_by, resolved_at, resolved_by, comment_at, comment_by)
        select ${id}, 1, ${30 + hour}, ${index === 1 ? '' : 'Σημείωση'},
          ${index === 2 ? '' : 'Συνέχεια'}, ${comment}, now(), ${people.mentor.id},
          case when ${resolved} then now() end, case when ${resolved} then ${people.mentor.id}::int end,
          case when ${comment} <> '' then now() end,
          case when ${comment} <> '' then ${people.supervisor.id}::int end`)
    }
  }
}

async function run(name: Reader, Query: string) {
  const { Id } = await as.admin.ask('reports.saveQuery', {
    ...{ Name: `${name} ${Query}`.slice(0, 150), Query },
    Roles: Object.values(ROLES).filter((role, at, all) => all.indexOf(role) === at),
  })
  return as[name].call('reports.executeQuery', { Id, Parameters: {} })
}

/** What a text finds for somebody, sorted. */
async function found(name: Reader, Query: string): Promise<string[]> {
  const { body } = await run(name, Query)
  const { Result } = body as { Result: Record<string, unknown>[] }
  return Result.map((row) => Object.values(row).join(' ')).toSorted()
}

const here = () => ({ ProjectId: programme.projectId })

const calendar = (name: Reader) =>
  as[name].ask('meetings.listMeetings', {
    ...{ ...here(), From: addDays(DAY, -7), To: addDays(DAY, 7), Cancelled: true },
  })

describe.each(WORKING)('what %s reads', (name) => {
  it('of meetings is what their calendar shows', async () => {
    const rows = (await calendar(name)).map(
      ({ Id, MentorId, State }) => `${Id} ${MentorId} ${State}`,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select meeting_id, mentor_id, state from meetings')).toEqual(
      rows.toSorted(),
    )
  })

  it('of journals is what the meetings that they open show', async () => {
    const rows: string[] = []
    for (const { Id, MenteeId } of await calendar(name)) {
      const { status, body } = await as[name].call('meetings.getJournal', {
        ...{ ...here(), MeetingId: Id },
      })
      if (status !== 200) continue
      const journal = body as Journal
      rows.push(
        [
          ...[Id, MenteeId, journal.Duration, journal.Notes !== '', journal.FollowUp !== ''],
          ...[journal.FollowUpResolved !== null, (journal.Comment?.Text ?? '') !== ''],
        ].join(' '),
      )
    }
    expect(rows.length).toBeGreaterThan(0)
    const text = `select meeting_id, user_id, minutes, has_notes, needs_follow_up,
      resolved_at is not null as resolved, has_comment from journals`
    expect(await found(name, text)).toEqual(rows.toSorted())
  })

  it('of what is to be followed up is what their list of it shows', async () => {
    const { list, count } = await as[name].ask('meetings.listFollowUps', { ...here(), page: 1 })
    expect(list).toHaveLength(count)
    const text =
      'select meeting_id, user_id from journals where needs_follow_up and resolved_at is null'
    expect(await found(name, text)).toEqual(
      list.map(({ Id, MenteeId }) => `${Id} ${MenteeId}`).toSorted(),
    )
  })
})

describe.each(OF_MICRODATA)('what %s reads', (name) => {
  it('of microdata is what their page of microdata shows, with those who have left', async () => {
    const { People } = await as[name].ask('microdata.getCompletion', { ...here(), kayas: KAYAS })
    const rows = People.flatMap(({ UserId, Start, End }) =>
      Object.entries({ start: Start, end: End }).flatMap(([phase, { State, Sending }]) =>
        State === 'none' ? [] : [`${UserId} ${phase} ${State === 'final'} ${Sending?.State ?? ''}`],
      ),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id, phase, is_final, sending from microdata')).toEqual(
      rows.toSorted(),
    )
  })

  it('of forms that are not final is what their list of them has begun', async () => {
    const { list, count } = await as[name].ask('microdata.listUnfinished', { ...here(), page: 1 })
    expect(list).toHaveLength(count)
    const begun = list.filter(({ State }) => State === 'draft')
    const text = 'select user_id, phase from microdata where not is_final'
    expect(await found(name, text)).toEqual(
      begun.map(({ UserId, Phase }) => `${UserId} ${Phase}`).toSorted(),
    )
  })
})

it.each(OVERSEERS)(
  'what %s reads of payments is what their page shows, with those who have left',
  async (name) => {
    const { People } = await as[name].ask('payments.getPayments', { ...here(), Kayas: KAYAS })
    const rows = People.flatMap(({ UserId, Paid }) =>
      Paid.map((one) => `${UserId} ${one.ActionId}`),
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(await found(name, 'select user_id, action_id from payments')).toEqual(rows.toSorted())
  },
)

it.each(PROJECT_WIDE)(
  'what %s reads of versions of actions is what each action says',
  async (name) => {
    const rows = await found(name, 'select action_id, version from action_changes')
    const all = await as[name].ask('actions.listActions', here())
    expect(rows).toHaveLength(all.length)
    for (const { Id } of all) {
      const { Version } = await as[name].ask('actions.getContent', { ...here(), ActionId: Id })
      expect(rows).toContain(`${Id} ${Version}`)
    }
  },
)

it.each(Object.keys(ROLES) as Reader[])(
  'what %s reads of actions is what their list shows',
  async (name) => {
    const all = await as[name].ask('actions.listActions', here())
    expect(await found(name, 'select action_id from actions')).toEqual(
      all.map(({ Id }) => String(Id)).toSorted(),
    )
  },
)

it.each(['lite', 'litePlus'] as const)(
  'what %s reads of people and completions is what their statistics count',
  async (name) => {
    const statistics = await as[name].ask('supervision.getStatistics', here())
    expect(statistics.Mentees).toBe(1)
    const mentees = 'select user_id from people where is_mentee and is_active'
    expect(await found(name, mentees)).toHaveLength(statistics.Mentees)
    const done = statistics.Actions.filter(({ Done }) => Done > 0)
    expect(done.length).toBeGreaterThan(0)
    const completed = 'select action_id, count(*) from completions group by action_id'
    expect(await found(name, completed)).toEqual(
      done.map(({ Id, Done }) => `${Id} ${Done}`).toSorted(),
    )
  },
)

it.each(['lite', 'litePlus', 'microdata'] as const)(
  'what came of meetings is closed to %s, who opens none',
  async (name) => {
    expect(await as[name].call('meetings.listFollowUps', { ...here(), page: 1 })).toMatchObject({
      status: 403,
    })
    const { status, body } = await run(name, 'select count(*) from journals')
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('sql_view_closed')
  },
)
