import type { Language } from '@telemachos/contract/core/define-texts'
import type { TranslatedText } from '@telemachos/contract/language/author-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { kept, type Written } from './author-texts-store.ts'

/** Gives a copy of something within a project the translations of the original, but those of some fields. */
export async function copyThingTexts(
  db: Db,
  {
    projectId,
    from,
    to,
    besides,
    by,
    at,
  }: Written & {
    readonly projectId: number
    /** How the fields of the original begin, and those of the copy: `query.7.`. */
    readonly from: string
    readonly to: string
    /** Ends of fields in which the copy says something else. */
    readonly besides: readonly string[]
  },
): Promise<void> {
  const insert = sql`
    insert into author_texts as t
      (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select project_id, ${to} || substr(field, length(${from}) + 1), language, text, from_el, from_en,
      ${by}::int, ${at}::timestamptz
    from author_texts
    where project_id = ${projectId} and starts_with(field, ${from})
      and substr(field, length(${from}) + 1) <> all (${besides}::text[])
    on conflict on constraint author_texts_once do nothing`
  await db.run(sql`${kept(insert)} select from written`)
}

/** Takes back what is translated of something within a project that is gone, with what it was. */
export async function forgetThingTexts(db: Db, projectId: number, start: string): Promise<void> {
  await db.run(sql`
    with versions as (
      delete from author_text_versions
      where project_id = ${projectId} and starts_with(field, ${start})
    )
    delete from author_texts where project_id = ${projectId} and starts_with(field, ${start})`)
}

/** What a project says in fields of its own, in every language, with what was translated. */
export const translationsOfFields = (
  db: Db,
  projectId: number,
  fields: readonly string[],
): Promise<(TranslatedText & { field: string; language: Language })[]> =>
  db.rows(sql`
    select field, language, text, from_el as el, from_en as en from author_texts
    where project_id = ${projectId} and field = any (${fields}::text[])`)
