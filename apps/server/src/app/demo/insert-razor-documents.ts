import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { PROJECTS } from './projects.ts'
import { RAZOR_DOCUMENTS } from './razor-documents.ts'

/** The documents of each project. */
export async function insertRazorDocuments(tx: Db, today: string): Promise<void> {
  const all = RAZOR_DOCUMENTS.map(
    ({ code = '', sample = {}, main = true, roles = [], ...rest }) => ({
      ...rest,
      code,
      main,
      roles,
      sample: JSON.stringify(sample, null, 2),
    }),
  )
  await tx.run(sql`
    with saved as (
    insert into razor_documents (project_id, name, text, function, arguments, main, roles, changed_at)
    select p.id, d.name, d.text, d.code, d.sample, d.main, d.roles,
      ${athensInstant(addDays(today, -1), '09:00')}::timestamptz
    from unnest(${PROJECTS.map(({ id }) => id)}::int[]) as p (id)
    cross join jsonb_to_recordset(${JSON.stringify(all)}::jsonb)
      as d (name text, text text, code text, sample text, main boolean, roles text[])
    returning *)
    insert into razor_document_versions
      (document_id, version, text, function, arguments, saved_at)
    select id, version, text, function, arguments, changed_at from saved`)
}
