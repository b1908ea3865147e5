import type { FormField } from '@telemachos/questionnaire/form/form-field'
import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, type Sql } from '../../kernel/database/sql.ts'

/** Which mentees, and which part of the form of which action. */
export interface ResultFilter {
  readonly projectId: number
  readonly actionId: number
  readonly part: 'mentee' | 'public' | 'about'
  readonly state: 'written' | 'missing' | 'completed' | 'all'
  /** LIKE patterns: each word in one of its spellings. */
  readonly patterns: readonly (readonly string[])[]
  readonly answer: { readonly field: FormField; readonly value: string } | undefined
  readonly formVersion: number | undefined
}

export interface ResultRow {
  menteeId: number
  firstName: string
  lastName: string
  completed: boolean
  formVersion: number | null
  at: string | null
  data: Record<string, unknown> | null
}

/** The mentees of a filter for whom the condition on `m` holds, with what is written about them. */
const foundBy = (filter: ResultFilter, reach: Sql): Sql => {
  const { projectId, actionId, part, state, patterns, answer, formVersion } = filter
  const conditions = [
    sql`m.project_id = ${projectId} and m.is_mentee and ${reach}`,
    state === 'written' || state === 'completed' ? sql`d.form_version is not null` : empty,
    state === 'missing' ? sql`d.form_version is null` : empty,
    state === 'completed' ? sql`c.completed_at is not null` : empty,
    formVersion === undefined ? empty : sql`d.form_version = ${formVersion}`,
    answer
      ? sql`form_answer_is(d.data -> ${answer.field.name}::text, ${ruleOf(answer.field)},
          ${answer.value})`
      : empty,
    ...patterns.map((spellings) => sql`u.search_key like any (${[...spellings]}::text[])`),
  ].filter((one) => one !== empty)
  return sql`
    from memberships m join users u on u.id = m.user_id
    left join action_data d on d.project_id = m.project_id and d.drawer = ${part}
      and d.mentee_id = m.user_id and d.action_id = ${actionId} and d.author_id is null
    left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
      and c.action_id = ${actionId}
    where ${join(conditions, ' and ')}`
}

const ruleOf = ({ type }: FormField): string =>
  ['text', 'textarea', 'number', 'date', 'time'].includes(type) ? 'contains' : 'equals'

/** A page of results by name, and how many there are. */
export async function listResults(
  db: Db,
  filter: ResultFilter,
  reach: Sql,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ list: ResultRow[]; count: number }> {
  const list = await db.rows<ResultRow>(sql`
    select u.id as "menteeId", u.first_name as "firstName", u.last_name as "lastName",
      c.completed_at is not null as completed, d.form_version as "formVersion",
      case when d.form_version is not null then d.updated_at end as at,
      case when d.form_version is not null then d.data end as data
    ${foundBy(filter, reach)}
    order by m.sort_key, m.user_id limit ${size} offset ${(page - 1) * size}`)
  return { list, count: await countResults(db, filter, reach) }
}

/** How many mentees a filter finds. */
export async function countResults(db: Db, filter: ResultFilter, reach: Sql): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count ${foundBy(filter, reach)}`)
  return count
}

/** The forms of the versions that a part was begun on in a project, the newest first, and the present one. */
export async function listForms(
  db: Db,
  { projectId, actionId, part }: Pick<ResultFilter, 'projectId' | 'actionId' | 'part'>,
): Promise<{ present: unknown; begun: { version: number; form: unknown }[] }> {
  return db.one(sql`
    select a.data -> 'form' as present, (
      select coalesce(jsonb_agg(jsonb_build_object('version', used.form_version,
        'form', coalesce(f.form, a.data -> 'form')) order by used.form_version desc), '[]')
      from (select distinct d.form_version from action_data d
        where d.project_id = ${projectId} and d.action_id = a.id and d.drawer = ${part}
          and d.form_version is not null) used
      left join action_forms f on f.action_id = a.id and f.version = used.form_version
    ) as begun
    from actions a where a.id = ${actionId}`)
}

export interface CountRow {
  name: string
  value: string | null
  count: number
  sum: number | null
}

/**
 * How often each value of the fields was given by the mentees of a filter, and how many have answered
 * (`value` null), with the sum of numbers; without what was answered to a field that was not shown.
 */
export async function countAnswers(
  db: Db,
  filter: ResultFilter,
  reach: Sql,
  fields: readonly FormField[],
): Promise<{ written: number; counts: CountRow[] }> {
  if (fields.length === 0)
    return { written: await countResults(db, { ...filter, state: 'written' }, reach), counts: [] }
  const counted = fields.map(
    (field) => sql`
    select ${field.name}::text as name, answer.value as value, count(*)::int as count,
      null::float8 as sum
    from found cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(found.data -> ${field.name}::text) when 'array'
        then found.data -> ${field.name}::text
        else jsonb_build_array(found.data -> ${field.name}::text) end) as answer
    where ${isAnswered(field, fields)} and ${isCounted(field)}
    group by answer.value
    union all
    select ${field.name}::text, null, count(*)::int,
      sum(case when jsonb_typeof(found.data -> ${field.name}::text) = 'number'
        then (found.data ->> ${field.name}::text)::float8 end)
    from found where ${isAnswered(field, fields)}`,
  )
  const row = await db.one<{ written: number; counts: CountRow[] }>(sql`
    with found as materialized (select d.data ${foundBy(filter, reach)} and d.form_version is not null)
    select (select count(*)::int from found) as written,
      (select jsonb_agg(to_jsonb(counted)) from (${join(counted, ' union all ')}) counted) as counts`)
  return row
}

const isCounted = ({ type }: FormField): Sql =>
  ['text', 'textarea', 'number', 'date', 'time'].includes(type) ? sql`false` : sql`true`

/** Whether a field was shown and answered, in `found`. */
const isAnswered = (field: FormField, fields: readonly FormField[]): Sql => sql`
  coalesce(found.data -> ${field.name}::text, 'null') not in ('null', '""', '[]')
  and ${isShown(field, fields)}`

/** The same rule as shownFields: a field is shown where the one that it depends on is, with such an answer. */
function isShown({ showWhen }: FormField, fields: readonly FormField[]): Sql {
  if (showWhen === null) return sql`true`
  const { field: name, is, value } = showWhen
  const at = fields.findIndex((field) => field.name === name)
  const other = fields[at]
  if (!other) return is === 'empty' ? sql`true` : sql`false`
  const holds = sql`form_answer_is(found.data -> ${name}::text, ${is}, ${value})`
  const seen = isShown(other, fields.slice(0, at))
  return is === 'empty' ? sql`(not (${seen}) or ${holds})` : sql`(${seen} and ${holds})`
}
