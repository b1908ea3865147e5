import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Role } from '@telemachos/contract/core/roles'
import { UNDO_HOURS } from '@telemachos/contract/imports/limits'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Former } from '../people/index.ts'

type Calls = typeof contract.imports.calls
type Heading = OutputOf<Calls['listHeadings']>[number]

/** The imports that somebody sees: of one person, or of the whole project where there is none. */
export interface ImportsOf {
  readonly projectId: number
  readonly by: number | null
}

/** What an import begins with. */
export interface Begun {
  readonly projectId: number
  readonly by: number
  readonly key: string
  readonly lines: number
  readonly now: Date
  readonly joinedAt: Date
}

/** Keeps an import; the same key of the same person is the same import. */
export async function insertImport(
  db: Db,
  { projectId, by, key, lines, now, joinedAt }: Begun,
): Promise<{ id: number; isNew: boolean }> {
  return db.one(sql`
    insert into imports as i (project_id, by, key, lines, at, joined_at)
    values (${projectId}, ${by}, ${key}, ${lines}, ${now}::timestamptz, ${joinedAt}::timestamptz)
    on conflict (project_id, by, key) do update set key = excluded.key
    returning id, xmax = 0 as "isNew"`)
}

/** An import to which people are being added: it is not undone until the transaction has ended. */
export interface OpenImport {
  id: number
  lines: number
  joinedAt: string
  isUndone: boolean
}

/** The caller's own import, held against undoing until the transaction ends. */
export function holdImport(
  db: Db,
  { projectId, by }: { readonly projectId: number; readonly by: number },
  id: number,
): Promise<OpenImport | undefined> {
  return db.row(sql`
    select i.id, i.lines, i.joined_at as "joinedAt", i.undone_at is not null as "isUndone"
    from imports i where i.id = ${id} and i.project_id = ${projectId} and i.by = ${by}
    for share of i`)
}

/** Whom an import brought in, and how. */
export interface Brought {
  readonly userId: number
  readonly how: 'added' | 'joined' | 'invited' | 'already'
  readonly roles: readonly Role[]
  readonly former: Former | null
}

/** Notes whom an import brought in; what was noted of somebody first stays. */
export async function insertBrought(
  db: Db,
  importId: number,
  people: readonly Brought[],
  now: Date,
): Promise<void> {
  await db.run(sql`
    ${noting(sql`(select ${importId}::int as id) i`, people, now)}
    on conflict (import_id, user_id) do nothing`)
}

/** Keeps an import together with all whom it brings in. */
export async function insertImportOf(
  db: Db,
  { projectId, by, key, lines, now, joinedAt }: Begun,
  people: readonly Brought[],
): Promise<void> {
  await db.run(sql`
    with i as (
      insert into imports (project_id, by, key, lines, at, joined_at)
      values (${projectId}, ${by}, ${key}, ${lines}, ${now}::timestamptz, ${joinedAt}::timestamptz)
      returning id
    )
    ${noting(sql`i`, people, now)} on conflict (import_id, user_id) do nothing`)
}

const noting = (imports: Sql, people: readonly Brought[], now: Date): Sql => sql`
  insert into import_people (import_id, user_id, how, roles, at, former)
  select i.id, "userId", how, roles, ${now}::timestamptz, nullif(former, 'null'::jsonb)
  from ${imports} cross join jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
    as given ("userId" int, how text, roles text[], former jsonb)`

