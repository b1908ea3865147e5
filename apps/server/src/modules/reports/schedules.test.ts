import { extractText, getDocumentProxy } from 'unpdf'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openLog } from '../../kernel/log.ts'
import { sql } from '../../kernel/database/sql.ts'
import { addTextField } from '../../testing/factories.ts'
import { startMailServer, type MailServer } from '../../testing/mail-server.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'
import { nextSending } from './next-sending.ts'
import { mailKey, reviewMails, SCHEDULED } from './review-mails.ts'
import { sendSchedules } from './send-schedules.ts'
import { hideNumbers } from './without-numbers.ts'

const AFM = '123456783'
const PUBLIC = 'https://example.org'
const log = openLog('silent')
const people = (Columns: string[]) => ({
  From: 'people',
  Filters: [{ Conditions: [{ Column: 'people.is_mentee', Operator: 'equals', Value: true }] }],
  Columns,
})
const PLACE = { X: 0, Y: 0, W: 6, H: 4 }
const TILES = [
  {
    ...{ Kind: 'steps', Key: 'count', Title: 'Ωφελούμενοι', Place: PLACE },
    View: { Type: 'number', Settings: {} },
    Steps: { ...people([]), Measures: [{ Function: 'count' }] },
  },
  {
    ...{ Kind: 'steps', Key: 'who', Title: `Ποιοι (${AFM})`, Place: { ...PLACE, Y: 4 } },
    Steps: people(['people.last_name', 'people.afm', 'people.notes']),
  },
]

