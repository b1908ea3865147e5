import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

export type ApplicationView = OutputOf<typeof contract.applications.calls.saveView>

/** Who asks, and whether they manage the views that are shared. */
export interface ViewOwner {
  readonly projectId: number
  readonly userId: number
  readonly manages: boolean
}

/** A view as it is to be kept. */
export interface ViewRow {
  readonly name: string
  readonly shared: boolean
  readonly content: object
}

/** A view `v` that the caller may open. */
const isOpenTo = ({ projectId, userId }: ViewOwner): Sql =>
  sql`v.project_id = ${projectId} and (v.shared or v.owner_id = ${userId})`

/** One that is theirs to change. */
const isMine = ({ userId, manages }: ViewOwner): Sql =>
  sql`(v.owner_id = ${userId} or (v.shared and ${manages}::boolean))`

const columns = (owner: ViewOwner): Sql => sql`
  v.id as "Id", v.name as "Name", v.shared as "Shared", ${isMine(owner)} as "Mine",
  v.content as "View"`

/** Own views and shared ones, the own first. */
export function listViews(db: Db, owner: ViewOwner): Promise<ApplicationView[]> {
  return db.rows(sql`
    select ${columns(owner)} from application_views v where ${isOpenTo(owner)}
    order by v.owner_id = ${owner.userId} desc, lower(v.name), v.id limit 200`)
}

/** Adds a view. */
export function insertView(db: Db, owner: ViewOwner, view: ViewRow): Promise<ApplicationView> {
  return db.one(sql`
    insert into application_views as v (project_id, owner_id, name, shared, content)
    values (${owner.projectId}, ${owner.userId}, ${view.name}, ${view.shared},
      ${JSON.stringify(view.content)}::jsonb)
    returning ${columns(owner)}`)
}

/** Changes a view that is the caller's to change; undefined where it is not. */
export function updateView(
  db: Db,
  owner: ViewOwner,
  id: number,
  view: ViewRow,
): Promise<ApplicationView | undefined> {
  return db.row(sql`
    update application_views v set name = ${view.name}, shared = ${view.shared},
      content = ${JSON.stringify(view.content)}::jsonb
    where v.id = ${id} and ${isOpenTo(owner)} and ${isMine(owner)}
    returning ${columns(owner)}`)
}

/** Deletes a view; false where it is not the caller's to delete. */
export async function deleteView(db: Db, owner: ViewOwner, id: number): Promise<boolean> {
  const count = await db.run(sql`
    delete from application_views v where v.id = ${id} and ${isOpenTo(owner)} and ${isMine(owner)}`)
  return count > 0
}

/** How many views somebody has in a project. */
export async function countViews(db: Db, { projectId, userId }: ViewOwner): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from application_views
    where project_id = ${projectId} and owner_id = ${userId}`)
  return count
}
