import type { contract } from '@telemachos/contract'
import { FIRST_MAIL_KINDS } from '@telemachos/contract/applications/mail-kinds'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

export type AssessmentRules = OutputOf<typeof contract.applications.calls.getRules>

/** How a project assesses applications; what it begins with, where it has said nothing. */
export function readRules(db: Db, projectId: number): Promise<AssessmentRules> {
  return db.one(sql`
    select coalesce(r.criteria, '[]') as "Criteria", coalesce(r.reasons, '[]') as "Reasons",
      coalesce(r.ties, '["received"]') as "Ties", coalesce(r.mails, ${JSON.stringify(FIRST_MAIL_KINDS)}::jsonb) as "Mails",
      coalesce(r.disagreement, 20) as "Disagreement", coalesce(r.version, 0) as "Version",
      exists (
        select from application_scores s join applications a on a.id = s.application_id
        where a.project_id = p.id) as "Scored"
    from projects p left join application_rules r on r.project_id = p.id
    where p.id = ${projectId}`)
}

/**
 * Writes the rules that are still those that were seen.
 * @returns their new version; undefined where somebody has saved since.
 */
export async function writeRules(
  db: Db,
  projectId: number,
  rules: Omit<AssessmentRules, 'Scored'>,
): Promise<number | undefined> {
  const row = await db.row<{ version: number }>(sql`
    insert into application_rules as r
      (project_id, criteria, reasons, ties, mails, disagreement)
    select ${projectId}::int, ${JSON.stringify(rules.Criteria)}::jsonb,
      ${JSON.stringify(rules.Reasons)}::jsonb, ${JSON.stringify(rules.Ties)}::jsonb,
      ${JSON.stringify(rules.Mails)}::jsonb, ${rules.Disagreement}::int
    where ${rules.Version}::int = 0
      or exists (select from application_rules where project_id = ${projectId})
    on conflict (project_id) do update
    set criteria = excluded.criteria, reasons = excluded.reasons, ties = excluded.ties,
      mails = excluded.mails, disagreement = excluded.disagreement, version = r.version + 1
    where r.version = ${rules.Version}
    returning version`)
  return row?.version
}

/** Has whoever else changes the rules of a project, or scores in it for the first time, wait. */
export function lockRules(db: Db, projectId: number): Promise<unknown> {
  return db.rows(
    sql`select pg_advisory_xact_lock(hashtextextended(${`application rules ${projectId}`}, 0))`,
  )
}
