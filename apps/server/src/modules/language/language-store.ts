import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { textEditors } from './text-editors.ts'

type TextType = 'File' | 'Temporary'

/** A text that translators have written. */
export interface TextRow {
  language: Language
  label: string
  text: string
  type: TextType
}

/** How often languages or texts have changed. */
export async function readChange(db: Db): Promise<number> {
  const { change } = await db.one<{ change: number }>(sql`select change from language_changes`)
  return change
}

/** Counts a change, one after the other: whoever writes waits here for who writes. */
export async function countChange(db: Db): Promise<number> {
  const { change } = await db.one<{ change: number }>(
    sql`update language_changes set change = change + 1 returning change`,
  )
  return change
}

/** Every language that was added, and every text that was written. */
export async function readTranslations(
  db: Db,
): Promise<{ languages: { code: Language; title: string }[]; texts: TextRow[] }> {
  const [languages, texts] = await Promise.all([
    db.rows<{ code: Language; title: string }>(sql`
      select code, title from languages order by added_at, code`),
    db.rows<TextRow>(sql`select language, label, text, type from language_texts`),
  ])
  return { languages, texts }
}

export async function countLanguages(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(
    sql`select count(*)::int as count from languages`,
  )
  return count
}

interface Written {
  readonly by: number
  readonly at: Date
}

/** Adds a language. @returns false where it is there already. */
export async function insertLanguage(
  db: Db,
  { code, title }: { readonly code: Language; readonly title: string },
  { by, at }: Written,
): Promise<boolean> {
  const added = await db.run(sql`
    insert into languages (code, title, added_by, added_at) values (${code}, ${title}, ${by}, ${at})
    on conflict do nothing`)
  return added > 0
}

/** Deletes a language that was added, with its texts and what they were. */
export async function deleteLanguage(db: Db, code: Language): Promise<void> {
  await db.run(sql`delete from language_texts where language = ${code}`)
  await db.run(sql`delete from language_text_versions where language = ${code}`)
  await db.run(sql`delete from languages where code = ${code}`)
}

/** A text as it stands, with who wrote it. */
export interface WrittenRow {
  label: string
  text: string
  type: TextType
  version: number
  at: string
  by: string | null
}

const columns = (): Sql => sql`t.label, t.text, t.type, t.version, t.changed_at as at,
  ${textEditors.get().nameOf(sql`t.changed_by`)} as by`

/** What was written in a language. */
export function listRows(db: Db, language: Language): Promise<WrittenRow[]> {
  return db.rows(sql`
    select ${columns()} from language_texts t
    where t.language = ${language} order by t.label`)
}

/** A text that was written; undefined where there is that of the product. */
export function findRow(
  db: Db,
  language: Language,
  label: string,
): Promise<WrittenRow | undefined> {
  return db.row(sql`
    select ${columns()} from language_texts t
    where t.language = ${language} and t.label = ${label}`)
}

/** What a text was, the latest first. */
export function listVersions(
  db: Db,
  language: Language,
  label: string,
): Promise<{ version: number; text: string | null; at: string; by: string | null }[]> {
  return db.rows(sql`
    select v.version, v.text, v.saved_at as at,
      ${textEditors.get().nameOf(sql`v.saved_by`)} as by
    from language_text_versions v
    where v.language = ${language} and v.label = ${label} order by v.version desc`)
}

/** Texts of a language by their labels. */
export type Texts = readonly { readonly label: string; readonly text: string }[]

/** Writes texts of a language, each as the next version of itself. @returns them by label. */
export async function writeTexts(
  db: Db,
  language: Language,
  texts: Texts,
  { by, at }: Written,
): Promise<void> {
  const labels = texts.map(({ label }) => label)
  await db.run(sql`
    with given as (
      select label, text, coalesce((
        select max(version) from language_text_versions v
        where v.language = ${language} and v.label = given.label), 0) + 1 as version
      from unnest(${labels}::text[], ${texts.map(({ text }) => text)}::text[]) as given (label, text)
    ), written as (
      insert into language_texts (language, label, text, type, version, changed_by, changed_at)
      select ${language}, label, text, 'Temporary', version, ${by}::int, ${at}::timestamptz from given
      on conflict (language, label) do update set text = excluded.text, type = 'Temporary',
        version = excluded.version, changed_by = excluded.changed_by, changed_at = excluded.changed_at
    )
    insert into language_text_versions (language, label, version, text, saved_by, saved_at)
    select ${language}, label, version, text, ${by}::int, ${at}::timestamptz from given`)
}

/** Makes a text permanent. @returns false where nobody has written it. */
export async function makeFile(db: Db, language: Language, label: string): Promise<boolean> {
  const changed = await db.run(sql`
    update language_texts set type = 'File' where language = ${language} and label = ${label}`)
  return changed > 0
}

/** Goes back to the text of the product. @returns false where there is no other. */
export async function withdrawText(
  db: Db,
  language: Language,
  label: string,
  { by, at }: Written,
): Promise<boolean> {
  const withdrawn = await db.run(sql`
    with gone as (
      delete from language_texts where language = ${language} and label = ${label} returning version
    )
    insert into language_text_versions (language, label, version, text, saved_by, saved_at)
    select ${language}, ${label}, version + 1, null, ${by}::int, ${at}::timestamptz from gone`)
  return withdrawn > 0
}

/** Permanent texts, which the export takes along. */
export function listPermanent(db: Db): Promise<TextRow[]> {
  return db.rows(sql`
    select language, label, text, type from language_texts where type = 'File'
    order by language, label`)
}

/** Lets go of permanent texts that are part of the product by now: its next change of them is to be seen. */
export async function deleteAbsorbed(
  db: Db,
  rows: readonly Omit<TextRow, 'type'>[],
): Promise<number> {
  return db.run(sql`
    delete from language_texts t
    using unnest(${rows.map(({ language }) => language)}::text[],
      ${rows.map(({ label }) => label)}::text[], ${rows.map(({ text }) => text)}::text[])
      as built (language, label, text)
    where t.type = 'File' and t.language = built.language and t.label = built.label
      and t.text = built.text`)
}

/** Whether a language is one of those that were added. */
export async function hasLanguage(db: Db, code: Language): Promise<boolean> {
  return (await db.row(sql`select 1 as one from languages where code = ${code}`)) !== undefined
}

/** How many people have each role, in all projects together. */
export const countRoles = (db: Db): Promise<{ role: string; count: number }[]> =>
  db.rows(textEditors.get().countRoles())
