import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase, type Database } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createPerson, createProject, type TestPerson } from '../../testing/factories.ts'
import { startSmallProgramme, type SmallProgramme } from '../../testing/small-programme.ts'
import type { TestClient } from '../../testing/test-server.ts'

interface Admin extends TestPerson {
  readonly client: TestClient
}

/** Ways in which a project loses an Admin: by another Admin, or by their own leaving. */
const WAYS = {
  role: (by, { id }) => by.client.call('people.updateRoles', { UserId: id, Roles: ['Mentee'] }),
  state: (by, { id }) => by.client.call('people.setActiveState', { UserId: id, State: 0 }),
  erasure: (by, { id, username }) =>
    by.client.call('privacy.eraseUser', { UserId: id, Username: username, Reason: 'asked' }),
  leaving: (_by, { client }) => client.call('identity.leaveProject', {}),
} as const satisfies Record<string, (by: Admin, of: Admin) => Promise<{ ok: boolean }>>

type Way = keyof typeof WAYS

const NAMES = Object.keys(WAYS) as Way[]
const PAIRS = NAMES.flatMap((one, at) => NAMES.slice(at).map((other) => [one, other] as const))

describe('the last Admin of a project', () => {
  let programme: SmallProgramme
  let owner: Database
  let projectId: number
  let one: Admin
  let other: Admin

  beforeAll(async () => {
    programme = await startSmallProgramme()
    owner = openDatabase(programme.owner, openLog('silent'), 2)
  })
  afterAll(async () => {
    await owner.close()
    await programme.close()
  })
  beforeEach(async () => {
    projectId = await createProject(programme.db)
    one = await makeAdmin()
    other = await makeAdmin()
  })

  async function makeAdmin(): Promise<Admin> {
    const person = await createPerson(programme.db, projectId, ['Admin'])
    return { ...person, client: await programme.server.client().signIn(person.username) }
  }

  const countAdmins = async () =>
    (
      await programme.db.one<{ n: number }>(sql`
        select count(*)::int as n from memberships
        where project_id = ${projectId} and left_at is null and active and 'Admin' = any (roles)`)
    ).n

  const countWaiting = async () =>
    (
      await owner.one<{ n: number }>(sql`
        select count(*)::int as n from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`)
    ).n

  it.each(NAMES)('stays, whoever tries it by %s', async (way) => {
    expect((await WAYS[way](one, other)).ok).toBe(true)
    expect(await countAdmins()).toBe(1)
    const { people, db, server } = programme
    await db.run(sql`update users set super_admin = true where id = ${people.admin.id}`)
    await db.run(sql`
      insert into memberships (project_id, user_id, roles)
      values (${projectId}, ${people.admin.id}, array['Mentee'])`)
    const client = await server.client().signIn(people.admin.username)
    await client.ask('identity.switchProject', { ProjectId: projectId })
    const superAdmin = { ...people.admin, client }
    await client.ask('identity.switchRole', { Role: 'SuperAdmin' })
    const refused = await WAYS[way](superAdmin, one)
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'rule_violated' }])
    expect(await countAdmins()).toBe(1)
    await db.run(sql`update users set super_admin = false where id = ${people.admin.id}`)
  })

  it('stays Admin when an import names them with another role', async () => {
    await WAYS.leaving(one, other)
    const email = `${one.username}@example.org`
    await programme.db.run(sql`update users set email = ${email} where id = ${one.id}`)
    const Fields = { first_name: 'Άννα', last_name: 'Δοκιμή', email }
    const { Rows } = await one.client.ask('imports.importUsers', {
      ProjectId: projectId,
      Users: [{ Username: one.username, Roles: 'Mentee', Fields }],
    })
    expect(Rows).toMatchObject([{ Verdict: 'already' }])
    expect(await countAdmins()).toBe(1)
  })

  it.each(PAIRS)('stays when two go at once, by %s and by %s', async (first, second) => {
    const answers = await owner.transaction(async (tx) => {
      // Every call writes what it did at its end: neither can commit before both have decided.
      await tx.run(sql`lock table audit_log in share mode`)
      const both = [WAYS[first](one, other), WAYS[second](other, one)]
      await expect.poll(countWaiting, { interval: 10, timeout: 15_000 }).toBe(2)
      return both
    })
    const done = await Promise.all(answers)
    expect(done.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await countAdmins()).toBe(1)
  })
})
