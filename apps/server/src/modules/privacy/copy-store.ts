import type { Db } from '../../kernel/database/database.ts'
import { empty, identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'
import type { CopyRules } from '../../kernel/personal-data.ts'
import { declaredTables } from './declared-tables.ts'
import { isOwner, isOwnerBy } from './owner-store.ts'

/** The columns of a table that belong in a person's own copy, in their declared order. */
export function copiedColumns(table: string): string[] {
  return Object.entries(declaredTables.get()[table]?.columns ?? {}).flatMap(
    ([column, { inCopy }]) => (inCopy ? [column] : []),
  )
}

interface CopyOf {
  readonly userId: number
  /** Whether what only its author reads is in it. */
  readonly withPrivate: boolean
}

/** The rows of a table that are about a person, as JSON text: an array of objects. */
export async function readCopy(
  db: Db,
  table: string,
  rules: CopyRules,
  { userId, withPrivate }: CopyOf,
): Promise<string> {
  const names = [...copiedColumns(table), ...(rules.with ?? [])]
  const columns = names.map((column) => valueOf(column, rules, userId))
  const { text } = await db.one<{ text: string }>(sql`
    select coalesce(json_agg(copied), '[]')::text as text from (
      select ${join(columns, ', ')} from ${identifier(table)} t
      where ${isOwnerBy(rules.of, userId)} ${notPrivate(rules, userId, withPrivate)}
    ) copied`)
  return text
}

function valueOf(column: string, { only }: CopyRules, userId: number): Sql {
  const owner = only?.[column]
  const name = identifier(column)
  return owner
    ? sql`case when ${isOwner(owner, userId)} then t.${name} end as ${name}`
    : sql`t.${name}`
}

function notPrivate({ privateTo }: CopyRules, userId: number, withPrivate: boolean): Sql {
  if (!privateTo) return empty
  const shown = withPrivate ? sql`t.${identifier(privateTo.author)} = ${userId}::int` : sql`false`
  const { where } = privateTo
  if (!where) return sql`and ${shown}`
  return sql`and (t.${identifier(where.column)} <> ${where.is} or ${shown})`
}
