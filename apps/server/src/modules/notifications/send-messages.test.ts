import { createServer, type IncomingHttpHeaders } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { notices } from '../../kernel/notices.ts'
import { openOutgoing } from '../../kernel/outgoing.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import { sendMessages } from './send-messages.ts'

interface Received {
  readonly path: string | undefined
  readonly headers: IncomingHttpHeaders
  readonly message: { readonly Id: string; readonly To: string; readonly Text: string }
}

/** A message service of a project; it answers with its status. */
async function startService() {
  const received: Received[] = []
  const service = { status: 202, received, url: '', close: async () => undefined as void }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const message = JSON.parse(Buffer.concat(chunks).toString())
      received.push({ path: request.url, headers: request.headers, message })
      response.writeHead(service.status).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return service
}

const KIND = 'meetings.reminder'

describe('the message service of a project', () => {
  let service: Awaited<ReturnType<typeof startService>>
  let programme: SmallProgramme
  let now = new Date('2026-11-26T10:00:00Z')

  beforeAll(async () => {
    service = await startService()
    programme = await startSmallProgramme({
      clock: () => now,
      outgoingOrigins: [service.url],
    })
    const { db } = programme
    // Here it is the test that sends, and not the server's own job.
    await db.run(sql`
      insert into recurring_jobs (name, due_at) values ('notifications.sendMessages', 'infinity')
      on conflict (name) do update set due_at = excluded.due_at`)
  })
  beforeEach(async () => {
    now = new Date('2026-11-26T10:00:00Z')
    service.status = 202
    service.received.length = 0
    for (const table of [sql`mails`, sql`notices`, sql`notice_choices`, sql`notice_messages`])
      await programme.db.run(sql`delete from ${table}`)
    await configure({ Domain: service.url, ApiKey: 'key', Authorization: 'Bearer token' })
    await setPhone('6941234567')
  })
  afterAll(async () => {
    await programme.close()
    await service.close()
  })

  const configure = (aCommunicator: object) => {
    const phone = { Name: 'phone', Label: 'Κινητό', Type: 'tel', Visible: 4, Editable: 4 }
    const settings = { Config: { aCommunicator }, User: { Fields: [phone] } }
    return programme.db.run(sql`
      update projects set settings = ${JSON.stringify(settings)}::jsonb where id = ${programme.projectId}`)
  }
  const setPhone = (phone: string) =>
    programme.db.run(sql`
      update users set fields = jsonb_build_object('phone', ${phone}::text)
      where id = ${programme.people.mentee.id}`)
  const choose = () =>
    programme.as.mentee.ask('notifications.saveChoice', { Kind: KIND, Way: 'message' })
  const tell = (key = 'once') =>
    programme.db.transaction((db) =>
      notices.get().tell(db, {
        kind: KIND,
        projectId: programme.projectId,
        senderId: null,
        now,
        to: [
          {
            userId: programme.people.mentee.id,
            key,
            thing: 'meetings/1',
            model: {
              ...{ title: 'Γνωριμία', titles: { en: 'First meeting' }, with: 'Άννα' },
              ...{ at: '2026-11-27T10:00:00.000Z', path: 'calendar' },
            },
          },
        ],
      }),
    )
  const send = (origins = [service.url]) =>
    sendMessages(
      {
        database: programme.db,
        outgoing: openOutgoing({ origins }),
        publicUrl: 'https://mentor.example.org',
        clock: () => now,
      },
      1,
    )
  const states = () =>
    programme.db.rows<{ state: string; error: string | null }>(
      sql`select state, error from notice_messages order by id`,
    )
  const mails = () =>
    programme.db.rows<{ template: string }>(sql`select template from mails order by id`)

  it('tells who chose so, with the keys of the settings, once', async () => {
    expect((await programme.as.mentee.ask('notifications.getChoices', {})).Messages).toBe(true)
    await choose()
    await tell()
    await tell()
    await send()
    await send()
    expect(await states()).toEqual([{ state: 'sent', error: null }])
    expect(service.received).toMatchObject([
      {
        path: '/messages',
        headers: { 'x-api-key': 'key', authorization: 'Bearer token' },
        message: { To: '6941234567', Language: 'el' },
      },
    ])
    const { message } = service.received[0]!
    expect(message.Text).toContain('27/11/2026 12:00')
    expect(message).toMatchObject({
      Link: expect.stringMatching(/^https:\/\/mentor\.example\.org\/.*\/calendar$/),
    })
    expect(await mails()).toEqual([])
  })

  it('is not asked by who chose nothing, has no number, or whose project has none', async () => {
    await tell('mail by itself')
    await choose()
    await setPhone('')
    await tell('no number')
    await setPhone('6941234567')
    await configure({ Domain: 'elsewhere.example.org' })
    await tell('not allowed')
    await send()
    expect(await states()).toEqual([])
    expect(await mails()).toHaveLength(3)
    const { Messages } = await programme.as.mentee.ask('notifications.getChoices', {})
    expect(Messages).toBe(false)
    const refused = await programme.as.mentee.call('notifications.saveChoice', {
      ...{ Kind: KIND, Way: 'message' },
    })
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([
      400,
      expect.stringContaining('no_messages'),
    ])
  })

  it('is tried again where it is busy, under the same key; then a mail goes instead', async () => {
    await choose()
    await tell()
    service.status = 503
    for (const minutes of [0, 1, 5, 15]) {
      now = new Date(now.getTime() + minutes * 60_000)
      await send()
      expect(await states()).toEqual([{ state: 'queued', error: 'status_503' }])
    }
    expect(await mails()).toEqual([])
    now = new Date(now.getTime() + 60 * 60_000)
    await send()
    expect(await states()).toEqual([{ state: 'failed', error: 'status_503' }])
    expect(new Set(service.received.map(({ message }) => message.Id)).size).toBe(1)
    expect(await mails()).toEqual([{ template: KIND }])
  })

  it('that refuses a message is not asked again', async () => {
    await choose()
    await tell()
    service.status = 400
    await send()
    await send()
    expect(service.received).toHaveLength(1)
    expect(await states()).toEqual([{ state: 'failed', error: 'status_400' }])
    expect(await mails()).toEqual([{ template: KIND }])
  })

  it('is not called once the operator no longer allows it', async () => {
    await choose()
    await tell()
    await send([])
    expect(service.received).toEqual([])
    expect(await states()).toEqual([{ state: 'failed', error: 'not_allowed' }])
  })

  it('hears nothing at night, nor of what is off meanwhile', async () => {
    await choose()
    now = new Date('2026-11-26T22:00:00Z')
    await tell()
    await send()
    expect(service.received).toEqual([])
    await notices.get().withdraw(programme.db, { about: [{ thing: 'meetings/1' }], now })
    now = new Date('2026-11-27T07:00:00Z')
    await send()
    expect(service.received).toEqual([])
    expect(await states()).toEqual([{ state: 'cancelled', error: 'outdated' }])
  })

  it('is sent again what a server had that died', async () => {
    await choose()
    await tell()
    await programme.db.run(sql`
      update notice_messages set state = 'sending', held_until = ${new Date(now.getTime() + 1_000)}`)
    await send()
    expect(service.received).toEqual([])
    now = new Date(now.getTime() + 2_000)
    await send()
    expect(await states()).toEqual([{ state: 'sent', error: null }])
  })

  it('is tried by who administers the project, and what it was given is on record', async () => {
    const { admin, mentor } = programme.as
    const project = { ProjectId: programme.projectId }
    const list = async (State?: 'sent' | 'failed') =>
      (await admin.ask('notifications.listMessages', { ...project, State, page: 1 })).list
    const refusal = async () => (await admin.call('notifications.tryMessages', project)).body
    expect(await refusal()).toMatchObject({ details: { rule: 'no_own_phone' } })
    await programme.db.run(sql`
      update users set fields = '{"phone": "6949999999"}' where id = ${programme.people.admin.id}`)
    const { Id } = await admin.ask('notifications.tryMessages', project)
    expect(await list()).toMatchObject([{ Id, Kind: 'trial', State: 'queued', Attempts: 0 }])
    await send()
    expect(service.received).toMatchObject([{ message: { To: '6949999999' } }])
    expect(service.received[0]?.message.Text).toMatch(/^Δοκιμαστικό μήνυμα: /)
    // Nobody waits for an hour, and nobody is mailed.
    service.status = 503
    await admin.ask('notifications.tryMessages', project)
    await send()
    expect(await list()).toMatchObject([
      { State: 'failed', Error: 'status_503' },
      { State: 'sent' },
    ])
    expect(await list('sent')).toMatchObject([{ Id }])
    expect(await mails()).toEqual([])

    await configure({})
    expect(await refusal()).toMatchObject({ details: { rule: 'no_message_service' } })
    await configure({ Domain: 'elsewhere.example.org' })
    expect(await refusal()).toMatchObject({ details: { rule: 'message_service_not_allowed' } })
    expect(await mentor.call('notifications.tryMessages', project)).toMatchObject({ status: 403 })
    const asked = { ...project, page: 1 }
    expect(await mentor.call('notifications.listMessages', asked)).toMatchObject({ status: 403 })
  })
})
