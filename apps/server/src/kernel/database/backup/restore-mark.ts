import type pg from 'pg'
import { z } from 'zod'
import type { RestorePlace } from './restore-place.ts'

/** Which transaction of which database files belong to. */
const markSchema = z.strictObject({
  cluster: z.string(),
  database: z.string(),
  transaction: z.string().regex(/^\d+$/),
})
type Mark = z.infer<typeof markSchema>

/** The mark of the client's transaction. */
export async function markOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<Mark>(`
    select s.system_identifier::text as cluster, d.oid::text as database,
      pg_current_xact_id()::text as transaction
    from pg_control_system() s, pg_database d where d.datname = current_database()`)
  return JSON.stringify(rows[0])
}

/**
 * Removes what a restore has left that was broken off: where there is a mark, and the database says of
 * its transaction that it never came to be.
 * @returns what the operator is to know of it.
 * @throws Error where that restore had come to its end.
 */
export async function sweepBroken(client: pg.Client, place: RestorePlace): Promise<string[]> {
  const text = await place.readMark()
  if (text === undefined) return []
  const became = await whatBecameOf(client, text)
  if (became === 'aborted') {
    await place.clear()
    return ['What a restore had left that was broken off before was removed.']
  }
  if (became !== 'committed') return []
  await place.removeMark()
  if (await hasTables(client)) {
    throw new Error('The restore before this one had come to its end: everything is in its place')
  }
  return []
}

/** Nothing where it was of another database, or is forgotten: then what is there is not known to be left. */
async function whatBecameOf(client: pg.Client, text: string): Promise<string | undefined> {
  const mark = readMark(text)
  const own = readMark(await markOf(client))
  if (!mark || mark.cluster !== own?.cluster || mark.database !== own.database) return undefined
  const { rows } = await client.query<{ status: string | null }>(
    'select pg_xact_status($1::xid8) as status',
    [mark.transaction],
  )
  return rows[0]?.status ?? undefined
}

/** Nothing for one that was not written to its end. */
function readMark(text: string): Mark | undefined {
  try {
    return markSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

export async function hasTables(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query("select from pg_tables where schemaname = 'public' limit 1")
  return rows.length > 0
}
