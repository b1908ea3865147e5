import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** What a token that is good says of itself. */
export interface TokenRow {
  id: number
  userId: number
  projectId: number
  role: Role
  language: Language
  isArchived: boolean
  services: number[]
}

/**
 * A token that opens something: not revoked, of somebody who may sign in and still has its role in the
 * project.
 */
export function findToken(db: Db, hash: string): Promise<TokenRow | undefined> {
  return db.row(sql`
    select t.id, u.id as "userId", t.project_id as "projectId", t.role, u.language,
      p.archived_at is not null as "isArchived",
      array(select service_id from service_token_services where token_id = t.id) as services
    from service_tokens t
    join users u on u.id = t.made_by and u.state = 1
    join projects p on p.id = t.project_id
    join memberships m on m.project_id = t.project_id and m.user_id = u.id and m.left_at is null
      and t.role = any (m.roles)
    where t.token_hash = ${hash} and t.revoked_at is null`)
}

/** A token was used; written once a minute. */
export async function markSeen(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`
    update service_tokens set seen_at = ${now} where id = ${id}
      and (seen_at is null or seen_at < ${now}::timestamptz - interval '1 minute')`)
}

interface ListedToken {
  Id: number
  Name: string
  Role: Role
  Services: { Id: number; Name: string }[]
  MadeAt: string
  By: string | null
  SeenAt: string | null
  RevokedAt: string | null
}

/** The latest tokens of a project. */
export function listTokens(db: Db, projectId: number, most: number): Promise<ListedToken[]> {
  return db.rows(sql`
    select t.id as "Id", t.name as "Name", t.role as "Role", t.made_at as "MadeAt",
      nullif(concat_ws(' ', u.first_name, u.last_name), '') as "By", t.seen_at as "SeenAt",
      t.revoked_at as "RevokedAt", coalesce((
        select jsonb_agg(jsonb_build_object('Id', s.id, 'Name', s.category || '/' || s.name)
          order by s.category, s.name)
        from service_token_services ts join services s on s.id = ts.service_id
        where ts.token_id = t.id), '[]') as "Services"
    from service_tokens t left join users u on u.id = t.made_by
    where t.project_id = ${projectId} order by t.id desc limit ${whole(most)}`)
}

interface NewToken {
  readonly projectId: number
  readonly hash: string
  readonly name: string
  readonly role: Role
  readonly services: readonly number[]
  readonly by: number
  readonly at: Date
}

/** Keeps a token by its hash, with those of the services that are of the project. */
export async function insertToken(
  db: Db,
  token: NewToken,
): Promise<{ id: number; services: number }> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into service_tokens (project_id, token_hash, name, role, made_by, made_at)
    values (${token.projectId}, ${token.hash}, ${token.name}, ${token.role}, ${token.by}, ${token.at})
    returning id`)
  const services = await db.run(sql`
    insert into service_token_services (token_id, service_id)
    select ${id}, id from services
    where project_id = ${token.projectId} and id = any (${[...token.services]}::int[])`)
  return { id, services }
}

/** How many tokens of a project open something. */
export async function countTokens(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from service_tokens
    where project_id = ${projectId} and revoked_at is null`)
  return count
}

/** Ends a token. @returns false where the project has none of this number. */
export async function revokeToken(
  db: Db,
  projectId: number,
  id: number,
  at: Date,
): Promise<boolean> {
  const changed = await db.run(sql`
    update service_tokens set revoked_at = coalesce(revoked_at, ${at})
    where project_id = ${projectId} and id = ${id}`)
  return changed > 0
}
