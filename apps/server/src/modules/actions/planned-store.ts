import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { CellKey } from './cell-store.ts'

/** An action in which a script of its project writes. */
export interface WrittenAction {
  id: number
  typeId: number
  isMeeting: boolean
  /** Whether it has a deadline in the project. */
  hasDue: boolean
  form: unknown
}

/** The project's actions among these. */
export function findWrittenActions(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<WrittenAction[]> {
  return db.rows(sql`
    select a.id, a.type_id as "typeId", t.is_meeting as "isMeeting", a.data -> 'form' as form,
      pa.due_on is not null or pa.due_from is not null as "hasDue"
    from project_actions pa
    join actions a on a.id = pa.action_id
    join action_types t on t.id = a.type_id
    where pa.project_id = ${projectId} and pa.action_id = any (${actionIds}::int[])`)
}

/** What is merged into a mentee's own data of an action. */
export interface OwnDataMerge extends CellKey {
  /** JSON text of an object. */
  readonly data: string
  /** When it is scheduled, null for no longer; undefined leaves that as it is. */
  readonly scheduledAt: string | null | undefined
  readonly by: number | null
}

/** Merges into mentees' own data of actions, each cell once. */
export async function mergeOwnData(
  db: Db,
  merges: readonly OwnDataMerge[],
  at: Date,
): Promise<void> {
  if (merges.length === 0) return
  await db.run(sql`
    insert into action_data as d (project_id, action_id, drawer, mentee_id, data, scheduled_at,
      updated_at, updated_by)
    select project_id, action_id, 'mentee', mentee_id, data, scheduled_at, ${at}::timestamptz, by_id
    from unnest(${merges.map(({ projectId }) => projectId)}::int[],
      ${merges.map(({ actionId }) => actionId)}::int[],
      ${merges.map(({ menteeId }) => menteeId)}::int[],
      ${merges.map(({ data }) => data)}::jsonb[],
      ${merges.map(({ scheduledAt }) => scheduledAt ?? null)}::timestamptz[],
      ${merges.map(({ by }) => by)}::int[])
      as given (project_id, action_id, mentee_id, data, scheduled_at, by_id)
    on conflict (project_id, drawer, mentee_id, action_id, author_id) do update
    set data = d.data || excluded.data, updated_at = excluded.updated_at,
      updated_by = excluded.updated_by,
      scheduled_at = case when excluded.data ? 'date' then excluded.scheduled_at
        else d.scheduled_at end`)
}

/** More time for a mentee. */
export interface OwnExtension extends CellKey {
  /** yyyy-mm-dd */
  readonly until: string
  readonly reason: string
  readonly by: number | null
}

/** Gives mentees more time for actions. */
export async function extendDues(
  db: Db,
  extensions: readonly OwnExtension[],
  at: Date,
): Promise<void> {
  if (extensions.length === 0) return
  await db.run(sql`
    select extend_due(project_id, mentee_id, action_id, until, reason, by_id, ${at}::timestamptz)
    from unnest(${extensions.map(({ projectId }) => projectId)}::int[],
      ${extensions.map(({ menteeId }) => menteeId)}::int[],
      ${extensions.map(({ actionId }) => actionId)}::int[],
      ${extensions.map(({ until }) => until)}::date[],
      ${extensions.map(({ reason }) => reason)}::text[],
      ${extensions.map(({ by }) => by)}::int[])
      as given (project_id, mentee_id, action_id, until, reason, by_id)`)
}
