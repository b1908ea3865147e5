import type { ActionViewer } from '@telemachos/contract/views/action-viewers'
import { MAX_VIEW_VERSIONS } from '@telemachos/contract/views/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { ViewText } from './view-store.ts'

/** What a view of an action is made of. */
export interface ActionViewText extends ViewText {
  readonly functions: string
  readonly titles: Readonly<Record<string, string>>
}

/** Of which actions of a project a view is: of one, or of those of a type; and for whom. */
export interface ActionViewPlace {
  readonly projectId: number
  readonly actionId: number | null
  readonly typeId: number | null
  readonly viewer: ActionViewer
}

/** A view of an action as it is kept, without its text. */
export interface ActionViewRow {
  readonly id: number
  readonly actionId: number | null
  /** Also of a view of one action. */
  readonly typeId: number
  readonly title: string | null
  readonly viewer: ActionViewer
  /** The action on whose page it is written: of a view of a type the first in the project. */
  readonly writtenAt: number | null
  readonly version: number
  readonly published: number | null
  readonly changedAt: string
  readonly by: string | null
}

/** A view with the text of one of its versions. */
export type WrittenActionView = ActionViewRow & ActionViewText

const author = sql`nullif(concat_ws(' ', u.first_name, u.last_name), '')`

const columns = sql`v.id, v.action_id as "actionId", coalesce(v.type_id, a.type_id) as "typeId", a.title,
  coalesce(v.action_id, (
    select min(x.id) from project_actions pa join actions x on x.id = pa.action_id
    where pa.project_id = v.project_id and x.type_id = v.type_id)) as "writtenAt",
  v.viewer, v.version, v.published, v.changed_at as "changedAt", ${author} as by`

const texts = sql`t.html, t.controller, t.functions, t.styles, t.calls, t.titles`

const rows = sql`action_views v left join actions a on a.id = v.action_id
  left join users u on u.id = v.changed_by`

const latest = sql`${rows} join action_view_versions t on t.view_id = v.id and t.version = v.version`

/**
 * What a viewer is shown of an action of a type: its own published view, or else that of the type. An
 * action that has left the project shows nothing.
 */
export function findShown(
  db: Db,
  place: { readonly projectId: number; readonly actionId: number; readonly typeId: number },
  viewer: ActionViewer,
): Promise<WrittenActionView | undefined> {
  return db.row(sql`
    select ${columns}, ${texts}
    from ${rows} join action_view_versions t on t.view_id = v.id and t.version = v.published
    where v.project_id = ${place.projectId} and v.viewer = ${viewer}
      and (v.action_id = ${place.actionId} or v.type_id = ${place.typeId})
    order by v.action_id is null limit 1`)
}

/** A page of the views of the actions of a project, those of types first. */
export async function listActionViews(
  db: Db,
  projectId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ list: ActionViewRow[]; count: number }> {
  const [list, { count }] = await Promise.all([
    db.rows<ActionViewRow>(sql`
      select ${columns} from ${rows} where v.project_id = ${projectId}
      order by v.action_id is not null, v.type_id, a.title, v.id
      offset ${whole((page - 1) * size)} limit ${whole(size)}`),
    db.one<{ count: number }>(sql`
      select count(*)::int as count from action_views where project_id = ${projectId}`),
  ])
  return { list, count }
}

/** The views of an action and those of its type. */
export function listOfAction(
  db: Db,
  { projectId, actionId, typeId }: { projectId: number; actionId: number; typeId: number },
): Promise<ActionViewRow[]> {
  return db.rows(sql`
    select ${columns} from ${rows}
    where v.project_id = ${projectId} and (v.action_id = ${actionId} or v.type_id = ${typeId})
    order by v.action_id is null, v.viewer`)
}

/** A view of the project with its latest text. */
export function findActionView(
  db: Db,
  projectId: number,
  id: number,
): Promise<WrittenActionView | undefined> {
  return db.row(sql`
    select ${columns}, ${texts} from ${latest} where v.project_id = ${projectId} and v.id = ${id}`)
}

/** The same by what it is of. */
export function findPlaced(
  db: Db,
  { projectId, actionId, typeId, viewer }: ActionViewPlace,
): Promise<WrittenActionView | undefined> {
  return db.row(sql`
    select ${columns}, ${texts} from ${latest}
    where v.project_id = ${projectId} and v.viewer = ${viewer}
      and (v.action_id = ${actionId}::int or v.type_id = ${typeId}::int)`)
}

