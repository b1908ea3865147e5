import { addDays, athensInstant } from '@telemachos/rules/dates'
import { sortKey } from '@telemachos/rules/greek-text'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { addReadyReports, READY_REPORTS } from '../../modules/reports/index.ts'
import { PROJECTS } from './projects.ts'

const ROLES = ['Admin', 'ProjectManager', 'Coordinator', 'Supervisor']

const STATE = {
  Name: 'state',
  Kind: 'text',
  Label: 'Κατάσταση',
  Default: 'active',
  Source: 'list',
  QueryId: null,
  Choices: ['active', 'inactive', 'suspended', 'archived'],
}

const QUERIES = [
  {
    name: 'Ωφελούμενοι ανά μέντορα',
    descr: 'Πόσους έχει κάθε μέντορας, από τους περισσότερους στους λιγότερους.',
    text: `select coalesce(mentor_name, '–') as "Μέντορας", count(*) as "Ωφελούμενοι"
from people
where is_mentee and is_active
group by mentor_name
order by count(*) desc, mentor_name`,
    view: { Type: 'bar', Settings: {} },
  },
  {
    name: 'Συναντήσεις ανά μήνα',
    descr: 'Όσες έχουν οριστεί, κατά τον μήνα στον οποίο αρχίζουν.',
    text: `select to_char(begins_at at time zone 'Europe/Athens', 'YYYY-MM') as "Μήνας",
  count(*) as "Συναντήσεις"
from meetings
group by 1
order by 1`,
    view: { Type: 'line', Settings: {} },
  },
  {
    name: 'Άτομα σε μια κατάσταση',
    descr: 'Ποιοι βρίσκονται στην κατάσταση που επιλέγετε, και ο μέντοράς τους.',
    text: `select last_name as "Επώνυμο", first_name as "Όνομα", mentor_name as "Μέντορας"
from people
where state = @state
order by last_name, first_name`,
    view: { Type: 'table', Settings: {} },
    settings: [STATE],
  },
]

/** Queries and ready-made reports that each project begins with. */
export async function insertQueries(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -1), '09:00')
  const projects = PROJECTS.map(({ id }) => id)
  const settings = QUERIES.map(({ settings: all = [] }) => all)
  await tx.run(sql`
    with added as (
      insert into report_queries (project_id, name, sort_key, descr, text, roles, parameters,
        settings, view, changed_at)
      select p.id, given.name, given.sort_key, given.descr, given.text, ${ROLES}::text[],
        array(select each ->> 'Name' from jsonb_array_elements(given.settings) as each),
        given.settings, given.view, ${at}::timestamptz
      from unnest(${projects}::int[]) as p (id)
      cross join unnest(${QUERIES.map(({ name }) => name)}::text[],
        ${QUERIES.map(({ name }) => sortKey(name))}::text[],
        ${QUERIES.map(({ descr }) => descr)}::text[],
        ${QUERIES.map(({ text }) => text)}::text[],
        ${settings.map((each) => JSON.stringify(each))}::jsonb[],
        ${QUERIES.map(({ view }) => JSON.stringify(view))}::jsonb[])
        as given (name, sort_key, descr, text, settings, view)
      returning id, version, name, text, settings, changed_at)
    insert into report_query_versions (query_id, version, name, text, settings, changed_at)
    select id, version, name, text, settings, changed_at from added`)
  await addReadyReports(tx, READY_REPORTS, {
    projectIds: projects,
    language: 'el',
    userId: null,
    at: new Date(at),
  })
}
