import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { feedVerbs } from '@telemachos/contract/feed'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { personName, type PersonName } from './people-store.ts'

/** What has become of people: who has looked after them, and what the log says of them. */

export interface RelationRow {
  Kind: 'mentor' | 'supervisor' | 'coordinator'
  Holder: PersonName
  ActionId: number | null
  ActionTitle: string | null
  From: string
  To: string | null
  By: PersonName | null
}

/** Everyone who looks after a person or did, the present first. */
export function listRelations(
  db: Db,
  projectId: number,
  subjectId: number,
  language: Language,
): Promise<RelationRow[]> {
  return db.rows(sql`
    select r.kind as "Kind", ${personName('h')} as "Holder", r.action_id as "ActionId",
      ${actionTitle(language)} as "ActionTitle", r.from_at as "From", r.to_at as "To",
      case when b.id is not null then ${personName('b')} end as "By"
    from relations r
    join users h on h.id = r.holder_id
    left join users b on b.id = r.assigned_by
    left join actions act on act.id = r.action_id
    where r.project_id = ${projectId} and r.subject_id = ${subjectId}
    order by r.to_at desc nulls first, r.from_at desc, r.id desc`)
}

export interface ActivityRow {
  Id: number
  At: string
  Verb: string
  By: PersonName | null
  Admin: PersonName | null
  Subject: PersonName | null
  ActionId: number | null
  ActionTitle: string | null
  Change: {
    State: { From: number; To: number } | null
    RolesGiven: Role[]
    RolesTaken: Role[]
    /** Every field, whatever its level. */
    Fields: string[]
    /** Of an application; null for everything else. */
    Protocol: string | null
  }
}

const actionTitle = (language: Language) => inLanguage(sql`act.title`, sql`act.titles`, language)

/** What a row of the audit log keeps of a change. */
const change = sql`jsonb_build_object(
  'State', case when a.verb like 'people.state%'
    then jsonb_build_object('From', a.detail -> 'from', 'To', a.detail -> 'to') end,
  'RolesGiven', coalesce(a.detail -> 'given', '[]'),
  'RolesTaken', coalesce(a.detail -> 'taken', '[]'),
  'Fields', case when a.detail ? 'field' then jsonb_build_array(a.detail -> 'field')
    when a.subject_id is not null then coalesce(a.detail -> 'fields', '[]') else '[]' end,
  'Protocol', case when a.verb like 'applications.%' then a.detail ->> 'protocol' end)`

const ACTIVITY_PAGE = 10

/** Of what is done to somebody, also of what nobody tells of where people do it to themselves. */
const TOLD_OF_OTHERS = feedVerbs('others')
const TOLD = [...feedVerbs('project'), ...TOLD_OF_OTHERS]
const TOLD_OF_PERSON = feedVerbs('person')

/**
 * A page of what the audit log has about people within reach, as far as calls declare it for the feed,
 * the newest first; pages hold 10 (spec §9).
 */
export async function listActivity(
  db: Db,
  projectId: number,
  condition: Sql,
  page: number,
  subjectId: number | undefined,
  language: Language,
): Promise<{ list: ActivityRow[]; count: number }> {
  const told = [...TOLD, ...(subjectId === undefined ? [] : TOLD_OF_PERSON)]
  const about = sql`a.project_id = ${projectId}
    and a.verb = any (${told}::text[])
    and (a.subject_id is distinct from a.actor_id or a.verb <> all (${TOLD_OF_OTHERS}::text[]))
    and (${subjectId ?? null}::int is null or a.subject_id = ${subjectId ?? null}::int)
    and (a.subject_id is null or exists (
      select from memberships m where m.project_id = ${projectId} and m.user_id = a.subject_id
        and ${condition}))`
  const [list, counted] = await Promise.all([
    db.rows<ActivityRow>(sql`
      select a.id as "Id", a.at as "At", a.verb as "Verb", a.action_id as "ActionId",
        ${actionTitle(language)} as "ActionTitle", ${change} as "Change",
        case when b.id is not null then ${personName('b')} end as "By",
        case when d.id is not null then ${personName('d')} end as "Admin",
        case when s.id is not null then ${personName('s')} end as "Subject"
      from (
        select * from audit_log a where ${about}
        order by a.at desc, a.id desc offset ${(page - 1) * ACTIVITY_PAGE} limit ${ACTIVITY_PAGE}
      ) a
      left join users b on b.id = a.actor_id
      left join users d on d.id = a.acting_admin_id
      left join users s on s.id = a.subject_id
      left join actions act on act.id = a.action_id
      order by a.at desc, a.id desc`),
    // Counting goes no further than anybody turns pages.
    db.one<{ count: number }>(sql`
      select count(*)::int as count from (select from audit_log a where ${about} limit 1000) counted`),
  ])
  return { list, count: counted.count }
}
