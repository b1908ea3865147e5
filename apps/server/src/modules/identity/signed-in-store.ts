import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import {
  standingOf,
  type Standing,
  personName,
  personNameOrNull,
  type PersonName,
} from '../people/index.ts'

/** A living session, with what decides who may end it. */
interface SignedIn {
  number: number
  userAgent: string
  Address: string
  From: string
  Seen: string
  Current: boolean
  Person: PersonName
  Admin: PersonName | null
  standing: Standing
}

const PAGE = 20

/** A page of the living sessions of a project's members, or of everybody with null; the last seen first. */
export async function listSignedIn(
  db: Db,
  wanted: { readonly projectId: number | null; readonly page: Paged; readonly own: string },
): Promise<{ list: SignedIn[]; count: number }> {
  const { projectId, page, own } = wanted
  const living = sql`from sessions s
    where s.expires_at > now() and (${projectId}::int is null or exists (
      select from memberships m
      where m.project_id = ${projectId}::int and m.user_id = s.user_id and m.left_at is null))`
  const [list, counted] = await Promise.all([
    db.rows<SignedIn>(sql`
      select s.number, s.user_agent as "userAgent", s.address as "Address", s.created_at as "From",
        s.seen_at as "Seen", s.id_hash = ${own} as "Current", ${personName('u')} as "Person",
        ${personNameOrNull('a')} as "Admin",
        (select to_jsonb(known) from (select ${standingOf(sql`u`)}) known) as standing
      from (select s.* ${living} order by s.seen_at desc, s.number desc
        ${pageOf(page, PAGE)}) s
      join users u on u.id = s.user_id
      left join users a on a.id = s.admin_id
      order by s.seen_at desc, s.number desc`),
    db.one<{ count: number }>(sql`select count(*)::int as count ${living}`),
  ])
  return { list, count: counted.count }
}
