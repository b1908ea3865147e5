import type { KnownPlace } from '@telemachos/rules/known-fields'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { writePersonField, writeProjectField, type FieldValue } from './field-store.ts'
import { knownPlaces } from './known-fields.ts'
import { valuesOfMembers } from './known-values-store.ts'

/** Somebody who goes by a registry number. */
export interface NumberedPerson {
  /** As it was asked for. */
  asked: string
  /** As they have it. */
  kayas: string
  userId: number
  firstName: string
  lastName: string
  /** Whether they have left the project. */
  hasLeft: boolean
  /** Whether the condition holds of them. */
  isReached: boolean
}

/**
 * Who has the registry numbers in one of the places, and of whom the condition on `m` holds, in the order of
 * the numbers; shortened, who has them but for the noughts that they begin with.
 */
export function findByNumbers(
  db: Db,
  projectId: number,
  {
    reach,
    places,
    isShortened,
  }: { readonly reach: Sql; readonly places: readonly KnownPlace[]; readonly isShortened: boolean },
  numbers: readonly string[],
): Promise<NumberedPerson[]> {
  const isTheirs = isShortened
    ? sql`ltrim(held.value, '0') = ltrim(g.asked, '0')`
    : sql`held.value = g.asked`
  return db.rows(sql`
    select g.asked, min(held.value) as kayas, u.id as "userId", u.first_name as "firstName",
      u.last_name as "lastName", m.left_at is not null as "hasLeft",
      bool_or(${reach}) as "isReached"
    from unnest(${numbers}::text[]) with ordinality g (asked, place)
    join (${valuesOfMembers(projectId, places)}) held on ${isTheirs}
    join memberships m on m.project_id = ${projectId} and m.user_id = held.user_id
    join users u on u.id = m.user_id
    group by g.asked, g.place, u.id, m.left_at
    order by g.place, u.id`)
}

/**
 * Which of the registry numbers somebody else of the project has, wherever it keeps them, or had who has left it:
 * by the number they are found for as long as what they did is.
 */
export async function listTakenNumbers(
  db: Db,
  projectId: number,
  values: readonly FieldValue[],
): Promise<Set<string>> {
  const places = await knownPlaces(db, projectId, 'kayas')
  const rows = await db.rows<{ number: string }>(sql`
    select distinct g.value as number
    from unnest(${values.map(({ userId }) => userId)}::int[],
      ${values.map(({ value }) => value)}::text[]) as g (id, value)
    join (${valuesOfMembers(projectId, places)}) held on held.value = g.value and held.user_id <> g.id`)
  return new Set(rows.map(({ number }) => number))
}

/** The number that somebody of the project alone has; undefined where they have none, or share it. */
export async function findOwnNumber(
  db: Db,
  projectId: number,
  userId: number,
): Promise<string | undefined> {
  const members = valuesOfMembers(projectId, await knownPlaces(db, projectId, 'kayas'))
  const row = await db.row<{ number: string }>(sql`
    select held.value as number from (${members}) held
    where held.user_id = ${userId} and held.value <> '' and not exists (
      select from (${members}) other where other.value = held.value and other.user_id <> held.user_id)
    order by held.value limit 1`)
  return row?.number
}

/** Writes registry numbers where the project keeps them. @returns the name of the field. */
export async function writeNumbers(
  db: Db,
  projectId: number,
  values: readonly FieldValue[],
): Promise<string> {
  const [first] = await knownPlaces(db, projectId, 'kayas')
  const { place, name } = first ?? { place: 'membership', name: 'kayas' }
  if (place === 'person') await writePersonField(db, name, values)
  else await writeProjectField(db, projectId, name, values)
  return name
}