describe('reports by mail', () => {
  let programme: SmallProgramme
  let mails: MailServer
  let reportId: number
  let scheduleId: number
  beforeAll(async () => {
    mails = await startMailServer()
    programme = await startSmallProgramme({
      smtpUrl: mails.url,
      clock: () => new Date('2026-03-01T10:00:00Z'),
    })
    const { db, projectId, as } = programme
    await db.run(sql`update users set email = username || '@example.org'`)
    await addTextField(db, projectId, 'afm')
    await addTextField(db, projectId, 'notes')
    await db.run(sql`
      update memberships set fields = fields || ${JSON.stringify({ afm: AFM, notes: `ΑΦΜ ${AFM}` })}::jsonb
      where project_id = ${projectId}`)
    await db.run(
      sql`update users set fields = fields || ${JSON.stringify({ afm: AFM, notes: `ΑΦΜ ${AFM}` })}::jsonb`,
    )
    const report = await as.admin.ask('reports.saveReport', {
      ...{ Title: 'Εβδομάδα', Tiles: TILES, Roles: ['Supervisor', 'Coordinator'] },
    })
    reportId = report.Id
  })
  afterAll(async () => {
    await mails.close()
    await programme.close()
  })

  const idOf = (name: PersonName) => programme.people[name].id
  const addressOf = (name: PersonName) => `${programme.people[name].username}@example.org`
  const save = (rest: object = {}, name: PersonName = 'admin') =>
    programme.as[name].call('reports.saveSchedule', {
      ...{ ReportId: reportId, Every: 'week', Day: 1, Hour: 8 },
      Receivers: [idOf('admin'), idOf('supervisor'), idOf('coordinator')],
      ...rest,
    })
  const list = async (name: PersonName) =>
    (await programme.as[name].ask('reports.listSchedules', { Id: reportId })).Schedules
  const dueNow = async () => {
    await programme.db.run(sql`update report_schedules set next_at = '2026-03-02T06:00:00Z'`)
    return new Date('2026-03-02T06:00:30Z')
  }
  const send = (now: Date) =>
    sendSchedules(
      { database: programme.db, now, log, signal: new AbortController().signal },
      PUBLIC,
    )
  /** Waits until nothing is in the queue any more. */
  const deliver = async () => {
    await programme.db.run(sql`update mails set due_at = now() where state = 'queued'`)
    await expect
      .poll(() =>
        programme.db.rows(sql`select from mails where state in ('queued', 'taken', 'sending')`),
      )
      .toEqual([])
    return mails.received.splice(0)
  }

  it('is set by who may, for people who read the report', async () => {
    expect((await save({}, 'supervisor')).status).toBe(200)
    await programme.db.run(sql`delete from report_schedules`)
    expect((await save({ Receivers: [idOf('mentee')] })).body).toMatchObject({
      fields: [{ field: 'Receivers.0', rule: 'schedule_receiver' }],
    })
    expect((await save({ Day: 8 })).status).toBe(400)
    expect((await save({ ReportId: 999_999 })).status).toBe(404)
    const made = await save()
    expect(made).toMatchObject({ status: 200 })
    scheduleId = (made.body as { Id: number }).Id
    const offered = await programme.as.admin.ask('reports.listReceivers', { Id: reportId })
    expect(offered.map(({ Id }) => Id).toSorted()).toEqual(
      [idOf('admin'), idOf('supervisor'), idOf('coordinator')].toSorted(),
    )
    expect(await list('supervisor')).toMatchObject([
      { MayEdit: false, Own: 'sent', Receivers: [{ Id: idOf('supervisor') }] },
    ])
    const hidden = await programme.as.mentor.call('reports.listSchedules', { Id: reportId })
    expect(hidden.status).toBe(403)
  })

  it('leaves once, to each receiver with their own numbers, a link alone, and no registry number', async () => {
    const now = await dueNow()
    await Promise.all([send(now), send(now)])
    await send(now)
    const sent = await deliver()
    expect(sent).toHaveLength(3)
    const all = await programme.db.rows<{
      userId: number
      model: { lines: { value: string }[] }
    }>(sql`
      select user_id as "userId", model from mails where template = 'reports.scheduled'`)
    const count = (name: PersonName) =>
      all.find(({ userId }) => userId === idOf(name))?.model.lines[0]?.value
    expect([count('admin'), count('supervisor'), count('coordinator')]).toEqual(['2', '1', '1'])
    for (const mail of sent) {
      expect(mail.attachments).toEqual([])
      expect(mail.subject).toContain('Εβδομάδα')
      expect(mail.text).toContain('Ωφελούμενοι: ')
      expect(mail.text).toContain(`/admin/report/view/${reportId}`)
      expect(`${mail.text}${mail.html}${mail.subject}`).not.toMatch(/6783/)
    }
    expect((await list('admin'))[0]?.Receivers.every(({ SentAt }) => SentAt !== null)).toBe(true)
    expect((await list('admin'))[0]?.NextAt).toBe('2026-03-09T06:00:00.000Z')
  })

  it('brings the workbook and the PDF where the settings allow, without registry numbers', async () => {
    await programme.db.run(sql`
      update projects set settings = jsonb_set(settings, '{Config}',
        coalesce(settings -> 'Config', '{}') || '{"Reports": {"AttachFiles": true}}')`)
    await send(await dueNow())
    const before = await programme.db.rows(sql`select from mail_files`)
    // The same moment as before: its mails have left.
    expect(before).toEqual([])
    await programme.db.run(sql`update report_schedules set next_at = '2026-03-09T06:00:00Z'`)
    await send(new Date('2026-03-09T07:00:00Z'))
    const sent = await deliver()
    expect(sent).toHaveLength(3)
    const mail = sent.find(({ to }) => to?.[0]?.address?.includes('admin')) ?? sent[0]
    const [book, pdf] = mail?.attachments ?? []
    expect([book?.filename, pdf?.filename]).toEqual(['Εβδομάδα.xlsx', 'Εβδομάδα.pdf'])
    const files = unzipSync(new Uint8Array(book?.content as ArrayBuffer))
    const sheets = Object.entries(files)
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, content]) => new TextDecoder().decode(content))
      .join('')
    expect(sheets).toContain('Ωφελούμενοι')
    expect(sheets).not.toMatch(/6783/)
    const { text } = await extractText(
      await getDocumentProxy(new Uint8Array(pdf?.content as ArrayBuffer)),
      {
        mergePages: true,
      },
    )
    expect(text).toContain('Ωφελούμενοι')
    expect(text).not.toMatch(/6783/)
    expect(await programme.db.rows(sql`select from mail_files`)).toEqual([])
  })

  it('is stopped by a receiver for themselves, and does not reach who has left or lost the role', async () => {
    const { as, db, projectId } = programme
    await as.supervisor.ask('reports.stopSchedule', { Id: scheduleId })
    await db.run(sql`
      update memberships set active = false where project_id = ${projectId} and user_id = ${idOf('coordinator')}`)
    await db.run(sql`update report_schedules set next_at = '2026-03-16T06:00:00Z'`)
    await send(new Date('2026-03-16T06:01:00Z'))
    expect(await deliver()).toHaveLength(1)
    const [schedule] = await list('admin')
    const one = (name: PersonName) => schedule?.Receivers.find(({ Id }) => Id === idOf(name))
    expect(one('supervisor')).toMatchObject({ Stopped: true, Failure: null })
    expect(one('coordinator')).toMatchObject({ Failure: 'left' })
    await db.run(sql`
      update memberships set active = true, roles = '{Mentor}' where project_id = ${projectId}
        and user_id = ${idOf('coordinator')}`)
    await as.supervisor.ask('reports.stopSchedule', { Id: scheduleId, Stopped: false })
    await db.run(sql`update report_schedules set next_at = '2026-03-23T06:00:00Z'`)
    await send(new Date('2026-03-23T06:01:00Z'))
    expect(await deliver()).toHaveLength(2)
    expect((await list('admin'))[0]?.Receivers).toContainEqual(
      expect.objectContaining({ Id: idOf('coordinator'), Failure: 'unread' }),
    )
  })

  it('does not leave for who lost the role or stopped it while the mail waited', async () => {
    const { as, db, projectId } = programme
    const who = sql`project_id = ${projectId} and user_id = ${idOf('coordinator')}`
    const rolesOf = (role: string) =>
      db.run(sql`update memberships set roles = array[${role}] where ${who}`)
    await rolesOf('Coordinator')
    const names = ['admin', 'supervisor', 'coordinator'] as const
    const waiting = names.map((name, index) => ({
      id: index + 1,
      key: mailKey({ scheduleId, userId: idOf(name), dueAt: '2026-04-06 06:00:00+00' }),
      ...{ template: SCHEDULED, projectId, userId: idOf(name), model: {} },
    }))
    const other = { ...waiting[0], id: 9, key: 'meetings.1', template: 'meetings.scheduled' }
    const outdated = async () => [
      ...(await reviewMails(db, [...waiting, other as (typeof waiting)[number]])).keys(),
    ]
    expect(await outdated()).toEqual([])
    await rolesOf('Mentor')
    await as.supervisor.ask('reports.stopSchedule', { Id: scheduleId })
    expect(await outdated()).toEqual([2, 3])
    await as.supervisor.ask('reports.stopSchedule', { Id: scheduleId, Stopped: false })
    expect(await outdated()).toEqual([3])
    await db.run(sql`update report_schedules set removed_at = now() where id = ${scheduleId}`)
    expect(await outdated()).toEqual([1, 2, 3])
    await db.run(sql`update report_schedules set removed_at = null where id = ${scheduleId}`)
  })

  it('does not reach who is now a mentee without the consent that the project asks for', async () => {
    const { db, projectId } = programme
    await db.run(sql`
      update projects set settings = jsonb_set(settings, '{Config,gdpr}',
        '{"Required": true, "UserField": "gdpr", "MinValue": 1}') where id = ${projectId}`)
    const who = sql`project_id = ${projectId} and user_id = ${idOf('supervisor')}`
    await db.run(sql`update memberships set roles = '{Mentee}' where ${who}`)
    await db.run(sql`update report_schedules set next_at = '2026-04-13T06:00:00Z'`)
    await send(new Date('2026-04-13T06:01:00Z'))
    expect((await deliver()).map(({ to }) => to?.[0]?.address)).toEqual([addressOf('admin')])
    expect((await list('admin'))[0]?.Receivers).toContainEqual(
      expect.objectContaining({ Id: idOf('supervisor'), Failure: 'unread' }),
    )
    await db.run(sql`update memberships set roles = '{Supervisor}' where ${who}`)
  })

  it('does not reach accounts that are no longer active', async () => {
    const { db } = programme
    await db.run(sql`update users set state = 2 where id = ${idOf('supervisor')}`)
    await db.run(sql`update report_schedules set next_at = '2026-04-20T06:00:00Z'`)
    await send(new Date('2026-04-20T06:01:00Z'))
    expect((await deliver()).map(({ to }) => to?.[0]?.address)).toEqual([addressOf('admin')])
    expect((await list('admin'))[0]?.Receivers).toContainEqual(
      expect.objectContaining({ Id: idOf('supervisor'), Failure: 'left' }),
    )
  })

  it('ends with its schedule', async () => {
    await programme.as.admin.ask('reports.deleteSchedule', { Id: scheduleId })
    await send(await dueNow())
    expect(await deliver()).toEqual([])
    expect(await list('admin')).toEqual([])
  })
})

