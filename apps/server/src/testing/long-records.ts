import type { Db } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'

/** So many applications and files there are, and of other things a tenth. */
export const LONG = 20_000
const SHORTER = 2_000

interface Place {
  readonly projectId: number
  /** Another project, whose rows are as many. */
  readonly otherId: number
  readonly userId: number
}

/**
 * Fills a project with applications and their score sheets, files, spreadsheets and actions, and another
 * with as many; the owner of the tables then looks at what they hold.
 */
export async function addLongRecords(db: Db, owner: Db, place: Place): Promise<void> {
  const { projectId, otherId, userId } = place
  const projects = [projectId, otherId]
  await db.run(sql`
    insert into application_forms (project_id, sections)
    select id, '[]' from unnest(${projects}::int[]) id`)
  await db.run(sql`
    insert into applications (project_id, form_id, protocol, status, waiting, received_at, answers,
      first_name, last_name, search_key, afm, email, birth_key, language, captcha_key, token_hash,
      token_until)
    select f.project_id, f.id, '2026-' || n, (array[1, 1, 100, 2, 3, 1000])[1 + n % 6], n % 50 = 0,
      now() - make_interval(mins => ${LONG}::int - n), '{}', 'Άννα', 'Δοκιμή ' || n, 'δοκιμη ' || n,
      'afm' || n / 2, n || '@example.org', 'birth' || n, 'el', f.project_id || '-' || n,
      f.project_id || '-' || n, now()
    from application_forms f, generate_series(1, ${LONG}::int) n`)
  await db.run(sql`
    insert into application_scores (application_id, reviewer_id, points, total, at)
    select id, ${userId}::int, '{}', id % 100, now() from applications`)
  await db.run(sql`
    insert into application_drafts (project_id, answers, token_hash, saved_at, until)
    select p, '{}', p || '-' || n, now() - make_interval(mins => n), now() + interval '1 day'
    from unnest(${projects}::int[]) p, generate_series(1, ${LONG}::int) n`)
  // What is counted of files one by one takes long of many in one transaction, and nobody asks for it here.
  await owner.run(sql`alter table stored_files disable trigger user`)
  await db.run(sql`
    insert into stored_files (project_id, category, name, file_index, version, original_name, user_id,
      state, parts, bytes, mime, hash, storage_key, started_at, ended_at)
    select p, 'tools/' || ${userId}::int || '/' || n % ${SHORTER} || '/0', 'name' || n, 1,
      '20260101000000000', 'name' || n, ${userId}::int, 'done', 1, (n * 7919) % 1000003, 'text/plain',
      '', p || '-' || n, now(), now()
    from unnest(${projects}::int[]) p, generate_series(1, ${LONG}::int) n`)
  await owner.run(sql`alter table stored_files enable trigger user`)
  await db.run(sql`
    insert into spreadsheets (project_id, name, sort_key, search_key, settings, saved_at, roles)
    select p, 'Φύλλο ' || n, lpad(n::text, 7, '0'), 'φυλλο ' || n, '{"Inputs": []}', now(),
      array['Mentee']
    from unnest(${projects}::int[]) p, generate_series(1, ${SHORTER}::int) n`)
  await db.run(sql`
    insert into spreadsheet_versions (spreadsheet_id, version, model, file_name, bytes, added_at)
    select id, 1, '{"notes": []}', 'a.xlsx', 1, now() from spreadsheets`)
  await db.run(sql`
    insert into actions (type_id, title, data)
    select 5, 'Υπολογισμός', jsonb_build_object('needs', jsonb_build_object('calculator',
      jsonb_build_object('spreadsheet', id)))
    from spreadsheets`)
  await owner.run(sql`vacuum analyze`)
}