/** How many people an import has brought in. */
export async function countBrought(db: Db, importId: number): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from import_people where import_id = ${importId}`)
  return count
}

/** What the headings of earlier imports meant. */
export function listHeadings(db: Db, projectId: number): Promise<Heading[]> {
  return db.rows(sql`
    select heading as "Heading", target as "Target" from import_headings
    where project_id = ${projectId} order by heading limit 1000`)
}

/** Remembers what headings mean. */
export async function saveHeadings(
  db: Db,
  projectId: number,
  headings: readonly Heading[],
): Promise<void> {
  if (headings.length === 0) return
  await db.run(sql`
    insert into import_headings as h (project_id, heading, target)
    select distinct on (heading) ${projectId}::int, heading, target
    from unnest(${headings.map(({ Heading }) => Heading)}::text[],
      ${headings.map(({ Target }) => Target)}::text[]) as given (heading, target)
    order by heading
    on conflict (project_id, heading) do update set target = excluded.target
    where h.target is distinct from excluded.target`)
}

/** An import with what came of it. */
export interface ListedImport {
  id: number
  by: Named | null
  at: string
  lines: number
  added: number
  joined: number
  invited: number
  already: number
  undoneAt: string | null
  undoneBy: Named | null
  undone: number
  left: number
  until: string
  roles: Role[]
}

interface Named {
  Id: number
  FirstName: string
  LastName: string
}

const named = (row: Sql): Sql => sql`
  case when ${row}.id is not null then json_build_object(
    'Id', ${row}.id, 'FirstName', ${row}.first_name, 'LastName', ${row}.last_name) end`

const seen = ({ projectId, by }: ImportsOf): Sql => sql`
  i.project_id = ${projectId} and (${by}::int is null or i.by = ${by}::int)`

/** Until when an import can be undone: so long after the last of its people. */
const undoUntil: Sql = sql`
  greatest(i.at, (select max(p.at) from import_people p where p.import_id = i.id))
    + make_interval(hours => ${UNDO_HOURS})`

/** A page of imports, the latest first, and how many there are. */
export async function listImports(
  db: Db,
  of: ImportsOf,
  page: Paged,
): Promise<{ list: ListedImport[]; all: number }> {
  const [list, { all }] = await Promise.all([
    db.rows<ListedImport>(sql`
      select i.id, ${named(sql`b`)} as by, i.at, i.lines, c.added, c.joined, c.invited, c.already,
        i.undone_at as "undoneAt", ${named(sql`u`)} as "undoneBy", c.undone, c.left,
        ${undoUntil} as until, ${rolesGiven} as roles
      from (
        select * from imports i where ${seen(of)}
        order by i.id desc ${pageOf(page)}
      ) i
      left join users b on b.id = i.by
      left join users u on u.id = i.undone_by
      cross join lateral (
        select count(*) filter (where how = 'added')::int as added,
          count(*) filter (where how = 'joined')::int as joined,
          count(*) filter (where how = 'invited')::int as invited,
          count(*) filter (where how = 'already')::int as already,
          count(*) filter (where outcome in ('removed', 'left', 'withdrawn'))::int as undone,
          count(*) filter (where outcome is null and how <> 'already' and user_id is not null)::int
            as left
        from import_people p where p.import_id = i.id
      ) c
      order by i.id desc`),
    db.one<{ all: number }>(sql`select count(*)::int as all from imports i where ${seen(of)}`),
  ])
  return { list, all }
}

const rolesGiven: Sql = sql`
  array(select distinct r from import_people p, unnest(p.roles) r
    where p.import_id = i.id and p.how <> 'already' order by r)`

/** An import that may be undone. */
export interface UndoneImport {
  id: number
  projectId: number
  undoneAt: string | null
  until: string
  roles: Role[]
  loggedAfter: string
}

/** One of the imports that somebody sees; locked, nobody is added to it meanwhile. */
export function findImport(
  db: Db,
  of: ImportsOf,
  id: number,
  { lock }: { readonly lock: boolean },
): Promise<UndoneImport | undefined> {
  const columns = sql`
    select i.id, i.project_id as "projectId", i.undone_at as "undoneAt", ${undoUntil} as until,
      ${rolesGiven} as roles, i.logged_after as "loggedAfter"
    from imports i where ${seen(of)} and i.id = ${id}`
  return db.row(lock ? sql`${columns} for update of i` : columns)
}

/** Forgets what people were before who came back, once it cannot be undone any more. */
export async function forgetFormer(db: Db): Promise<void> {
  await db.run(sql`
    update import_people set former = null
    where former is not null and at < now() - make_interval(hours => ${UNDO_HOURS + 1})`)
}
