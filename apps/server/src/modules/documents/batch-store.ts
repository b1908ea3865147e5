import type { Language } from '@telemachos/contract/core/define-texts'
import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { DOCUMENT_MAKER_ROLES, MAX_PROBLEMS } from '@telemachos/contract/documents/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'

/** Documents for many people, as they are told to whoever asked for them. */
export interface BatchRow {
  Id: number
  Name: string
  State: 'making' | 'done' | 'cancelled' | 'failed'
  BegunAt: string
  EndedAt: string | null
  Mails: boolean
  Keeps: boolean
  All: number
  Made: number
  Failed: number
  Problems: { UserId: number; Name: string; Rule: string }[]
}

/** Whose batches are meant. */
export interface BatchOwner {
  readonly projectId: number
  readonly userId: number
}

const MOST_LISTED = 20

const row = sql`
  b.id as "Id", d.name as "Name", b.state as "State", b.begun_at as "BegunAt", b.ended_at as "EndedAt",
  b.mails as "Mails", b.keeps as "Keeps", n."All", n."Made", n."Failed",
  array(select json_build_object('UserId', u.id,
      'Name', concat_ws(' ', u.last_name, u.first_name), 'Rule', c.problem)
    from document_copies c join users u on u.id = c.user_id
    where c.batch_id = b.id and c.problem is not null
    order by c.place limit ${whole(MAX_PROBLEMS)}) as "Problems"
  from document_batches b
  join razor_documents d on d.id = b.document_id
  cross join lateral (
    select count(*)::int as "All", count(storage_key)::int as "Made", count(problem)::int as "Failed"
    from document_copies c where c.batch_id = b.id) n`

const isOf = ({ projectId, userId }: BatchOwner): Sql =>
  sql`b.project_id = ${projectId} and b.made_by = ${userId}`

/** Which role may have what was made in which: its own, and those of less power. */
const COVERED = DOCUMENT_MAKER_ROLES.flatMap((held) =>
  DOCUMENT_MAKER_ROLES.filter((made) => held === made || ROLE_LEVEL[held] < ROLE_LEVEL[made]).map(
    (made) => ({ held, made }),
  ),
)

/** Whether whoever asked for a batch still holds its role in the project, or one of more power. */
const isHeld = sql`exists (
  select from users u
  left join memberships m on m.project_id = b.project_id and m.user_id = u.id and m.active
    and m.left_at is null
  cross join unnest(${COVERED.map(({ held }) => held)}::text[],
    ${COVERED.map(({ made }) => made)}::text[]) as covered (held, made)
  where u.id = b.made_by and u.state = 1 and covered.made = b.role
    and (covered.held = any (m.roles) or (covered.held = 'SuperAdmin' and u.super_admin)))`

/** Their latest batches in a project, without what was made in a role that they hold no longer. */
export const listBatches = (db: Db, owner: BatchOwner): Promise<BatchRow[]> =>
  db.rows(
    sql`select ${row} where ${isOf(owner)} and ${isHeld} order by b.id desc limit ${whole(MOST_LISTED)}`,
  )

/** One of theirs, on the same terms. */
export const findBatch = (db: Db, owner: BatchOwner, id: number): Promise<BatchRow | undefined> =>
  db.row(sql`select ${row} where ${isOf(owner)} and b.id = ${id} and ${isHeld}`)

/** How many of theirs are being made. */
export async function countMaking(db: Db, owner: BatchOwner): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from document_batches b
    where ${isOf(owner)} and b.state = 'making'`)
  return count
}

interface NewBatch extends BatchOwner {
  readonly name: string
  readonly role: Role
  readonly mails: boolean
  readonly keeps: boolean
  readonly at: Date
  readonly userIds: readonly number[]
}

/** Begins a batch with the document as it is now. @returns its number. */
export async function insertBatch(
  db: Db,
  { projectId, userId, name, role, mails, keeps, at, userIds }: NewBatch,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    with batch as (
      insert into document_batches
        (project_id, document_id, version, made_by, role, mails, keeps, state, begun_at)
      select d.project_id, d.id, d.version, ${userId}::int, ${role}::text, ${mails}::boolean,
        ${keeps}::boolean, 'making', ${at}::timestamptz
      from razor_documents d where d.project_id = ${projectId} and lower(d.name) = lower(${name})
      returning id),
    copies as (
      insert into document_copies (batch_id, user_id, place)
      select batch.id, p.user_id, p.place
      from batch, unnest(${userIds}::int[]) with ordinality as p (user_id, place))
    select id from batch`)
  return id
}

