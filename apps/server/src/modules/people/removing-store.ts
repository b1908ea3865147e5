import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** What somebody was in a project that they had left. */
export interface Former {
  readonly roles: readonly Role[]
  readonly fields: Readonly<Record<string, unknown>>
  readonly joinedAt: string
  readonly leftAt: string
}

/** What those of the people were in a project who have left it; locked until the transaction ends. */
export async function listFormer(
  db: Db,
  projectId: number,
  userIds: readonly number[],
): Promise<Map<number, Former>> {
  const rows = await db.rows<Former & { userId: number }>(sql`
    select user_id as "userId", roles, fields, joined_at as "joinedAt", left_at as "leftAt"
    from memberships
    where project_id = ${projectId} and user_id = any (${userIds}::int[]) and left_at is not null
    order by user_id for update`)
  return new Map(rows.map(({ userId, ...former }) => [userId, former]))
}

/** Somebody whose joining is taken back; `former` is null for whoever had never been there. */
export interface TakenBack {
  readonly userId: number
  readonly since: string
  readonly former: Former | null
}

/**
 * Takes back that people joined a project: who had left it before is as they were then, and of whoever had never
 * been there nothing is left. They lose whom they look after and who looks after them since.
 */
export async function takeBackJoining(
  db: Db,
  projectId: number,
  people: readonly TakenBack[],
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
    as g ("userId" int, since timestamptz, former jsonb)`
  await db.run(sql`
    delete from relations r using ${given}
    where r.project_id = ${projectId} and g."userId" in (r.subject_id, r.holder_id)
      and r.from_at >= g.since`)
  // Whoever leaves is counted no longer; only then is their row deleted.
  await db.run(sql`
    update memberships m set
      roles = case when jsonb_typeof(g.former) = 'object'
        then array(select jsonb_array_elements_text(g.former -> 'roles')) else m.roles end,
      fields = case when jsonb_typeof(g.former) = 'object' then g.former -> 'fields' else m.fields end,
      joined_at = coalesce((g.former ->> 'joinedAt')::timestamptz, m.joined_at),
      left_at = coalesce((g.former ->> 'leftAt')::timestamptz, now())
    from ${given}
    where m.project_id = ${projectId} and m.user_id = g."userId"`)
  const gone = people.filter(({ former }) => former === null).map(({ userId }) => userId)
  await db.run(sql`
    delete from memberships where project_id = ${projectId} and user_id = any (${gone}::int[])`)
}
