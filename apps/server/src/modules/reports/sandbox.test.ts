import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../../kernel/database/sql.ts'
import { IS_SOAK } from '../../testing/built-server.ts'
import { createPerson, createProject } from '../../testing/factories.ts'
import { HOSTILE, hostileStatement } from '../../testing/hostile-statements.ts'
import {
  startSmallProgramme,
  type PersonName,
  type SmallProgramme,
} from '../../testing/small-programme.ts'

/** Ten thousand statements take longer than a test may. */
const SOAK_MS = IS_SOAK ? 600_000 : 60_000

const CANARY = 'κανάρι-ξένου-έργου'

describe('what authors write', () => {
  let programme: SmallProgramme
  beforeAll(async () => {
    programme = await startSmallProgramme()
    const other = await createProject(programme.db)
    await createPerson(programme.db, other, ['Mentee'], { lastName: CANARY })
    await programme.db.run(
      sql`update users set super_admin = true where id = ${programme.people.admin.id}`,
    )
  })
  afterAll(() => programme.close())

  const run = (query: string, name: PersonName = 'admin') =>
    programme.as[name].call('reports.adminExecute', { Query: query, Parameters: { a: 1 } })

  it('is refused by name wherever it asks for more than its own', async () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(200)
    for (const query of HOSTILE) {
      const { status, body } = await run(query)
      expect({ query, status }).toEqual({ query, status: 400 })
      expect(body, query).toMatchObject({ fields: [{}] })
    }
  })

  it('is refused to everybody who does not write SQL, before it is looked at', async () => {
    for (const name of ['coordinator', 'supervisor', 'mentor', 'mentee'] as const)
      expect((await run('select 1', name)).status).toBe(403)
  })

  it(
    'finds no row of another project and writes nothing, whatever it is made of',
    async () => {
      const count = sql`
      select (select count(*) from users)::int as users, (select count(*) from memberships)::int as places,
        (select sum(n_dead_tup) is null from pg_stat_user_tables where schemaname = 'report') as made`
      const before = await programme.db.one(count)
      await fc.assert(
        fc.asyncProperty(hostileStatement(fc), async (query) => {
          const { status, body } = await run(query)
          expect([200, 400]).toContain(status)
          const text = JSON.stringify(body)
          expect(text).not.toContain(CANARY)
          expect(text).not.toContain('$argon2')
        }),
        { numRuns: IS_SOAK ? 10_000 : 300, seed: 34 },
      )
      expect(await programme.db.one(count)).toEqual(before)
    },
    SOAK_MS,
  )

  it('says nothing of values in rows when they do not read as what they are turned into', async () => {
    const answer = await run('select last_name::int from people')
    expect(answer).toMatchObject({ status: 400, body: { fields: [{ rule: 'sql_value' }] } })
    expect(JSON.stringify(answer.body)).not.toContain('mentee')
  })

  it('has the database refuse as well what the lists let through', async () => {
    const rows = await programme.db.rows(sql`
      select has_table_privilege(role, 'users', 'select') as users,
        has_table_privilege(role, 'report_logins', 'select') as logins,
        has_schema_privilege(role, 'report', 'create') as views,
        has_function_privilege(role, 'pg_sleep(float8)', 'execute') as sleep,
        has_function_privilege(role, 'set_config(text, text, boolean)', 'execute') as settings,
        has_function_privilege(role, 'pg_advisory_lock(bigint)', 'execute') as locks
      from report_logins`)
    const nothing = { users: false, logins: false, views: false }
    expect(rows).toEqual([{ ...nothing, sleep: false, settings: false, locks: false }])
  })
})
