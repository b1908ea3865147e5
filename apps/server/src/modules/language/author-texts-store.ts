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

/** Writes translations, and keeps each as a version. `insert` is of `author_texts as t`. */
export const kept = (insert: Sql): Sql => sql`
  with written as (${insert} returning t.*), noted as (
    insert into author_text_versions (version, action_id, project_id, quest_id, field, language,
      text, from_el, from_en, saved_by, saved_at)
    select version, action_id, project_id, quest_id, field, language, text, from_el, from_en,
      changed_by, changed_at
    from written
  )`

/** Who changes something, and when. */
export interface Written {
  readonly by: number
  readonly at: Date
}

/** Writes translations, each as a version of its own. @returns the versions, by label. */
export async function writeAuthorTexts(
  db: Db,
  language: Language,
  texts: readonly WrittenTranslation[],
  { by, at }: Written,
): Promise<ReadonlyMap<string, number>> {
  const insert = sql`
    insert into author_texts as t
      (action_id, project_id, quest_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select case when kind = 'action' then id end, case when kind = 'project' then id end,
      case when kind = 'quest' then id end, field,
      ${language}, text, el, en, ${by}::int, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb)
      as w (kind text, id int, field text, text text, el text, en text)
    on conflict on constraint author_texts_once do update set text = excluded.text,
      from_el = excluded.from_el, from_en = excluded.from_en, version = default,
      changed_by = excluded.changed_by, changed_at = excluded.changed_at`
  const written = await db.rows<AuthorTextPlace & { version: number }>(sql`
    ${kept(insert)}
    select ${place}, t.version from written t`)
  return new Map(written.map(({ version, ...of }) => [authorLabel(of), version]))
}

/** Takes a translation back, which is a version too. */
export async function deleteAuthorText(
  db: Db,
  language: Language,
  { kind, id, field }: AuthorTextPlace,
  { by, at }: Written,
): Promise<void> {
  await db.run(sql`
    with gone as (
      delete from author_texts t
      where ${ofThings({ [kind]: [id] })} and t.field = ${field} and t.language = ${language}
      returning t.*
    )
    insert into author_text_versions (version, action_id, project_id, quest_id, field, language,
      text, from_el, from_en, saved_by, saved_at)
    select nextval(pg_get_serial_sequence('author_texts', 'version')), action_id, project_id, quest_id,
      field, language, null, from_el, from_en, ${by}::int, ${at}::timestamptz
    from gone`)
}

/** What a translation was, and of what. */
export interface AuthorTextVersion {
  readonly version: number
  /** Null where it was taken back. */
  readonly text: string | null
  readonly el: string
  readonly en: string
  readonly at: string
  readonly by: string | null
}

/** What a translation was, the latest first. */
export function listAuthorVersions(
  db: Db,
  language: Language,
  { kind, id, field }: AuthorTextPlace,
  most: number,
): Promise<AuthorTextVersion[]> {
  return db.rows(sql`
    select t.version, t.text, t.from_el as el, t.from_en as en, t.saved_at as at,
      ${textEditors.get().nameOf(sql`t.saved_by`)} as by
    from author_text_versions t
    where ${ofThings({ [kind]: [id] })} and t.field = ${field} and t.language = ${language}
    order by t.version desc limit ${most}`)
}

/** What of authors is translated into a language, or was. */
export function listTranslatedThings(
  db: Db,
  language: Language,
): Promise<Record<AuthorTextKind, number[]>> {
  const those = (column: Sql): Sql =>
    sql`coalesce(array_agg(distinct ${column}) filter (where ${column} is not null), '{}')`
  return db.one(sql`
    select ${those(sql`action_id`)} as action, ${those(sql`project_id`)} as project,
      ${those(sql`quest_id`)} as quest
    from (
      select action_id, project_id, quest_id from author_texts where language = ${language}
      union all
      select action_id, project_id, quest_id from author_text_versions where language = ${language}
    ) t`)
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

/** A text's translations into every language, of just these words. */
export const listTranslationsOf = (
  db: Db,
  { kind, id, field }: AuthorTextPlace,
  { el, en }: { readonly el: string; readonly en: string },
): Promise<{ language: Language; text: string }[]> =>
  db.rows(sql`
    select t.language, t.text from author_texts t
    where ${ofThings({ [kind]: [id] })} and t.field = ${field}
      and t.from_el = ${el} and t.from_en = ${en}`)

/** Takes back whatever is translated into a language, with what it was. */
export async function deleteAuthorTexts(db: Db, language: Language): Promise<void> {
  await db.run(sql`delete from author_text_versions where language = ${language}`)
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
  }: Written & {
    /** Whether copies are not called what the originals are. */
    readonly otherTitles?: boolean
  },
): Promise<void> {
  const insert = sql`
    insert into author_texts as t
      (action_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select c.copy, o.field, o.language, o.text, o.from_el, o.from_en, ${by}::int, ${at}::timestamptz
    from unnest(${[...copies.keys()]}::int[], ${[...copies.values()]}::int[]) as c (original, copy)
    join author_texts o on o.action_id = c.original
    where o.field <> 'title' or not ${otherTitles}::boolean`
  await db.run(sql`${kept(insert)} select from written`)
}

