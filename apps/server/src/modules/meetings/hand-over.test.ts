import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import { athensInstant } from '@telemachos/rules/dates'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

describe('a mentee who is given another mentor', () => {
  let now = new Date('2026-03-05T10:00:00Z')
  let programme: SmallProgramme
  let held: number
  let planned: number
  let handedOver: unknown
  beforeAll(async () => {
    programme = await startSmallProgramme({ clock: () => now })
    const { db, projectId, as, people } = programme
    held = await createAction(db, projectId, { typeId: 1, title: 'Γνωριμία' })
    planned = await createAction(db, projectId, { typeId: 1, title: 'Σχέδιο' })
    const days = { [held]: '2026-03-05', [planned]: '2026-03-10' }
    for (const ActionId of [held, planned]) {
      const date = athensInstant(days[ActionId] ?? '', '13:00')
      await as.mentor.ask('actions.publishAction', { ActionId, MenteeId: people.mentee.id, date })
    }
    now = new Date('2026-03-05T14:00:00Z')
    await db.run(sql`update meetings set state = 'held' where action_id = ${held}`)
    const change = { MentorId: people.otherMentor.id, MenteeId: people.mentee.id }
    handedOver = await as.admin.ask('people.setDefaultMentorSingle', {
      ...{ ProjectId: projectId, ...change },
    })
  })
  afterAll(() => programme.close())

  const mentorsInData = async () =>
    programme.db.rows<{ action: number; mentor: number }>(sql`
      select action_id as action, (data ->> 'MentorId')::int as mentor from action_data
      where drawer = 'mentee' order by action_id`)
  const feedOf = async (name: PersonName) => {
    const { Url } = await programme.as[name].ask('meetings.renewFeed', {})
    const token = new URL(Url).searchParams.get('token') ?? ''
    return String((await programme.server.client().call('meetings.readFeed', { token })).body)
  }
  const inFeed = async (name: PersonName) =>
    [...(await feedOf(name)).matchAll(/SUMMARY:(\S+) /g)].map(([, title]) => title).toSorted()
  const inCalendar = async (name: PersonName) => {
    const list = await programme.as[name].ask('meetings.listMeetings', {
      ...{ ProjectId: programme.projectId, From: '2026-03-01', To: '2026-03-31' },
      Cancelled: true,
    })
    const { id } = programme.people[name]
    return list
      .filter(({ MentorId, MenteeId }) => id === MentorId || id === MenteeId)
      .map(({ ActionTitle }) => ActionTitle)
      .toSorted()
  }

  it('says how many meetings went with the mentee', () => {
    expect(handedOver).toMatchObject({ HandedOver: 1, Kept: 0 })
  })

  it('has the one who holds the meeting named with its action', async () => {
    const { mentor, otherMentor } = programme.people
    expect(await mentorsInData()).toEqual([
      { action: held, mentor: mentor.id },
      { action: planned, mentor: otherMentor.id },
    ])
  })

  it.each(['mentor', 'otherMentor', 'mentee'] as const)(
    'stands in the calendar of the %s as in their feed',
    async (name) => {
      const expected = {
        mentor: ['Γνωριμία'],
        otherMentor: ['Σχέδιο'],
        mentee: ['Γνωριμία', 'Σχέδιο'],
      }
      expect(await inFeed(name)).toEqual(expected[name])
      expect(await inCalendar(name)).toEqual(expected[name])
    },
  )

  it('leaves what was written about a meeting to who looks after the mentee now', async () => {
    const { db, as } = programme
    const { id } = await db.one<{ id: number }>(sql`
      select id from meetings where action_id = ${held}`)
    const input = { ProjectId: programme.projectId, MeetingId: id }
    const status = async (name: 'mentor' | 'otherMentor') =>
      (await as[name].call('meetings.getJournal', input)).status
    expect([await status('mentor'), await status('otherMentor')]).toEqual([404, 200])
  })

  it('has feeds that say how often they change', async () => {
    const feed = await feedOf('mentor')
    expect(feed).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT1H')
    expect(feed).toContain('X-PUBLISHED-TTL:PT1H')
  })

  it('has no action in a feed that the calendar hides', async () => {
    await programme.db.run(sql`
      update project_actions set flags = flags | ${GRID_FLAGS.HideFromMentor}::int where action_id = ${held}`)
    expect(await inFeed('mentor')).toEqual([])
    expect(await inCalendar('mentor')).toEqual([])
  })
})
