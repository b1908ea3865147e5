import type { Language } from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { feedVerbs } from '@telemachos/contract/feed'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { personName, personNameOrNull, type PersonName } from './person-name-store.ts'

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
      ${personNameOrNull('b')} as "By"
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

/** Of what is done to somebody, also of what nobody tells of where people do it to themselves. */
const TOLD_OF_OTHERS = feedVerbs('others')
const TOLD = [...feedVerbs('project'), ...TOLD_OF_OTHERS]
const TOLD_OF_PERSON = feedVerbs('person')

/** Which lines of the log are told: of whom, and, where they are looked for, on which day, how and by whom. */
export interface Told {
  readonly projectId: number
  /** A condition on the `memberships m` of those within reach. */
  readonly reach: Sql
  readonly subjectId?: number | undefined
  readonly day?: string | undefined
  readonly verb?: string | undefined
  /** Null for what the system did by itself. */
  readonly byId?: number | null | undefined
}

/** The condition on `audit_log a`: what is about people within reach, as far as calls declare it for the feed. */
function isTold({ projectId, reach, subjectId, day, verb, byId }: Told): Sql {
  const told = [...TOLD, ...(subjectId === undefined ? [] : TOLD_OF_PERSON)]
  return sql`a.project_id = ${projectId}
    and a.verb = any (${told}::text[])
    and (a.subject_id is distinct from a.actor_id or a.verb <> all (${TOLD_OF_OTHERS}::text[]))
    and (${subjectId ?? null}::int is null or a.subject_id = ${subjectId ?? null}::int)
    ${
      day === undefined
        ? empty
        : sql`and a.at >= (${day}::timestamp at time zone 'Europe/Athens')
      and a.at < ((${day}::date + 1)::timestamp at time zone 'Europe/Athens')`
    }
    ${verb === undefined ? empty : sql`and a.verb = ${verb}`}
    ${byId === undefined ? empty : sql`and a.actor_id is not distinct from ${byId}::int`}
    and (a.subject_id is null or exists (
      select from memberships m where m.project_id = ${projectId} and m.user_id = a.subject_id
        and ${reach}))`
}

/** What a line says, of `audit_log a` with who did it, in whose place, to whom, and the action. */
const told = (language: Language): Sql => sql`
  a.id as "Id", a.at as "At", a.verb as "Verb", a.action_id as "ActionId",
  ${actionTitle(language)} as "ActionTitle", ${change} as "Change", ${personNameOrNull('b')} as "By",
  ${personNameOrNull('d')} as "Admin", ${personNameOrNull('s')} as "Subject"`
const namedIn = sql`
  left join users b on b.id = a.actor_id
  left join users d on d.id = a.acting_admin_id
  left join users s on s.id = a.subject_id
  left join actions act on act.id = a.action_id`

/** A page of the feed of activity, the newest first. */
export async function listActivity(
  db: Db,
  lines: Told,
  page: Paged,
  language: Language,
): Promise<{ list: ActivityRow[]; count: number }> {
  const about = isTold(lines)
  const [list, counted] = await Promise.all([
    db.rows<ActivityRow>(sql`
      select ${told(language)}
      from (
        select * from audit_log a where ${about}
        order by a.at desc, a.id desc ${pageOf(page)}
      ) a
      ${namedIn}
      order by a.at desc, a.id desc`),
    // Counting goes no further than anybody turns pages.
    db.one<{ count: number }>(sql`
      select count(*)::int as count from (select from audit_log a where ${about} limit 1000) counted`),
  ])
  return { list, count: counted.count }
}

/** What one person did in one way on one day. */
export interface ChangesRow extends ActivityRow {
  Day: string
  Count: number
  /** To how many. */
  People: number
}

/** So many lines are looked through, and so many groups of them are told. */
const LOOKED_THROUGH = 1_000
const GROUPS = 10

/**
 * The same, grouped: what one person did in one way on one day is one line. Of the newest thousand lines
 * since an instant.
 */
export function listChanges(
  db: Db,
  lines: Told,
  since: Date,
  language: Language,
): Promise<ChangesRow[]> {
  return db.rows(sql`
    with newest as materialized (
      select a.id, a.actor_id, a.verb, a.subject_id,
        (a.at at time zone 'Europe/Athens')::date as day
      from audit_log a where ${isTold(lines)} and a.at >= ${since}::timestamptz
      order by a.at desc, a.id desc limit ${whole(LOOKED_THROUGH)}
    ),
    groups as materialized (
      select day, count(*)::int as count, count(distinct subject_id)::int as people,
        max(id) as latest
      from newest group by day, actor_id, verb order by day desc, latest desc
      limit ${whole(GROUPS)}
    )
    select g.day as "Day", g.count as "Count", g.people as "People", ${told(language)}
    from groups g join audit_log a on a.id = g.latest ${namedIn}
    order by g.day desc, g.latest desc`)
}
