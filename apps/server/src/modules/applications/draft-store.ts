import { DRAFT_DAYS } from '@telemachos/contract/applications/limits'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole } from '../../kernel/database/sql.ts'

/** An application that is not handed in yet. */
export interface DraftRow {
  id: number
  projectId: number
  url: string
  title: string
  /** The form as the settings have it now. */
  form: unknown
  answers: Record<string, string>
  savedAt: string
  until: string
}

/** The draft of a private link that holds. */
export function findDraft(
  db: Db,
  hash: string,
  { now, language }: { readonly now: Date; readonly language: Language },
): Promise<DraftRow | undefined> {
  return db.row(sql`
    select d.id, d.project_id as "projectId", p.url,
      ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as title,
      p.settings #> '{Config,Application}' as form, d.answers, d.saved_at as "savedAt", d.until
    from application_drafts d join projects p on p.id = d.project_id and p.archived_at is null
    where d.token_hash = ${hash} and d.until > ${now}::timestamptz`)
}

/** Has whoever adds to a draft or hands it in wait for each other; false where it is gone. */
export async function lockDraft(db: Db, id: number): Promise<boolean> {
  const row = await db.row(sql`select id from application_drafts where id = ${id} for update`)
  return row !== undefined
}

export interface NewDraft {
  readonly projectId: number
  readonly answers: Readonly<Record<string, string>>
  readonly hash: string
  readonly now: Date
}

/** @returns until when it is kept. */
export async function insertDraft(
  db: Db,
  { projectId, answers, hash, now }: NewDraft,
): Promise<string> {
  const { until } = await db.one<{ until: string }>(sql`
    insert into application_drafts (project_id, answers, token_hash, saved_at, until)
    values (${projectId}, ${JSON.stringify(answers)}::jsonb, ${hash}, ${now}::timestamptz,
      ${now}::timestamptz + make_interval(days => ${DRAFT_DAYS}::int))
    returning until`)
  return until
}

/** @returns until when it is kept now. */
export async function writeDraft(
  db: Db,
  id: number,
  answers: Readonly<Record<string, string>>,
  now: Date,
): Promise<string> {
  const { until } = await db.one<{ until: string }>(sql`
    update application_drafts set answers = ${JSON.stringify(answers)}::jsonb,
      saved_at = ${now}::timestamptz,
      until = ${now}::timestamptz + make_interval(days => ${DRAFT_DAYS}::int)
    where id = ${id} returning until`)
  return until
}

/** How many drafts of a project are kept. */
export async function countDrafts(db: Db, projectId: number, now: Date): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from application_drafts
    where project_id = ${projectId} and until > ${now}::timestamptz`)
  return count
}

/** How far drafts of a project are, the latest first; nothing of what they say. */
export function listDraftRows(
  db: Db,
  projectId: number,
  { now, from, most }: { readonly now: Date; readonly from: number; readonly most: number },
): Promise<{ id: number; savedAt: string; until: string; answered: number; documents: number }[]> {
  return db.rows(sql`
    select d.id, d.saved_at as "savedAt", d.until,
      (select count(*)::int from jsonb_each_text(d.answers) where value <> '') as answered,
      (select count(*)::int from application_documents o
        where o.draft_id = d.id and o.hash is not null) as documents
    from application_drafts d
    where d.project_id = ${projectId} and d.until > ${now}::timestamptz
    order by d.saved_at desc, d.id desc offset ${whole(from)} limit ${whole(most)}`)
}

/** Removes a draft with what belongs to it. */
export async function deleteDraft(db: Db, id: number): Promise<void> {
  await db.run(sql`delete from application_drafts where id = ${id}`)
}

/** Removes drafts to which nobody came back. */
export function deleteOldDrafts(db: Db, now: Date): Promise<number> {
  return db.run(sql`delete from application_drafts where until <= ${now}::timestamptz`)
}
