import { ROLE_LEVEL } from '@telemachos/contract/core/roles'
import type { CallContext } from './context.ts'
import type { Db } from './database/database.ts'
import { identifier, sql, type Sql } from './database/sql.ts'
import { AppError } from './errors.ts'

const MAX_VIEWS = 50

/** Who asks, and whether they manage the views that are shared. */
export interface ViewOwner {
  readonly projectId: number
  readonly userId: number
  readonly manages: boolean
}

/** What is to be saved; a new view without `Id`. */
interface ViewInput {
  readonly Id?: number | undefined
  readonly Name: string
  readonly Shared: boolean
  readonly View: object
}

/** A kept view: its `View` has passed the schema of the call that saved it. */
interface KeptView {
  readonly Id: number
  readonly Name: string
  readonly Shared: boolean
  readonly Mine: boolean
  readonly View: object
}

/** The caller as an owner of views. */
export function ownerOf({ actor: { projectId, userId, level } }: CallContext): ViewOwner {
  return { projectId, userId, manages: level <= ROLE_LEVEL.ProjectManager }
}

/** A view `v` that the caller may open. */
export const isOpenTo = ({ projectId, userId }: ViewOwner): Sql =>
  sql`v.project_id = ${projectId} and (v.shared or v.owner_id = ${userId})`

/** One that is theirs to change. */
export const isMine = ({ userId, manages }: ViewOwner): Sql =>
  sql`(v.owner_id = ${userId} or (v.shared and ${manages}::boolean))`

const columns = (owner: ViewOwner): Sql => sql`
  v.id as "Id", v.name as "Name", v.shared as "Shared", ${isMine(owner)} as "Mine",
  v.content as "View"`

/** The saved views of one list, in a table of their own; `Saved` is what callers are answered. */
export class SavedViews<Saved extends KeptView> {
  readonly #table: Sql

  constructor(table: string) {
    this.#table = identifier(table)
  }

  /** Own views and shared ones, the own first. */
  async list(context: CallContext): Promise<Saved[]> {
    const owner = ownerOf(context)
    const isShown = context.isOwnPerson() ? isOpenTo(owner) : sql`${isOpenTo(owner)} and v.shared`
    const kept = await context.db.rows<KeptView>(sql`
      select ${columns(owner)} from ${this.#table} v where ${isShown}
      order by v.owner_id = ${owner.userId} desc, sort_text(v.name) collate "C", v.id limit 200`)
    return kept as Saved[]
  }

  /**
   * Adds a view, or changes one; undefined where it is not the caller's to change.
   * @throws rule_violated for more than 50, and for sharing by somebody below ProjectManager; for a name
   *   that its owner has already, by the table's index.
   */
  async save(view: ViewInput, context: CallContext): Promise<Saved | undefined> {
    const { db } = context
    const owner = ownerOf(context)
    if (view.Shared && !owner.manages) throw broken('Shared', 'share_views')
    if (view.Id !== undefined) {
      return (await this.#update(db, owner, view.Id, view)) as Saved | undefined
    }
    if ((await this.#count(db, owner)) >= MAX_VIEWS) throw broken('Name', 'too_many_views')
    const kept = await db.one<KeptView>(sql`
      insert into ${this.#table} as v (project_id, owner_id, name, shared, content)
      values (${owner.projectId}, ${owner.userId}, ${view.Name}, ${view.Shared},
        ${JSON.stringify(view.View)}::jsonb)
      returning ${columns(owner)}`)
    return kept as Saved
  }

  /** Deletes a view; false where it is not the caller's to delete. */
  async delete(id: number, context: CallContext): Promise<boolean> {
    const owner = ownerOf(context)
    const count = await context.db.run(sql`
      delete from ${this.#table} v where v.id = ${id} and ${isOpenTo(owner)} and ${isMine(owner)}`)
    return count > 0
  }

  #update(db: Db, owner: ViewOwner, id: number, view: ViewInput): Promise<KeptView | undefined> {
    return db.row<KeptView>(sql`
      update ${this.#table} v set name = ${view.Name}, shared = ${view.Shared},
        content = ${JSON.stringify(view.View)}::jsonb
      where v.id = ${id} and ${isOpenTo(owner)} and ${isMine(owner)}
      returning ${columns(owner)}`)
  }

  async #count(db: Db, { projectId, userId }: ViewOwner): Promise<number> {
    const { count } = await db.one<{ count: number }>(sql`
      select count(*)::int as count from ${this.#table}
      where project_id = ${projectId} and owner_id = ${userId}`)
    return count
  }
}

const broken = (field: string, rule: string): AppError =>
  new AppError('rule_violated', { fields: [{ field, rule }] })
