import type { Db } from '../../kernel/database/database.ts'
import { sql, whole } from '../../kernel/database/sql.ts'
import { fieldColumn, partsOf } from './people-conditions-store.ts'
import { everyone, type PeopleSelected } from './people-list-store.ts'
import type { PersonName } from './person-name-store.ts'

/**
 * The values that a field has among people, the most frequent first where there are too many.
 * @param separate whether a text holds several values between commas or semicolons.
 */
export async function listValues(
  db: Db,
  selected: PeopleSelected,
  field: string,
  separate: boolean,
  most: number,
): Promise<string[]> {
  const column = fieldColumn([field])
  const value = separate ? sql`unnest(${partsOf(column)})` : column
  const rows = await db.rows<{ value: string }>(sql`
    select value from (
      select ${value} as value from memberships m join users u on u.id = m.user_id
      where ${everyone(selected)}
    ) found where value <> '' group by value order by count(*) desc, value collate "C" limit ${whole(most)}`)
  return rows.map((row) => row.value)
}

/** The default mentors of people, by name. */
export function listMentorsOf(
  db: Db,
  selected: PeopleSelected,
  most: number,
): Promise<PersonName[]> {
  return db.rows(sql`
    select h.id as "Id", h.first_name as "FirstName", h.last_name as "LastName"
    from users h where h.id in (
      select r.holder_id from memberships m join users u on u.id = m.user_id
      join relations r on r.project_id = m.project_id and r.kind = 'mentor'
        and r.subject_id = m.user_id and r.action_id is null and r.to_at is null
      where ${everyone(selected)})
    order by h.sort_key, h.id limit ${whole(most)}`)
}
