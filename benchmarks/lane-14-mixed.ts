import { fold } from '@telemachos/rules/greek-text'
import { randomUUID } from 'node:crypto'
import { openBenchDatabase, openSession } from './cluster.ts'
import { BARE_TABLE_SQL } from './limits.ts'
import { median, report, ROUNDS } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import { RARE_SURNAME, nameEverybody } from './seed.ts'
import { addStaff } from './staff.ts'

const LIST_PATH = '/api/User/People'
const MENTEES = 5_000
const MILLISECONDS = 3_000
const SESSIONS = [1, 16, 64, 256] as const
/** The number of sessions whose figures have goals. */
const JUDGED = 64
/** Of five sessions one is a mentee’s, who completes actions; the others read what staff reads. */
const MENTEE_EVERY = 5

/** What mentees complete themselves: no meeting, and nothing that asks for more. */
const OWN_TYPES = [3, 8]

/** Somebody who asks without thinking time, of the product and of the bare server. */
interface Session {
  next(turn: number): { readonly ours: Request; readonly theirs: Request }
}
interface Request {
  readonly path: string
  readonly body: object
  readonly cookie?: string
  readonly key?: string
}

interface Figures {
  readonly perSecond: number
  readonly p99: number
}

/**
 * People of all roles at once, without thinking time: grid pages, lists, searches and completions with
 * their keys. The product as one process and as two, beside a bare server with the same SQL, as one and
 * as two.
 */
export async function runLane14(): Promise<boolean> {
  const database = await openBenchDatabase(MENTEES)
  const { client, projectId } = database
  await nameEverybody(client, MENTEES)
  const staff = await addStaff(client, database)
  await client.query('truncate completions')
  await client.query(BARE_TABLE_SQL)
  const { rows } = await client.query<{ id: number }>(
    'select id from actions where type_id = any ($1)',
    [OWN_TYPES],
  )
  const actionIds = rows.map(({ id }) => id)
  const sessions: Session[] = []
  for (let index = 0; index < Math.max(...SESSIONS); index++) {
    const member = staff[index % staff.length]
    if (!member) throw new Error('nobody to sign in')
    if (index % MENTEE_EVERY === MENTEE_EVERY - 1) {
      const cookie = await openSession(client, database, index, 'Mentee')
      sessions.push(menteeSession({ projectId, actionIds, menteeId: index, cookie }))
    } else sessions.push(staffSession({ projectId, ...member }))
  }
  await client.query('vacuum analyze')

  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const contestants = {
    'one process': await startContestant('serve-product.ts', environment),
    'two processes': await startContestant('serve-product.ts', {
      ...environment,
      BENCH_WORKERS: '2',
    }),
    'bare fastify and pg': await startContestant('serve-bare.ts', environment),
    'bare, two processes': await startContestant('serve-bare.ts', {
      ...environment,
      BENCH_WORKERS: '2',
    }),
  }
  let met = true
  for (const count of SESSIONS) {
    const asking = sessions.slice(0, count)
    const figures = new Map<string, Figures[]>()
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, contestant] of Object.entries(contestants)) {
        const side = name.startsWith('bare') ? 'theirs' : 'ours'
        figures.set(name, [...(figures.get(name) ?? []), await run(asking, contestant, side)])
      }
    }
    console.log(`\nLane 14: ${count} sessions of all roles, ${MENTEES} mentees`)
    for (const [name, rounds] of figures) {
      const perSecond = median(rounds.map((round) => round.perSecond))
      const p99 = median(rounds.map((round) => round.p99))
      console.log(`  ${name.padEnd(28)} ${perSecond.toFixed(0)} /s, p99 ${p99.toFixed(0)} ms`)
    }
    if (count !== JUDGED) continue
    const [one = [], two = [], bare = [], twoBare = []] = [...figures.values()]
    met = report('one process / bare', ratio(one, bare), 'times', { atLeast: 0.5 }) && met
    met = report('two processes / one', ratio(two, one), 'times', { atLeast: 1.7 }) && met
    // What the machine has left for a second one, beside the database and whoever asks.
    console.log(
      `  ${'the same of the bare server'.padEnd(40)} ${ratio(twoBare, bare).toFixed(1)} times`,
    )
    const p99 = median(two.map((round) => round.p99))
    met = report('p99 of two processes', p99, 'ms', 250) && met
  }
  for (const contestant of Object.values(contestants)) await contestant.stop()
  await database.close()
  return met
}

function ratio(ours: readonly Figures[], theirs: readonly Figures[]): number {
  return median(ours.map(({ perSecond }, round) => perSecond / (theirs[round]?.perSecond ?? 0)))
}

/** Has all of them ask for a while. @throws Error for any answer that is not a success. */
async function run(
  sessions: readonly Session[],
  contestant: Contestant,
  side: 'ours' | 'theirs',
): Promise<Figures> {
  const taken: number[] = []
  const start = performance.now()
  const work = async (session: Session): Promise<void> => {
    for (let turn = 0; performance.now() - start < MILLISECONDS; turn++) {
      const { path, body, key, cookie } = session.next(turn)[side]
      const asked = performance.now()
      await contestant.post(path, body, key, cookie)
      taken.push(performance.now() - asked)
    }
  }
  await Promise.all(sessions.map(work))
  const seconds = (performance.now() - start) / 1000
  const sorted = taken.toSorted((a, b) => a - b)
  return {
    perSecond: taken.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
  }
}

interface Staff {
  readonly projectId: number
  readonly role: string
  readonly userId: number
  readonly cookie: string
}

function staffSession({ projectId: ProjectId, role, userId: By, cookie }: Staff): Session {
  const grid = {
    ours: { path: '/api/project/GetActionsGrid_Partial', body: { ProjectId, Page: 1 }, cookie },
    theirs: { path: '/grid-page', body: { ProjectId, Role: role, By } },
  }
  // A mentor has no list of people.
  if (role === 'Mentor') return { next: () => grid }
  const requests = [
    grid,
    {
      ours: { path: LIST_PATH, body: { ProjectId }, cookie },
      theirs: { path: '/people', body: { ProjectId, After: { Key: '', Id: 0 } } },
    },
    {
      ours: { path: LIST_PATH, body: { ProjectId, Search: RARE_SURNAME }, cookie },
      theirs: { path: '/search', body: { ProjectId, Pattern: `%${fold(RARE_SURNAME)}%` } },
    },
  ]
  return { next: (turn) => requests[turn % requests.length] ?? grid }
}

interface Mentee {
  readonly projectId: number
  readonly actionIds: readonly number[]
  readonly menteeId: number
  readonly cookie: string
}

/** Completes one action after the other; what is completed already is only said so. */
function menteeSession({ projectId, actionIds, menteeId, cookie }: Mentee): Session {
  return {
    next: (turn) => {
      const ActionId = actionIds[turn % actionIds.length] ?? 0
      const cell = { MenteeId: menteeId, ActionId }
      return {
        ours: { path: '/api/Action/complet', body: cell, key: randomUUID(), cookie },
        theirs: { path: '/complete', body: { ...cell, ProjectId: projectId, By: menteeId } },
      }
    },
  }
}
