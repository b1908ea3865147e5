import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../kernel/database/database.ts'
import { identifier, sql } from '../../kernel/database/sql.ts'
import { openLog } from '../../kernel/log.ts'
import { createTestDatabase } from '../../testing/database.ts'
import { loadDemo } from './load-demo.ts'

/** What is planned: all other instants are of what has happened. */
const PLANNED = new Set([
  'action_data.scheduled_at',
  'answer_sets.deadline',
  'answer_sets.window_ends_at',
  'application_calls.closes_at',
  'application_drafts.until',
  'conference_sessions.begins_at',
  'conference_sessions.ends_at',
])

const MINUTE = 60_000

/** The columns of instants of which one lies ahead of the clock that the demonstration was loaded by. */
async function listAhead(now: Date): Promise<string[]> {
  const { connection, drop } = await createTestDatabase()
  const database = openDatabase(connection, openLog('silent'), 1)
  // What the database itself dates is of its own clock, years after the one given.
  const began = new Date(Date.now() - MINUTE)
  try {
    await loadDemo(database, { now, mentees: 120, passwordHash: 'none' })
    const columns = await database.rows<{ table: string; column: string }>(sql`
      select c.table_name as "table", c.column_name as "column"
      from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
        and c.table_name not like 'schema_%' and c.data_type like 'timestamp%' order by 1, 2`)
    const ahead: string[] = []
    for (const { table, column } of columns) {
      const row = await database.one<{ isAhead: boolean }>(sql`
        select exists (select from ${identifier(table)}
          where ${identifier(column)} > ${now} and ${identifier(column)} < ${began}) as "isAhead"`)
      if (row.isAhead) ahead.push(`${table}.${column}`)
    }
    return ahead
  } finally {
    await database.close()
    await drop()
  }
}

describe('what has happened in the demonstration', () => {
  it.each([
    ['two in the night', '2024-10-31T00:00:00Z'],
    ['the first minutes of a month', '2024-10-31T22:05:00Z'],
  ])('lies before the clock at %s', async (_when, at) => {
    const ahead = await listAhead(new Date(at))
    expect(ahead.filter((column) => !PLANNED.has(column))).toEqual([])
    // The days to come are there, and seen.
    expect(ahead).toContain('action_data.scheduled_at')
  })
})
