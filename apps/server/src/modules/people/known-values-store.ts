import type { KnownPlace } from '@telemachos/rules/known-fields'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'

/** Names that have an index, which only finds what the statement itself says. */
const INDEXED: ReadonlyMap<string, Sql> = new Map([
  ['kayas', sql`'kayas'`],
  ['afm', sql`'afm'`],
])

const nameOf = (name: string): Sql => INDEXED.get(name) ?? sql`${name}::text`

/** What is kept in the first of the places that has something, of the person `u` in the place `m`; else null. */
export function valueIn(places: readonly KnownPlace[]): Sql {
  const values = places.map(({ place, name }) =>
    place === 'person'
      ? sql`nullif(u.fields ->> ${nameOf(name)}, '')`
      : sql`nullif(m.fields ->> ${nameOf(name)}, '')`,
  )
  return values.length === 0 ? sql`null::text` : sql`coalesce(${join(values, ', ')})`
}

/** What people of a project have in the places, as rows `user_id` and `value`, one a place; of who has left too. */
export function valuesOfMembers(projectId: number, places: readonly KnownPlace[]): Sql {
  const selects = places.map(({ place, name }) =>
    place === 'person'
      ? sql`select m.user_id, u.fields ->> ${nameOf(name)} as value
          from memberships m join users u on u.id = m.user_id
          where m.project_id = ${projectId} and u.fields ? ${nameOf(name)}`
      : sql`select m.user_id, m.fields ->> ${nameOf(name)} as value
          from memberships m where m.project_id = ${projectId} and m.fields ? ${nameOf(name)}`,
  )
  return selects.length === 0
    ? sql`select null::int as user_id, null::text as value where false`
    : join(selects, ' union all ')
}

/** What anybody keeps with their person under these names, as rows `user_id` and `value`. */
export function valuesOfPeople(names: readonly string[]): Sql {
  return join(
    names.map(
      (name) => sql`select u.id as user_id, u.fields ->> ${nameOf(name)} as value
        from users u where u.fields ? ${nameOf(name)}`,
    ),
    ' union all ',
  )
}
