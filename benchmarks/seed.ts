import type pg from 'pg'
import { MEN, SURNAMES } from '../apps/server/src/app/demo/names.ts'
import { personKeys } from '../apps/server/src/modules/people/person-keys.ts'

/** What a seeded project holds; everyone in it is looked after by the one mentor-free admin. */
export interface Seeded {
  readonly projectId: number
  readonly adminId: number
  readonly actionIds: readonly number[]
  readonly firstMenteeId: number
}

/** Completions of so many mentees are written at once. */
const SLICE = 5_000

/** Fills a migrated, empty database with one project of so many mentees by so many actions. */
export async function seed(client: pg.Client, mentees: number, actionCount = 50): Promise<Seeded> {
  const { rows } = await client.query<{ id: number }>(
    `insert into projects (url, descr) values ('bench', 'Benchmark') returning id`,
  )
  const projectId = rows[0]?.id ?? 0
  await client.query(`
    insert into users (id, username, first_name, last_name, sort_key, search_key)
    select n, 'person' || n, 'Όνομα', 'Επώνυμο' || n, lpad(((n * 7919) % 1000003)::text, 7, '0'), 'επωνυμο' || n
    from generate_series(1, ${mentees + 1}) n`)
  await client.query(
    `insert into memberships (project_id, user_id, roles)
     select $1, n, case n when ${mentees + 1} then array['Admin'] else array['Mentee'] end
     from generate_series(1, ${mentees + 1}) n`,
    [projectId],
  )
  const actions = await client.query<{ id: number }>(
    `insert into actions (type_id, title) select 1 + n % 8, 'Δράση ' || n
     from generate_series(1, ${actionCount}) n returning id`,
  )
  const actionIds = actions.rows.map((row) => row.id)
  await client.query(
    `insert into project_actions (project_id, action_id, flags, position)
     select $1, id, 2, id from unnest($2::int[]) id`,
    [projectId, actionIds],
  )
  // The triggers that count hold all of what one statement changes.
  for (let first = 1; first <= mentees; first += SLICE) {
    await client.query(
      `insert into completions (project_id, mentee_id, action_id, completed_at, completed_by)
       select $1, n, a, now() - make_interval(hours => n % 1700), ${mentees + 1}
       from generate_series($3::int, $4::int) n, unnest($2::int[]) a where (n + a) % 3 = 0`,
      [projectId, actionIds, first, Math.min(first + SLICE - 1, mentees)],
    )
  }
  await client.query(
    `insert into action_data (project_id, action_id, drawer, mentee_id, scheduled_at, data)
     select $1, a, 'mentee', n, now() + make_interval(hours => n % 500), '{}'
     from generate_series(1, ${mentees}) n, unnest($2::int[]) a where (n + a) % 25 = 1`,
    [projectId, actionIds],
  )
  await client.query('analyze')
  return { projectId, adminId: mentees + 1, actionIds, firstMenteeId: 1 }
}

/** Nobody else's surname. */
export const RARE_SURNAME = 'Ζβορονίτης'

/**
 * Gives everybody a name that people have, with the keys that the product writes: some surnames are
 * many people's, and the last mentee's is nobody else's.
 */
export async function nameEverybody(client: pg.Client, mentees: number): Promise<void> {
  const people = Array.from({ length: mentees + 1 }, (_, index) => {
    const id = index + 1
    const firstName = MEN[id % MEN.length] ?? ''
    // The square has most people at the beginning of the list.
    const place = ((id * 7919) % 10_007) / 10_007
    const surname = SURNAMES[Math.floor(place * place * SURNAMES.length)]?.[0] ?? ''
    const lastName = id === mentees ? RARE_SURNAME : surname
    return {
      id,
      firstName,
      lastName,
      ...personKeys({ firstName, lastName, username: `person${id}` }),
    }
  })
  await client.query(
    `update users u set first_name = n."firstName", last_name = n."lastName",
      sort_key = n."sortKey", search_key = n."searchKey"
     from jsonb_to_recordset($1::jsonb) as n
       (id int, "firstName" text, "lastName" text, "sortKey" text, "searchKey" text)
     where u.id = n.id`,
    [JSON.stringify(people)],
  )
}