describe('when a report leaves', () => {
  it.each([
    [{ every: 'week', day: 1, hour: 8 }, '2026-11-29T10:00:00Z', '2026-11-30T06:00:00.000Z'],
    [{ every: 'week', day: 1, hour: 8 }, '2026-11-30T06:00:00Z', '2026-12-07T06:00:00.000Z'],
    [{ every: 'month', day: 31, hour: 9 }, '2026-02-01T00:00:00Z', '2026-02-28T07:00:00.000Z'],
    [{ every: 'month', day: 1, hour: 0 }, '2026-12-31T23:00:00Z', '2027-01-31T22:00:00.000Z'],
    // The clocks go forward from 3 to 4, and back from 4 to 3.
    [{ every: 'week', day: 7, hour: 3 }, '2026-03-28T10:00:00Z', '2026-03-29T01:00:00.000Z'],
    [{ every: 'week', day: 7, hour: 3 }, '2026-10-24T10:00:00Z', '2026-10-25T00:00:00.000Z'],
    [{ every: 'week', day: 7, hour: 3 }, '2026-10-25T00:00:00Z', '2026-11-01T01:00:00.000Z'],
    [{ every: 'week', day: 1, hour: 8 }, '2026-10-20T00:00:00Z', '2026-10-26T06:00:00.000Z'],
  ] as const)('%j after %s is %s', (times, after, next) => {
    expect(nextSending(times, new Date(after)).toISOString()).toBe(next)
  })
})

it.each([
  ['ΑΦΜ 123456783, 12 ετών', 'ΑΦΜ •••, 12 ετών'],
  ['•••••6783', '•••'],
  ['ΑΜΚΑ 010190 12345', 'ΑΜΚΑ •••'],
  ['1 2 3', '1 2 3'],
])('hides the registry numbers of %s', (text, hidden) => {
  expect(hideNumbers(text)).toBe(hidden)
})