/** Gives a project the translations of another one's text, which it says word for word under a field of its own. */
export async function copySameText(
  db: Db,
  {
    from,
    to,
    text,
    by,
    at,
  }: Written & {
    readonly from: { readonly projectId: number; readonly start: string }
    readonly to: { readonly projectId: number; readonly field: string }
    readonly text: { readonly el: string; readonly en: string }
  },
): Promise<void> {
  const insert = sql`
    insert into author_texts as t
      (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select distinct on (language) ${to.projectId}::int, ${to.field}, language, text, from_el, from_en,
      ${by}::int, ${at}::timestamptz
    from author_texts
    where project_id = ${from.projectId} and starts_with(field, ${from.start})
      and from_el = ${text.el} and from_en = ${text.en}
    order by language, version desc`
  await db.run(sql`${kept(insert)} select from written`)
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
  }: Written & {
    readonly from: number
    readonly to: number
    readonly starts: readonly string[]
  },
): Promise<void> {
  const insert = sql`
    insert into author_texts as t
      (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select ${to}::int, field, language, text, from_el, from_en, ${by}::int, ${at}::timestamptz
    from author_texts where project_id = ${from}
      and exists (select from unnest(${starts}::text[]) as start where starts_with(field, start))`
  await db.run(sql`${kept(insert)} select from written`)
}

/** Gives a copy of a questionnaire the translations of the original, of its title where it is called the same. */
export async function copyQuestTexts(
  db: Db,
  {
    from,
    to,
    title,
    by,
    at,
  }: Written & {
    readonly from: number
    readonly to: number
    /** What the copy is called. */
    readonly title: { readonly el: string; readonly en: string }
  },
): Promise<void> {
  const insert = sql`
    insert into author_texts as t
      (quest_id, field, language, text, from_el, from_en, changed_by, changed_at)
    select ${to}::int, field, language, text, from_el, from_en, ${by}::int, ${at}::timestamptz
    from author_texts where quest_id = ${from}
      and (field <> 'title' or (from_el = ${title.el} and from_en = ${title.en}))`
  await db.run(sql`${kept(insert)} select from written`)
}

/**
 * What a group of a project's actions is called in added languages, once it has another name. Where another
 * group of that name is translated, it is that. Where no group has the earlier name, the translation moves with
 * what it was, which is no new version; otherwise it is copied.
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
  if (keepsFrom) {
    const insert = sql`
      insert into author_texts as t
        (project_id, field, language, text, from_el, from_en, changed_by, changed_at)
      select project_id, ${to}, language, text, from_el, from_en, changed_by, changed_at
      from author_texts where project_id = ${projectId} and field = ${from}
      on conflict on constraint author_texts_once do nothing`
    await db.run(sql`${kept(insert)} select from written`)
    return
  }
  // Each part sees the translations as they were before; what a language says of both groups stays the other's.
  const isThere = (row: Sql): Sql => sql`exists (
    select from author_texts o
    where o.project_id = ${projectId} and o.field = ${to} and o.language = ${row}.language)`
  await db.run(sql`
    with moved as (
      update author_texts t set field = ${to}
      where t.project_id = ${projectId} and t.field = ${from} and not ${isThere(sql`t`)}
    ), gone as (
      delete from author_texts t
      where t.project_id = ${projectId} and t.field = ${from} and ${isThere(sql`t`)}
    )
    update author_text_versions v set field = ${to}
    where v.project_id = ${projectId} and v.field = ${from} and not ${isThere(sql`v`)}`)
}

/** What a project says itself in an added language, of fields that begin so; several where they share things. */
export async function readProjectWords(
  db: Db,
  {
    projectId,
    language,
    starts,
  }: {
    readonly projectId: number | readonly number[]
    readonly language: Language
    readonly starts: readonly string[]
  },
): Promise<Record<string, TranslatedText>> {
  const { words } = await db.one<{ words: Record<string, TranslatedText> }>(sql`
    select coalesce(jsonb_object_agg(field,
      jsonb_build_object('text', text, 'el', from_el, 'en', from_en)), '{}') as words
    from author_texts
    where project_id = any (${[projectId].flat()}::int[]) and language = ${language}
      and exists (select from unnest(${starts}::text[]) as start where starts_with(field, start))`)
  return words
}
