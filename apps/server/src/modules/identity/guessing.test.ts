import { verify } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

// The server of this file is one that knows what is mocked; other files use the process too.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@node-rs/argon2'), async (load) => {
  const real = await load()
  return { ...real, verify: vi.fn<typeof real.verify>(real.verify) }
})

describe('guessing passwords', () => {
  let server: TestServer
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer()
    const projectId = await createProject(server.database)
    person = await createPerson(server.database, projectId, ['Mentee'])
  })
  afterAll(() => server.close())
  beforeEach(() => server.database.run(sql`delete from attempts`))

  const attempt = (password: string, username = person.username, headers = {}) =>
    server.client().call('identity.signIn', { username, password }, headers)

  const fail = (times: number) =>
    Promise.all(Array.from({ length: times }, (_, n) => attempt(`wrong ${n}`)))

  it('closes the account to the address after ten, however many are made at once', async () => {
    const statuses = (await fail(30)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 401)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(20)
    expect((await attempt(TEST_PASSWORD)).status).toBe(429)
  })

  it('cannot be done around the limit by forged headers or other letters', async () => {
    await fail(10)
    for (const name of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'true-client-ip']) {
      const value = name === 'forwarded' ? 'for=10.1.2.3' : '10.1.2.3'
      expect((await attempt('guess', person.username, { [name]: value })).status).toBe(429)
    }
    expect((await attempt('guess', person.username.toUpperCase())).status).toBe(429)
  })

  it('counts every spelling that the database takes for the same name', async () => {
    const project = await createProject(server.database)
    const { id } = await createPerson(server.database, project, ['Mentee'])
    await server.database.run(sql`update users set username = 'νίκοσ.kiki' where id = ${id}`)
    for (let n = 0; n < 10; n++) await attempt('wrong', 'νίκοσ.kiki')
    // A final sigma, the Kelvin sign.
    for (const spelling of ['ΝΊΚΟΣ.KIKI', 'νίκοσ.\u212aiki']) {
      expect((await attempt(TEST_PASSWORD, spelling)).status, spelling).toBe(429)
    }
  })

  it.each([
    ['nobody.there', ['NOBODY.THERE', 'Nobody.There']],
    ['νίκοσ.nobody', ['ΝΊΚΟΣ.NOBODY', 'νίκοσ.NOBODY']],
  ])('counts the spellings of a name that nobody has alike: %s', async (name, spellings) => {
    for (let n = 0; n < 10; n++) expect((await attempt('wrong', name)).status).toBe(401)
    for (const spelling of spellings) {
      expect((await attempt('wrong', spelling)).status, spelling).toBe(429)
    }
  })

  describe('behind an address that many share', () => {
    const closeAddress = async () => {
      for (let n = 0; n < 100; n++) await attempt('wrong', `pupil-${n}`)
    }
    const tryIn = async (client: TestClient, password: string, username = person.username) =>
      (await client.call('identity.signIn', { username, password })).status

    it('lets in who signed in with this browser before, whatever others did', async () => {
      const known = await server.client().signIn(person.username)
      await fail(10)
      await closeAddress()
      expect(await tryIn(server.client(), TEST_PASSWORD)).toBe(429)
      expect(await tryIn(known, TEST_PASSWORD)).toBe(200)
    })

    it('gives a browser no more attempts than an address, and none at others', async () => {
      const known = await server.client().signIn(person.username)
      const statuses: number[] = []
      for (let n = 0; n < 12; n++) statuses.push(await tryIn(known, `wrong ${n}`))
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
      await closeAddress()
      expect(await tryIn(known, 'wrong', 'pupil-1')).toBe(429)
    })

    it('knows a browser no more once the password is a new one', async () => {
      const project = await createProject(server.database)
      const { username, id } = await createPerson(server.database, project, ['Mentee'])
      const known = await server.client().signIn(username)
      const Password = 'another phrase 7!'
      const elsewhere = await server.client().signIn(username)
      expect(await elsewhere.ask('identity.changePassword', { Password })).toEqual({
        changed: true,
      })
      expect(
        await server.database.rows(sql`select 1 from known_devices where user_id = ${id}`),
      ).toEqual([])
      await closeAddress()
      expect(await tryIn(known, Password, username)).toBe(429)
    })
  })

  it('locks for 15 minutes at most: refused attempts do not make it longer', async () => {
    await fail(10)
    const age = (minutes: number) =>
      server.database.run(sql`
        update attempts set made =
          array(select t.at - make_interval(mins => ${minutes}) from unnest(made) t (at))`)
    await age(14)
    expect((await fail(5)).map(({ status }) => status)).toEqual([429, 429, 429, 429, 429])
    await age(1)
    expect((await attempt(TEST_PASSWORD)).status).toBe(200)
  })

  it('does not touch a session that is alive, nor other accounts', async () => {
    const client = await server.client().signIn(person.username)
    const { project_id: projectId } = await server.database.one<{ project_id: number }>(
      sql`select project_id from memberships where user_id = ${person.id}`,
    )
    const other = await createPerson(server.database, projectId, ['Mentee'])
    await fail(11)
    expect((await client.call('identity.getIdentity', {})).status).toBe(200)
    await server.client().signIn(other.username)
  })

  it('is forgotten by signing in, so that nine mistakes a day lock nobody out', async () => {
    for (let day = 0; day < 2; day++) {
      await fail(9)
      expect((await attempt(TEST_PASSWORD)).status).toBe(200)
    }
  })

  it('does not refuse people who sign in many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => attempt(TEST_PASSWORD)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
  })

  it('ends for an address after a hundred, whatever the account', async () => {
    for (let n = 0; n < 25; n++) {
      await Promise.all([0, 1, 2, 3].map((m) => attempt('wrong', `nobody-${n}-${m}`)))
    }
    expect((await attempt(TEST_PASSWORD)).status).toBe(429)
  }, 60_000)

  it('does the same work whether an account exists or not', async () => {
    const work = async (username: string) => {
      vi.mocked(verify).mockClear()
      await server.database.run(sql`delete from attempts`)
      expect((await attempt('wrong', username)).status).toBe(401)
      // Which hash it was, without its salt: what a comparison costs.
      return vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(0, 4))
    }
    const known = await work(person.username)
    expect(known).toHaveLength(1)
    expect(await work('nobody-at-all')).toEqual(known)
  })
})

