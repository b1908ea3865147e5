import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import { fold } from '@telemachos/rules/greek-text'
import type { Db } from '../../kernel/database/database.ts'
import { plannedAnew } from '../../kernel/database/plans.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { Scope } from './policy.ts'
import { personNameOrNull, type PersonName } from '../people/index.ts'

export type LogFilter = InputOf<typeof contract.audit.calls.startExport>

/** Which entries are meant, of those that somebody may read. */
interface Selection {
  readonly scope: Scope
  readonly filter: LogFilter
}

/** An entry with all that was changed, whatever its level. */
export interface EntryRow {
  Id: number
  At: string
  Verb: string
  By: PersonName | null
  Admin: PersonName | null
  Subject: PersonName | null
  projectId: number | null
  ActionId: number | null
  detail: Record<string, unknown>
  changes: StoredChange[]
}

/** A value that the log keeps beside an entry. */
export interface StoredChange {
  kind: 'field' | 'setting' | 'title'
  name: string
  from: string
  to: string
}

/** Where a page begins: after an entry, or with it. */
interface Place {
  readonly after?: number | undefined
  readonly from?: number
  readonly limit: number
}

/**
 * Entries, the newest first. Each project's are a range of an index, of which no more than a page is
 * read. Where values are looked for, their index leads; a text that many values have is looked for
 * from the newest entry on, since a page of it is found soon.
 */
export async function listEntries(
  db: Db,
  selection: Selection,
  { after, from, limit }: Place,
): Promise<EntryRow[]> {
  const { Text } = selection.filter
  const isCommon = Text !== undefined && (await isCommonText(db, Text))
  const place = sql`${onward(after, sql`<`)} ${onward(from, sql`<=`)}`
  return db.rows(
    plannedAnew(sql`
    with ${relations(selection, isCommon)}
    select a.id as "Id", a.at as "At", a.verb as "Verb", ${personNameOrNull('b')} as "By",
      ${personNameOrNull('d')} as "Admin", ${personNameOrNull('s')} as "Subject", a.project_id as "projectId",
      a.action_id as "ActionId", a.detail, ${changes} as changes
    from (${page(selection, place, limit, isCommon)}) a
    left join users b on b.id = a.actor_id
    left join users d on d.id = a.acting_admin_id
    left join users s on s.id = a.subject_id
    order by a.at desc, a.id desc`),
  )
}

/** As many values with a text make it a common one. */
const COMMON = 2_000

async function isCommonText(db: Db, text: string): Promise<boolean> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from (
      select from audit_changes c where c.search_key like ${patternOf(text)} and not c.masked
      limit ${whole(COMMON)}
    ) found`)
  return count === COMMON
}

/** How many entries there are, and the first of each page. */
export function findFirsts(
  db: Db,
  selection: Selection,
  size: number,
): Promise<{ count: number; firsts: number[] }> {
  return db.one(
    plannedAnew(sql`
    with ${relations(selection)}, placed as (
      select a.id, row_number() over (order by a.at desc, a.id desc) as place
      from audit_log a where ${isWithin(selection)} ${isMeant(selection)} ${isActor(selection)}
    )
    select count(*)::int as count,
      coalesce(array_agg(id order by place) filter (where place % ${whole(size)} = 1), '{}') as firsts
    from placed`),
  )
}

/** How many entries match, and how many there are in the same projects. */
export async function countEntries(
  db: Db,
  selection: Selection,
): Promise<{ count: number; All: number }> {
  const countOf = async (meant: Selection): Promise<number> => {
    const { count } = await db.one<{ count: number }>(
      plannedAnew(sql`
      with ${relations(meant)}
      select count(*)::int as count from audit_log a
      where ${isWithin(meant)} ${isMeant(meant)} ${isActor(meant)}`),
    )
    return count
  }
  const { ProjectId, Everywhere } = selection.filter
  const everything = { ...selection, filter: { ProjectId, Everywhere } }
  const [count, All] = await Promise.all([countOf(selection), countOf(everything)])
  return { count, All }
}

/** Whether the same person has read the log with the same filter lately, and it was recorded. */
export async function wasRead(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  filter: string,
  minutes: number,
): Promise<boolean> {
  const row = await db.row(sql`
    select from audit_log
    where project_id = ${projectId} and actor_id = ${userId} and verb = 'audit.read'
      and at > now() - make_interval(mins => ${minutes}) and detail ->> 'filter' = ${filter}
    limit 1`)
  return row !== undefined
}

/** Whether the person began an export with the filter, within a day. */
export async function isExport(
  db: Db,
  { projectId, userId }: { readonly projectId: number; readonly userId: number },
  { id, filter }: { readonly id: string; readonly filter: string },
): Promise<boolean> {
  const row = await db.row(sql`
    select from audit_log
    where project_id = ${projectId} and actor_id = ${userId} and verb = 'audit.exported'
      and at > now() - interval '1 day'
      and detail ->> 'exportId' = ${id} and detail ->> 'filter' = ${filter}
    limit 1`)
  return row !== undefined
}

const changes = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', c.kind, 'name', c.name,
    'from', c.old_value, 'to', c.new_value) order by c.id), '[]')
  from audit_changes c where c.audit_id = a.id)`

