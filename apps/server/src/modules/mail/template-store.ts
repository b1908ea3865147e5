import {
  builtInOf,
  isBuiltIn,
  type BuiltInLanguage,
  type Language,
} from '@telemachos/contract/core/define-texts'
import { MAIL_FIELD } from '@telemachos/contract/language/author-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { TemplateText } from './template-form.ts'

/** Which template of a project. */
export interface TemplateKey {
  readonly projectId: number
  readonly name: string
  readonly language: BuiltInLanguage
}

/** One version of a project's own words. */
export interface VersionRow extends TemplateText {
  at: string
  by: { Id: number; FirstName: string; LastName: string } | null
  withdrawn: boolean
}

/** In which templates and languages a project uses its own words. */
export function listOwn(
  db: Db,
  projectId: number,
): Promise<{ name: string; language: BuiltInLanguage }[]> {
  return db.rows(sql`
    select name, language from (
      select distinct on (name, language) name, language, withdrawn from mail_templates
      where project_id = ${projectId} order by name, language, id desc
    ) latest where not withdrawn`)
}

/** The last twenty versions of a template, the latest first. */
export function listVersions(
  db: Db,
  { projectId, name, language }: TemplateKey,
): Promise<VersionRow[]> {
  return db.rows(sql`
    select t.subject, t.body, t.withdrawn, t.written_at as at,
      case when u.id is not null then jsonb_build_object('Id', u.id, 'FirstName', u.first_name,
        'LastName', u.last_name) end as by
    from mail_templates t left join users u on u.id = t.written_by
    where t.project_id = ${projectId} and t.name = ${name} and t.language = ${language}
    order by t.id desc limit 20`)
}

/** Adds a version: the project's own words, or that it uses them no more. */
export async function insertVersion(
  db: Db,
  { projectId, name, language }: TemplateKey,
  { subject, body }: TemplateText,
  { withdrawn, by }: { readonly withdrawn: boolean; readonly by: number },
): Promise<void> {
  await db.run(sql`
    insert into mail_templates (project_id, name, language, subject, body, withdrawn, written_by)
    values (${projectId}, ${name}, ${language}, ${subject}, ${body}, ${withdrawn}, ${by})`)
}

/** What a project is called, and its part of addresses. */
export function readProject(
  db: Db,
  projectId: number,
  language: Language,
): Promise<{ descr: string; url: string }> {
  return db.one(sql`
    select ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as descr, p.url
    from projects p where p.id = ${projectId}`)
}

/** A project's own words for mails: of each name and language the last ones. */
export function listOwnWords(
  db: Db,
  projectId: number,
): Promise<(TemplateText & { name: string; language: BuiltInLanguage })[]> {
  return db.rows(sql`
    select name, language, subject, body from (
      select distinct on (name, language) * from mail_templates
      where project_id = ${projectId} order by name, language, id desc
    ) latest where not withdrawn order by name, language`)
}

/** Gives a new project its own words for mails. */
export async function insertOwnWords(
  db: Db,
  { projectId, by }: { readonly projectId: number; readonly by: number },
  words: readonly (TemplateText & { readonly name: string; readonly language: BuiltInLanguage })[],
): Promise<void> {
  await db.run(sql`
    insert into mail_templates (project_id, name, language, subject, body, written_by)
    select ${projectId}::int, name, language, subject, body, ${by}::int
    from jsonb_to_recordset(${JSON.stringify(words)}::jsonb)
      as w (name text, language text, subject text, body text)`)
}

/** A project's own words for a template; undefined where the product's are used. */
export function findOwnWords(
  db: Db,
  { projectId, name, language }: TemplateKey,
): Promise<TemplateText | undefined> {
  return db.row(sql`
    select subject, body from (
      select subject, body, withdrawn from mail_templates
      where project_id = ${projectId} and name = ${name} and language = ${language}
      order by id desc limit 1
    ) latest where not withdrawn`)
}

/** Which mail of which project is written in which language: one, or the columns that say it. */
interface WordsOf {
  readonly projectId: number | Sql
  readonly name: string | Sql
  readonly language: Language | Sql
}

/**
 * Selects what a project's own words are in a language that was added: a row where just what holds now in Greek
 * and English is translated, subject and body.
 */
export function translatedWords({ projectId, name, language }: WordsOf): Sql {
  const now = (part: Sql, of: BuiltInLanguage): Sql =>
    sql`coalesce(max(${part}) filter (where o.language = ${of}), '')`
  const translated = (alias: Sql, part: Sql, title: string): Sql => sql`
    join author_texts ${alias} on ${alias}.project_id = ${projectId} and ${alias}.action_id is null
      and ${alias}.quest_id is null and ${alias}.language = ${language}
      and ${alias}.field = ${MAIL_FIELD} || ${name} || ${`.${title}`}
      and ${alias}.from_el = own.el_${part} and ${alias}.from_en = own.en_${part}`
  return sql`
    select s.text as subject, b.text as body
    from (
      select ${now(sql`o.subject`, 'el')} as el_subject, ${now(sql`o.subject`, 'en')} as en_subject,
        ${now(sql`o.body`, 'el')} as el_body, ${now(sql`o.body`, 'en')} as en_body
      from (
        select distinct on (language) language, subject, body, withdrawn from mail_templates
        where project_id = ${projectId} and name = ${name} and ${language} not in ('el', 'en')
        order by language, id desc
      ) o where not o.withdrawn
    ) own
    ${translated(sql`s`, sql`subject`, 'subject')} ${translated(sql`b`, sql`body`, 'body')}`
}

/** A project's own words for a mail as somebody reads it; undefined where the product's are used. */
export async function findWordsIn(
  db: Db,
  key: { readonly projectId: number; readonly name: string; readonly language: Language },
): Promise<TemplateText | undefined> {
  const translated = isBuiltIn(key.language)
    ? undefined
    : await db.row<TemplateText>(translatedWords(key))
  return translated ?? findOwnWords(db, { ...key, language: builtInOf(key.language) })
}
