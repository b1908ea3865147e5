import type { BuiltInLanguage, Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'
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
