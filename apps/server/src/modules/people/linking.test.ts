import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction, createPerson, createProject, relate } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import type { CallName } from '../../testing/test-server.ts'

describe('linking', () => {
  let programme: SmallProgramme
  let meeting: number
  let task: number
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const { db, projectId } = programme
    meeting = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    task = await createAction(db, projectId, { title: 'Βιογραφικό', position: 1 })
  })
  afterAll(() => programme.close())

  /** Everybody is looked after as in the beginning. */
  beforeEach(async () => {
    const { db, projectId, people } = programme
    await db.run(sql`delete from meetings`)
    await db.run(sql`delete from linkings`)
    await db.run(sql`delete from relations`)
    await relate(db, projectId, 'mentor', [people.mentor, people.mentee])
    await relate(db, projectId, 'mentor', [people.otherMentor, people.stranger])
    await relate(db, projectId, 'supervisor', [people.supervisor, people.mentor])
    await relate(db, projectId, 'coordinator', [people.coordinator, people.mentee])
  })

  const idOf = (name: PersonName) => programme.people[name].id
  const input = (rest: object) => ({ ProjectId: programme.projectId, ...rest })
  const ask = <Name extends CallName>(name: Name, rest: object, as: PersonName = 'admin') =>
    programme.as[as].ask(name, input(rest))
  const refused = async (name: CallName, rest: object, as: PersonName) => {
    const { status, body } = await programme.as[as].call(name, input(rest))
    return { status, body: body as { code: string; details?: object; fields?: object[] } }
  }
  /** Who mentors the mentee now, by action. */
  const mentorsOf = (name: PersonName) =>
    programme.db.rows<{ holder: number; action: number | null }>(sql`
      select holder_id as holder, action_id as action from relations
      where kind = 'mentor' and subject_id = ${idOf(name)} and to_at is null
      order by action_id nulls first`)
  const history = async () =>
    (await programme.db.one<{ count: number }>(sql`select count(*)::int as count from relations`))
      .count
  const plan = (action: number, hour = '10:00', mentor: PersonName = 'mentor') =>
    programme.db.run(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      select ${programme.projectId}::int, ${action}::int, ${idOf(mentor)}::int, ${idOf('mentee')}::int,
        tstzrange(at, at + interval '45 minutes')
      from (select ('2099-05-04 ' || ${hour}::text)::timestamptz as at) t`)
  const meetingMentors = async () =>
    (
      await programme.db.rows<{ mentor: number }>(
        sql`select mentor_id as mentor from meetings where state = 'planned' order by id`,
      )
    ).map((row) => row.mentor)

  describe('one mentee', () => {
    const single = (mentor: PersonName) => ({ MentorId: idOf(mentor), MenteeId: idOf('mentee') })

    it('ends the former relation, begins another, and leaves a trace', async () => {
      const result = await ask('people.setDefaultMentorSingle', single('otherMentor'))
      expect(result).toMatchObject({ Changed: 1, Already: 0, Skipped: 0, HandedOver: 0, Kept: 0 })
      expect(await mentorsOf('mentee')).toEqual([{ holder: idOf('otherMentor'), action: null }])
      const rows = await programme.db.rows(sql`
        select holder_id as holder, ended_by as "endedBy", to_at is null as open from relations
        where kind = 'mentor' and subject_id = ${idOf('mentee')} order by id`)
      expect(rows).toEqual([
        { holder: idOf('mentor'), endedBy: idOf('admin'), open: false },
        { holder: idOf('otherMentor'), endedBy: null, open: true },
      ])
      const trace = await programme.db.row(sql`
        select verb, subject_id as subject, actor_id as actor,
          (detail ->> 'holder')::int as holder, (detail ->> 'former')::int as former
        from audit_log where verb = 'linking.mentorSet' order by id desc limit 1`)
      expect(trace).toEqual({
        verb: 'linking.mentorSet',
        subject: idOf('mentee'),
        actor: idOf('admin'),
        holder: idOf('otherMentor'),
        former: idOf('mentor'),
      })
    })

    it('changes nothing when the mentor is the same', async () => {
      const before = await history()
      const result = await ask('people.setDefaultMentorSingle', single('mentor'))
      expect(result).toMatchObject({ LinkingId: null, Changed: 0, Already: 1 })
      expect(await history()).toBe(before)
    })

    it('takes the former mentor out of reach at once, and tells both of them', async () => {
      const see = (as: PersonName) =>
        ask('people.getUsersByIds', { Ids: [idOf('mentee')] }, as).then((list) => list.length)
      expect([await see('mentor'), await see('otherMentor')]).toEqual([1, 0])
      await ask('people.setDefaultMentorSingle', single('otherMentor'))
      expect([await see('mentor'), await see('otherMentor')]).toEqual([0, 1])
      const told = await programme.db.row<{ rooms: string[] }>(sql`
        select rooms from kept_events where name = 'linking.changed' order by id desc limit 1`)
      expect(told?.rooms).toEqual(
        expect.arrayContaining([`user:${idOf('mentor')}`, `user:${idOf('otherMentor')}`]),
      )
    })

    it('is told of a meeting that somebody plans at the same moment', async () => {
      await plan(meeting)
      const pair = { MentorId: idOf('otherMentor'), MenteeId: idOf('mentee') }
      const linking = await programme.db.transaction(async (tx) => {
        await tx.run(sql`
          insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
          select project_id, ${task}::int, ${idOf('otherMentor')}::int, ${idOf('stranger')}::int, during
          from meetings`)
        const answer = refused('people.setDefaultMentorSingle', pair, 'admin')
        // Until it waits for the meeting that is not committed yet.
        await new Promise((resolve) => setTimeout(resolve, 500))
        return { answer }
      })
      expect(await linking.answer).toMatchObject({
        status: 409,
        body: { code: 'conflict', details: { rule: 'booked_meanwhile' } },
      })
      expect(await mentorsOf('mentee')).toEqual([{ holder: idOf('mentor'), action: null }])
    })

    it('hands planned meetings over where the new mentor is free, and keeps the others', async () => {
      await plan(meeting, '10:00')
      await plan(task, '12:00')
      await programme.db.run(sql`
        insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
        select ${programme.projectId}::int, ${task}::int, ${idOf('otherMentor')}::int,
          ${idOf('stranger')}::int, tstzrange(at, at + interval '45 minutes')
        from (select '2099-05-04 10:15'::timestamptz as at) t`)
      const counted = await ask('people.countLinking', {
        HolderId: idOf('otherMentor'),
        Ids: [idOf('mentee')],
      })
      expect(counted).toEqual({ Matched: 1, Changed: 1, Already: 0, Meetings: 2 })
      const result = await ask('people.setDefaultMentorSingle', single('otherMentor'))
      expect(result).toMatchObject({ HandedOver: 1, Kept: 1 })
      expect(await meetingMentors()).toEqual([
        idOf('mentor'),
        idOf('otherMentor'),
        idOf('otherMentor'),
      ])
    })

    it('refuses who is no mentor or no mentee, and needs a mentor', async () => {
      const wrong = { MentorId: idOf('stranger'), MenteeId: idOf('mentee') }
      for (const MentorId of [wrong.MentorId, 2_000_000_000]) {
        expect(
          await refused('people.setDefaultMentorSingle', { ...wrong, MentorId }, 'admin'),
        ).toMatchObject({
          status: 400,
          body: { fields: [{ field: 'MentorId', rule: 'mentor_not_found' }] },
        })
      }
      const noMentee = { MentorId: idOf('otherMentor'), MenteeId: idOf('mentor') }
      expect(
        (await refused('people.setDefaultMentorSingle', noMentee, 'admin')).body.details,
      ).toEqual({ rule: 'no_mentee' })
      const none = { MentorId: null, MenteeId: idOf('mentee') }
      expect(
        (await refused('people.setDefaultMentorSingle', none, 'admin')).body.fields,
      ).toMatchObject([{ field: 'MentorId', rule: 'no_mentor_selected' }])
    })

    it('lets one of twenty at a time decide, and tells the others', async () => {
      const { db, projectId } = programme
      const mentors = await Promise.all(
        Array.from({ length: 20 }, () => createPerson(db, projectId, ['Mentor'])),
      )
      const before = await history()
      const answers = await Promise.all(
        mentors.map(({ id }) =>
          programme.as.admin.call(
            'people.setDefaultMentorSingle',
            input({ MentorId: id, MenteeId: idOf('mentee') }),
          ),
        ),
      )
      const statuses = answers.map(({ status }) => status)
      expect(statuses.every((status) => status === 200 || status === 409)).toBe(true)
      const won = statuses.filter((status) => status === 200).length
      expect(won).toBeGreaterThan(0)
      expect(await history()).toBe(before + won)
      expect(await mentorsOf('mentee')).toHaveLength(1)
    })
  })

  describe('single actions', () => {
    it('have a mentor of their own, who is reset to the default one', async () => {
      const some = { ActionIds: [meeting, task] }
      await plan(meeting)
      const set = await ask('people.setActionMentorOne', {
        ...some,
        MentorId: idOf('otherMentor'),
        MenteeId: idOf('mentee'),
      })
      expect(set).toMatchObject({ Changed: 1, HandedOver: 1 })
      expect(await mentorsOf('mentee')).toEqual([
        { holder: idOf('mentor'), action: null },
        { holder: idOf('otherMentor'), action: meeting },
        { holder: idOf('otherMentor'), action: task },
      ])
      const [person] = (await ask('people.listLinkable', { page: 1, Search: 'mentee' })).list
      expect(person?.ActionMentors.map(({ Title }) => Title)).toEqual(['Γνωριμία', 'Βιογραφικό'])
      const reset = await ask('people.resetActionMentorOne', {
        ActionIds: [meeting],
        MenteeId: idOf('mentee'),
      })
      expect(reset).toMatchObject({ Changed: 1, HandedOver: 1 })
      expect(await meetingMentors()).toEqual([idOf('mentor')])
      expect(await mentorsOf('mentee')).toHaveLength(2)
    })

    it('are set and reset for all who match', async () => {
      const all = { Roles: ['Mentee'], Filter: [], Search: '', ActionIds: [task] }
      expect(
        await ask('people.setActionMentor', { ...all, MentorId: idOf('otherMentor') }),
      ).toMatchObject({ Changed: 2 })
      expect(await ask('people.resetActionMentor', all)).toMatchObject({ Changed: 2 })
      expect(await ask('people.resetActionMentor', all)).toMatchObject({ Changed: 0, Already: 2 })
    })

    it('need at least one action, one of the project', async () => {
      const one = { MentorId: idOf('otherMentor'), MenteeId: idOf('mentee') }
      const none = await refused('people.setActionMentorOne', { ...one, ActionIds: [] }, 'admin')
      expect(none.body.fields).toMatchObject([{ field: 'ActionIds', rule: 'no_actions_selected' }])
      const foreign = await createAction(programme.db, await createProject(programme.db))
      const gone = await refused(
        'people.setActionMentorOne',
        { ...one, ActionIds: [foreign] },
        'admin',
      )
      expect(gone.status).toBe(404)
    })
  })

  describe('reach', () => {
    it('ends for a coordinator at their own set, of mentees and of mentors', async () => {
      const one = (mentor: PersonName, mentee: PersonName) => ({
        MentorId: idOf(mentor),
        MenteeId: idOf(mentee),
      })
      const call = 'people.setDefaultMentorSingle'
      expect((await refused(call, one('mentor', 'stranger'), 'coordinator')).status).toBe(404)
      expect(await refused(call, one('otherMentor', 'mentee'), 'coordinator')).toMatchObject({
        status: 400,
        body: { fields: [{ field: 'MentorId', rule: 'mentor_not_found' }] },
      })
      const { db, projectId, people } = programme
      await relate(db, projectId, 'coordinator', [people.coordinator, people.otherMentor])
      expect(await ask(call, one('otherMentor', 'mentee'), 'coordinator')).toMatchObject({
        Changed: 1,
      })
      const everybody = { MentorId: idOf('otherMentor'), Roles: [], Filter: [], Search: '' }
      expect(await ask('people.setDefaultMentor', everybody, 'coordinator')).toMatchObject({
        Changed: 0,
        Already: 1,
      })
    })

    it('lets a supervisor read, and not link', async () => {
      const list = await ask('people.listLinkable', { page: 1 }, 'supervisor')
      expect(list.list.map(({ Id }) => Id)).toEqual([idOf('mentee')])
      for (const [call, rest] of [
        ['people.setDefaultMentorSingle', { MentorId: idOf('mentor'), MenteeId: idOf('mentee') }],
        ['people.unlinkMentor', {}],
        ['people.supervise', { SupervisorId: idOf('supervisor'), SubjectId: idOf('mentee') }],
      ] as const) {
        expect([call, (await refused(call, rest, 'supervisor')).status]).toEqual([call, 403])
      }
    })

    it('does not let a coordinator change whom overseers look after', async () => {
      const widened = { Kind: 'coordinator', HolderId: idOf('coordinator'), On: true }
      expect((await refused('people.setOverseer', widened, 'coordinator')).status).toBe(403)
    })

    it('refuses a filter by a field that is not the caller’s to see', async () => {
      const Filter = [{ Field: 'afm', Value: '1' }]
      const { body } = await refused('people.listLinkable', { page: 1, Filter }, 'coordinator')
      expect(body.fields).toMatchObject([{ field: 'Filter.0.Field', rule: 'unknown_field' }])
    })
  })

  describe('overseers', () => {
    it('are set the other way round, or as asked', async () => {
      const one = { SupervisorId: idOf('supervisor'), SubjectId: idOf('otherMentor') }
      const subjects = () =>
        ask('people.getSubjectIds', { SupervisorId: idOf('supervisor') }, 'supervisor')
      expect(await ask('people.supervise', one)).toMatchObject({ Supervised: true })
      expect((await subjects()).toSorted()).toEqual(
        [idOf('mentor'), idOf('otherMentor')].toSorted(),
      )
      expect(await ask('people.supervise', { ...one, On: true })).toEqual({
        Supervised: true,
        LinkingId: null,
      })
      expect(await ask('people.supervise', one)).toMatchObject({ Supervised: false })
      expect(await subjects()).toEqual([idOf('mentor')])
    })

    it('take all who match into a set, and let them go', async () => {
      const set = { Kind: 'coordinator', HolderId: idOf('coordinator'), Roles: ['Mentee'] }
      expect(await ask('people.setOverseer', { ...set, On: true })).toMatchObject({
        Changed: 1,
        Already: 1,
      })
      expect((await ask('people.countLinkable', {}, 'coordinator')).count).toBe(2)
      expect(await ask('people.setOverseer', { ...set, On: false })).toMatchObject({ Changed: 2 })
      expect((await ask('people.countLinkable', {}, 'coordinator')).count).toBe(0)
    })
  })

  describe('undoing', () => {
    it('gives back what was there, once, and only to the one who linked', async () => {
      await plan(meeting)
      const all = { MentorId: idOf('otherMentor'), Roles: ['Mentee'] }
      const { LinkingId } = await ask('people.setDefaultMentor', all)
      expect(await meetingMentors()).toEqual([idOf('otherMentor')])
      const elsewhere = await refused('people.undoLinking', { LinkingId }, 'coordinator')
      expect(elsewhere.body.details).toEqual({ rule: 'not_undoable' })
      expect(await ask('people.undoLinking', { LinkingId })).toMatchObject({
        Changed: 1,
        Skipped: 0,
        HandedOver: 1,
      })
      expect(await mentorsOf('mentee')).toEqual([{ holder: idOf('mentor'), action: null }])
      expect(await meetingMentors()).toEqual([idOf('mentor')])
      expect((await refused('people.undoLinking', { LinkingId }, 'admin')).status).toBe(422)
    })

    it('gives mentors back whom unlinking took, and takes away whom nobody had before', async () => {
      const unlinked = await ask('people.unlinkMentor', { Ids: [idOf('mentee')] })
      expect(await mentorsOf('mentee')).toEqual([])
      await ask('people.undoLinking', { LinkingId: unlinked.LinkingId })
      expect(await mentorsOf('mentee')).toEqual([{ holder: idOf('mentor'), action: null }])
      const one = { ActionIds: [task], MentorId: idOf('otherMentor'), MenteeId: idOf('mentee') }
      const set = await ask('people.setActionMentorOne', one)
      expect(await mentorsOf('mentee')).toHaveLength(2)
      await ask('people.undoLinking', { LinkingId: set.LinkingId })
      expect(await mentorsOf('mentee')).toHaveLength(1)
    })

    it('leaves alone who was linked again since', async () => {
      const { db, projectId } = programme
      const third = await createPerson(db, projectId, ['Mentor'])
      const link = (MentorId: number) =>
        ask('people.setDefaultMentorSingle', { MentorId, MenteeId: idOf('mentee') })
      const { LinkingId } = await link(idOf('otherMentor'))
      await link(third.id)
      expect(await ask('people.undoLinking', { LinkingId })).toMatchObject({
        Changed: 0,
        Skipped: 1,
      })
      expect(await mentorsOf('mentee')).toEqual([{ holder: third.id, action: null }])
    })

    it('takes back what an overseer was given', async () => {
      const set = { Kind: 'supervisor', HolderId: idOf('supervisor'), On: true, Roles: ['Mentor'] }
      const { LinkingId, Changed } = await ask('people.setOverseer', set)
      expect(Changed).toBeGreaterThan(0)
      await ask('people.undoLinking', { LinkingId })
      const ids = await ask('people.getSubjectIds', { SupervisorId: idOf('supervisor') })
      expect(ids).toEqual([idOf('mentor')])
    })
  })
})
