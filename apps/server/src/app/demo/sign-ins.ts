import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** The password of everybody in the demonstration. */
export const DEMO_PASSWORD = 'Telemachos1!'

/** Somebody as whom one can look at the demonstration. */
export interface DemoSignIn {
  readonly role: Role
  readonly username: string
  readonly name: string
  readonly project: string
}

/** The demonstration's mark: nobody else writes audit rows under this request. */
const isDemo = sql`exists (select from audit_log where request_id = 'demonstration')`

/** A mentee who has yet to consent. */
const isUndecided = sql`m.is_mentee and p.settings #> '{Config,gdpr}' is not null
  and u.fields ->> 'gdpr' is null`

/** Whether the database holds the demonstration programme. */
export async function hasDemo(database: Db): Promise<boolean> {
  return (await database.one<{ found: boolean }>(sql`select ${isDemo} as found`)).found
}

/** One person for each role and project who can show something, in the order of the roles. */
export async function listSignIns(database: Db): Promise<DemoSignIn[]> {
  const rows = await database.rows<DemoSignIn>(sql`
    select distinct on (role, p.id) role, u.username, u.first_name || ' ' || u.last_name as name,
      p.descr as project
    from users u
    join memberships m on m.user_id = u.id and m.left_at is null
    join projects p on p.id = m.project_id
    cross join lateral (select m.roles[1] as role) first
    where u.state = 1 and not (${isUndecided})
    order by role, p.id,
      (select count(*) from memberships other where other.user_id = u.id),
      -- A mentee who is on the way shows more than one who has finished.
      abs(6 - (select count(*) from completions c where c.project_id = p.id and c.mentee_id = u.id)),
      exists (
        select from relations r
        where r.project_id = p.id and r.to_at is null and u.id in (r.holder_id, r.subject_id)
      ) desc, u.id`)
  const roots = await database.rows<DemoSignIn>(sql`
    select 'SuperAdmin' as role, username, first_name || ' ' || last_name as name, '—' as project
    from users where super_admin order by id limit 1`)
  // Somebody in whom the way to consent can be seen.
  const undecided = await database.rows<DemoSignIn>(sql`
    select 'Mentee' as role, u.username, u.first_name || ' ' || u.last_name as name,
      p.descr || ' (χωρίς συγκατάθεση)' as project
    from users u
    join memberships m on m.user_id = u.id and m.left_at is null
    join projects p on p.id = m.project_id
    where u.state = 1 and ${isUndecided} order by u.id limit 1`)
  const manyEach: readonly Role[] = ['Mentor', 'Mentee', 'Supervisor', 'Coordinator']
  return [...roots, ...rows, ...undecided]
    .filter(
      ({ role }, index, all) =>
        manyEach.includes(role) || all.findIndex((other) => other.role === role) === index,
    )
    .toSorted((a, b) => ROLES.indexOf(a.role) - ROLES.indexOf(b.role))
}
