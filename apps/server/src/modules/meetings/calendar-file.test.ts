import { addDays, athensInstant, todayInAthens } from '@telemachos/rules/dates'
import ICAL from 'ical.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createAction } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'

/** What an independent reader finds: each event with its instants, by the zone that the file carries. */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file))
  const zones = calendar.getAllSubcomponents('vtimezone')
  for (const zone of zones) ICAL.TimezoneService.register(new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      status: component.getFirstPropertyValue('status'),
      tzid: event.startDate.zone?.tzid,
      start: event.startDate.toJSDate().toISOString(),
      // By the clocks of the zone: the reader's own duration ignores that they change.
      minutes: (event.endDate.toUnixTime() - event.startDate.toUnixTime()) / 60,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
    }
  })
  ICAL.TimezoneService.reset()
  return { zones: zones.length, events }
}

describe('calendar files', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
  })
  afterAll(() => programme.close())

  const publish = (ActionId: number, date: string) =>
    programme.as.mentor.ask('actions.publishAction', {
      ActionId,
      MenteeId: programme.people.mentee.id,
      date,
    })
  const newFeed = async () => {
    const { Url } = await programme.as.mentee.ask('meetings.renewFeed', {})
    return new URL(Url).searchParams.get('token') ?? ''
  }
  const feed = (token: string) => programme.server.client().call('meetings.readFeed', { token })

  it('show the right instant on both sides of both clock changes', async () => {
    const { db, projectId, as } = programme
    const year = new Date().getUTCFullYear() + 1
    const starts = ['03-27', '03-28', '03-29', '10-30', '10-31', '11-01'].flatMap((date) =>
      ['01:30', '02:30', '03:30', '05:15', '12:00'].map((time) =>
        athensInstant(`${year}-${date}`, time),
      ),
    )
    for (const [index, at] of starts.entries()) {
      await publish(await createAction(db, projectId, { typeId: 2, title: `Κλήση ${index}` }), at)
    }
    const answer = await feed(await newFeed())
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const { zones, events } = parse(String(answer.body))
    expect(zones).toBe(1)
    const found = events.filter(({ summary }) => summary.startsWith('Κλήση'))
    expect(found.map(({ start }) => start)).toEqual(starts)
    expect(found.map(({ minutes }) => minutes)).toEqual(found.map(() => 45))
    // What the clocks show twice is written in UTC.
    const inUtc = found.filter(({ tzid }) => tzid !== 'Europe/Athens')
    expect(inUtc.map(({ start }) => start.slice(11, 16))).toEqual(['23:30', '00:30'])
    expect(events.every(({ stamp }) => stamp.endsWith('Z'))).toBe(true)
    expect(await as.mentee.ask('meetings.getFeed', {})).toMatchObject({
      Since: expect.any(String),
      ReadAt: expect.any(String),
    })
  }, 30_000)

  it('keep a meeting’s identity when it moves, and say when it is cancelled', async () => {
    const { db, projectId, as, people } = programme
    const title =
      'Συνάντηση; με, κόμμα\\ και μια πολύ μεγάλη περιγραφή που δεν χωράει σε μία γραμμή'
    const id = await createAction(db, projectId, { typeId: 1, title })
    const date = addDays(todayInAthens(new Date()), 400)
    await publish(id, athensInstant(date, '10:00'))
    const { id: meetingId } = await db.one<{ id: number }>(sql`
      select id from meetings where action_id = ${id}`)
    const download = (name: 'mentor' | 'mentee' | 'otherMentor') =>
      as[name].call('meetings.downloadMeeting', { ProjectId: projectId, MeetingId: meetingId })
    const file = await download('mentee')
    expect(file.headers.get('content-disposition')).toBe('attachment; filename="meeting.ics"')
    const [first] = parse(String(file.body)).events
    expect(first).toMatchObject({
      summary: `${title} · Άννα mentor`,
      status: 'CONFIRMED',
      sequence: 0,
    })
    for (const line of String(file.body).split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    }
    expect(parse(String((await download('mentor')).body)).events[0]?.summary).toBe(
      `${title} · Άννα mentee`,
    )
    expect(await download('otherMentor')).toMatchObject({ status: 404 })
    await publish(id, athensInstant(date, '12:00'))
    await as.mentor.ask('actions.cancelMeeting', {
      ActionId: id,
      MenteeId: people.mentee.id,
      Reason: 'Ασθένεια',
    })
    const [last] = parse(String((await download('mentee')).body)).events
    expect(last).toMatchObject({ uid: first?.uid, status: 'CANCELLED', sequence: 2 })
  })

  it('open by the latest token only, until it is revoked or the person disabled', async () => {
    const { db, as, people } = programme
    const [old, token] = [await newFeed(), await newFeed()]
    const unknown = await feed('x'.repeat(43))
    const { requestId: _a, ...told } = (await feed(old)).body as { requestId: string }
    const { requestId: _b, ...untold } = unknown.body as unknown as { requestId: string }
    expect(unknown.status).toBe(404)
    expect(told).toEqual(untold)
    expect((await feed(token)).status).toBe(200)
    const setState = (state: number) =>
      db.run(sql`update users set state = ${state} where id = ${people.mentee.id}`)
    await setState(2)
    expect((await feed(token)).status).toBe(404)
    await setState(1)
    await as.mentee.ask('meetings.revokeFeed', {})
    expect((await feed(token)).status).toBe(404)
    expect(await as.mentee.ask('meetings.getFeed', {})).toEqual({ Since: null, ReadAt: null })
    const kept = await db.rows(sql`select t::text from calendar_feeds t`)
    expect(JSON.stringify(kept)).not.toContain(token)
  })

  it('leave out a project that is closed until its mentee consents', async () => {
    const { db, projectId, people } = programme
    const id = await createAction(db, projectId, { typeId: 2, title: 'Πριν τη συναίνεση' })
    await publish(id, athensInstant(addDays(todayInAthens(new Date()), 401), '10:00'))
    const token = await newFeed()
    const own = async () =>
      parse(String((await feed(token)).body)).events.filter(({ summary }) =>
        summary.startsWith('Πριν τη συναίνεση'),
      ).length
    const ask = (Required: boolean) =>
      db.run(sql`
        update projects set settings = jsonb_set(coalesce(settings, '{}'), '{Config}',
          ${JSON.stringify({ gdpr: { Required, MinValue: 1 } })}::jsonb)
        where id = ${projectId}`)
    expect(await own()).toBe(1)
    await ask(true)
    const signedIn = await programme.server.client().signIn(people.mentee.username)
    const closed = await signedIn.call('meetings.listMeetings', { ProjectId: projectId })
    expect(closed.status).toBe(403)
    expect(await own()).toBe(0)
    await ask(false)
    expect(await own()).toBe(1)
  })

  it('carry no other person’s meetings', async () => {
    const { as } = programme
    const { Url } = await as.stranger.ask('meetings.renewFeed', {})
    const { body } = await feed(new URL(Url).searchParams.get('token') ?? '')
    expect(parse(String(body)).events).toEqual([])
  })
})
