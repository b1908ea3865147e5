import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

interface TextRow {
  Version: number
  ValidFrom: string
  textEl: string
  textEn: string
  By: { Id: number; FirstName: string; LastName: string } | null
  Agreed: number
}

/** A project's consent texts, the newest first, each with how many people's last word agrees to it. */
export function listTexts(db: Db, projectId: number): Promise<TextRow[]> {
  return db.rows(sql`
    with last_words as (
      select distinct on (user_id) version, kind from consents
      where project_id = ${projectId} order by user_id, id desc
    ), agreed as (
      select version, count(*)::int as people from last_words where kind = 'given' group by version
    )
    select c.version as "Version", c.valid_from as "ValidFrom", c.text_el as "textEl",
      c.text_en as "textEn", coalesce(agreed.people, 0) as "Agreed",
      case when u.id is not null then jsonb_build_object('Id', u.id, 'FirstName', u.first_name,
        'LastName', u.last_name) end as "By"
    from consent_texts c
    left join agreed on agreed.version = c.version
    left join users u on u.id = c.published_by
    where c.project_id = ${projectId}
    order by c.version desc`)
}

/** The newest version, 0 for none; nobody else publishes one until the transaction ends. */
export async function lockNewest(db: Db, projectId: number): Promise<number> {
  await db.run(sql`select from projects where id = ${projectId} for update`)
  const { newest } = await db.one<{ newest: number }>(sql`
    select coalesce(max(version), 0) as newest from consent_texts where project_id = ${projectId}`)
  return newest
}

export interface NewText {
  readonly projectId: number
  readonly version: number
  readonly textEl: string
  readonly textEn: string
  readonly publishedBy: number
}

/** Adds a version, valid from now. */
export async function insertText(db: Db, text: NewText): Promise<void> {
  await db.run(sql`
    insert into consent_texts (project_id, version, text_el, text_en, published_by)
    values (${text.projectId}, ${text.version}, ${text.textEl}, ${text.textEn}, ${text.publishedBy})`)
}

/** How many versions a project has published. */
export async function countTexts(db: Db, projectId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from consent_texts where project_id = ${projectId}`)
  return count
}

/** What the newest version of a project says. */
export function readNewest(
  db: Db,
  projectId: number,
): Promise<{ el: string; en: string } | undefined> {
  return db.row(sql`
    select text_el as el, text_en as en from consent_texts
    where project_id = ${projectId} order by version desc limit 1`)
}

/** Publishes the first version of a new project. */
export function publishFirst(
  db: Db,
  projectId: number,
  { el, en }: { readonly el: string; readonly en: string },
  { userId }: { readonly userId: number },
): Promise<void> {
  const first = { projectId, version: 1, textEl: el, textEn: en, publishedBy: userId }
  return insertText(db, first)
}
