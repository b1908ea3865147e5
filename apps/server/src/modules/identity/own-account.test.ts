import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import {
  startTestServer,
  TEST_PASSWORD,
  type TestClient,
  type TestServer,
} from '../../testing/test-server.ts'

describe('the own user name', () => {
  let server: TestServer
  let projectId: number
  let person: TestPerson
  let client: TestClient

  beforeAll(async () => {
    server = await startTestServer()
    projectId = await createProject(server.database)
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    await server.database.run(sql`delete from attempts`)
    person = await createPerson(server.database, projectId, ['Mentee'])
    client = await server.client().signIn(person.username)
  })

  const rename = (login: string, Password?: string) =>
    client.call('identity.updateLogin', { login, ...(Password !== undefined && { Password }) })

  const makeOld = () =>
    server.database.run(sql`update sessions set proven_at = now() - interval '11 minutes'`)

  it('is changed with the current password, and found under the new name', async () => {
    await makeOld()
    const login = `Νίκος.${person.id}`
    expect((await rename(login, TEST_PASSWORD)).status).toBe(200)
    expect((await client.ask('identity.getIdentity', {})).Username).toBe(login)
    await server.client().signIn(login.toLowerCase())
    const old = await server
      .client()
      .call('identity.signIn', { username: person.username, password: TEST_PASSWORD })
    expect(old.status).toBe(401)
    const { key } = await server.database.one<{ key: string }>(
      sql`select search_key as key from users where id = ${person.id}`,
    )
    expect(key).toContain(`νικοσ.${person.id}`)
  })

  it('is not changed without it, but in the first ten minutes of a session', async () => {
    await makeOld()
    const refused = await rename('someone-new')
    expect(refused.body).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'Password', rule: 'password_needed' }],
    })
    client = await server.client().signIn(person.username)
    expect((await rename(`fresh-${person.id}`)).status).toBe(200)
  })

  it('is not changed with a wrong one, nor after ten of them', async () => {
    const wrong = await rename('someone-new', 'wrong')
    expect(wrong.body).toMatchObject({ fields: [{ field: 'Password', rule: 'password_wrong' }] })
    for (let n = 1; n < 10; n++) await rename('someone-new', 'wrong')
    expect((await rename('someone-new', TEST_PASSWORD)).status).toBe(429)
    expect((await client.ask('identity.getIdentity', {})).Username).toBe(person.username)
  })

  it('is nobody else’s, whatever the letters, also of two who want it at once', async () => {
    const other = await createPerson(server.database, projectId, ['Mentee'])
    const taken = await rename(other.username.toUpperCase())
    expect(taken.body).toMatchObject({ fields: [{ field: 'login', rule: 'login_taken' }] })
    const otherClient = await server.client().signIn(other.username)
    const wanted = { login: `wanted-${person.id}` }
    const answers = await Promise.all([
      client.call('identity.updateLogin', wanted),
      otherClient.call('identity.updateLogin', wanted),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400])
  })

  it.each([
    'ab',
    'a b c',
    'tab\there',
    'nul\u0000l',
    'zero\u200bwidth',
    'x'.repeat(255),
    ' padded',
  ])('is not %j', async (login) => {
    const answer = await rename(login)
    expect(answer.body).toMatchObject({ fields: [{ field: 'login', rule: 'login' }] })
  })

  it.each(['abc', 'άννα@παράδειγμα.gr', 'x'.repeat(200)])('may be %s', async (login) => {
    expect((await rename(`${login}${person.id}`)).status).toBe(200)
  })
})

describe('the project in which a person begins', () => {
  let server: TestServer
  let projects: [number, number]
  let person: TestPerson

  beforeAll(async () => {
    server = await startTestServer()
    const db = server.database
    projects = [await createProject(db), await createProject(db)]
    person = await createPerson(db, projects[0], ['Mentee'])
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${projects[1]}, ${person.id}, array['Mentor'])`)
  })
  afterAll(() => server.close())

  const identity = async () => {
    const client = await server.client().signIn(person.username)
    return client.ask('identity.getIdentity', {})
  }
  const beginsIn = async () => (await identity()).ProjectId

  it('is the first, until they choose another', async () => {
    expect(await identity()).toMatchObject({ ProjectId: projects[0], DefaultProjectId: null })
    const client = await server.client().signIn(person.username)
    const choose = { UserId: person.id, ProjectId: projects[1] }
    await client.ask('identity.setDefaultProject', choose)
    expect(await identity()).toMatchObject({
      ProjectId: projects[1],
      DefaultProjectId: projects[1],
    })
    const strange = { ...choose, ProjectId: await createProject(server.database) }
    expect((await client.call('identity.setDefaultProject', strange)).status).toBe(404)
  })

  it('is chosen by an Admin of that project, and by nobody else', async () => {
    const [one, two] = projects
    const choice = { UserId: person.id, ProjectId: one }
    const admin = await createPerson(server.database, one, ['Admin'])
    const asAdmin = await server.client().signIn(admin.username)
    await asAdmin.ask('identity.setDefaultProject', choice)
    expect(await beginsIn()).toBe(one)
    for (const [project, role] of [
      [two, 'Admin'],
      [one, 'ProjectManager'],
      [one, 'Mentee'],
    ] as const) {
      const { username } = await createPerson(server.database, project, [role])
      const client = await server.client().signIn(username)
      expect((await client.call('identity.setDefaultProject', choice)).status).toBe(404)
    }
    const elsewhere = await asAdmin.call('identity.setDefaultProject', {
      ...choice,
      ProjectId: two,
    })
    expect(elsewhere.status).toBe(404)
  })
})
