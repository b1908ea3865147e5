import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, relate, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { inHours, newConference, newSession } from '../../testing/conferences.ts'

describe('places in a session', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const register = (client: SmallProgramme['as']['admin'], SessionId: number, MenteeId: number) =>
    client.call('conferences.register', { ProjectId: programme.projectId, SessionId, MenteeId })
  const withdraw = (client: SmallProgramme['as']['admin'], SessionId: number, MenteeId: number) =>
    client.call('conferences.withdraw', { ProjectId: programme.projectId, SessionId, MenteeId })
  const mailsTo = (userId: number) =>
    programme.db.rows<{ template: string }>(sql`
      select template from mails where user_id = ${userId} and state <> 'cancelled' order by id`)
  const addMentees = async (count: number): Promise<TestPerson[]> => {
    const people: TestPerson[] = []
    for (let number = 0; number < count; number += 1) {
      const name = { lastName: `Μέλος${String(number).padStart(2, '0')}` }
      people.push(await createPerson(programme.db, programme.projectId, ['Mentee'], name))
    }
    return people
  }

  it('are given to exactly as many as there are, in the order of asking, when 50 ask at once', async () => {
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, { Capacity: 3 })
    const people = await addMentees(50)
    const answers = await Promise.all(
      people.map(({ id }) => register(programme.as.admin, SessionId, id)),
    )
    expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200))
    const rows = await programme.db.rows<{ state: string }>(sql`
      select state from conference_registrations where session_id = ${SessionId} order by queue`)
    expect(rows.slice(0, 3).map(({ state }) => state)).toEqual(Array(3).fill('registered'))
    expect(rows.slice(3).map(({ state }) => state)).toEqual(Array(47).fill('waiting'))
    const positions = answers.map(({ body }) => (body as { Position: number | null }).Position)
    expect(positions.filter((position) => position === null)).toHaveLength(3)
    // The database itself has no fourth place.
    await expect(
      programme.db.run(sql`
        update conference_registrations set state = 'registered'
        where session_id = ${SessionId} and state = 'waiting'`),
    ).rejects.toThrow(/conference_places_left/)

    // The three withdraw at once: the first three of those who wait get in.
    const first = people.filter((_, index) => positions[index] === null)
    const given = await Promise.all(
      first.map(({ id }) => withdraw(programme.as.admin, SessionId, id)),
    )
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200])
    const after = await programme.db.rows<{ state: string }>(sql`
      select state from conference_registrations where session_id = ${SessionId} order by queue`)
    expect(after.map(({ state }) => state)).toEqual([
      ...Array(3).fill('withdrawn'),
      ...Array(3).fill('registered'),
      ...Array(44).fill('waiting'),
    ])
  })

  it('go to who waits longest, who is told', async () => {
    const { as, people, projectId, db } = programme
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, { Capacity: 1 })
    const own = await register(as.mentee, SessionId, people.mentee.id)
    expect(own).toMatchObject({ status: 200, body: { State: 'registered', Position: null } })
    const other = await register(as.otherMentor, SessionId, people.stranger.id)
    expect(other).toMatchObject({ status: 200, body: { State: 'waiting', Position: 1 } })
    const page = await as.stranger.ask('conferences.getConference', {
      ProjectId: projectId,
      ActionId: action,
    })
    expect(page.Sessions).toMatchObject([
      { Taken: 1, Waiting: 1, Own: { State: 'waiting', Position: 1 }, Link: null, Names: null },
    ])
    expect(page.Obstacle).toBe('has_place')
    expect(await withdraw(as.mentee, SessionId, people.mentee.id)).toMatchObject({ status: 200 })
    const [row] = await db.rows(sql`
      select state from conference_registrations
      where session_id = ${SessionId} and mentee_id = ${people.stranger.id}`)
    expect(row).toEqual({ state: 'registered' })
    expect((await mailsTo(people.stranger.id)).slice(-2)).toEqual([
      { template: 'conferences.registered' },
      { template: 'conferences.promoted' },
    ])
    const notices = await as.stranger.ask('notifications.listNotifications', {
      ProjectId: projectId,
      page: 1,
    })
    expect(notices.list[0]).toMatchObject({
      Kind: 'conferences.promoted',
      Values: { title: 'Ημερίδα' },
    })
    // Asking again puts at the end of the queue.
    expect(await register(as.mentee, SessionId, people.mentee.id)).toMatchObject({
      body: { State: 'waiting', Position: 1 },
    })
  })

  it('are one for each mentee in an action, however many they ask for at once', async () => {
    const { as, people } = programme
    const action = await newConference(programme)
    const sessions = [
      await newSession(programme, action, { Begins: inHours(48), Ends: inHours(50) }),
      await newSession(programme, action, { Begins: inHours(72), Ends: inHours(74) }),
    ]
    const answers = await Promise.all(
      [...sessions, ...sessions].map((session) => register(as.mentee, session, people.mentee.id)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
    expect(answers.find(({ status }) => status === 422)).toMatchObject({
      body: { details: { rule: 'has_place' } },
    })
  })

  it('keep to the time of registration, but for who oversees', async () => {
    const { as, people, db } = programme
    const action = await newConference(programme)
    const early = await newSession(programme, action, { Opens: inHours(5) })
    const refusal = async (session: number, rule: string) =>
      expect(await register(as.mentee, session, people.mentee.id)).toMatchObject({
        status: 422,
        body: { details: { rule } },
      })
    await refusal(early, 'registration_early')
    const closed = await newSession(programme, action)
    await db.run(sql`
      update conference_sessions set closes_at = now() - interval '1 hour' where id = ${closed}`)
    await refusal(closed, 'registration_closed')
    expect(await register(as.mentor, closed, people.mentee.id)).toMatchObject({ status: 422 })
    expect(await register(as.supervisor, closed, people.mentee.id)).toMatchObject({ status: 200 })
    await refusal(early, 'registration_early')
  })

  it('are asked for by who has reach alone, and refused where a condition is', async () => {
    const { as, people } = programme
    const action = await newConference(programme, { enableCondition: 'false' })
    const SessionId = await newSession(programme, action)
    expect(await register(as.mentor, SessionId, people.stranger.id)).toMatchObject({ status: 404 })
    expect(await register(as.mentee, SessionId, people.stranger.id)).toMatchObject({ status: 404 })
    expect(await register(as.coordinator, SessionId, people.stranger.id)).toMatchObject({
      status: 404,
    })
    expect(await register(as.mentee, SessionId, people.mentee.id)).toMatchObject({
      body: { details: { rule: 'not_enabled' } },
    })
    expect(await register(as.mentor, SessionId, people.mentee.id)).toMatchObject({ status: 200 })
    expect(await withdraw(as.otherMentor, SessionId, people.mentee.id)).toMatchObject({
      status: 404,
    })
  })

  it('are given to many at once, who are counted first', async () => {
    const { as, projectId } = programme
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, { Capacity: 2 })
    const group = await addMentees(3)
    const about = { ProjectId: projectId, SessionId }
    const found = await as.admin.ask('conferences.listCandidates', { ...about, page: 1 })
    expect(found).toMatchObject({ PlacesLeft: 2, Waiting: 0 })
    expect(found.All).toBeGreaterThan(10)
    const ids = group.map(({ id }) => id)
    const many = (rest: object) =>
      as.admin.call('conferences.registerMany', { ...about, MenteeIds: ids, ...rest })
    expect(await many({ Expected: 4 })).toMatchObject({
      status: 422,
      body: { details: { rule: 'count_changed', count: 3 } },
    })
    expect(await many({ Expected: 3 })).toMatchObject({
      status: 200,
      body: { Registered: 2, Waiting: 1 },
    })
    // A mentor has their own mentees to choose from.
    const theirs = await as.mentor.ask('conferences.listCandidates', { ...about, page: 1 })
    expect(theirs.list.map(({ MenteeId }) => MenteeId)).toEqual([programme.people.mentee.id])
    const all = await as.mentor.ask('conferences.registerMany', {
      ...{ ...about, MenteeIds: null, Expected: 1 },
    })
    expect(all).toEqual({ Registered: 0, Waiting: 1 })
  })

  it('are given together to nobody for whom the action is inactive or not shown', async () => {
    const { db, projectId, as } = programme
    const [shown, hidden, inactive] = await addMentees(3)
    const action = await newConference(programme)
    await db.run(sql`
      update actions set show_condition = ${`user.Id != ${hidden!.id}`} where id = ${action}`)
    await as.admin.ask('actions.updateMenteeData', {
      ...{ ActionId: action, MenteeId: inactive!.id, Data: '{"date":"3000-01-01"}' },
    })
    const SessionId = await newSession(programme, action)
    const about = { ProjectId: projectId, SessionId }
    const many = (people: readonly (TestPerson | undefined)[]) =>
      as.admin.call('conferences.registerMany', {
        ...{ ...about, MenteeIds: people.map((one) => one!.id), Expected: people.length },
      })
    for (const [person, rule] of [
      [hidden, 'action_unshown'],
      [inactive, 'action_inactive'],
    ] as const) {
      const refused = { status: 422, body: { details: { rule } } }
      expect(await register(as.admin, SessionId, person!.id)).toMatchObject(refused)
      expect(await many([shown, person])).toMatchObject(refused)
    }
    // Whoever chooses all of a list finds neither in it.
    const { list, All } = await as.admin.ask('conferences.listCandidates', {
      ...{ ...about, Search: 'Μέλος', page: 1 },
    })
    const ids = list.map(({ MenteeId }) => MenteeId)
    expect([hidden!.id, inactive!.id].filter((id) => ids.includes(id))).toEqual([])
    const all = await as.admin.ask('conferences.registerMany', {
      ...{ ...about, MenteeIds: null, Search: 'Μέλος', Expected: All },
    })
    expect(all).toEqual({ Registered: All, Waiting: 0 })
    const rows = await db.rows<{ id: number }>(sql`
      select mentee_id as id from conference_registrations where session_id = ${SessionId}`)
    const given = new Set(rows.map(({ id }) => id))
    expect([shown, hidden, inactive].map((one) => given.has(one!.id))).toEqual([true, false, false])
  })

  it('pass over who can no longer come, who goes on waiting', async () => {
    const { as, projectId, db } = programme
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, { Capacity: 1 })
    const group = await addMentees(5)
    const [first, suspended, done, inactive, next] = group.map(({ id }) => id)
    for (const { id } of group) await register(as.admin, SessionId, id)
    await db.run(sql`update users set state = 3 where id = ${suspended!}`)
    await db.run(sql`
      insert into completions (project_id, mentee_id, action_id, completed_at)
      values (${projectId}, ${done!}, ${action}, now())`)
    await as.admin.ask('actions.updateMenteeData', {
      ...{ ActionId: action, MenteeId: inactive!, Data: '{"date":"3000-01-01"}' },
    })
    await withdraw(as.admin, SessionId, first!)
    const rows = await db.rows<{ id: number; state: string }>(sql`
      select mentee_id as id, state from conference_registrations where session_id = ${SessionId}`)
    const states = new Map(rows.map(({ id, state }) => [id, state]))
    expect([suspended, done, inactive, next].map((id) => states.get(id!))).toEqual([
      ...['waiting', 'waiting', 'waiting', 'registered'],
    ])
  })

  it('become free when somebody leaves the project', async () => {
    const { db, projectId, server } = programme
    const action = await newConference(programme)
    const SessionId = await newSession(programme, action, { Capacity: 1 })
    const [leaving, next] = await addMentees(2)
    for (const person of [leaving, next]) {
      await register(programme.as.admin, SessionId, person!.id)
    }
    await relate(db, projectId, 'mentor', [programme.people.otherMentor, leaving!])
    const client = await server.client().signIn(leaving!.username)
    expect(await client.call('identity.leaveProject', {})).toMatchObject({ status: 200 })
    const rows = await db.rows(sql`
      select state from conference_registrations where session_id = ${SessionId} order by queue`)
    expect(rows).toEqual([{ state: 'withdrawn' }, { state: 'registered' }])
  })
})
