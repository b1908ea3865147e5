import type { Db } from '../../kernel/database/database.ts'
import { empty, join, sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** So many of the values of an indicator are told of. */
const VALUES_TOLD = 20

/** What an indicator says of somebody. */
export interface AnswerRow {
  Id: number
  UserId: number
  value: string
  Text: string
}

interface Asked {
  readonly reach: Sql
  readonly userIds: readonly number[]
  /** The names of the fields of each. */
  readonly indicators: readonly {
    readonly id: number
    readonly value: string
    readonly text: string
  }[]
}

/** What indicators say of people within reach, where they say anything. */
export function listAnswers(
  db: Db,
  projectId: number,
  { reach, userIds, indicators }: Asked,
): Promise<AnswerRow[]> {
  return db.rows(sql`
    select i.id as "Id", m.user_id as "UserId", coalesce(m.fields ->> i.value, '') as value,
      coalesce(m.fields ->> i.text, '') as "Text"
    from memberships m
    cross join unnest(${indicators.map(({ id }) => id)}::int[],
      ${indicators.map(({ value }) => value)}::text[],
      ${indicators.map(({ text }) => text)}::text[]) as i (id, value, text)
    where m.project_id = ${projectId} and m.user_id = any (${[...userIds]}::int[])
      and m.left_at is null and ${reach}
      and (m.fields ? i.value or m.fields ? i.text)
    order by m.user_id, i.id`)
}

/** Active mentees: conditions on `memberships m` and, but for the reach, on `users u`. */
interface People {
  readonly projectId: number
  readonly reach: Sql
  readonly filters: readonly Sql[]
}

const mentees = ({ projectId, reach, filters }: People): Sql =>
  join(
    [
      sql`m.project_id = ${projectId} and m.is_mentee and m.active and m.left_at is null`,
      reach,
      ...filters,
    ],
    ' and ',
  )

/** Some of them in the order of names. */
export function listPage(
  db: Db,
  people: People,
  { size, skip }: { readonly size: number; readonly skip: number },
): Promise<{ Id: number; FirstName: string; LastName: string }[]> {
  return db.rows(sql`
    select u.id as "Id", u.first_name as "FirstName", u.last_name as "LastName"
    from memberships m join users u on u.id = m.user_id
    where ${mentees(people)}
    order by m.sort_key, m.user_id limit ${whole(size)} offset ${whole(skip)}`)
}

/** How many there are, and how many whatever is filtered. */
export async function countPeople(db: Db, people: People): Promise<{ count: number; All: number }> {
  const count = async (filters: readonly Sql[]) => {
    const users = filters.length > 0 ? sql`join users u on u.id = m.user_id` : empty
    const row = await db.one<{ count: number }>(sql`
      select count(*)::int as count from memberships m ${users}
      where ${mentees({ ...people, filters })}`)
    return row.count
  }
  const All = await count([])
  return { count: people.filters.length > 0 ? await count(people.filters) : All, All }
}

export interface SummaryRow {
  People: number
  Filled: number
  Values: { Value: string; Count: number }[]
  Mean: number | null
  Min: number | null
  Max: number | null
}

/** Counts the values of a field over the active mentees within reach. */
export function summarize(
  db: Db,
  {
    projectId,
    reach,
    name,
  }: { readonly projectId: number; readonly reach: Sql; readonly name: string },
): Promise<SummaryRow> {
  return db.one(sql`
    with kept as materialized (
      select coalesce(m.fields ->> ${name}, '') as value from memberships m
      where m.project_id = ${projectId} and m.is_mentee and m.active and m.left_at is null
        and ${reach}
    ),
    counted as (
      select value, count(*)::int as count from kept where value <> '' group by value
      order by 2 desc, 1 limit ${whole(VALUES_TOLD)}
    ),
    numbers as (
      select case when value ~ '^-?[0-9]{1,30}([.][0-9]{1,20})?$' then value::float8 end as number
      from kept
    )
    select (select count(*)::int from kept) as "People",
      (select count(*)::int from kept where value <> '') as "Filled",
      coalesce((select jsonb_agg(jsonb_build_object('Value', value, 'Count', count)
        order by count desc, value) from counted), '[]') as "Values",
      (select avg(number) from numbers) as "Mean", (select min(number) from numbers) as "Min",
      (select max(number) from numbers) as "Max"`)
}
