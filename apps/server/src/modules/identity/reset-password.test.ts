import { request } from 'node:http'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { withLinks } from '../../testing/mailed-links.ts'
import { createPageFolder, type PageFolder } from '../../testing/page-folder.ts'
import { openSocket, waitUntilOut } from '../../testing/realtime-client.ts'
import { startTestServer, TEST_PASSWORD, type TestServer } from '../../testing/test-server.ts'
import { forgotPassword } from './forgot-password.ts'
import { sendResets } from './send-resets.ts'

const PUBLIC_URL = 'https://programme.example'
const NEW_PASSWORD = 'καινούριος-9!'

describe('a forgotten password', () => {
  let server: TestServer
  let projectId: number
  let page: PageFolder
  const logged: string[] = []

  beforeAll(async () => {
    page = await createPageFolder()
    const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
    server = await startTestServer({ publicUrl: PUBLIC_URL, log, pageFolder: page.folder })
    projectId = await createProject(server.database)
  })
  afterAll(async () => {
    await server.close()
    await page.remove()
  })
  beforeEach(() => server.database.run(sql`delete from attempts`))

  async function personWith(email: string): Promise<TestPerson> {
    const person = await createPerson(server.database, projectId, ['Mentee'], {
      firstName: 'Νίκος',
      lastName: 'Ρήγας',
    })
    await server.database.run(sql`update users set email = ${email} where id = ${person.id}`)
    return person
  }

  const mailsTo = async (userId: number) => {
    const { database } = server
    const mails = await database.rows<{ id: number; template: string; projectId: number | null }>(
      sql`select id::int as id, template, project_id as "projectId", model from mails
        where user_id = ${userId} order by id`,
    )
    return withLinks(database, mails)
  }

  const ask = (email: string, headers: Record<string, string> = {}) =>
    server.client().call('identity.forgotPassword', { email }, headers)
  /** Asks for a link, and waits for the job that mails it. */
  const forget = async (...asked: Parameters<typeof ask>) => {
    const answer = await ask(...asked)
    await sendResets(server.database, PUBLIC_URL)
    return answer
  }

  /** Asks for a link and takes the token out of the mail. */
  async function tokenFor({ id }: TestPerson, email: string): Promise<string> {
    await forget(email)
    return (await mailsTo(id)).at(-1)?.url.split('/').at(-1) ?? ''
  }

  const reset = (Token: string, Password = NEW_PASSWORD) =>
    server.client().call('identity.resetPassword', { Token, Password })

  it('is replaced by a mailed link; every session ends and the person is told', async () => {
    const person = await personWith('Nikos@example.org')
    const client = await server.client().signIn(person.username)
    const { Url } = await client.ask('meetings.renewFeed', {})
    const calendar = { token: new URL(Url).searchParams.get('token') ?? '' }
    const socket = await openSocket(server.url, client)
    const token = await tokenFor(person, 'nikos@EXAMPLE.org')
    expect(Buffer.from(token, 'base64url')).toHaveLength(32)
    const check = await server.client().ask('identity.checkPasswordToken', { Token: token })
    expect(check).toEqual({ Username: person.username, Purpose: 'reset', Strict: false })

    await waitUntilOut(socket, async () => expect((await reset(token)).status).toBe(200))
    await expect
      .poll(async () => (await client.call('identity.getIdentity', {})).status, { timeout: 10_000 })
      .toBe(401)
    expect((await server.client().call('meetings.readFeed', calendar)).status).toBe(404)
    await server.client().signIn(person.username, NEW_PASSWORD)
    expect(await mailsTo(person.id)).toMatchObject([
      {
        template: 'identity.resetPassword',
        projectId: null,
        url: `${PUBLIC_URL}/resetpassword/${token}`,
        model: {
          url: `${PUBLIC_URL}/resetpassword/***`,
          name: 'Νίκος Ρήγας',
          username: person.username,
          vocative: 'Νίκο',
          minutes: 15,
        },
      },
      { template: 'identity.passwordChanged', projectId: null, model: { name: 'Νίκος Ρήγας' } },
    ])
  })

  it('keeps the link after a password that is too weak, and tells each rule', async () => {
    const person = await personWith('weak@example.org')
    const token = await tokenFor(person, 'weak@example.org')
    const refused = await reset(token, 'P@ssw0rd')
    expect(refused.body).toMatchObject({ fields: [{ rule: 'password_common' }] })
    expect((await reset(token)).status).toBe(200)
  })

  it('keeps the strict pattern where a project of the person chose it', async () => {
    const person = await personWith('strict@example.org')
    const set = (isStrict: boolean) =>
      server.database.run(sql`
        update projects set settings = jsonb_set(coalesce(settings, '{}'), '{Config}',
          ${JSON.stringify({ StrictPasswords: isStrict })}::jsonb)
        where id in (select project_id from memberships where user_id = ${person.id})`)
    await set(true)
    const token = await tokenFor(person, 'strict@example.org')
    const check = await server.client().ask('identity.checkPasswordToken', { Token: token })
    expect(check).toMatchObject({ Strict: true })
    const rulesOf = ({ body }: Awaited<ReturnType<typeof reset>>) =>
      'fields' in body ? body.fields?.map(({ rule }) => rule) : []
    expect(rulesOf(await reset(token, 'xylofono-17#'))).toEqual([
      'password_uppercase',
      'password_specialStrict',
    ])
    expect((await reset(token, 'Xylofono-17*')).status).toBe(200)
    const client = await server.client().signIn(person.username, 'Xylofono-17*')
    expect(await client.ask('identity.getPasswordRules', {})).toEqual({ Strict: true })
    const own = await client.call('identity.changePassword', { Password: 'xylofono-18#' })
    expect(own.body).toMatchObject({ fields: [{ rule: 'password_uppercase' }, {}] })
    await set(false)
  })

  it('makes older links void, and those whose time has passed', async () => {
    const person = await personWith('older@example.org')
    const first = await tokenFor(person, 'older@example.org')
    const second = await tokenFor(person, 'older@example.org')
    const dead = { code: 'rule_violated', fields: [{ field: 'Token', rule: 'dead_link' }] }
    expect((await reset(first)).body).toMatchObject(dead)
    await server.database.run(sql`
      update password_tokens set expires_at = expires_at - interval '15 minutes'
      where user_id = ${person.id}`)
    expect((await reset(second)).body).toMatchObject(dead)
    const check = await server.client().call('identity.checkPasswordToken', { Token: second })
    expect([check.status, check.body]).toMatchObject([422, dead])
    await server.client().signIn(person.username)
  })

  it('opens the account again to who has mistyped too often', async () => {
    const person = await personWith('mistyped@example.org')
    const enter = (password: string) =>
      server.client().call('identity.signIn', { username: person.username, password })
    for (let n = 0; n < 10; n++) await enter('wrong')
    expect((await enter(TEST_PASSWORD)).status).toBe(429)
    await reset(await tokenFor(person, 'mistyped@example.org'))
    expect((await enter(NEW_PASSWORD)).status).toBe(200)
  })

  it('makes links void when the password is changed otherwise', async () => {
    const person = await personWith('changed@example.org')
    const client = await server.client().signIn(person.username)
    const token = await tokenFor(person, 'changed@example.org')
    await client.ask('identity.changePassword', { Password: 'άλλος-κωδικός-2!' })
    expect((await reset(token)).status).toBe(422)
  })

  it('is replaced once by twenty simultaneous uses of a link', async () => {
    const person = await personWith('twenty@example.org')
    const token = await tokenFor(person, 'twenty@example.org')
    const passwords = Array.from({ length: 20 }, (_, index) => `κωδικός-νούμερο-${index}!`)
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    const won = passwords.filter((_, index) => answers[index]?.status === 200)
    expect(won).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(19)
    await server.client().signIn(person.username, won[0])
  })

  it('gets one mail for each account of the address, and none for who is not active', async () => {
    const email = 'family@example.org'
    const [one, two, gone] = [
      await personWith(email),
      await personWith(email),
      await personWith(email),
    ]
    await server.database.run(sql`update users set state = 3 where id = ${gone!.id}`)
    await forget(email)
    expect(await mailsTo(one!.id)).toMatchObject([{ model: { username: one!.username } }])
    expect(await mailsTo(two!.id)).toMatchObject([{ model: { username: two!.username } }])
    expect(await mailsTo(gone!.id)).toEqual([])
  })

  it('takes no address from the request', async () => {
    const person = await personWith('host@example.org')
    await forget('host@example.org', { 'x-forwarded-host': 'evil.example' })
    await new Promise((resolve) => {
      const headers = { host: 'evil.example', 'content-type': 'application/json' }
      request(`${server.url}/api/User/ForgotPassword2`, { method: 'POST', headers }, resolve).end(
        JSON.stringify({ email: 'host@example.org' }),
      )
    })
    await sendResets(server.database, PUBLIC_URL)
    const mails = await mailsTo(person.id)
    expect(mails).toHaveLength(2)
    for (const { url } of mails) expect(new URL(url).origin).toBe(PUBLIC_URL)
  })

  it('is mailed three times in 15 minutes; the fourth is answered alike', async () => {
    const person = await personWith('often@example.org')
    const answers = []
    for (let n = 0; n < 4; n++) answers.push(await forget('often@example.org'))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(await mailsTo(person.id)).toHaveLength(3)
    await server.database.run(sql`
      update attempts set made = array(select t.at - interval '15 minutes' from unnest(made) t (at))`)
    await forget('often@example.org')
    expect(await mailsTo(person.id)).toHaveLength(4)
  })

  it('may not be asked for a hundred times from one address', async () => {
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(`n${n}@example.org`)))
    const refused = await ask('one-more@example.org', { 'x-forwarded-for': '10.0.0.9' })
    expect([refused.status, refused.ok || refused.body.code]).toEqual([429, 'too_many_failures'])
  })

  it('is not told whether an address is known: status, headers and body', async () => {
    await personWith('known@example.org')
    const shapes = { known: new Set<string>(), unknown: new Set<string>() }
    for (const _time of [1, 2]) {
      for (const who of ['known', 'unknown'] as const) {
        const answer = await forget(`${who}@example.org`)
        const headers = [...answer.headers].filter(([name]) => name !== 'date')
        shapes[who].add(JSON.stringify([answer.status, headers, answer.body]))
      }
    }
    expect(shapes.known.size).toBe(1)
    expect(shapes.unknown).toEqual(shapes.known)
  })

  it('costs the same for known and unknown addresses: the same statements on as many rows', async () => {
    for (const _account of [1, 2, 3]) await personWith('costly@example.org')
    const work = { costly: [] as string[], nobody: [] as string[] }
    for (const who of ['costly', 'nobody'] as const) {
      await server.database.transaction(async (tx) => {
        const db = countingDb(tx, work[who])
        const address = `${who}@example.org`
        await forgotPassword({ email: address }, { db, requestId: who, address: '10.0.0.1' })
      })
      await server.database.run(sql`delete from attempts`)
    }
    expect(work.costly.length).toBeGreaterThan(1)
    expect(work.nobody).toEqual(work.costly)

    // All that differs is done later, together with what others asked for.
    const mailed = () =>
      server.database.rows(sql`
        select from mails m join users u on u.id = m.user_id where u.email = 'costly@example.org'`)
    await sendResets(server.database, PUBLIC_URL)
    expect(await mailed()).toHaveLength(3)
    const asked = await server.database.rows(sql`
      select subject_id from audit_log
      where verb = 'identity.resetRequested' and request_id = 'costly'`)
    expect(asked).toHaveLength(3)
    expect(await server.database.rows(sql`select from reset_requests`)).toEqual([])
  })

  it('leaves no trace of the token but its hash and the mail', async () => {
    const person = await personWith('trace@example.org')
    const token = await tokenFor(person, 'trace@example.org')
    for (const path of [
      ...[`/resetpassword/${token}`, `/emailchange/${token}`, `/application/form/${token}`],
      `/gefyres/questtoken/${token}`,
    ]) {
      const page = await fetch(`${server.url}${path}`)
      expect([path, page.headers.get('referrer-policy')]).toEqual([path, 'no-referrer'])
    }
    await reset(token)
    await reset(token)
    const kept = await server.database.one<{ text: string }>(sql`
      select coalesce((select string_agg(a::text, '') from audit_log a), '')
        || coalesce((select string_agg(t::text, '') from password_tokens t), '') as text`)
    expect(kept.text).toContain('identity.passwordReset')
    expect(logged.length).toBeGreaterThan(10)
    for (const secret of [token, NEW_PASSWORD, 'trace@example.org', TEST_PASSWORD]) {
      expect(kept.text).not.toContain(secret)
      expect(logged.join('')).not.toContain(secret)
    }
  })
})

/** Notes the text of each statement and how many rows it wrote or read. */
function countingDb(tx: Db, work: string[]): Db {
  const note = <Result>(statement: Sql, rows: number, result: Result): Result => {
    work.push(`${rows} rows: ${statement.text}`)
    return result
  }
  const run = async (statement: Sql) => {
    const count = await tx.run(statement)
    return note(statement, count, count)
  }
  const rows = async <T>(statement: Sql) => {
    const found = await tx.rows<T>(statement)
    return note(statement, found.length, found)
  }
  const row = async <T>(statement: Sql) => (await rows<T>(statement))[0]
  const one = async <T>(statement: Sql) => note(statement, 1, await tx.one<T>(statement))
  return { key: tx.key, run, rows, row, one }
}
