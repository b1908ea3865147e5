import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'
import { isShownBySql } from './held-store.ts'

type Storage = OutputOf<typeof contract.files.calls.getStorage>

/** What projects have stored and may store, the fullest first; of all of them with null. */
export function listUsage(
  db: Db,
  projectIds: readonly number[] | null,
  { standardMB, language }: { readonly standardMB: number; readonly language: Language },
): Promise<Storage['Projects']> {
  return db.rows(sql`
    select p.id as "Id", ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as "Descr",
      coalesce(f.bytes, 0)::bigint as "Bytes", coalesce(f.files, 0) as "Files",
      (coalesce((p.settings #>> '{Config,Files,ProjectMB}')::numeric, ${standardMB}::numeric)
        * 1048576)::float8 as "QuotaBytes"
    from projects p left join project_file_usage f on f.project_id = p.id
    where ${projectIds}::int[] is null or p.id = any (${projectIds}::int[])
    order by coalesce(f.bytes, 0) desc, p.id limit 100`)
}

/** The largest files of a project, of those that somebody is shown. */
export function listLargest(
  db: Db,
  projectId: number,
  viewerId: number,
): Promise<Storage['Largest']> {
  return db.rows(sql`
    select f.id as "Id", f.original_name as "Name", f.bytes as "Bytes",
      coalesce(f.ended_at, f.started_at) as "At",
      jsonb_build_object('Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name) as "Person"
    from stored_files f join users u on u.id = f.user_id
    where f.project_id = ${projectId} and f.state = 'done'
      and ${isShownBySql(sql`f.storage_key`, sql`f.uploaded_by = ${viewerId}`)}
    order by f.bytes desc, f.id limit 10`)
}
