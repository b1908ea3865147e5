import type { Role } from '@telemachos/contract/core/roles'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { PROJECTS } from './projects.ts'

interface DemoView {
  readonly name: string
  readonly shared: boolean
  /** Whose it is: the first with the role in each project. */
  readonly of: Role
  readonly content: object
}

const view = (change: object): object => ({
  Filter: [],
  Search: '',
  Roles: [],
  Order: 'last_name',
  Desc: false,
  Columns: [],
  Standard: ['roles', 'state', 'mentor', 'signed_in'],
  ...change,
})

const VIEWS: readonly DemoView[] = [
  {
    name: 'Μέντορες με τηλέφωνο',
    shared: true,
    of: 'ProjectManager',
    content: view({ Roles: ['Mentor'], Columns: ['phone', 'mentor_type'], Standard: ['state'] }),
  },
  {
    name: 'Ωφελούμενοι της Θεσσαλονίκης',
    shared: true,
    of: 'ProjectManager',
    content: view({
      Roles: ['Mentee'],
      Filter: [{ Field: 'municipality', Value: ['kallikratis:2011:9031'], Match: 'in' }],
      Columns: ['municipality'],
    }),
  },
  {
    name: 'Σε αναστολή',
    shared: false,
    of: 'Coordinator',
    content: view({ filterState: 2 }),
  },
]

const gridView = (change: object): object => ({
  Filter: [],
  Search: '',
  Order: 'last_name',
  Desc: false,
  Columns: [],
  ...change,
})

const GRID_VIEWS: readonly DemoView[] = [
  {
    name: 'Εκπρόθεσμα των ενεργών',
    shared: true,
    of: 'ProjectManager',
    content: gridView({ State: 'overdue', Active: true, Order: 'done' }),
  },
  {
    name: 'Μόνο συναντήσεις',
    shared: false,
    of: 'Supervisor',
    content: gridView({ Type: 'meet' }),
  },
]

/** Saves views of the list of people and of the grid: shared ones, and some of somebody's own. */
export async function insertViews(tx: Db): Promise<void> {
  await insertInto(tx, sql`people_views`, VIEWS)
  await insertInto(tx, sql`grid_views`, GRID_VIEWS)
}

async function insertInto(tx: Db, table: Sql, views: readonly DemoView[]): Promise<void> {
  await tx.run(sql`
    insert into ${table} (project_id, owner_id, name, shared, content)
    select p.id, min(m.user_id), given.name, given.shared, given.content::jsonb
    from unnest(${PROJECTS.map(({ id }) => id)}::int[]) as p (id)
    cross join unnest(${views.map((one) => one.of)}::text[], ${views.map((one) => one.name)}::text[],
      ${views.map((one) => one.shared)}::boolean[],
      ${views.map((one) => JSON.stringify(one.content))}::text[])
      as given (role, name, shared, content)
    join memberships m on m.project_id = p.id and given.role = any (m.roles)
    group by p.id, given.name, given.shared, given.content`)
}
