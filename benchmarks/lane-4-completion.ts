import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { openBenchDatabase, openSession, type BenchDatabase } from './cluster.ts'
import { BARE_TABLE_SQL, UPSERT_SQL } from './limits.ts'
import { compare, throughput } from './measure.ts'
import { startContestant } from './product.ts'
import { addStaff } from './staff.ts'

const AT_ONCE = 64
const MILLISECONDS = 2_000
const MENTEES = 10_000
const ROLES = ['Mentee', 'Mentor', 'Coordinator', 'Admin'] as const
/** Tasks and information. */
const OWN_TYPES = [3, 8]

type Role = (typeof ROLES)[number]

/** A mentee and their mentor. */
interface Pair {
  readonly mentee: number
  readonly mentor: number
}

/** Somebody completes an action of a mentee. */
interface Turn {
  readonly cookie: string
  readonly body: { readonly MenteeId: number; readonly ActionId: number }
}

/**
 * Completing actions, each cell once, with session, role, audit, event and the key that the page sends:
 * everybody for themselves, all mentors for their mentees, a coordinator and an administrator for all.
 */
export async function runCompletion(): Promise<boolean> {
  const database = await openBenchDatabase(MENTEES)
  const { projectId, adminId, actionIds, client } = database
  await client.query('truncate completions')
  await client.query(BARE_TABLE_SQL)
  const turns = await turnsOf(database)
  await client.query('vacuum analyze')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment)
  const bare = await startContestant('serve-bare.ts', environment)
  const pool = new pg.Pool({ ...database.connection, max: 10 })
  // A connection may still be closing when the database ends.
  pool.on('error', () => {})
  let bareTurn = 0
  const nextCell = () => {
    bareTurn += 1
    const ActionId = actionIds[Math.floor(bareTurn / MENTEES) % actionIds.length] ?? 0
    return { MenteeId: 1 + (bareTurn % MENTEES), ActionId }
  }
  const perSecond = (work: () => Promise<unknown>) => ({
    round: () => throughput(AT_ONCE, MILLISECONDS, work),
  })
  let met = true
  for (const role of ROLES) {
    const complete = ({ body, cookie }: Turn) =>
      product.post('/api/Action/complet', body, randomUUID(), cookie)
    const isMet = await compare({
      lane: `Lane 4: completing an action as ${role}, ${AT_ONCE} at once`,
      unit: '/s',
      goal: { atLeast: 0.5 },
      product: { name: 'product', ...perSecond(() => complete(turns[role]())) },
      others: [
        {
          name: 'bare upsert',
          ...perSecond(() => {
            const { MenteeId, ActionId } = nextCell()
            return pool.query({
              name: 'upsert',
              text: UPSERT_SQL,
              values: [projectId, MenteeId, ActionId, adminId],
            })
          }),
        },
        {
          name: 'bare fastify and pg',
          ...perSecond(() =>
            bare.post('/complete', { ...nextCell(), ProjectId: projectId, By: adminId }),
          ),
        },
      ],
    })
    met &&= isMet
  }
  const { rows } = await client.query(`
    select (select count(*)::int from audit_log where verb = 'action.completed') as audited,
      (select count(*)::int from completions) as completed,
      (select count(*)::int from idempotency_keys) as kept,
      (select sum(amount)::int from project_counts
       where what = 'done' and overseer_id = 0) as counted`)
  const [{ audited, completed, counted, kept }] = rows
  if (audited !== completed) throw new Error(`${completed} completions left ${audited} audit rows`)
  if (kept !== completed) throw new Error(`of ${completed} completions ${kept} keys were kept`)
  if (counted !== completed) throw new Error(`${completed} completions were counted as ${counted}`)
  await product.stop()
  await bare.stop()
  await pool.end()
  await database.close()
  return met
}

/** By role, who completes what next; nobody ever completes what has been completed. */
async function turnsOf(database: BenchDatabase): Promise<Record<Role, () => Turn>> {
  const { client, actionIds } = database
  const staff = await addStaff(client, database)
  const pairs = await pairsOf(database)
  const mentees = await openSessions(database, 'Mentee', new Set(pairs.map(({ mentee }) => mentee)))
  const mentors = await openSessions(database, 'Mentor', new Set(pairs.map(({ mentor }) => mentor)))
  const cookieOf = (wanted: Role) => staff.find(({ role }) => role === wanted)?.cookie
  // Mentees complete what is no meeting and asks for nothing else; the rest is divided among the others.
  const { rows: own } = await client.query<{ id: number }>(
    'select id from actions where type_id = any ($1)',
    [OWN_TYPES],
  )
  const ownIds = own.map(({ id }) => id)
  const rest = actionIds.filter((id) => !ownIds.includes(id))
  const third = (part: number) => rest.filter((_, index) => index % 3 === part)
  return {
    Mentee: inTurn(pairs, ownIds, ({ mentee }) => mentees.get(mentee)),
    Mentor: inTurn(pairs, third(0), ({ mentor }) => mentors.get(mentor)),
    Coordinator: inTurn(pairs, third(1), () => cookieOf('Coordinator')),
    Admin: inTurn(pairs, third(2), () => cookieOf('Admin')),
  }
}

function inTurn(
  pairs: readonly Pair[],
  actionIds: readonly number[],
  cookieOf: (pair: Pair) => string | undefined,
): () => Turn {
  let turn = 0
  return () => {
    const pair = pairs[turn % pairs.length]
    const ActionId = actionIds[Math.floor(turn / pairs.length)]
    const cookie = pair && cookieOf(pair)
    turn += 1
    if (!cookie || !ActionId) throw new Error('there is nobody or nothing to complete')
    return { cookie, body: { MenteeId: pair.mentee, ActionId } }
  }
}

/** Every mentee with their mentor. */
async function pairsOf({ client, projectId }: BenchDatabase): Promise<Pair[]> {
  const { rows } = await client.query<Pair>(
    `select subject_id as mentee, holder_id as mentor from relations
     where project_id = $1 and kind = 'mentor' order by subject_id`,
    [projectId],
  )
  return rows
}

/** A session for each of these people, by their ids. */
async function openSessions(
  database: BenchDatabase,
  role: 'Mentee' | 'Mentor',
  userIds: ReadonlySet<number>,
): Promise<Map<number, string>> {
  const { client } = database
  const cookies = new Map<number, string>()
  await client.query('begin')
  for (const userId of userIds)
    cookies.set(userId, await openSession(client, database, userId, role))
  await client.query('commit')
  return cookies
}
