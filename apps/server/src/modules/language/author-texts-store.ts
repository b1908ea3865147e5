import type { Language } from '@telemachos/contract/core/define-texts'
import {
  authorLabel,
  type AuthorTextKind,
  type AuthorTextPlace,
  type TranslatedText,
} from '@telemachos/contract/language/author-texts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { textEditors } from './text-editors.ts'

/** A translation of what authors wrote. */
export interface AuthorTranslation extends AuthorTextPlace {
  readonly text: string
  /** What was translated. */
  readonly fromEl: string
  readonly fromEn: string
  readonly version: number
  readonly at: string
  readonly by: string | null
}

/** Things by their kinds; of none where a kind is left out. */
export type Things = Readonly<Partial<Record<AuthorTextKind, readonly number[]>>>

const ofThings = ({ action = [], project = [], quest = [] }: Things): Sql =>
  sql`(t.action_id = any (${action}::int[]) or t.project_id = any (${project}::int[])
    or t.quest_id = any (${quest}::int[]))`

/** What is translated by a row of `author_texts t`. */
const place = sql`case when t.action_id is not null then 'action'
    when t.quest_id is not null then 'quest' else 'project' end as kind,
  coalesce(t.action_id, t.project_id, t.quest_id) as id, t.field`

/** Whoever else translates waits here: what is read afterwards stays as it is. */
export async function holdAuthorTexts(db: Db): Promise<void> {
  await db.run(sql`select change from language_changes for update`)
}

/** What is translated of things into a language. */
export function listAuthorTranslations(
  db: Db,
  language: Language,
  things: Things,
  field?: string,
): Promise<AuthorTranslation[]> {
  return db.rows(sql`
    select ${place}, t.text, t.from_el as "fromEl",
      t.from_en as "fromEn", t.version, t.changed_at as at,
      ${textEditors.get().nameOf(sql`t.changed_by`)} as by
    from author_texts t
    where t.language = ${language} and ${ofThings(things)}
      ${field === undefined ? sql`` : sql`and t.field = ${field}`}`)
}

/** The translation of one text. */
export async function findAuthorTranslation(
  db: Db,
  language: Language,
  { kind, id, field }: AuthorTextPlace,
): Promise<AuthorTranslation | undefined> {
  const all = await listAuthorTranslations(db, language, { [kind]: [id] }, field)
  return all[0]
}

/** A translation as it is written. */
export interface WrittenTranslation extends AuthorTextPlace {
  readonly text: string
  readonly el: string
  readonly en: string
}

