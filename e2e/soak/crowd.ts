import { sql } from '../../apps/server/src/kernel/database/sql.ts'
import type { Product } from '../product.ts'
import { inDatabase } from '../product-database.ts'
import { PROJECT } from '../stage.ts'
import {
  adminDeeds,
  menteeDeeds,
  mentorDeeds,
  overseerDeeds,
  type Deed,
  type Work,
} from './deeds.ts'
import { enter, type Person } from './person.ts'

/** How many people are at work besides those at the windows. */
const PEOPLE = { Mentee: 36, Mentor: 12, Supervisor: 3, Coordinator: 3, Admin: 2 } as const

/** Somebody at work, and what they do. */
interface Worker {
  readonly person: Person
  readonly deeds: readonly Deed[]
}

/** Has people of all roles sign in, each by a way of their own; nobody of those given. */
export async function enterCrowd(
  product: Product,
  work: Work,
  butIds: readonly number[],
): Promise<Worker[]> {
  const crowd: { person: Person; role: keyof typeof PEOPLE }[] = []
  for (const { username, role } of await findPeople(product, butIds))
    crowd.push({ person: await enter(product, username), role })
  const idsOf = (wanted: string) =>
    crowd.filter(({ role }) => role === wanted).map(({ person }) => person.id)
  const admins = idsOf('Admin')
  /** Each administrator changes other mentees. */
  const shareOf = ({ id }: Person): number[] =>
    idsOf('Mentee').filter((_, place) => place % admins.length === admins.indexOf(id))
  const deedsOf = {
    Mentee: menteeDeeds,
    Mentor: mentorDeeds,
    Supervisor: overseerDeeds,
    Coordinator: overseerDeeds,
    Admin: (person: Person) => adminDeeds(person, work, shareOf(person)),
  }
  return Promise.all(
    crowd.map(async ({ person, role }) => ({ person, deeds: await deedsOf[role](person, work) })),
  )
}

/** People of the main project alone, as many of each role as there are up to those wanted. */
async function findPeople(product: Product, butIds: readonly number[]) {
  return inDatabase(product, (database) =>
    database.rows<{ username: string; role: keyof typeof PEOPLE }>(sql`
      select username, role from (
        select u.username, m.roles[1] as role,
          row_number() over (partition by m.roles[1] order by u.id desc) as place
        from users u join memberships m on m.user_id = u.id and m.left_at is null
        where m.project_id = ${PROJECT.id} and u.state = 1 and u.id <> all (${butIds}::int[])
          and (u.fields ->> 'gdpr' is not null or not m.is_mentee)
          and (select count(*) from memberships other where other.user_id = u.id) = 1) as everybody
      join unnest(${Object.keys(PEOPLE)}::text[], ${Object.values(PEOPLE)}::int[])
        as wanted (wanted_role, wanted_count) on wanted_role = role and place <= wanted_count`),
  )
}
