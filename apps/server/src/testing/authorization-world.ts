import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { hashPassword } from '../modules/identity/index.ts'
import { TEST_PASSWORD } from './test-server.ts'

/** Everybody and everything that an authorisation test needs to know by id. */
export interface AuthorizationWorld {
  readonly own: { projectId: number; actionId: number; meetingId: number }
  readonly other: { projectId: number; actionId: number; meetingId: number }
  /** Who asks, by role; all in the own project. */
  readonly principals: Readonly<Record<Role, { id: number; username: string }>>
  /** A mentee whom mentor, supervisor and coordinator look after. */
  readonly linkedId: number
  /** A mentee of the same project with other people around. */
  readonly foreignId: number
  /** A mentee of the other project. */
  readonly strangerId: number
}

/** Two projects with a person for every role, and mentees near and far. */
export async function createAuthorizationWorld(database: Database): Promise<AuthorizationWorld> {
  const hash = await hashPassword(TEST_PASSWORD)
  // The SuperAdmin begins in the first project.
  const own = await createProject(database, 'own')
  const other = await createProject(database, 'other')
  const principals = Object.fromEntries(
    await Promise.all(
      ROLES.map(async (role) => {
        const username = `p-${role.toLowerCase()}`
        const id = await createPerson(database, username, hash, role === 'SuperAdmin')
        if (role !== 'SuperAdmin') await join(database, own.projectId, id, role)
        return [role, { id, username }] as const
      }),
    ),
  ) as AuthorizationWorld['principals']
  const linkedId = await createPerson(database, 'linked', hash)
  const foreignId = await createPerson(database, 'foreign', hash)
  const strangerId = await createPerson(database, 'stranger', hash)
  await join(database, own.projectId, linkedId, 'Mentee')
  await join(database, own.projectId, foreignId, 'Mentee')
  await join(database, other.projectId, strangerId, 'Mentee')
  const relate = (kind: string, holderId: number, subjectId: number) =>
    database.run(sql`insert into relations (project_id, kind, holder_id, subject_id)
      values (${own.projectId}, ${kind}, ${holderId}, ${subjectId})`)
  for (const subjectId of [linkedId, principals.Mentee.id]) {
    await relate('mentor', principals.Mentor.id, subjectId)
    await relate('coordinator', principals.Coordinator.id, subjectId)
  }
  for (const role of ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'] as const) {
    await relate('supervisor', principals[role].id, principals.Mentor.id)
  }
  return { own, other, principals, linkedId, foreignId, strangerId }
}

async function createProject(database: Database, url: string): Promise<AuthorizationWorld['own']> {
  const { id: projectId } = await database.one<{ id: number }>(sql`
    insert into projects (url, descr) values (${url}, ${url}) returning id`)
  const addAction = async (typeId: number): Promise<number> => {
    const { id } = await database.one<{ id: number }>(sql`
      insert into actions (type_id, title) values (${typeId}, ${`Δράση ${typeId}`}) returning id`)
    await database.run(sql`insert into project_actions (project_id, action_id, flags, position)
      values (${projectId}, ${id}, 2, ${typeId})`)
    return id
  }
  return { projectId, actionId: await addAction(3), meetingId: await addAction(1) }
}

async function createPerson(
  database: Database,
  username: string,
  passwordHash: string,
  superAdmin = false,
): Promise<number> {
  const { id } = await database.one<{ id: number }>(sql`
    insert into users (username, password_hash, first_name, last_name, sort_key, search_key, super_admin)
    values (${username}, ${passwordHash}, 'Άννα', ${username}, ${username}, ${username}, ${superAdmin})
    returning id`)
  return id
}

async function join(
  database: Database,
  projectId: number,
  userId: number,
  role: Role,
): Promise<void> {
  await database.run(sql`insert into memberships (project_id, user_id, roles)
    values (${projectId}, ${userId}, ${[role]}::text[])`)
}

/**
 * A fingerprint of every row of every table: the same before and after means nothing changed. The
 * outbox is left out, since the hub empties it meanwhile.
 */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  const tables = await database.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'outbox' order by 1`)
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { print } = await database.one<{ print: string }>(sql`
      select coalesce(md5((xpath('string(/)', query_to_xml(
        format('select md5(string_agg(t::text, chr(10) order by t::text)) from %I t', ${name}::text),
        true, false, '')))[1]::text), '') as print`)
    prints[name] = print
  }
  return prints
}