/** Writes translations, each as a version of its own. @returns the versions, by label. */
export async function writeAuthorTexts(
  db: Db,
  language: Language,
  texts: readonly WrittenTranslation[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<ReadonlyMap<string, number>> {
  const written = await db.rows<AuthorTextPlace & { version: number }>(sql`
    insert into author_texts as t
      (action_id, project_id, quest_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select case when kind = 'action' then id end, case when kind = 'project' then id end,
      case when kind = 'quest' then id end, field,
      ${language}, text, el, en, ${by}::int, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as w (kind text, id int, field text, text text, el text, en text)
    on conflict on constraint author_texts_once do update set text = excluded.text,
      from_el = excluded.from_el, from_en = excluded.from_en, version = default,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at
    returning ${place}, t.version`)
  return new Map(written.map(({ version, ...of }) => [authorLabel(of), version]))
}

/** Takes a translation back. */
export async function deleteAuthorText(
  db: Db,
  language: Language,
  { kind, id, field }: AuthorTextPlace,
): Promise<void> {
  await db.run(sql`
    delete from author_texts t
    where ${ofThings({ [kind]: [id] })} and t.field = ${field} and t.language = ${language}`)
}

/** What of authors is translated into a language. */
export function listTranslatedThings(
  db: Db,
  language: Language,
): Promise<Record<AuthorTextKind, number[]>> {
  const those = (column: Sql): Sql =>
    sql`coalesce(array_agg(distinct ${column}) filter (where ${column} is not null), '{}')`
  return db.one(sql`
    select ${those(sql`action_id`)} as action, ${those(sql`project_id`)} as project,
      ${those(sql`quest_id`)} as quest
    from author_texts where language = ${language}`)
}

/** What is said in a language of things, by their labels, with what was translated. */
export async function listAuthorWords(
  db: Db,
  language: Language,
  things: Things,
): Promise<ReadonlyMap<string, TranslatedText>> {
  const rows = await db.rows<AuthorTextPlace & TranslatedText>(sql`
    select ${place}, t.text, t.from_el as el, t.from_en as en
    from author_texts t where t.language = ${language} and ${ofThings(things)}`)
  return new Map(rows.map(({ text, el, en, ...of }) => [authorLabel(of), { text, el, en }]))
}

/** Takes back whatever is translated into a language. */
export async function deleteAuthorTexts(db: Db, language: Language): Promise<void> {
  await db.run(sql`delete from author_texts where language = ${language}`)
}

/** Gives copies of actions the translations of the originals. */
export async function copyActionTexts(
  db: Db,
  copies: ReadonlyMap<number, number>,
  {
    by,
    at,
    otherTitles = false,
  }: {
    readonly by: number
    readonly at: Date
    /** Whether copies are not called what the originals are. */
    readonly otherTitles?: boolean
  },
): Promise<void> {
  await db.run(sql`
    insert into author_texts
      (action_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select c.copy, t.field, t.language, t.text, t.from_el, t.from_en, ${by}::int, ${at}::timestamptz
    from unnest(${[...copies.keys()]}::int[], ${[...copies.values()]}::int[]) as c (original, copy)
    join author_texts t on t.action_id = c.original
    where t.field <> 'title' or not ${otherTitles}::boolean`)
}

/** Gives a project that is made from another one what it says itself in added languages, of fields that begin so. */
export async function copyProjectTexts(
  db: Db,
  {
    from,
    to,
    starts,
    by,
    at,
  }: {
    readonly from: number
    readonly to: number
    readonly starts: readonly string[]
    readonly by: number
    readonly at: Date
  },
): Promise<void> {
  await db.run(sql`
    insert into author_texts
      (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select ${to}::int, field, language, text, from_el, from_en, ${by}::int, ${at}::timestamptz
    from author_texts where project_id = ${from}
      and exists (select from unnest(${starts}::text[]) as start where starts_with(field, start))`)
}

/**
 * What a group of a project's actions is called in added languages, once it has another name. Where another
 * group of that name is translated, it is that.
 */
export async function renameGroupTexts(
  db: Db,
  {
    projectId,
    from,
    to,
    keepsFrom,
  }: {
    readonly projectId: number
    readonly from: string
    readonly to: string
    /** Whether another group is still called so. */
    readonly keepsFrom: boolean
  },
): Promise<void> {
  await holdAuthorTexts(db)
  await db.run(sql`
    insert into author_texts
      (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select project_id, ${to}, language, text, from_el, from_en, changed_by, changed_at
    from author_texts where project_id = ${projectId} and field = ${from}
    on conflict on constraint author_texts_once do nothing`)
  if (!keepsFrom)
    await db.run(sql`
      delete from author_texts where project_id = ${projectId} and field = ${from}`)
}

/** What a project says itself in an added language, of fields that begin so. */
export async function readProjectWords(
  db: Db,
  {
    projectId,
    language,
    starts,
  }: {
    readonly projectId: number
    readonly language: Language
    readonly starts: readonly string[]
  },
): Promise<Record<string, TranslatedText>> {
  const { words } = await db.one<{ words: Record<string, TranslatedText> }>(sql`
    select coalesce(jsonb_object_agg(field,
      jsonb_build_object('text', text, 'el', from_el, 'en', from_en)), '{}') as words
    from author_texts
    where project_id = ${projectId} and language = ${language}
      and exists (select from unnest(${starts}::text[]) as start where starts_with(field, start))`)
  return words
}
