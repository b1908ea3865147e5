import type { Language } from '@telemachos/contract/core/define-texts'
import { GRID_FLAGS } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql } from '../../kernel/database/sql.ts'

/** A conference as it is looked over. */
export interface CheckedConference {
  id: number
  title: string
  isPublished: boolean
  /** The deadline that is the same for all, and the day of the first session in Athens. */
  due: string | null
  first: string | null
  /** How many sessions have not begun. */
  toCome: number
}

interface Wanted {
  readonly typeId: number
  readonly language: Language
  readonly now: Date
}

/** The conferences of a project that are not archived, in their order. */
export function listChecked(
  db: Db,
  projectId: number,
  { typeId, language, now }: Wanted,
): Promise<CheckedConference[]> {
  return db.rows(sql`
    select a.id, ${inLanguage(sql`a.title`, sql`a.titles`, language)} as title,
      pa.flags & ${GRID_FLAGS.Published}::int > 0 as "isPublished", pa.due_on as due,
      (min(s.begins_at) at time zone 'Europe/Athens')::date as first,
      (count(s.id) filter (where s.begins_at > ${now}))::int as "toCome"
    from project_actions pa
    join actions a on a.id = pa.action_id
    left join conference_sessions s on s.project_id = pa.project_id and s.action_id = pa.action_id
      and s.state = 'planned'
    where pa.project_id = ${projectId} and pa.archived_at is null and a.type_id = ${typeId}
    group by a.id, pa.project_id, pa.action_id
    order by pa.position, a.id`)
}
