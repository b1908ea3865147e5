import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { USUAL_GRACE } from '@telemachos/contract/actions/due-limits'
import type { Language } from '@telemachos/contract/core/define-texts'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { actionMeetings } from './action-meetings.ts'

type CatalogueAction = OutputOf<typeof contract.projects.calls.listActionCatalogue>['list'][number]

/** Whose actions may be taken over, and by which project. */
export interface Catalogue {
  readonly projectId: number
  /** The projects that the caller configures. */
  readonly from: readonly number[] | 'all'
}

/** Actions that the project does not have, each as the first of the projects has it. */
const offered = ({ projectId, from }: Catalogue): Sql => sql`
  select distinct on (pa.action_id) pa.action_id, pa.project_id, pa.group_path, pa.position, pa.flags
  from project_actions pa
  where pa.project_id <> ${projectId}
    ${from === 'all' ? sql`` : sql`and pa.project_id = any (${from}::int[])`}
    and not exists (select from project_actions own
      where own.project_id = ${projectId} and own.action_id = pa.action_id)
  order by pa.action_id, pa.project_id`

/** The actions that can be taken over, by project and group, in their order. */
export function listCatalogue(
  db: Db,
  catalogue: Catalogue,
  language: Language,
): Promise<CatalogueAction[]> {
  return db.rows(sql`
    select o.action_id as "Id", a.type_id as "TypeId", o.group_path as "Group",
      ${inLanguage(sql`a.title`, sql`a.titles`, language)} as "Title", ${inLanguage(sql`p.descr`, sql`p.descrs`, language)} as "Project"
    from (${offered(catalogue)}) o
    join actions a on a.id = o.action_id
    join projects p on p.id = o.project_id
    order by p.id, o.position, o.action_id`)
}

/** What hides an action from somebody: who is not meant to see it is not meant to elsewhere either. */
const HIDING =
  GRID_FLAGS.HideFromMentor |
  GRID_FLAGS.HideFromMentee |
  GRID_FLAGS.HideInGrid |
  GRID_FLAGS.HideFromSupervisor

/**
 * Takes over those of the actions that are offered, in order: unpublished, and hidden from those from whom
 * they are hidden where they come from.
 * @returns how many there were.
 */
export function linkActions(
  db: Db,
  catalogue: Catalogue,
  actionIds: readonly number[],
): Promise<number> {
  const { projectId } = catalogue
  return db.run(sql`
    insert into project_actions (project_id, action_id, flags, position, group_path, due_grace, due_grace_unit)
    select ${projectId}, o.action_id, ${GRID_FLAGS.CanDelete}::int | (o.flags & ${HIDING}::int),
      coalesce((select max(position) from project_actions where project_id = ${projectId}), 0)
        + (row_number() over (order by array_position(${actionIds}::int[], o.action_id)) * 10)::int,
      o.group_path, ${USUAL_GRACE.Amount}, ${USUAL_GRACE.Unit}
    from (${offered(catalogue)}) o where o.action_id = any (${actionIds}::int[])`)
}

/** What stands against taking an action out of the project; undefined when it is not there. */
export function findObstacles(
  db: Db,
  projectId: number,
  actionId: number,
): Promise<{ kept: boolean; begun: boolean; counting: string[] } | undefined> {
  return db.row(sql`
    select pa.flags & ${GRID_FLAGS.CanDelete}::int = 0 as kept,
      exists (select from completions c where c.project_id = pa.project_id and c.action_id = pa.action_id)
      or exists (select from action_data d where d.project_id = pa.project_id and d.action_id = pa.action_id)
      or ${actionMeetings.get().exist(sql`pa.project_id`, sql`pa.action_id`)}
      or exists (select from relations r where r.project_id = pa.project_id and r.action_id = pa.action_id)
        as begun,
      array(select a.title from project_actions other join actions a on a.id = other.action_id
        where other.project_id = pa.project_id and other.due_anchor_id = pa.action_id
        order by other.position, a.id) as counting
    from project_actions pa
    where pa.project_id = ${projectId} and pa.action_id = ${actionId} for update`)
}

/** Takes an action out of the project. */
export async function unlinkAction(db: Db, projectId: number, actionId: number): Promise<void> {
  await db.run(sql`
    delete from project_actions where project_id = ${projectId} and action_id = ${actionId}`)
}
