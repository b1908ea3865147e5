import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { ActionPlace } from './author-store.ts'

interface DraftWrite {
  /** JSON text of an object. */
  readonly content: string
  readonly version: number
  readonly by: number
  readonly at: Date
}

/** Writes the draft of an action over the one before. */
export async function writeDraft(
  db: Db,
  actionId: number,
  { content, version, by, at }: DraftWrite,
): Promise<void> {
  await db.run(sql`
    insert into action_drafts as d (action_id, content, version, saved_at, saved_by)
    values (${actionId}, ${content}::jsonb, ${version}, ${at}, ${by})
    on conflict (action_id) do update
    set content = excluded.content, version = excluded.version, revision = d.revision + 1,
      saved_at = excluded.saved_at, saved_by = excluded.saved_by`)
}

/** Throws the draft of an action away. */
export async function deleteDraft(db: Db, actionId: number): Promise<void> {
  await db.run(sql`delete from action_drafts where action_id = ${actionId}`)
}

/** Publishes an action in a project, or takes it back; false where it stands so already. */
export async function writePublished(
  db: Db,
  { projectId, actionId }: ActionPlace,
  isPublished: boolean,
): Promise<boolean> {
  const flag = GRID_FLAGS.Published
  const written = await db.run(sql`
    update project_actions
    set flags = ${isPublished ? sql`flags | ${flag}::int` : sql`flags & ~${flag}::int`}
    where project_id = ${projectId} and action_id = ${actionId}
      and (flags & ${flag}::int <> 0) <> ${isPublished}`)
  return written === 1
}
