import type { Db } from '../../kernel/database/database.ts'
import { empty, identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'
import { PERSON_DATA } from './person-data-registry.ts'
import type { PERSON_TABLES } from './person-tables.ts'

type Table = (typeof PERSON_TABLES)[string]
type Owner = Table['of'][number]

/** The columns of a table that belong in a person's own copy, in the order of the registry. */
export function copiedColumns(table: string): string[] {
  return Object.entries(PERSON_DATA[table] ?? {}).flatMap(([column, { inCopy }]) =>
    inCopy ? [column] : [],
  )
}

/** The rows of a table that are about a person, as JSON text: an array of objects. */
export async function readCopy(db: Db, table: string, rules: Table, userId: number) {
  const columns = copiedColumns(table).map((column) => valueOf(column, rules, userId))
  const mine = join(
    rules.of.map((owner) => isOwner(owner, userId)),
    ' or ',
  )
  const { text } = await db.one<{ text: string }>(sql`
    select coalesce(json_agg(copied), '[]')::text as text from (
      select ${join(columns, ', ')} from ${identifier(table)} t
      where (${mine}) ${notPrivate(rules, userId)}
    ) copied`)
  return text
}

function valueOf(column: string, { only }: Table, userId: number): Sql {
  const owner = only?.[column]
  const name = identifier(column)
  return owner
    ? sql`case when ${isOwner(owner, userId)} then t.${name} end as ${name}`
    : sql`t.${name}`
}

function isOwner({ column, through }: Owner, userId: number): Sql {
  const is = sql`${identifier(column)} = ${userId}::int`
  if (!through) return sql`t.${is}`
  return sql`t.${identifier(through.column)} in (
    select o.id from ${identifier(through.table)} o where o.${is})`
}

function notPrivate({ privateTo }: Table, userId: number): Sql {
  if (!privateTo) return empty
  const authored = sql`t.${identifier(privateTo.author)} = ${userId}::int`
  const { where } = privateTo
  if (!where) return sql`and ${authored}`
  return sql`and (t.${identifier(where.column)} <> ${where.is} or ${authored})`
}
