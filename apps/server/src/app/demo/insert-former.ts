import { addDays } from '@telemachos/rules/dates'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { personKeys } from '../../modules/people/index.ts'
import { insertPeople } from './insert-people.ts'
import { makeAfm, makeAmka } from './numbers.ts'
import { Random } from './random.ts'

const PROJECT = 1

/** Another one than that of everybody else, whose numbers these are not. */
const SEED = 990

/** Two mentees who have left, so many days ago; the first was paid before. */
const FORMER = [
  {
    firstName: 'Αντώνης',
    lastName: 'Καλλιγέρης',
    username: 'former1',
    isWoman: false,
    birthDate: '1999-04-17',
    kayas: '2024990',
    days: 12,
  },
  // Of whom something is missing.
  {
    firstName: 'Μαρίνα',
    lastName: 'Στεφανάκη',
    username: 'former2',
    isWoman: true,
    birthDate: '',
    kayas: '2024991',
    days: 40,
  },
] as const

/** Adds those who have left the project. */
export async function insertFormer(tx: Db, passwordHash: string, today: string): Promise<void> {
  const { last } = await tx.one<{ last: number }>(sql`select max(id) as last from users`)
  const people = FORMER.map(
    ({ firstName, lastName, username, isWoman, birthDate, kayas }, place) => ({
      id: last + 1 + place,
      username,
      firstName,
      lastName,
      email: `${username}@example.org`,
      ...personKeys({
        firstName,
        lastName,
        username,
      }),
      fields: fieldsOf(birthDate, isWoman),
      state: 1,
      superAdmin: false,
      places: [
        {
          projectId: PROJECT,
          roles: ['Mentee'] as const,
          fields: { kayas },
        },
      ],
    }),
  )
  await insertPeople(tx, people, passwordHash, today)
  const left = FORMER.map(({ days }) => `${addDays(today, -days)}T09:00:00Z`)
  await tx.run(sql`
    update memberships m set left_at = g.left_at
    from unnest(${people.map(({ id }) => id)}::int[], ${left}::timestamptz[]) g (id, left_at)
    where m.user_id = g.id`)
  const [first] = people
  await tx.run(sql`
    insert into payments (project_id, user_id, action_id, kayas, paid_at, paid_by)
    select project_id, ${first?.id ?? 0}::int, action_id, ${FORMER[0].kayas}, paid_at, paid_by
    from payments where project_id = ${PROJECT} order by paid_at, action_id limit 1`)
}

/** What the register asks of somebody; nothing of whoever's birth date is not known. */
function fieldsOf(birthDate: string, isWoman: boolean): Record<string, string> {
  if (birthDate === '') return {}
  const random = new Random(SEED)
  return {
    gender: isWoman ? '5302' : '5301',
    birth_date: birthDate,
    afm: makeAfm(random),
    amka: makeAmka(random, birthDate, isWoman),
  }
}
