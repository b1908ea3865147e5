import type { FormPart } from '@telemachos/contract/actions/form-types'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { CellKey } from './cell-store.ts'
import { personNameOrNull, type PersonName } from '../people/index.ts'

/** What one person writes in a row is one change, as long as so many minutes do not pass. */
const ONE_CHANGE_MINUTES = 15
/** One part of an action's form: whose form, and where what is written in it is kept. */
export interface PartKey {
  readonly projectId: number
  readonly actionId: number
  readonly part: FormPart
  /** Null for the mentor's own, which alone has an author. */
  readonly menteeId: number | null
  readonly authorId: number | null
}

export interface PartRow {
  part: FormPart
  /** Of the version that it was begun on; null where there is none. */
  form: unknown
  formVersion: number
  /** The form as it is now. */
  present: unknown
  data: Record<string, unknown> | null
  at: string | null
  by: PersonName | null
}

/** The columns of a PartRow, from `actions a`, `action_data d`, its `users u` and `action_forms f`. */
const partColumns = sql`
  coalesce(f.form, a.data -> 'form') as form,
  coalesce(d.form_version, a.form_version) as "formVersion", a.data -> 'form' as present, d.data,
  case when d.form_version is not null then d.updated_at end as at,
  case when d.form_version is not null then ${personNameOrNull('u')} end as by`

const partTraces = sql`
  left join action_forms f on f.action_id = a.id and f.version = d.form_version
  left join users u on u.id = d.updated_by`

/** The parts that are written for one mentee, in the order asked for. */
export function findParts(
  db: Db,
  { projectId, menteeId, actionId }: CellKey,
  parts: readonly FormPart[],
): Promise<PartRow[]> {
  return db.rows(sql`
    select p.part, ${partColumns}
    from unnest(${parts}::text[]) with ordinality as p (part, place)
    join actions a on a.id = ${actionId}
    left join action_data d on d.project_id = ${projectId} and d.drawer = p.part
      and d.mentee_id = ${menteeId} and d.action_id = ${actionId} and d.author_id is null
    ${partTraces}
    order by p.place`)
}

/** The part that a mentor writes for all of their mentees. */
export function findShared(
  db: Db,
  { projectId, actionId, authorId }: Pick<PartKey, 'projectId' | 'actionId' | 'authorId'>,
): Promise<PartRow & { author: PersonName | null }> {
  return db.one(sql`
    select 'mentor' as part, ${partColumns},
      (select ${personNameOrNull('owner')} from users owner where owner.id = ${authorId}::int) as author
    from actions a
    left join action_data d on d.project_id = ${projectId} and d.drawer = 'mentor'
      and d.mentee_id is null and d.action_id = a.id and d.author_id = ${authorId}::int
    ${partTraces}
    where a.id = ${actionId}`)
}

/** The fields of a mentee, and what they wrote in other actions by the actions' ids. */
export function findStarts(
  db: Db,
  { projectId, menteeId }: CellKey,
  actionIds: readonly number[],
): Promise<{
  user: Record<string, unknown>
  actions: Record<string, Record<string, unknown>>
}> {
  return db.one(sql`
    select u.fields || m.fields || jsonb_build_object('first_name', u.first_name,
        'last_name', u.last_name, 'email', u.email) as user,
      (select coalesce(jsonb_object_agg(d.action_id, d.data), '{}') from action_data d
        where d.project_id = m.project_id and d.drawer = 'mentee' and d.mentee_id = m.user_id
          and d.action_id = any (${actionIds}::int[])) as actions
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.user_id = ${menteeId}`)
}

/** The earlier or present form of an action; null where it has no such version. */
export async function findForm(db: Db, actionId: number, version: number): Promise<unknown> {
  const row = await db.row<{ form: unknown }>(sql`
    select coalesce(f.form, case when a.form_version = ${version} then a.data -> 'form' end) as form
    from actions a left join action_forms f on f.action_id = a.id and f.version = ${version}
    where a.id = ${actionId}`)
  return row?.form ?? null
}

/** Where a part is kept. */
const isOf = ({ projectId, actionId, part, menteeId, authorId }: PartKey): Sql => sql`
  d.project_id = ${projectId} and d.drawer = ${part} and d.action_id = ${actionId}
  and ${menteeId === null ? sql`d.mentee_id is null` : sql`d.mentee_id = ${menteeId}`}
  and ${authorId === null ? sql`d.author_id is null` : sql`d.author_id = ${authorId}`}`

/** What is written in a part, and on which version; locked until the transaction ends. */
export function lockPart(
  db: Db,
  key: PartKey,
): Promise<{ data: Record<string, unknown>; formVersion: number | null } | undefined> {
  return db.row(sql`
    select d.data, d.form_version as "formVersion" from action_data d
    where ${isOf(key)} for update`)
}

export interface PartWrite {
  /** JSON text of an object. */
  readonly data: string
  /** The version that it is begun on, where it has not been begun. */
  readonly formVersion: number
  /** The names of the fields that change. */
  readonly fields: readonly string[]
  readonly by: number
  readonly at: Date
}

/** Merges into a part, and notes who wrote in which fields. */
export async function writePart(db: Db, key: PartKey, write: PartWrite): Promise<void> {
  const { data, formVersion, fields, by, at } = write
  await db.run(sql`
    with saved as (
      insert into action_data as d (project_id, action_id, drawer, mentee_id, author_id, data,
        form_version, updated_at, updated_by)
      values (${key.projectId}, ${key.actionId}, ${key.part}, ${key.menteeId}::int,
        ${key.authorId}::int, ${data}::jsonb, ${formVersion}, ${at}, ${by})
      on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
      set data = d.data || excluded.data,
        form_version = coalesce(d.form_version, excluded.form_version),
        updated_at = excluded.updated_at, updated_by = excluded.updated_by
      returning id
    ), going_on as (
      update action_data_changes c set changed_at = ${at}, fields = (
        select array_agg(distinct name) from unnest(c.fields || ${fields}::text[]) as name)
      where c.id = (select max(last.id) from action_data_changes last
          join saved on saved.id = last.data_id)
        and c.changed_by = ${by}
        and c.changed_at > ${at}::timestamptz - make_interval(mins => ${ONE_CHANGE_MINUTES})
      returning c.id
    )
    insert into action_data_changes (data_id, changed_by, began_at, changed_at, fields)
    select saved.id, ${by}::int, ${at}::timestamptz, ${at}::timestamptz, ${fields}::text[] from saved
    where not exists (select from going_on)`)
}

export interface ChangeRow {
  By: PersonName | null
  From: string
  At: string
  Fields: string[]
}

/** A page of who wrote in a part, the newest first, and how many there are. */
export async function listChanges(
  db: Db,
  key: PartKey,
  page: Paged,
): Promise<{ list: ChangeRow[]; count: number }> {
  const found = await db.rows<ChangeRow & { count: number }>(sql`
    select ${personNameOrNull('u')} as "By", c.began_at as "From", c.changed_at as "At",
      c.fields as "Fields", count(*) over ()::int as count
    from action_data d join action_data_changes c on c.data_id = d.id
    left join users u on u.id = c.changed_by
    where ${isOf(key)}
    order by c.id desc ${pageOf(page)}`)
  const [first] = found
  return { list: found.map(({ count: _, ...change }) => change), count: first?.count ?? 0 }
}
