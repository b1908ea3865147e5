import type { Db } from '../../kernel/database/database.ts'
import { identifier, join, sql, type Sql } from '../../kernel/database/sql.ts'

const TYPES = {
  int: sql`int`,
  number: sql`numeric`,
  text: sql`text`,
  bool: sql`boolean`,
  json: sql`jsonb`,
  date: sql`date`,
  instant: sql`timestamptz`,
} satisfies Record<string, Sql>

/** The columns that are written, with their kinds; `texts` is an array of text. */
export type Columns = Readonly<Record<string, keyof typeof TYPES | 'texts'>>

/** At most so many rows go in one statement, so that memory stays the same however many there are. */
const AT_ONCE = 5_000

/** Adds rows to a table by as few statements as possible. */
export async function insertRows(
  db: Db,
  table: string,
  columns: Columns,
  rows: readonly object[],
): Promise<void> {
  const names = Object.keys(columns)
  const list = join(names.map(identifier), ', ')
  const values = names.map((name) =>
    columns[name] === 'texts'
      ? sql`array(select jsonb_array_elements_text(given.${identifier(name)}))`
      : sql`given.${identifier(name)}`,
  )
  const shape = names.map((name) => {
    const kind = columns[name] ?? 'text'
    return sql`${identifier(name)} ${TYPES[kind === 'texts' ? 'json' : kind]}`
  })
  for (let start = 0; start < rows.length; start += AT_ONCE) {
    await db.run(sql`
      insert into ${identifier(table)} (${list})
      select ${join(values, ', ')}
      from jsonb_to_recordset(${JSON.stringify(rows.slice(start, start + AT_ONCE))}::jsonb)
        as given (${join(shape, ', ')})`)
  }
}

/** Lets the numbers of a table go on after the highest that is there. */
export async function continueNumbers(db: Db, table: string): Promise<void> {
  await db.rows(sql`
    select setval(pg_get_serial_sequence(${table}, 'id'), coalesce(max(id), 1))
    from ${identifier(table)}`)
}
