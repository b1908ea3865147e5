import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isFoundByName } from '../people/index.ts'

type FormerRow = OutputOf<typeof contract.imports.calls.listFormerMembers>['list'][number]

/** Of `memberships m` and `users u`: who was erased is nobody any more, and who only applied was no member. */
const isFormer = (projectId: number): Sql => sql`
  m.project_id = ${projectId} and m.left_at is not null and u.erased_at is null
  and m.roles <> array['Registered']`

interface Page {
  readonly projectId: number
  /** For each word of a search its patterns (see searchPatterns). */
  readonly words: readonly string[][]
  readonly now: Date
  readonly page: Paged
}

/** A page of those who have left, who left last first; how many match, and how many there are. */
export async function listFormerMembers(
  db: Db,
  { projectId, words, now, page }: Page,
): Promise<{ list: FormerRow[]; count: number; all: number }> {
  const matches = words.length > 0 ? isFoundByName(words) : sql`true`
  const [list, counted] = await Promise.all([
    db.rows<FormerRow>(sql`
      select u.id as "UserId", u.username as "Username", u.first_name as "FirstName",
        u.last_name as "LastName", m.roles as "Roles", m.left_at as "LeftAt",
        case when i.user_id is not null then json_build_object(
          'State', case when i.declined_at is null then 'waiting' else 'declined' end,
          'Until', i.until) end as "Asked"
      from memberships m join users u on u.id = m.user_id
      left join project_invitations i on i.project_id = m.project_id and i.user_id = m.user_id
        and i.until > ${now}::timestamptz
      where ${isFormer(projectId)} and ${matches}
      order by m.left_at desc, u.id ${pageOf(page)}`),
    db.one<{ count: number; all: number }>(sql`
      select count(*) filter (where ${matches})::int as count, count(*)::int as all
      from memberships m join users u on u.id = m.user_id where ${isFormer(projectId)}`),
  ])
  return { list, ...counted }
}

/** Somebody who has left, as they were; locked until the transaction ends. */
export function lockFormer(
  db: Db,
  projectId: number,
  userId: number,
): Promise<{ roles: Role[]; called: string } | undefined> {
  return db.row(sql`
    select m.roles, concat_ws(' ', u.first_name, u.last_name) as called
    from memberships m join users u on u.id = m.user_id
    where ${isFormer(projectId)} and m.user_id = ${userId} for update of m`)
}