describe('guessing passwords behind proxies', () => {
  let server: TestServer
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer({ trustedProxies: ['127.0.0.1', '10.9.0.0/16'] })
    const projectId = await createProject(server.database)
    person = await createPerson(server.database, projectId, ['Mentee'])
  })
  afterAll(() => server.close())
  beforeEach(() => server.database.run(sql`delete from attempts`))

  const attemptFrom = async (forwarded: string, password = 'wrong') => {
    const input = { username: person.username, password }
    const headers = { 'x-forwarded-for': forwarded }
    return (await server.client().call('identity.signIn', input, headers)).status
  }

  it('closes the account to the address of the guesses, not to others', async () => {
    for (let n = 0; n < 10; n++) await attemptFrom('203.0.113.5')
    expect(await attemptFrom('203.0.113.5', TEST_PASSWORD)).toBe(429)
    expect(await attemptFrom('203.0.113.6', TEST_PASSWORD)).toBe(200)
  })

  it('takes the word of its own proxies alone for where guesses come from', async () => {
    for (let n = 0; n < 10; n++) await attemptFrom(`198.51.100.${n}, 203.0.113.5, 10.9.0.${n}`)
    expect(await attemptFrom('198.51.100.99, 203.0.113.5', TEST_PASSWORD)).toBe(429)
  })
})

describe('new passwords', () => {
  let current = TEST_PASSWORD
  let server: TestServer
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer()
    const projectId = await createProject(server.database)
    person = await createPerson(server.database, projectId, ['Mentee'])
  })
  afterAll(() => server.close())

  it.each(['password', '123456789', 'P@ssw0rd', '1QAZ2wsx', '!qaz2wsx', 'Pa$$w0rd'])(
    'may not be %s, which is tried first',
    async (Password) => {
      const client = await server.client().signIn(person.username)
      const answer = await client.call('identity.changePassword', { Password })
      expect(answer.ok ? [] : answer.body.fields?.map(({ rule }) => rule)).toContain(
        'password_common',
      )
    },
  )

  it.each([64, 200, 1024])('may have %i characters', async (length) => {
    const Password = 'αβγδ 12!'.padEnd(length, 'ώ')
    const before = await server.client().signIn(person.username, current)
    expect(await before.ask('identity.changePassword', { Password })).toEqual({ changed: true })
    current = Password
    await server.client().signIn(person.username, Password)
    const shortened = await server.client().call('identity.signIn', {
      username: person.username,
      password: Password.slice(0, -1),
    })
    expect(shortened.status).toBe(401)
  })
})
