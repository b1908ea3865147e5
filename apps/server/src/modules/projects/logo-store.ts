import { LOGO_ADDRESS } from '@telemachos/contract/projects/settings-constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

interface NewLogo {
  readonly key: string
  readonly projectId: number
  readonly mime: string
  readonly bytes: number
  readonly at: Date
}

/** Keeps a logo that no settings name yet. */
export async function insertLogo(
  db: Db,
  { key, projectId, mime, bytes, at }: NewLogo,
): Promise<void> {
  await db.run(sql`
    insert into project_logos (key, project_id, mime, bytes, uploaded_at, unused_since)
    values (${key}, ${projectId}, ${mime}, ${bytes}, ${at}, ${at})`)
}

/** How many bytes of logos a project has. */
export async function sumLogos(db: Db, projectId: number): Promise<number> {
  const { bytes } = await db.one<{ bytes: number }>(sql`
    select coalesce(sum(bytes), 0)::int as bytes from project_logos where project_id = ${projectId}`)
  return bytes
}

/** The condition that the settings of `projects p` name the logo of `project_logos l`. */
const isNamed: Sql = sql`p.settings #>> '{Config,Logo,ImageUrl}' = ${LOGO_ADDRESS}::text || l.key`

/** The media type of a logo that one of these projects has, by its own upload or by its settings. */
export async function findLogo(
  db: Db,
  key: string,
  projectIds: readonly number[] | 'all',
): Promise<{ mime: string } | undefined> {
  const ids = projectIds === 'all' ? null : projectIds
  return db.row(sql`
    select l.mime from project_logos l
    where l.key = ${key} and (${ids}::int[] is null or l.project_id = any (${ids}::int[])
      or exists (select from projects p where p.id = any (${ids}::int[]) and ${isNamed}))`)
}

/** Notes which logos no project's settings name any more, or again. */
export async function noteUnusedLogos(db: Db, now: Date): Promise<void> {
  await db.run(sql`
    update project_logos l
    set unused_since = case when named.is_named then null else ${now}::timestamptz end
    from (
      select key, exists (select from projects p where ${isNamed}) as is_named from project_logos l
    ) named
    where named.key = l.key and (l.unused_since is null) <> named.is_named`)
}

/** Forgets logos that nothing has named since before the instant. */
export async function deleteUnusedLogos(db: Db, before: Date): Promise<void> {
  await db.run(sql`delete from project_logos where unused_since < ${before}`)
}

/** Which of the keys are of logos. */
export async function logosAmong(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const rows = await db.rows<{ key: string }>(sql`
    select key from project_logos where key = any (${keys}::text[])`)
  return new Set(rows.map(({ key }) => key))
}