/** The people of a role for whom the condition on `memberships m` holds, by name; `most` of them. */
export async function listOfRole(
  db: Db,
  {
    projectId,
    role,
    most,
  }: { readonly projectId: number; readonly role: Role; readonly most: number },
  reach: Sql,
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select m.user_id as id from memberships m
    where m.project_id = ${projectId} and m.active and m.left_at is null
      and ${role} = any (m.roles) and ${reach}
    order by m.sort_key, m.user_id limit ${whole(most)}`)
  return rows.map(({ id }) => id)
}

/** Ends what is being made. @returns whether it was. */
export async function endBatch(
  db: Db,
  id: number,
  state: 'done' | 'cancelled' | 'failed',
  now: Date,
): Promise<boolean> {
  const ended = await db.run(sql`
    update document_batches set state = ${state}, ended_at = ${now}
    where id = ${id} and state = 'making'`)
  return ended === 1
}

/** What is made next, and for whom. */
export interface WorkRow {
  id: number
  projectId: number
  name: string
  text: string
  code: string
  mails: boolean
  keeps: boolean
  userId: number
  role: Role
  language: Language
  /** The roles that they have in the project now; none where they have left it. */
  roles: Role[]
  isArchived: boolean
}

/** Which batch is made next. */
interface Turn {
  /** Batches in the order in which they were served. */
  readonly served: readonly number[]
  /** Those that wait for another round. */
  readonly without: readonly number[]
}

/**
 * Of the batches that are made the one that was not served for the longest time, else the one that was tried in
 * vain least often, or begun first.
 */
export const findWork = (db: Db, { served, without }: Turn): Promise<WorkRow | undefined> =>
  db.row(sql`
    select b.id, b.project_id as "projectId", d.name, v.text, v.function as code, b.mails, b.keeps,
      b.made_by as "userId", b.role, u.language, p.archived_at is not null as "isArchived",
      case when u.super_admin and u.state = 1 then array_append(coalesce(m.roles, '{}'), 'SuperAdmin')
        else coalesce(m.roles, '{}') end as roles
    from document_batches b
    join razor_documents d on d.id = b.document_id
    join razor_document_versions v on v.document_id = b.document_id and v.version = b.version
    join projects p on p.id = b.project_id
    join users u on u.id = b.made_by
    left join memberships m on m.project_id = b.project_id and m.user_id = b.made_by and m.active
      and m.left_at is null and u.state = 1
    where b.state = 'making' and b.id <> all (${without}::int[])
    order by array_position(${served}::int[], b.id) nulls first, b.attempts, b.id limit 1`)

/** Something of a batch is tried. @returns how often it was since something of it was last settled. */
export async function beginAttempt(db: Db, id: number): Promise<number> {
  const { attempts } = await db.one<{ attempts: number }>(sql`
    update document_batches set attempts = attempts + 1 where id = ${id} returning attempts`)
  return attempts - 1
}

/** The next people of a batch whose document is still to be made, in their order. */
export async function listWaiting(db: Db, batchId: number, most: number): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select user_id as id from document_copies
    where batch_id = ${batchId} and storage_key is null and problem is null
    order by place limit ${whole(most)}`)
  return rows.map(({ id }) => id)
}

/** What became of somebody's document. */
export interface Outcome {
  readonly userId: number
  readonly storageKey: string | null
  readonly bytes: number | null
  readonly problem: string | null
}

/** Keeps what became of documents. @returns for whom: nobody where the batch was ended meanwhile. */
export async function keepOutcomes(
  db: Db,
  batchId: number,
  outcomes: readonly Outcome[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    with batch as (
      update document_batches set attempts = 0 where id = ${batchId} and state = 'making'
      returning id)
    update document_copies c
    set storage_key = o.storage_key, bytes = o.bytes, problem = o.problem
    from batch, unnest(${outcomes.map(({ userId }) => userId)}::int[],
        ${outcomes.map(({ storageKey }) => storageKey)}::text[],
        ${outcomes.map(({ bytes }) => bytes)}::int[],
        ${outcomes.map(({ problem }) => problem)}::text[])
      as o (user_id, storage_key, bytes, problem)
    where c.batch_id = batch.id and c.user_id = o.user_id
      and c.storage_key is null and c.problem is null
    returning c.user_id as id`)
  return rows.map(({ id }) => id)
}

/** What a batch has made, in its order. */
export const listMade = (
  db: Db,
  batchId: number,
): Promise<{ id: number; key: string; firstName: string; lastName: string }[]> =>
  db.rows(sql`
    select c.user_id as id, c.storage_key as key, u.first_name as "firstName",
      u.last_name as "lastName"
    from document_copies c join users u on u.id = c.user_id
    where c.batch_id = ${batchId} and c.storage_key is not null order by c.place`)

/** Deletes batches that ended before an instant. */
export const deleteEnded = (db: Db, before: Date): Promise<number> =>
  db.run(sql`delete from document_batches where state <> 'making' and ended_at < ${before}`)

/** Those of the contents that a document is kept in. */
export async function copiesAmong(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.rows<{ key: string | null }>(sql`
    select storage_key as key from document_copies where storage_key = any (${keys}::text[])`)
  return new Set(rows.flatMap(({ key }) => key ?? []))
}
