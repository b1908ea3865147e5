import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestDatabase } from '../testing/database.ts'
import { principal } from '../testing/principal.ts'
import { happened, probeCalls } from '../testing/probe-calls.ts'
import type { Principal } from './context.ts'
import { openDatabase, type Database } from './database/database.ts'
import { sql } from './database/sql.ts'
import { notFound } from './errors.ts'
import { openHttpServer } from './http-server.ts'
import { implement } from './implement.ts'
import { openLog } from './log.ts'
import { matchCalls, mountCall } from './mount.ts'
import type { OutgoingEvent } from './outbox.ts'
import { RowWriter } from './row-writer.ts'

const mentor: Principal = {
  ...principal,
  sessionKey: 'mentor',
  userId: 1,
  memberships: new Map([[1, ['Mentor']]]),
}

const PARTS = 'multipart/form-data; boundary=x'
const part = (name: string, value: string) =>
  `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
const inParts = (...parts: string[]) => `${parts.join('')}--x--\r\n`

describe('mounted calls', () => {
  let database: Database
  let app: FastifyInstance
  let drop: () => Promise<void>
  const told: OutgoingEvent[] = []

  beforeAll(async () => {
    const test = await createTestDatabase()
    drop = test.drop
    const log = openLog('silent')
    database = openDatabase(test.owner, log)
    await database.run(
      sql`create table probe_notes (id integer generated always as identity, note text)`,
    )
    const add = async (note: string, db: typeof database) =>
      db.one<{ id: number }>(sql`insert into probe_notes (note) values (${note}) returning id`)
    app = await openHttpServer({
      publicUrl: 'http://own.example',
      log,
      authenticate: async ({ telemachos }) => ({
        principal: telemachos === 'mentor' ? mentor : undefined,
      }),
      rateLimits: true,
    })
    const implementation = implement(probeCalls, {
      note: async ({ note }, { db, emit, audit }) => {
        emit(happened, { note }, { users: [5], project: 1 })
        audit({ subjectId: 5 })
        return add(note, db as Database)
      },
      noteByForm: ({ note }, { db }) => add(note, db as Database),
      noteByParts: ({ note }, { db }) => add(note, db as Database),
      open: ({ note }, { db }) => add(note, db as Database),
      forget: ({ note }, { db }) => {
        if (note === 'absent') throw notFound('there is no such note')
        return add(note, db as Database)
      },
      fail: async ({ note }, { db }) => {
        await add(note, db as Database)
        throw new Error('a secret of the server')
      },
      readOwn: async () => ({}),
      echo: async (input) => input,
    })
    const services = {
      database,
      rowWriter: new RowWriter(database),
      log,
      clock: () => new Date(),
      admission: [],
      taken: { probe_named: { field: 'note', rule: 'name_taken' } },
      tell: (events: readonly OutgoingEvent[]) => void told.push(...events),
      wakeHub: () => undefined,
      calls: new Map(),
      verifyAnswers: true,
    }
    for (const call of matchCalls([probeCalls], [implementation])) mountCall(app, call, services)
  })
  afterAll(async () => {
    await app.close()
    await database.close()
    await drop()
  })
  beforeEach(async () => {
    await database.run(sql`truncate probe_notes restart identity`)
  })

  const post = (url: string, payload: string | object, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url,
      payload,
      headers: { cookie: 'telemachos=mentor', ...headers },
    })
  const manyKeys = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [`key${n}`, n]))
  const countNotes = async () =>
    (await database.one<{ n: number }>(sql`select count(*)::int as n from probe_notes`)).n
  const audited = () =>
    database.rows<{ verb: string; subjectId: number; actorId: number }>(sql`
      select verb, subject_id as "subjectId", actor_id as "actorId" from audit_log order by id`)

  it('finds paths in any case and leaves parameters as they are', async () => {
    const answer = await app.inject({ method: 'GET', url: '/API/probe/ECHO/Δέλτα-Xyz' })
    expect(answer.json()).toEqual({ Word: 'Δέλτα-Xyz' })
  })

  it('tells browsers what not to do with an answer, a refusal too', async () => {
    const echo = await app.inject({ method: 'GET', url: '/api/probe/echo/x' })
    const unreadable = await app.inject({ method: 'GET', url: '/api/probe/echo/%zz' })
    const led = await app.inject({ method: 'GET', url: '/%zz' })
    expect([unreadable.statusCode, led.headers.location]).toEqual([404, '/'])
    const refused = [await post('/api/probe/note', {}), await post('/api/none', {})]
    const answers = [echo, ...refused, unreadable, led]
    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none';frame-ancestors 'none'",
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
      })
    }
  })

  it('commits the write with its audit row and its event', async () => {
    const answer = await post('/api/probe/note', { note: 'ένα' })
    expect(answer.statusCode).toBe(200)
    expect(await countNotes()).toBe(1)
    expect((await audited()).at(-1)).toEqual({ verb: 'probe.noted', subjectId: 5, actorId: 1 })
    const events = await database.rows(sql`delete from outbox returning key, name, payload, rooms`)
    const rooms = ['user:5', 'project:1']
    const key = expect.any(String)
    expect(events).toEqual([{ key, name: 'probe.happened', payload: { note: 'ένα' }, rooms }])
    expect(told).toEqual(events)
  })

  it('refuses bad input by field and rule, in the language asked for, and writes nothing', async () => {
    const answer = await post('/api/probe/note', { note: '', other: 1 })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      code: 'invalid_input',
      requestId: expect.any(String),
      fields: [
        { field: 'note', rule: 'required' },
        { field: 'other', rule: 'unknown_field' },
      ],
    })
    expect(await countNotes()).toBe(0)
  })

  it('names twenty problems at most, however many there are', async () => {
    const answer = await post('/api/probe/note', manyKeys(20))
    expect(answer.statusCode).toBe(400)
    // `note`, which is missing, and nineteen of those that are unknown.
    expect(answer.json().fields).toHaveLength(20)
    expect(answer.body.length).toBeLessThan(4_000)
  })

  it.each(['/api/probe/note', '/api/probe/open'])(
    'parses no body of %s with more values than it can hold',
    async (url) => {
      const parse = vi.spyOn(JSON, 'parse')
      const answer = await app.inject({
        method: 'POST',
        url,
        payload: manyKeys(500),
        headers: { cookie: url.endsWith('note') ? 'telemachos=mentor' : '' },
      })
      expect(parse).not.toHaveBeenCalled()
      parse.mockRestore()
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        [{ field: 'key20', rule: 'too_many_values', message: expect.any(String) }],
      ])
    },
  )

  it('looks into no body that is sent to no call', async () => {
    const parse = vi.spyOn(JSON, 'parse')
    const answer = await post('/api/probe/none', { note: 'x' })
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
    expect(answer.statusCode).toBe(404)
  })

  it('takes 8 KiB from somebody who is not signed in', async () => {
    const send = (length: number) =>
      app.inject({ method: 'POST', url: '/api/probe/open', payload: { note: 'x'.repeat(length) } })
    const answers = [await send(8_000), await send(9_000)]
    expect(answers.map((answer) => answer.json().code)).toEqual([
      'invalid_input',
      'payload_too_large',
    ])
  })

  it.each([
    ['{"note":', 400, 'malformed_body'],
    ['[1]', 400, 'malformed_body'],
    ['{"__proto__":{"note":"x"}}', 400, 'malformed_body'],
    ['{"note":"x","\\u005f_proto__":{}}', 400, 'malformed_body'],
  ])('refuses the body %s', async (payload, status, code) => {
    const answer = await post('/api/probe/note', payload, { 'content-type': 'application/json' })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
  })

  it.each(['α\0β', 'α\ud800', '\udc00'])('refuses what no text can keep: %j', async (note) => {
    const refusals = [await post('/api/probe/note', { note })]
    if (note.isWellFormed()) {
      const type = { 'content-type': 'application/x-www-form-urlencoded' }
      refusals.push(await post('/api/probe/form', `${new URLSearchParams({ note })}`, type))
    }
    for (const refusal of refusals) {
      expect(refusal.json()).toMatchObject({ fields: [{ field: 'note', rule: 'characters' }] })
    }
    expect(await countNotes()).toBe(0)
  })

  it('refuses a body of another kind or too large a one', async () => {
    const form = await post('/api/probe/note', 'note=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect([form.statusCode, form.json().code]).toEqual([415, 'unsupported_media_type'])
    const large = await post('/api/probe/note', { note: 'x'.repeat(2_000_000) })
    expect([large.statusCode, large.json().code]).toEqual([413, 'payload_too_large'])
  })

  it('takes forms and multipart where they are declared', async () => {
    const form = await post('/api/probe/form', 'note=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    expect(form.statusCode).toBe(200)
    const parts = new FormData()
    parts.set('note', 'δύο')
    const request = new Request('http://own.example', { method: 'POST', body: parts })
    const multipart = await post('/api/probe/parts', Buffer.from(await request.arrayBuffer()), {
      'content-type': request.headers.get('content-type') ?? '',
    })
    expect(multipart.statusCode).toBe(200)
    expect(await countNotes()).toBe(2)
  })

  it.each([
    ['a call of JSON', '/api/probe/note', 'mentor', 415, 'unsupported_media_type'],
    ['a call of forms', '/api/probe/form', 'mentor', 415, 'unsupported_media_type'],
    ['no call', '/api/probe/none', 'mentor', 404, undefined],
    ['its call, by nobody', '/api/probe/parts', 'stranger', 401, 'unauthenticated'],
    ['a call of JSON, by nobody', '/api/probe/note', 'stranger', 401, 'unauthenticated'],
  ])('does not read the parts of a body for %s', async (_what, url, who, status, code) => {
    let taken = 0
    const endless = new Readable({
      read() {
        taken += 1
        this.push(taken > 400 ? null : Buffer.alloc(64 * 1024))
      },
    })
    const answer = await app.inject({
      method: 'POST',
      url,
      payload: endless,
      headers: { cookie: `telemachos=${who}`, 'content-type': 'multipart/form-data; boundary=x' },
    })
    expect(answer.statusCode).toBe(status)
    if (code) expect(answer.json()).toMatchObject({ code })
    expect(taken).toBeLessThan(40)
  })

  it.each([
    ['without its boundary', 'multipart/form-data', part('note', 'x'), 400, 'malformed_body'],
    ['that ends early', PARTS, part('note', 'x'), 400, 'malformed_body'],
    ['too large', PARTS, inParts(part('note', 'x'.repeat(2 ** 20))), 413, 'payload_too_large'],
    ['of unknown fields', PARTS, inParts(part('other', 'x')), 400, 'invalid_input'],
  ])('refuses a body in parts %s', async (_what, type, body, status, code) => {
    const answer = await post('/api/probe/parts', body, { 'content-type': type })
    expect([answer.statusCode, answer.json().code]).toEqual([status, code])
    expect(await countNotes()).toBe(0)
  })

  it.each(['/api/probe/note', '/api/probe/form', '/api/probe/parts'])(
    'refuses a cross-site write to %s',
    async (url) => {
      const types = {
        '/api/probe/note': 'application/json',
        '/api/probe/form': 'application/x-www-form-urlencoded',
        '/api/probe/parts': 'multipart/form-data; boundary=x',
      }
      const answer = await post(url, 'note=x', {
        origin: 'https://evil.example',
        'content-type': types[url as keyof typeof types],
      })
      expect([answer.statusCode, answer.json().code]).toEqual([403, 'cross_site'])
      expect(await countNotes()).toBe(0)
    },
  )

  it('answers a repeated request with the first answer', async () => {
    const headers = { 'idempotency-key': 'once' }
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => post('/api/probe/note', { note: 'ένα' }, headers)),
    )
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1)
    expect(await countNotes()).toBe(1)
    const other = await post('/api/probe/note', { note: 'άλλο' }, headers)
    expect([other.statusCode, other.json().code]).toEqual([409, 'idempotency_mismatch'])
  })

  it('rolls back a call that forgot to check whom it reaches', async () => {
    const answer = await post('/api/probe/forget', { note: 'x' })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
    expect(await countNotes()).toBe(0)
  })

  it('fails a call that looked for something before it checked whom it reaches', async () => {
    const answer = await post('/api/probe/forget', { note: 'absent' })
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
  })

  it('answers nothing where a call forgot to ask whether it is the person', async () => {
    const answer = await post('/api/probe/own', {})
    expect([answer.statusCode, answer.json().code]).toEqual([500, 'internal'])
  })

  it('rolls back what fails and keeps its reason to itself', async () => {
    const answer = await post('/api/probe/fail', { note: 'x' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('secret')
    expect(await countNotes()).toBe(0)
  })

  it('says conflict where two did the same at once, and the call has no words for it', async () => {
    await database.run(sql`create unique index probe_once on probe_notes (note)`)
    const answers = [
      await post('/api/probe/note', { note: 'ένα' }),
      await post('/api/probe/note', { note: 'ένα' }),
    ]
    await database.run(sql`drop index probe_once`)
    expect(answers.map((answer) => answer.json().code)).toEqual([undefined, 'conflict'])
    expect(await countNotes()).toBe(1)
  })

  it('says in the words of the table what its index refused', async () => {
    await database.run(sql`create unique index probe_named on probe_notes (note)`)
    await post('/api/probe/note', { note: 'δύο' })
    const refused = await post('/api/probe/note', { note: 'δύο' })
    await database.run(sql`drop index probe_named`)
    expect(refused.json()).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'note', rule: 'name_taken' }],
    })
  })

  it('asks for a session, and for a role', async () => {
    const anonymous = await app.inject({
      method: 'POST',
      url: '/api/probe/note',
      payload: { note: 'x' },
    })
    expect([anonymous.statusCode, anonymous.json().code]).toEqual([401, 'unauthenticated'])
    const elsewhere = await post('/api/probe/note', { note: 'x', ProjectId: 2 })
    expect([elsewhere.statusCode, elsewhere.json().code]).toEqual([404, 'not_found'])
  })

  it('says by which methods an address is asked, and of others that there is none', async () => {
    const at = (method: 'GET' | 'PUT', url: string) =>
      app.inject({ method, url, headers: { origin: 'http://own.example' } })
    for (const url of ['/api/probe/note', '/API/Probe/Note?note=x']) {
      const wrong = await at('PUT', url)
      expect([wrong.statusCode, wrong.json().code]).toEqual([405, 'wrong_method'])
      expect(wrong.headers['allow']).toBe('POST')
    }
    expect((await at('PUT', '/api/probe/echo/word')).headers['allow']).toBe('GET, HEAD')
    for (const url of ['/api/probe/absent', '/api/probe/note/more', '/api/probe/echo/', '/'])
      expect((await at('PUT', url)).json()).toMatchObject({ code: 'unknown_call' })
  })

  it('counts requests and says when there were too many', async () => {
    const statuses = new Set<number>()
    for (let turn = 0; turn < 1250; turn++)
      statuses.add((await post('/api/probe/form', {})).statusCode)
    expect(statuses.has(429)).toBe(true)
  })
})