/** The latest text of the view of an action's type, for a viewer. */
export function findDefault(
  db: Db,
  {
    projectId,
    actionId,
    viewer,
  }: Pick<ActionViewPlace, 'projectId' | 'viewer'> & { actionId: number },
): Promise<ActionViewText | undefined> {
  return db.row(sql`
    select ${texts} from ${latest}
    where v.project_id = ${projectId} and v.viewer = ${viewer}
      and v.type_id = (select one.type_id from actions one where one.id = ${actionId})`)
}

/** What is saved of a view. */
export interface SavedActionView extends ActionViewText {
  readonly by: number
  readonly at: Date
}

/** Adds a view. @returns its number; undefined where there is one meanwhile. */
export async function insertActionView(
  db: Db,
  place: ActionViewPlace,
  saved: SavedActionView,
): Promise<number | undefined> {
  const added = await db.row<{ id: number }>(sql`
    insert into action_views (project_id, action_id, type_id, viewer, changed_by, changed_at)
    values (${place.projectId}, ${place.actionId}, ${place.typeId}, ${place.viewer}, ${saved.by},
      ${saved.at})
    on conflict do nothing
    returning id`)
  if (added) await insertVersion(db, added.id, saved)
  return added?.id
}

/** Saves the next version of a view. @returns false where it is at another one than is named. */
export async function updateActionView(
  db: Db,
  id: number,
  version: number,
  saved: SavedActionView,
): Promise<boolean> {
  const changed = await db.run(sql`
    update action_views set version = version + 1, changed_by = ${saved.by}, changed_at = ${saved.at}
    where id = ${id} and version = ${version}`)
  if (changed === 0) return false
  await insertVersion(db, id, saved)
  return true
}

/** Keeps the present text as a version, and the oldest but the published one no longer. */
async function insertVersion(db: Db, id: number, saved: SavedActionView): Promise<void> {
  const { html, controller, functions, styles, calls, titles, by, at } = saved
  await db.run(sql`
    insert into action_view_versions
      (view_id, version, html, controller, functions, styles, calls, titles, saved_by, saved_at)
    select id, version, ${html}, ${controller}, ${functions}, ${styles}, ${[...calls]}::text[],
      ${JSON.stringify(titles)}::jsonb, ${by}, ${at}
    from action_views where id = ${id}`)
  await db.run(sql`
    delete from action_view_versions t using action_views v
    where v.id = ${id} and t.view_id = v.id and t.version is distinct from v.published
      and t.version <= v.version - ${whole(MAX_VIEW_VERSIONS)}`)
}

/** Shows a version of a view, or none. @returns false where there is no such version. */
export async function publishActionVersion(
  db: Db,
  id: number,
  version: number | null,
): Promise<boolean> {
  const changed = await db.run(sql`
    update action_views set published = ${version}::int
    where id = ${id} and (${version}::int is null or exists (
      select from action_view_versions t
      where t.view_id = action_views.id and t.version = ${version}::int))`)
  return changed > 0
}

export async function deleteActionView(db: Db, projectId: number, id: number): Promise<void> {
  await db.run(sql`delete from action_views where project_id = ${projectId} and id = ${id}`)
}

/** A version of a view as it was kept. */
export type ActionViewVersion = ActionViewText & {
  readonly version: number
  readonly at: string
  readonly by: string | null
}

/** A page of the versions of a view, the latest first. */
export async function listActionVersions(
  db: Db,
  viewId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ list: ActionViewVersion[]; count: number }> {
  const [list, { count }] = await Promise.all([
    db.rows<ActionViewVersion>(sql`
      select t.version, t.saved_at as at, ${author} as by, ${texts}
      from action_view_versions t left join users u on u.id = t.saved_by
      where t.view_id = ${viewId} order by t.version desc
      offset ${whole((page - 1) * size)} limit ${whole(size)}`),
    db.one<{ count: number }>(sql`
      select count(*)::int as count from action_view_versions where view_id = ${viewId}`),
  ])
  return { list, count }
}

/** Whether there is a type of action of this number. */
export async function isActionType(db: Db, typeId: number): Promise<boolean> {
  return (await db.row(sql`select 1 as one from action_types where id = ${typeId}`)) !== undefined
}

/** A condition: whether the action has a view of its own in the project that somebody sees. */
export const isShownBy = (projectId: Sql, actionId: Sql): Sql => sql`exists (
  select from action_views v
  where v.project_id = ${projectId} and v.action_id = ${actionId} and v.published is not null)`
