import { addDays } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import type { DemoPerson } from './people.ts'
import { insertRows } from './rows.ts'

/** Everybody joined before there was anything to do, so many days ago. */
const JOINED_DAYS = 200

/** Adds people with their places. */
export async function insertPeople(
  tx: Db,
  people: readonly DemoPerson[],
  password_hash: string,
  today: string,
): Promise<void> {
  const joined_at = `${addDays(today, -JOINED_DAYS)}T08:00:00Z`
  await insertRows(
    tx,
    'users',
    {
      id: 'int',
      username: 'text',
      password_hash: 'text',
      first_name: 'text',
      last_name: 'text',
      email: 'text',
      fields: 'json',
      state: 'int',
      super_admin: 'bool',
      sort_key: 'text',
      search_key: 'text',
      created_at: 'instant',
    },
    people.map((person) => ({
      id: person.id,
      username: person.username,
      password_hash,
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      fields: person.fields,
      state: person.state,
      super_admin: person.superAdmin,
      sort_key: person.sortKey,
      search_key: person.searchKey,
      created_at: joined_at,
    })),
  )
  await insertRows(
    tx,
    'memberships',
    { project_id: 'int', user_id: 'int', roles: 'texts', fields: 'json', joined_at: 'instant' },
    people.flatMap(({ id, places }) =>
      places.map(({ projectId, roles, fields }) => ({
        project_id: projectId,
        user_id: id,
        roles,
        fields,
        joined_at,
      })),
    ),
  )
}
