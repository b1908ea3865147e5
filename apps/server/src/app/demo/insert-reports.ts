import { addDays, athensInstant } from '@telemachos/rules/dates'
import { sortKey } from '@telemachos/rules/greek-text'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { PROJECTS } from './projects.ts'

const READERS = [
  'Admin',
  'ProjectManager',
  'Coordinator',
  'Supervisor',
  'SupervisorLite',
  'SupervisorLitePlus',
  'Microdata',
]

const MENTEES = {
  Conditions: [
    { Column: 'people.is_mentee', Operator: 'equals', Value: true },
    { Column: 'people.is_active', Operator: 'equals', Value: true },
  ],
}
const count = (Label: string) => [{ Function: 'count', Label }]

interface DemoTile {
  readonly title: string
  readonly place: readonly [x: number, y: number, w: number, h: number]
  readonly view?: string
  readonly steps?: object
  readonly text?: string
  /** The name of a query of the project. */
  readonly query?: string
}

const REPORTS: readonly {
  readonly title: string
  readonly descr: string
  readonly tiles: readonly DemoTile[]
}[] = [
  {
    title: 'Πορεία ωφελουμένων',
    descr: 'Πόσοι είναι, με ποιον μέντορα και τι έχουν ολοκληρώσει.',
    tiles: [
      {
        title: 'Ενεργοί ωφελούμενοι',
        place: [0, 0, 3, 3],
        view: 'number',
        steps: {
          From: 'people',
          Filters: [MENTEES],
          Measures: count('Ωφελούμενοι'),
        },
      },
      {
        title: 'Πώς διαβάζεται',
        place: [3, 0, 9, 3],
        text: 'Καθένας βλέπει εδώ μόνο τα δικά του άτομα.\n\nΤα φίλτρα αλλάζουν όλα τα πλακίδια μαζί, και η διεύθυνση τα θυμάται.',
      },
      {
        title: 'Ανά μέντορα',
        place: [0, 3, 6, 5],
        view: 'bar',
        steps: {
          From: 'people',
          Filters: [MENTEES],
          By: [{ Column: 'people.mentor_name' }],
          Measures: count('Ωφελούμενοι'),
          Sort: [
            {
              Column: 'Ωφελούμενοι',
              Descending: true,
            },
          ],
          Limit: 12,
        },
      },
      {
        title: 'Ολοκληρώσεις ανά μήνα',
        place: [6, 3, 6, 5],
        view: 'area',
        steps: {
          From: 'completions',
          By: [
            {
              Column: 'completions.completed_at',
              Bucket: 'month',
            },
          ],
          Measures: count('Ολοκληρώσεις'),
        },
      },
      {
        title: 'Χωρίς μέντορα',
        place: [0, 8, 12, 4],
        view: 'table',
        steps: {
          From: 'people',
          Filters: [
            {
              Conditions: [
                ...MENTEES.Conditions,
                {
                  Column: 'people.mentor_id',
                  Operator: 'isEmpty',
                  Value: null,
                },
              ],
            },
          ],
          Columns: ['people.last_name', 'people.first_name', 'people.joined_at'],
          Sort: [
            {
              Column: 'last_name',
              Descending: false,
            },
          ],
        },
      },
    ],
  },
  {
    title: 'Οι συναντήσεις του έργου',
    descr: 'Πόσες ορίζονται, πόσες γίνονται και με ποιον μέντορα.',
    tiles: [
      {
        title: 'Ανά μήνα',
        place: [0, 0, 6, 5],
        view: 'line',
        query: 'Συναντήσεις ανά μήνα',
      },
      {
        title: 'Ανά κατάσταση',
        place: [6, 0, 6, 5],
        view: 'share',
        steps: {
          From: 'meetings',
          By: [{ Column: 'meetings.state' }],
          Measures: count('Συναντήσεις'),
        },
      },
      {
        title: 'Ανά μέντορα και κατάσταση',
        place: [0, 5, 12, 5],
        view: 'pivot',
        steps: {
          From: 'meetings',
          Joins: [
            {
              View: 'people',
              Relation: 'meetings.user_id',
              Optional: true,
            },
          ],
          By: [{ Column: 'people.mentor_name' }, { Column: 'meetings.state' }],
          Measures: count('Συναντήσεις'),
        },
      },
    ],
  },
]

/** A tile as the server stores it; the number of its query is put in by the statement. */
function stored({ title, place: [X, Y, W, H], view = 'table', ...tile }: DemoTile, at: number) {
  const shared = { Key: `tile-${at + 1}`, Title: title, Place: { X, Y, W, H } }
  if (tile.text !== undefined) return { Kind: 'text', ...shared, Text: tile.text }
  const asking = { ...shared, View: { Type: view, Settings: {} }, Moment: null }
  if (tile.steps) return { Kind: 'steps', ...asking, Steps: tile.steps }
  return { Kind: 'query', ...asking, Query: tile.query, Values: {} }
}

/** Two reports that each project begins with; to be inserted after its queries. */
export async function insertReports(tx: Db, today: string): Promise<void> {
  const at = athensInstant(addDays(today, -1), '09:30')
  const projects = PROJECTS.map(({ id }) => id)
  const filters = { Period: true, Mentor: true, Group: true, Fields: ['state'] }
  await tx.run(sql`
    with placed as (
      select p.id as project_id, given.place, given.title, given.sort_key, given.descr, each.at,
        q.id as query_id,
        case when q.id is null then each.tile
          else each.tile - 'Query' || jsonb_build_object('QueryId', q.id) end as tile
      from unnest(${projects}::int[]) as p (id)
      cross join unnest(${REPORTS.map((_, place) => place)}::int[],
        ${REPORTS.map(({ title }) => title)}::text[],
        ${REPORTS.map(({ title }) => sortKey(title))}::text[],
        ${REPORTS.map(({ descr }) => descr)}::text[],
        ${REPORTS.map(({ tiles }) => JSON.stringify(tiles.map(stored)))}::jsonb[])
        as given (place, title, sort_key, descr, tiles)
      cross join lateral jsonb_array_elements(given.tiles) with ordinality as each (tile, at)
      left join report_queries q on q.project_id = p.id and q.name = each.tile ->> 'Query')
    insert into report_pages (project_id, title, sort_key, descr, roles, tiles, filters, query_ids, changed_at)
    select project_id, title, sort_key, descr, ${READERS}::text[], jsonb_agg(tile order by at),
      ${JSON.stringify(filters)}::jsonb,
      coalesce(array_agg(distinct query_id) filter (where query_id is not null), '{}'),
      ${at}::timestamptz
    from placed group by project_id, place, title, sort_key, descr
    order by project_id, place`)
}
