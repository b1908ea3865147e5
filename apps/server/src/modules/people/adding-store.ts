import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { hasLeft } from './joining-store.ts'

export interface Adding {
  readonly fromProjectId: number
  readonly intoProjectId: number
  /** On the memberships `m` and people `u` of the project that they come from. */
  readonly conditions: readonly Sql[]
  readonly setDefault: boolean
  readonly now: Date
  readonly language: Language
}

interface ProjectName {
  Id: number
  Descr: string
}

const projectName = (projectId: number, language: Language): Sql => sql`
  (select jsonb_build_object('Id', p.id, 'Descr', ${inLanguage(sql`p.descr`, sql`p.descrs`, language)})
  from projects p where p.id = ${projectId})`

/** Makes the mentees who match members of another project; who has left it is not brought back. */
export function addMatching(
  db: Db,
  { fromProjectId, intoProjectId, conditions, setDefault, now, language }: Adding,
): Promise<{ found: number; added: number[]; from: ProjectName; into: ProjectName }> {
  return db.one(sql`
    with found as materialized (
      select m.user_id from memberships m join users u on u.id = m.user_id
      where m.project_id = ${fromProjectId} and m.is_mentee and ${join(conditions, ' and ')}
    ),
    joined as (
      insert into memberships (project_id, user_id, roles, joined_at)
      select ${intoProjectId}::int, user_id, array['Mentee'], ${now}::timestamptz from found
      on conflict do nothing
      returning user_id
    ),
    begun as (
      update users set default_project_id = ${intoProjectId}
      where ${setDefault} and id in (select user_id from joined)
    )
    select (select count(*)::int from found) as found,
      array(select user_id from joined) as added,
      ${projectName(fromProjectId, language)} as "from", ${projectName(intoProjectId, language)} as "into"`)
}

export interface NamedMember {
  place: number
  userId: number
  username: string
  isMember: boolean
  /** As in Known. */
  hasLeft: boolean
}

/** Who goes by the user names, in one of the projects. */
export function findMembersOf(
  db: Db,
  projectId: number,
  projectIds: readonly number[] | 'all',
  usernames: readonly string[],
): Promise<NamedMember[]> {
  const somewhere =
    projectIds === 'all' ? sql`true` : sql`o.project_id = any (${projectIds}::int[])`
  return db.rows(sql`
    select g.place::int - 1 as place, u.id as "userId", u.username,
      m.left_at is null and m.user_id is not null as "isMember", ${hasLeft} as "hasLeft"
    from unnest(${usernames}::text[]) with ordinality g (username, place)
    join users u on lower(u.username) = lower(g.username)
    left join memberships m on m.project_id = ${projectId} and m.user_id = u.id
    where not u.super_admin and exists (
      select from memberships o where o.user_id = u.id and o.left_at is null and ${somewhere})`)
}
