import type { Db } from '../../kernel/database/database.ts'
import type { DemoPerson } from './people.ts'
import { insertRows } from './rows.ts'

/** Adds people with their places. */
export async function insertPeople(
  tx: Db,
  people: readonly DemoPerson[],
  password_hash: string,
): Promise<void> {
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
    })),
  )
  await insertRows(
    tx,
    'memberships',
    { project_id: 'int', user_id: 'int', roles: 'texts', fields: 'json' },
    people.flatMap(({ id, places }) =>
      places.map(({ projectId, roles, fields }) => ({
        project_id: projectId,
        user_id: id,
        roles,
        fields,
      })),
    ),
  )
}
