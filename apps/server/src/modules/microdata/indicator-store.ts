import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'

/** A form of a person as far as the indicators need it. */
interface CountedForm {
  formId: number
  answers: Record<string, string>
  final: boolean
  savedAt: string
}

/** A mentee with what their forms say. */
export interface ParticipantRow {
  userId: number
  firstName: string
  lastName: string
  birth: string | null
  gender: string | null
  start: CountedForm | null
  end: CountedForm | null
}

/** The project's mentees within reach with their forms, by name. */
export function listParticipants(db: Db, projectId: number, reach: Sql): Promise<ParticipantRow[]> {
  return db.rows(sql`
    select u.id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      coalesce(m.fields ->> 'birth_date', u.fields ->> 'birth_date') as birth,
      coalesce(m.fields ->> 'gender', u.fields ->> 'gender') as gender,
      ${formOf('start')} as start, ${formOf('end')} as "end"
    from memberships m join users u on u.id = m.user_id
    where m.project_id = ${projectId} and m.is_mentee and ${reach}
    order by u.sort_key, u.id`)
}

const formOf = (phase: 'start' | 'end'): Sql => sql`(
  select jsonb_build_object('formId', r.form_id, 'answers', r.answers, 'final', r.final,
    'savedAt', r.saved_at)
  from microdata r
  where r.user_id = m.user_id and r.project_id = m.project_id and r.phase = ${phase})`

/** The versions of a project's forms by their ids. */
export async function readFormContents(db: Db, projectId: number): Promise<Map<number, unknown>> {
  const rows = await db.rows<{ id: number; content: unknown }>(sql`
    select f.id, f.content from microdata_forms f where f.project_id = ${projectId}
      and exists (select from microdata r where r.form_id = f.id)`)
  return new Map(rows.map(({ id, content }) => [id, content]))
}
