import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { knownPlaces, valueIn } from '../people/index.ts'

/** A mentee with what their forms say; answers as the text of their JSON, null without a form. */
export interface ParticipantRow {
  userId: number
  firstName: string
  lastName: string
  birth: string | null
  /** As its field has it. */
  gender: string | null
  startForm: number | null
  startAnswers: string | null
  startFinal: boolean | null
  startAt: string | null
  endForm: number | null
  endAnswers: string | null
  endFinal: boolean | null
}

/** The project's mentees within reach with their forms, by name. */
export async function listParticipants(
  db: Db,
  projectId: number,
  reach: Sql,
): Promise<ParticipantRow[]> {
  const born = await knownPlaces(db, projectId, 'birthDate')
  const gender = await knownPlaces(db, projectId, 'gender')
  return db.rows(sql`
    select m.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      ${valueIn(born)} as birth, ${valueIn(gender)} as gender,
      s.form_id as "startForm", s.answers::text as "startAnswers", s.final as "startFinal",
      s.saved_at as "startAt",
      e.form_id as "endForm", e.answers::text as "endAnswers", e.final as "endFinal"
    from memberships m join users u on u.id = m.user_id
    left join microdata s on s.user_id = m.user_id and s.project_id = m.project_id
      and s.phase = 'start'
    left join microdata e on e.user_id = m.user_id and e.project_id = m.project_id
      and e.phase = 'end'
    where m.project_id = ${projectId} and m.is_mentee and ${reach}
    order by m.sort_key, m.user_id`)
}

/** The versions of a project's forms by their ids. */
export async function readFormContents(db: Db, projectId: number): Promise<Map<number, unknown>> {
  const rows = await db.rows<{ id: number; content: unknown }>(sql`
    select f.id, f.content from microdata_forms f where f.project_id = ${projectId}
      and exists (select from microdata r where r.form_id = f.id)`)
  return new Map(rows.map(({ id, content }) => [id, content]))
}
