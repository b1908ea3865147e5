import { empty, identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'
import type { Owner } from '../../kernel/personal-data.ts'

/** Whether the row `t` is the person's, by one column. */
export function isOwner(owner: Owner, userId: number): Sql {
  const { through } = owner
  if (!through) return isOf(sql`t`, owner, userId)
  return sql`t.${identifier(through.column)} in (
    select o.id from ${identifier(through.table)} o where ${isOf(sql`o`, owner, userId)})`
}

/** Whether the row `t` is the person's, by any of the columns. */
export function isOwnerBy(owners: readonly Owner[], userId: number): Sql {
  const conditions = owners.map((owner) => isOwner(owner, userId))
  return sql`(${join(conditions, ' or ')})`
}

function isOf(row: Sql, { column, alone, unless, many }: Owner, userId: number): Sql {
  const named = sql`${row}.${identifier(column)}`
  const is = many ? sql`${userId}::int = any (${named})` : sql`${named} = ${userId}::int`
  const isAlone = alone ? sql`and ${row}.${identifier(alone)} is null` : empty
  const isNot = unless ? sql`and not ${row}.${identifier(unless)}` : empty
  return sql`(${is} ${isAlone} ${isNot})`
}
