import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { FORM, prove, proofTo, solvedTasks } from '../../testing/applications.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts'
import { createProject } from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

const STRANGER = 'stranger@example.org'
const PLACES = 3
const MINUTE_MS = 60_000
/** What counts for whoever has used many tasks already. */
const DEAR = { cost: 8_000 }
/** Tasks are work. */
const LONG = { timeout: 120_000 }

/** A proxy of ours before the server: callers are who it says that they are, and nobody else's word holds. */
const behindProxy = (address: string) => ({ 'x-forwarded-for': address })

describe('somebody who has a stranger mailed', () => {
  let test: TestDatabase
  let server: TestServer
  let db: Database
  let projects: string[]
  let now = new Date()

  beforeAll(async () => {
    test = await createTestDatabase()
    db = openDatabase(test.connection, openLog('silent'))
    server = await startTestServer({
      ...{ connection: test.connection, clock: () => now },
      ...{ rateLimits: true, trustedProxies: ['127.0.0.1'] },
    })
    projects = await Promise.all(Array.from({ length: 5 }, openProject))
  })
  beforeEach(async () => {
    await db.run(sql`delete from mails`)
    await db.run(sql`delete from requested_mails`)
    await db.run(sql`delete from captcha_uses`)
    await db.run(sql`delete from applications`)
    await db.run(sql`update application_calls set received = 0`)
  })
  afterAll(async () => {
    await server.close()
    await db.close()
    await test.drop()
  })

  async function openProject(): Promise<string> {
    const id = await createProject(db)
    await db.run(sql`
      update projects set settings = ${JSON.stringify({ Config: { Application: FORM } })}::jsonb
      where id = ${id}`)
    await db.run(sql`
      insert into application_calls (project_id, opens_at, capacity)
      values (${id}, ${now}::timestamptz - interval '1 day', ${PLACES}::int)`)
    const { url } = await db.one<{ url: string }>(sql`select url from projects where id = ${id}`)
    return url
  }
  const submit = async (
    Captcha: string,
    { email = STRANGER, project = 0, address = '203.0.113.1', more = {} } = {},
  ) =>
    server.client().call(
      'applications.submit',
      {
        Project: projects[project] ?? '',
        Answers: {
          ...{ first_name: 'Ψεύτικο', last_name: 'Όνομα', email, afm: '094429812', works: 'Όχι' },
          ...more,
        },
        ...{ Truthful: true, Consent: true, Captcha },
      },
      behindProxy(address),
    )
  const mails = () =>
    db.rows<{ template: string; recipient: string }>(
      sql`select template, recipient from mails order by id`,
    )
  const formOf = (project = 0) =>
    server.client().ask('applications.getForm', { Project: projects[project] ?? '' })

  it('has one mail sent by 25 applications in a row, and fills no place', LONG, async () => {
    const tasks = await solvedTasks(db, 25, DEAR)
    const statuses = []
    for (const task of tasks) statuses.push((await submit(task)).status)
    expect(statuses).toEqual(Array.from({ length: 25 }, () => 200))
    expect(await mails()).toEqual([{ template: 'applications.proof', recipient: STRANGER }])
    expect(await formOf()).toMatchObject({ Full: false, Waiting: 0 })
  })

  it(
    'has one mail sent from ten networks, to four spellings, for five programmes at once',
    LONG,
    async () => {
      const spellings = [
        'ma.ria@gmail.com',
        'Maria@gmail.com',
        'maria+a@gmail.com',
        'MARIA@GoogleMail.com',
      ]
      const tasks = await solvedTasks(db, 40, DEAR)
      const answers = await Promise.all(
        tasks.map((task, n) =>
          submit(task, {
            email: spellings[n % spellings.length] ?? '',
            project: n % 5,
            address: `203.0.113.${n % 10}`,
          }),
        ),
      )
      expect(answers.every(({ ok }) => ok)).toBe(true)
      expect(await mails()).toHaveLength(1)
      for (const project of projects.keys()) {
        expect(await formOf(project)).toMatchObject({ Full: false })
      }
    },
  )

  it('is not told apart from others by the answer: the first and the second are answered alike', async () => {
    const tasks = await solvedTasks(db, 2)
    const proofs = []
    for (const task of tasks) {
      const answer = await submit(task)
      proofs.push(answer.ok && answer.body.Proof)
    }
    expect(proofs[0]).toEqual(proofs[1])
    expect(await mails()).toHaveLength(1)
  })

  it('does not get by with a forged address of the caller, or with keys', LONG, async () => {
    // Without a proxy of its own nobody's word on an address holds.
    const direct = await startTestServer({ connection: test.connection, rateLimits: true })
    const tasks = await solvedTasks(db, 41, DEAR)
    const statuses = []
    for (const [n, Captcha] of tasks.entries()) {
      const answer = await direct.client().call(
        'applications.submit',
        {
          Project: projects[n % 5] ?? '',
          Answers: {
            ...{ first_name: 'Α', last_name: 'Β', email: `v${n}@example.org` },
            ...{ afm: '094429812', works: 'Όχι' },
          },
          ...{ Truthful: true, Consent: true, Captcha },
        },
        { ...behindProxy(`198.51.100.${n}`), 'idempotency-key': `key-${n}` },
      )
      statuses.push(answer.status)
    }
    await direct.close()
    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.at(-1)).toBe(429)
  })

  it('is mailed again where it is asked for: by any of the links, two times, a quarter of an hour apart', async () => {
    const tasks = await solvedTasks(db, 4)
    const tokens: string[] = []
    for (const task of tasks) {
      const answer = await submit(task)
      if (answer.ok) tokens.push(answer.body.Token)
    }
    const ask = (Token: string) => server.client().call('applications.mailProof', { Token })
    const [first = ''] = tokens
    const early = await ask(first)
    expect(early.ok ? '' : early.body.details?.['rule']).toBe('proof_too_soon')
    const begin = now
    for (const quarter of [1, 2, 3, 4, 5]) {
      now = new Date(begin.getTime() + quarter * 15 * MINUTE_MS)
      const asked = await Promise.all(tokens.map(ask))
      // What left is nobody's to know.
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200])
      expect(await mails()).toHaveLength(Math.min(quarter + 1, 3))
    }
    now = begin
  })

  it('is removed after a week, and then may be mailed anew', async () => {
    const [one = '', other = ''] = await solvedTasks(db, 2)
    await submit(one)
    const token = (await proofTo(db, STRANGER)) ?? ''
    const { removeOld } = await import('./remove-old.ts')
    const begin = now
    now = new Date(begin.getTime() + 7 * 24 * 60 * MINUTE_MS + 1)
    // Where no mails leave nobody could prove anything.
    await removeOld(db, now, false)
    expect(await db.rows(sql`select from applications`)).toHaveLength(1)
    await removeOld(db, now, true)
    expect(await db.rows(sql`select from applications`)).toEqual([])
    const dead = await server.client().ask('applications.readProof', { Token: token })
    expect(dead).toEqual({ Status: 'invalidToken', Email: '', Applications: [] })
    expect((await submit(other)).ok).toBe(true)
    expect(await mails()).toHaveLength(2)
    now = begin
  })

  it('costs whoever does it more and more, and nobody else', LONG, async () => {
    const costFor = async (address: string) => {
      const answer = await server.client().call('applications.getCaptcha', {}, behindProxy(address))
      return answer.ok ? answer.body.parameters['cost'] : answer.status
    }
    const costs = new Set<unknown>()
    for (const task of await solvedTasks(db, 25, DEAR)) {
      costs.add(await costFor('203.0.113.1'))
      await submit(task)
    }
    expect([...costs]).toEqual([2_000, 4_000, 8_000, 16_000])
    expect(await costFor('203.0.113.2')).toBe(2_000)
    // A task that was fetched while it was cheap is to be done again.
    const [stored = ''] = await solvedTasks(db, 1)
    const refused = await submit(stored)
    expect(refused.ok ? [] : refused.body.fields).toMatchObject([{ rule: 'captcha' }])
    expect((await submit(stored, { address: '203.0.113.2' })).ok).toBe(true)
  })

  it('uses a task once, whatever it was for and whatever has become of it', async () => {
    const [task = '', other = ''] = await solvedTasks(db, 2)
    const made = await submit(task)
    const client = server.client()
    await client.ask('applications.withdraw', { Token: made.ok ? made.body.Token : '' })
    const again = await submit(task, { email: 'another@example.org' })
    expect(again.ok ? [] : again.body.fields).toMatchObject([{ rule: 'captcha' }])
    const registration = (Captcha: string) => ({
      ...{ Project: projects[0], FirstName: 'Α', LastName: 'Β', Email: 'r@example.org' },
      ...{ Password: 'καινούριος-a9!', Consent: true, Captcha },
    })
    expect((await client.call('applications.register', registration(task))).ok).toBe(false)
    expect((await client.call('applications.register', registration(other))).ok).toBe(true)
    expect((await submit(other)).ok).toBe(false)
  })

  it('does not hold back the mailbox’s owner, who chooses their own and removes the others', async () => {
    const tasks = await solvedTasks(db, 3)
    for (const task of tasks) await submit(task)
    const client = server.client()
    const Token = (await proofTo(db, STRANGER)) ?? ''
    const { Applications, Email } = await client.ask('applications.readProof', { Token })
    expect(Email).toBe(STRANGER)
    expect(Applications).toHaveLength(3)
    // What somebody typed is not said to whoever owns the mailbox.
    expect(JSON.stringify(Applications)).not.toContain('Ψεύτικο')
    const [own, ...others] = Applications.map(({ Id }) => Id)
    expect(await client.ask('applications.disown', { Token, Ids: others })).toEqual({ Removed: 2 })
    const confirmed = await client.ask('applications.confirmProof', { Token, Ids: [own ?? 0] })
    expect(confirmed.Applications).toMatchObject([{ Waiting: false, Before: [] }])
    const used = await client.ask('applications.readProof', { Token })
    expect(used).toMatchObject({ Status: 'used', Applications: [] })
    const twice = await client.call('applications.confirmProof', { Token, Ids: [own ?? 0] })
    expect(twice.status).toBe(422)
    // What was proven is not removed by the link, nor by that of another address.
    expect((await client.call('applications.disown', { Token, Ids: [own ?? 0] })).ok).toBe(false)
  })

  it('gives places in the order of the proofs: 12 at once have three', LONG, async () => {
    const emails = Array.from({ length: 12 }, (_, n) => `n${n}@example.org`)
    const tasks = await solvedTasks(db, 12, DEAR)
    await Promise.all(tasks.map((task, n) => submit(task, { email: emails[n] ?? '' })))
    const proven = await Promise.all(emails.map((email) => prove(server.client(), db, email)))
    expect(proven.flatMap(({ Applications }) => Applications)).toHaveLength(12)
    const kept = await db.rows<{ waiting: boolean }>(sql`
      select waiting from applications where email = any (${emails}::text[])`)
    expect(kept.filter(({ waiting }) => !waiting)).toHaveLength(PLACES)
  })
})
