import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { wordsFor, type ActionWords } from './store.ts'

/** A project in which actions were published, and when the last of them was. */
export interface PublishedIn {
  projectId: number
  last: string
}

/** Projects in which the last action was published before an instant: authors have finished there. */
export function listPublishedIn(db: Db, before: Date): Promise<PublishedIn[]> {
  return db.rows(sql`
    select n.project_id as "projectId", max(n.at) as last
    from action_publications n
    join projects p on p.id = n.project_id and p.archived_at is null
    group by n.project_id having max(n.at) <= ${before} order by n.project_id`)
}

/** Somebody who may see actions that were published. */
export interface PublishedTo {
  userId: number
  isMentee: boolean
  /** Those that they see, in order; of others they are not told. */
  actions: { id: number; words: ActionWords }[]
}

/** Some of the mentees and mentors of a project after another one, with what is new to each. */
export function listPublishedTo(
  db: Db,
  { projectId, last }: PublishedIn,
  after: number,
  most: number,
): Promise<PublishedTo[]> {
  const { Published, HideFromMentee, HideFromMentor } = GRID_FLAGS
  return db.rows(sql`
    with published as materialized (
      select a.id, pa.flags, pa.position, ${wordsFor('Mentee')} as mentee, ${wordsFor('Mentor')} as mentor
      from action_publications n
      join project_actions pa on pa.project_id = n.project_id and pa.action_id = n.action_id
      join actions a on a.id = n.action_id
      where n.project_id = ${projectId} and n.at <= ${last}::timestamptz
        and pa.archived_at is null and pa.flags & ${Published}::int <> 0
    )
    select m.user_id as "userId", coalesce(m.is_mentee, false) as "isMentee", coalesce((
      select jsonb_agg(jsonb_build_object('id', p.id,
        'words', case when m.is_mentee then p.mentee else p.mentor end) order by p.position, p.id)
      from published p
      where case when m.is_mentee
        then p.flags & ${HideFromMentee}::int = 0 and not exists (
          select from unshown_actions h
          where h.project_id = m.project_id and h.mentee_id = m.user_id and h.action_id = p.id)
        else p.flags & ${HideFromMentor}::int = 0 end), '[]') as actions
    from memberships m
    join users u on u.id = m.user_id and u.state = 1
    where m.project_id = ${projectId} and m.active and m.left_at is null and (m.is_mentee or m.is_mentor)
      and m.user_id > ${after}
    order by m.user_id limit ${whole(most)}`)
}

/** Forgets what people have been told of; what was published since stays. */
export async function deleteTold(db: Db, { projectId, last }: PublishedIn): Promise<void> {
  await db.run(sql`
    delete from action_publications where project_id = ${projectId} and at <= ${last}::timestamptz`)
}
