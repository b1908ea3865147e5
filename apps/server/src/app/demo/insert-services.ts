import { addDays, athensInstant } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { PROJECTS } from './projects.ts'

const ROLES = ['Admin', 'ProjectManager', 'Coordinator']

const SERVICES = [
  {
    kind: 'sql',
    category: 'Services',
    name: 'people-by-state',
    descr: '',
    body: 'select user_id, first_name, last_name\nfrom people\nwhere state = @state\norder by last_name, first_name',
  },
  {
    kind: 'script',
    category: 'people',
    name: 'count-by-state',
    descr: 'Πόσα άτομα σε μια κατάσταση βλέπει όποιος ρωτά',
    body: "const people = await sql('people-by-state', { state: params.state })\nreturn { state: params.state, count: people.length }",
  },
  {
    kind: 'script',
    category: 'programme',
    name: 'actions-by-type',
    descr: 'Οι δράσεις του έργου ανά τύπο',
    body: "const actions = await call('actions.listActions', {})\nconst counts = {}\nfor (const { TypeId } of actions) counts[TypeId] = (counts[TypeId] ?? 0) + 1\nreturn counts",
  },
  {
    kind: 'script',
    category: 'programme',
    name: 'count-rows',
    descr: 'Πόσες γραμμές έφτασαν, και το σύνολο των ωρών',
    body: 'const hours = params.rows.reduce((sum, { hours }) => sum + (Number(hours) || 0), 0)\nreturn { rows: params.rows.length, hours }',
  },
] as const

/** Services of each project, and a document of its data store. */
export async function insertServices(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -1), '09:00')
  const projects = PROJECTS.map(({ id }) => id)
  const column = (key: keyof (typeof SERVICES)[number]) => SERVICES.map((one) => one[key])
  await tx.run(sql`
    with added as (
      insert into services (project_id, kind, category, name, descr, body, roles, changed_at)
      select p.id, given.kind, given.category, given.name, given.descr, given.body,
        ${ROLES}::text[], ${at}::timestamptz
      from unnest(${projects}::int[]) as p (id)
      cross join unnest(${column('kind')}::text[], ${column('category')}::text[],
        ${column('name')}::text[], ${column('descr')}::text[], ${column('body')}::text[])
        as given (kind, category, name, descr, body)
      returning id, version, body, changed_at)
    insert into service_versions (service_id, version, body, saved_at)
    select id, version, body, changed_at from added`)
  const goals = JSON.stringify({ meetings: 8, completed: 0.9 })
  await tx.run(sql`
    with added as (
      insert into data_documents (project_id, key, name, class, data, view_level, edit_level, changed_at)
      select p.id, 'programme-goals', 'Στόχοι του προγράμματος', 'goals', ${goals}, 3, 1,
        ${at}::timestamptz
      from unnest(${projects}::int[]) as p (id)
      returning id, version, data, view_level, changed_at)
    insert into data_versions (document_id, version, data, view_level, saved_at)
    select id, version, data, view_level, changed_at from added`)
  const massdata = JSON.stringify({
    Name: 'Μέτρηση γραμμών',
    method: 'POST',
    SendMode: 'paged',
    Field: 'rows',
    PageSize: 50,
    transform:
      "if (!row['Όνομα']) throw new Error('Λείπει το όνομα')\nreturn { name: row['Όνομα'], hours: row['Ώρες'] }",
  })
  await tx.run(sql`
    insert into mass_services (project_id, url, massdata, changed_at)
    select p.id, '/api2/programme/count-rows', ${massdata}::jsonb, ${at}::timestamptz
    from unnest(${projects}::int[]) as p (id)`)
}