/** What a page is made of: the projects, and the entries whose values have the text. */
function relations(selection: Selection, isCommon = false): Sql {
  const { scope, filter } = selection
  const projects =
    scope.projects === 'all'
      ? sql`select id from projects`
      : sql`select unnest(${scope.projects}::int[]) as id`
  const { Text } = filter
  const seen = Text === undefined ? empty : sql`, ${seenFields(scope)}`
  const found = Text === undefined || isCommon ? empty : sql`, ${foundBy(Text, filter)}`
  return sql`scope as materialized (${projects}) ${seen} ${found}`
}

/** Types, meanings and names of fields that are numbers of the state, which nobody finds by their digits. */
const MASKED = ['afm', 'amka', 'kayas']

const patternOf = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`

/** The fields that each profile type of a project shows at the reader's level, without masked ones. */
const seenFields = ({ level }: Scope): Sql => sql`
  seen as materialized (
    select p.id as project_id, field ->> 'Name' as name
    from projects p
    cross join unnest(array['User', 'Mentee', 'Mentor', 'Supervisor', 'Coordinator']) as profile
    cross join unnest(array['Fields', 'ProjectFields']) as list
    cross join lateral jsonb_array_elements(
      coalesce(p.settings #> array[profile, list], '[]')) as field
    where p.id in (select id from scope)
    group by 1, 2
    having min((field ->> 'Visible')::numeric) >= ${level}
      and not bool_or(lower(field ->> 'Type') = any (${MASKED}::text[])
        or coalesce(field ->> 'Means', '') = any (${MASKED}::text[])
        or lower(field ->> 'Name') = any (${MASKED}::text[]))
  )`

/** Whether a value of `audit_changes c` has the text; what is not shown to the reader is not found either. */
const hasText = (text: string, { PersonId }: Pick<LogFilter, 'PersonId'>): Sql => sql`
  c.search_key like ${patternOf(text)} and not c.masked
    and c.project_id in (select id from scope)
    and (${PersonId ?? null}::int is null or c.subject_id = ${PersonId ?? null}::int)
    and (c.kind <> 'field' or (c.project_id, c.name) in (select project_id, name from seen))`

/** The entries of which a value has the text. */
const foundBy = (text: string, filter: LogFilter): Sql => sql`
  found as materialized (
    select distinct c.audit_id from audit_changes c where ${hasText(text, filter)}
  )`

/** A page of `audit_log`: what stands first in each project, and of that what stands first. */
function page(selection: Selection, place: Sql, limit: number, isCommon: boolean): Sql {
  const { scope, filter } = selection
  const meant = sql`${isMeant(selection, isCommon)} ${place}`
  const order = sql`order by a.at desc, a.id desc limit ${whole(limit)}`
  if (filter.Text !== undefined && !isCommon) {
    return sql`select a.* from audit_log a
      where ${isWithin(selection)} ${meant} ${isActor(selection)} ${order}`
  }
  const heads = actorsIn(filter).flatMap((actor) => [
    sql`(select a.* from scope p cross join lateral (
      select a.* from audit_log a where a.project_id = p.id ${actor} ${meant} ${order}) a)`,
    ...(scope.projects === 'all'
      ? [sql`(select a.* from audit_log a where a.project_id is null ${actor} ${meant} ${order})`]
      : []),
  ])
  return sql`select a.* from (${join(heads, ' union all ')}) a ${order}`
}

/** Who did it, or was in the place of who did: each has an index of its own. */
function actorsIn({ ActorId }: LogFilter): Sql[] {
  if (ActorId === undefined) return [empty]
  return [
    sql`and a.actor_id = ${ActorId}`,
    sql`and a.acting_admin_id = ${ActorId} and a.actor_id is distinct from ${ActorId}`,
  ]
}

function isActor({ filter: { ActorId } }: Selection): Sql {
  return ActorId === undefined
    ? empty
    : sql`and (a.actor_id = ${ActorId} or a.acting_admin_id = ${ActorId})`
}

function isWithin({ scope }: Selection): Sql {
  const named = sql`a.project_id in (select id from scope)`
  return scope.projects === 'all' ? sql`(${named} or a.project_id is null)` : named
}

/** What the filter says of an entry; each part begins with `and`. */
function isMeant({ filter }: Selection, isCommon = false): Sql {
  const { PersonId, ActionId, Verb, From, To, Text } = filter
  return join(
    [
      PersonId === undefined ? empty : sql`and a.subject_id = ${PersonId}`,
      ActionId === undefined ? empty : sql`and a.action_id = ${ActionId}`,
      Verb === undefined ? empty : sql`and a.verb = ${Verb}`,
      From === undefined ? empty : sql`and a.at >= ${midnight(From)}`,
      To === undefined ? empty : sql`and a.at < ${midnight(To)} + interval '1 day'`,
      Text === undefined ? empty : sql`and ${withText(Text, filter, isCommon)}`,
    ],
    ' ',
  )
}

/** Whether a value of an entry has the text: of few that do they are known, of many each is asked. */
const withText = (text: string, filter: LogFilter, isCommon: boolean): Sql =>
  isCommon
    ? sql`exists (select from audit_changes c where c.audit_id = a.id and ${hasText(text, filter)})`
    : sql`a.id in (select audit_id from found)`

const midnight = (day: string): Sql => sql`(${day}::date::timestamp at time zone 'Europe/Athens')`

/** Entries that come behind another, which may have the same time. */
function onward(id: number | undefined, than: Sql): Sql {
  return id === undefined
    ? empty
    : sql`and (a.at, a.id) ${than} (select l.at, l.id from audit_log l where l.id = ${id})`
}
