import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { ErasureReason } from '@telemachos/contract/privacy/reasons'
import type { Db } from '../../kernel/database/database.ts'
import { identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'
import type { Owner } from '../../kernel/personal-data.ts'
import { lockAdmins } from '../people/index.ts'
import { tablesWith } from './declared-tables.ts'
import type { NamedPerson } from './mention-patterns.ts'
import { isOwnerBy } from './owner-store.ts'

/** What erasing does to one part of what is kept. */
export type SectionEffect = OutputOf<
  typeof contract.privacy.calls.previewErasure
>['Sections'][number]

/** Somebody who may have to be erased. */
export interface PersonRow extends NamedPerson {
  userId: number
  superAdmin: boolean
  isErased: boolean
  /** Every project in which they have ever been. */
  projectIds: number[]
  /** Projects that they alone administer. */
  soleAdminOf: number[]
}

/** A person who is or was in the project. */
export async function findPerson(
  db: Db,
  projectId: number,
  userId: number,
): Promise<PersonRow | undefined> {
  return db.row(sql`
    select u.id as "userId", u.username, u.first_name as "firstName", u.last_name as "lastName",
      u.email, u.super_admin as "superAdmin", u.erased_at is not null as "isErased",
      jsonb_build_array(u.fields) || coalesce(
        (select jsonb_agg(m.fields) from memberships m where m.user_id = u.id), '[]') as fields,
      array(select m.project_id from memberships m where m.user_id = u.id) as "projectIds",
      array(select m.project_id from memberships m
        where m.user_id = u.id and m.left_at is null and m.active and 'Admin' = any (m.roles)
          and not exists (
            select from memberships o where o.project_id = m.project_id and o.user_id <> u.id
              and o.left_at is null and o.active and 'Admin' = any (o.roles))) as "soleAdminOf"
    from users u
    where u.id = ${userId} and exists (
      select from memberships m where m.user_id = u.id and m.project_id = ${projectId})`)
}

/** How many rows of a table are the person's. */
export async function countOwned(
  db: Db,
  table: string,
  of: readonly Owner[],
  userId: number,
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from ${identifier(table)} t where ${isOwnerBy(of, userId)}`)
  return count
}

/** An erasure as the log has it; without sections where it was done before they were recorded. */
interface ErasureRow {
  At: string
  Reason: ErasureReason
  sections: SectionEffect[]
}

/** What was done when a person was erased, who has been in these projects. */
export async function findErasure(
  db: Db,
  userId: number,
  projectIds: readonly number[],
): Promise<ErasureRow | undefined> {
  return db.row(sql`
    select a.at as "At", a.detail ->> 'reason' as "Reason",
      coalesce(a.detail -> 'sections', '[]') as sections
    from audit_log a
    where a.project_id = any (${projectIds}::int[]) and a.subject_id = ${userId}
      and a.verb = 'privacy.erased'
    order by a.id desc limit 1`)
}

/** The tables whose rows have contents in the storage, with the column of their keys. */
const contentColumns = (): { table: Sql; key: Sql; of: readonly Owner[] }[] => {
  const owners = new Map(tablesWith('deletedWith'))
  return tablesWith('content').map(([table, column]) => ({
    table: identifier(table),
    key: identifier(column),
    of: owners.get(table) ?? [],
  }))
}

/** The keys of the stored contents whose rows are deleted with the person. */
export async function listContents(db: Db, userId: number): Promise<string[]> {
  const parts = contentColumns().map(
    ({ table, key, of }) =>
      sql`select t.${key} as key from ${table} t where ${isOwnerBy(of, userId)}`,
  )
  const rows = await db.rows<{ key: string }>(join(parts, ' union '))
  return rows.map(({ key }) => key)
}

/** Those of the keys of which no row is left. */
export async function listUnknown(db: Db, keys: readonly string[]): Promise<string[]> {
  const parts = contentColumns().map(
    ({ table, key }) => sql`select t.${key} from ${table} t where t.${key} = any (${keys}::text[])`,
  )
  const rows = await db.rows<{ key: string }>(sql`
    select key from unnest(${keys}::text[]) key except (${join(parts, ' union ')})`)
  return rows.map(({ key }) => key)
}

/** Deletes everything that is deleted with the person; how many rows. */
export async function deleteAllOwned(db: Db, userId: number): Promise<number> {
  let count = 0
  for (const [table, of] of tablesWith('deletedWith')) {
    count += await db.run(sql`delete from ${identifier(table)} t where ${isOwnerBy(of, userId)}`)
  }
  return count
}

/**
 * Locks a person and the Admins of their projects until the transaction ends: a person is erased
 * once, and of two last Admins one.
 */
export async function lockPerson(db: Db, userId: number): Promise<void> {
  await lockAdmins(db)
  await db.rows(sql`
    select from memberships where 'Admin' = any (roles) and left_at is null
      and project_id in (select p.project_id from memberships p where p.user_id = ${userId})
    order by project_id, user_id for update`)
  await db.row(sql`select from users where id = ${userId} for update`)
}

/** The rules that say whose a row is. */
const OWNING = ['deletedWith', 'blankedWith'] as const

/**
 * Those of the people of whom any domain has something, in tables other than these.
 * @param except the tables that have a row of everybody, or of how somebody came to be here.
 */
export async function listTraced(
  db: Db,
  userIds: readonly number[],
  except: readonly string[],
): Promise<Set<number>> {
  const owned = [
    ...OWNING.flatMap((rule) => tablesWith(rule)),
    ...tablesWith('kept').map(([table, { of }]) => [table, of] as const),
  ].filter(([table]) => !except.includes(table))
  const parts = owned.flatMap(([table, of]) => of.map((owner) => peopleIn(table, owner, userIds)))
  const rows = await db.rows<{ userId: number }>(sql`
    select distinct user_id as "userId" from (${join(parts, ' union all ')}) traced`)
  return new Set(rows.map(({ userId }) => userId))
}

/** Deletes what some tables, which declare `deletedWith`, have of people. */
export async function deleteOwned(
  db: Db,
  userIds: readonly number[],
  tables: readonly string[],
): Promise<void> {
  for (const [table, of] of tablesWith('deletedWith')) {
    if (!tables.includes(table)) continue
    const conditions = of.map(({ column, many }) =>
      many
        ? sql`${identifier(column)} && ${userIds}::int[]`
        : sql`${identifier(column)} = any (${userIds}::int[])`,
    )
    await db.run(sql`delete from ${identifier(table)} where ${join(conditions, ' or ')}`)
  }
}

/** Whose the rows of a table are, by one column. */
function peopleIn(
  table: string,
  { column, through, many }: Owner,
  userIds: readonly number[],
): Sql {
  const name = identifier(column)
  const rows = identifier(table)
  if (through) {
    return sql`select o.${name} as user_id from ${identifier(through.table)} o
      where o.${name} = any (${userIds}::int[])
        and exists (select from ${rows} t where t.${identifier(through.column)} = o.id)`
  }
  if (many) {
    return sql`select u.id as user_id from ${rows} t, unnest(t.${name}) u (id)
      where t.${name} && ${userIds}::int[] and u.id = any (${userIds}::int[])`
  }
  return sql`select t.${name} as user_id from ${rows} t where t.${name} = any (${userIds}::int[])`
}
