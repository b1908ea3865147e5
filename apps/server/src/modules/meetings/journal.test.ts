import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { fingerprint } from '../../testing/authorization-world.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

const BLANK = {
  Version: 0,
  Held: null,
  Reason: '',
  Place: '',
  Duration: null,
  Subject: '',
  Notes: '',
  PrivateNotes: '',
  FollowUp: '',
} as const

describe('the journal of a meeting', () => {
  let programme: SmallProgramme
  let meetingId: number
  let years = 1
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())
  beforeEach(async () => {
    meetingId = await meetingAt(-1)
  })

  /** A planned meeting so many hours from now; each in a year of its own, but for the last hours. */
  async function meetingAt(hours: number): Promise<number> {
    const { db, projectId, people } = programme
    const actionId = await createAction(db, projectId, { typeId: 1 })
    const { id } = await db.one<{ id: number }>(sql`
      insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
      select ${projectId}::int, ${actionId}::int, ${people.mentor.id}::int, ${people.mentee.id}::int,
        tstzrange(at, at + interval '45 minutes')
      from (select now() + make_interval(hours => ${hours}, years => ${hours < 0 ? -years++ : 0}) as at) one
      returning id`)
    return id
  }
  const place = () => ({ ProjectId: programme.projectId, MeetingId: meetingId })
  const read = (name: PersonName) => programme.as[name].ask('meetings.getJournal', place())
  const save = (name: PersonName, change: object) =>
    programme.as[name].call('meetings.saveJournal', { ...place(), ...BLANK, ...change })

  it('keeps what came of it for the pair, and private notes for their author alone', async () => {
    const said = {
      Held: true,
      Place: 'Γραφείο',
      Duration: 50,
      Subject: 'Βιογραφικό',
      Notes: 'Συμφωνήσαμε τα επόμενα βήματα.',
      PrivateNotes: 'ΜΟΝΟ-ΔΙΚΑ-ΜΟΥ',
      FollowUp: 'Να σταλεί η αίτηση',
    }
    expect(await save('mentor', said)).toMatchObject({ ok: true })
    const { Held: _, ...kept } = said
    expect(await read('mentor')).toMatchObject({ ...kept, State: 'held', Version: 1 })
    expect(await read('supervisor')).toMatchObject({ Notes: said.Notes, PrivateNotes: '' })
    expect(await read('mentee')).toMatchObject({
      Place: 'Γραφείο',
      Notes: said.Notes,
      PrivateNotes: null,
      FollowUp: '',
      Comment: null,
      CanEdit: false,
    })
    for (const name of ['mentee', 'supervisor', 'coordinator', 'admin'] as const) {
      expect(JSON.stringify(await read(name))).not.toContain('ΜΟΝΟ-ΔΙΚΑ-ΜΟΥ')
    }
    const { detail } = await programme.db.one<{ detail: object }>(sql`
      select detail from audit_log where verb = 'meetings.journalSaved' order by id desc limit 1`)
    expect(detail).toEqual({ meetingId, state: 'held' })
  })

  it('is refused to those who only attend, and not there for strangers', async () => {
    const before = await fingerprint(programme.db)
    expect(await save('mentee', { Notes: 'δικό μου' })).toMatchObject({ status: 403 })
    expect(await save('otherMentor', { Notes: 'ξένο' })).toMatchObject({ status: 404 })
    expect(await programme.as.stranger.call('meetings.getJournal', place())).toMatchObject({
      status: 404,
    })
    expect(await fingerprint(programme.db)).toEqual(before)
  })

  it('tells the later of two writers, and keeps what the first wrote', async () => {
    expect(await save('mentor', { Notes: 'πρώτο' })).toMatchObject({ ok: true })
    const before = await fingerprint(programme.db)
    expect(await save('coordinator', { Notes: 'δεύτερο' })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        details: { SavedBy: 'Άννα mentor', SavedAt: expect.stringMatching(/^\d{4}-/) },
      },
    })
    expect(await fingerprint(programme.db)).toEqual(before)
    expect(await save('coordinator', { Notes: 'και δεύτερο', Version: 1 })).toMatchObject({
      body: { Notes: 'και δεύτερο', Version: 2 },
    })
    expect(await save('mentor', { Notes: 'άλλο', Version: 7 })).toMatchObject({ status: 409 })
  })

  it('says whether it was held only once it has begun, and why it was not', async () => {
    expect(await save('mentor', { Held: false })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Reason', rule: 'required' }] },
    })
    expect(await save('mentor', { Held: false, Reason: 'Δεν ήρθε' })).toMatchObject({
      body: { State: 'missed' },
    })
    meetingId = await meetingAt(2)
    expect(await save('mentor', { Held: true })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'Held', rule: 'not_begun' }] },
    })
    expect(await save('mentor', { Place: 'Βιβλιοθήκη' })).toMatchObject({
      body: { State: 'planned', Place: 'Βιβλιοθήκη' },
    })
  })

  it('has a comment of those who oversee, which the mentor reads and the mentee does not', async () => {
    const comment = (name: PersonName, Text: string) =>
      programme.as[name].call('meetings.commentOnMeeting', { ...place(), Text })
    expect(await comment('mentor', 'Μπράβο μου')).toMatchObject({ status: 403 })
    expect(await comment('supervisor', 'Καλή προσέγγιση')).toMatchObject({ ok: true })
    expect((await read('mentor')).Comment).toMatchObject({
      Text: 'Καλή προσέγγιση',
      By: { Id: programme.people.supervisor.id },
    })
    expect((await read('mentee')).Comment).toBeNull()
    await comment('supervisor', '')
    expect((await read('mentor')).Comment).toBeNull()
  })

  it('has no comment written over that another overseer has not seen', async () => {
    const comment = (name: PersonName, Text: string, Seen: string | null) =>
      programme.as[name].call('meetings.commentOnMeeting', { ...place(), Text, Seen })
    expect(await comment('supervisor', 'Πρώτο', null)).toMatchObject({ ok: true })
    const first = (await read('coordinator')).Comment
    expect(await comment('coordinator', 'Δεύτερο', null)).toMatchObject({
      status: 409,
      body: { details: { SavedBy: expect.any(String), SavedAt: first?.At, Text: 'Πρώτο' } },
    })
    expect(await comment('coordinator', 'Δεύτερο', first?.At ?? null)).toMatchObject({
      body: { Comment: { Text: 'Δεύτερο' } },
    })
    expect(await comment('supervisor', '', first?.At ?? null)).toMatchObject({ status: 409 })
    expect((await read('mentor')).Comment?.Text).toBe('Δεύτερο')
  })

  it('lists what is to be followed up until somebody has seen to it', async () => {
    const { as, projectId } = programme
    const open = async (name: PersonName) => {
      const { list } = await as[name].ask('meetings.listFollowUps', {
        ProjectId: projectId,
        page: 1,
      })
      return list.filter(({ Id }) => Id === meetingId).map(({ Text }) => Text)
    }
    const resolve = (name: PersonName, Note = 'Στάλθηκε') =>
      as[name].call('meetings.resolveFollowUp', { ...place(), Note })
    expect(await resolve('mentor')).toMatchObject({
      status: 422,
      body: { details: { rule: 'no_follow_up' } },
    })
    await save('mentor', { FollowUp: 'Να σταλεί η αίτηση' })
    expect(await open('supervisor')).toEqual(['Να σταλεί η αίτηση'])
    expect(await open('otherMentor')).toEqual([])
    expect(await resolve('otherMentor')).toMatchObject({ status: 404 })
    expect(await resolve('mentor', ' ')).toMatchObject({ status: 400 })
    expect(await resolve('mentor')).toMatchObject({
      body: { FollowUpResolved: { Note: 'Στάλθηκε', By: { Id: programme.people.mentor.id } } },
    })
    expect(await open('supervisor')).toEqual([])
    await save('mentor', { FollowUp: 'Να σταλεί ξανά', Version: 2 })
    expect(await open('supervisor')).toEqual(['Να σταλεί ξανά'])
    expect((await read('mentor')).FollowUpResolved).toBeNull()
  })
})
