import { identifier, sql, type Sql } from '../../kernel/database/sql.ts'

/** A person's name as answers have it. */
export interface PersonName {
  Id: number
  FirstName: string
  LastName: string
}

/** The name of the person whose row of `users` goes by the alias. */
export function personName(alias: string): Sql {
  const row = identifier(alias)
  return sql`jsonb_build_object('Id', ${row}.id, 'FirstName', ${row}.first_name,
    'LastName', ${row}.last_name)`
}

/** The same, null where a left join found nobody. */
export const personNameOrNull = (alias: string): Sql =>
  sql`case when ${identifier(alias)}.id is not null then ${personName(alias)} end`
