import { openBenchDatabase } from './cluster.ts'
import { median, report } from './measure.ts'
import { startContestant } from './product.ts'
import { nameEverybody, RARE_SURNAME } from './seed.ts'
import { addStaff, type StaffRole } from './staff.ts'

const PEOPLE = 100_000
const ACTIONS = 60
const PATH = '/api/User/Find'
const ACTIONS_PATH = '/api/action/all'

/** Whom the goal is for. */
const ROLES: readonly StaffRole[] = ['Admin', 'Coordinator', 'Mentor']
/** In milliseconds, of all answers while somebody types. */
const AT_MOST = 100
const WARM_UP = 3
const TIMES = 10

/** What is typed, letter by letter. */
const TYPED = [
  'Παπαδόπουλος',
  'papadopoulos giorgos',
  'Γιώργος Παπα',
  RARE_SURNAME,
  'person77777',
  'ζζζ',
]

/** Every beginning of what is typed, as the palette asks for each. */
const SEARCHES = TYPED.flatMap((text) =>
  Array.from(text, (_, at) => text.slice(0, at + 1)).filter((part) => part === part.trimEnd()),
)

/** What Ctrl+K asks the server while somebody types, of 100,000 people, as each role. */
export async function runLane16(): Promise<boolean> {
  const database = await openBenchDatabase(PEOPLE, ACTIONS)
  await nameEverybody(database.client, PEOPLE)
  const staff = await addStaff(database.client, database)
  await database.client.query('vacuum analyze')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment)
  const ProjectId = database.projectId
  console.log(`\nLane 16: Ctrl+K among ${PEOPLE.toLocaleString('en')} people`)
  let met = true
  for (const { role, cookie } of staff.filter((one) => ROLES.includes(one.role))) {
    const ask = async (path: string, body: object): Promise<number> => {
      const start = performance.now()
      await product.post(path, { ProjectId, ...body }, undefined, cookie)
      return performance.now() - start
    }
    const times = new Map<string, number[]>(SEARCHES.map((search) => [search, []]))
    for (let turn = -WARM_UP; turn < TIMES; turn++)
      for (const Search of SEARCHES) {
        const took = await ask(PATH, { Search })
        if (turn >= 0) times.get(Search)?.push(took)
      }
    const actions: number[] = []
    for (let turn = 0; turn < TIMES * 2; turn++)
      actions.push(await ask(ACTIONS_PATH, { all: role !== 'Mentor' }))
    const all = [...times.values()].flat()
    met = report(`${role}: p95 of people`, quantile(all, 0.95), 'ms', AT_MOST) && met
    met = report(`${role}: p95 of actions`, quantile(actions, 0.95), 'ms', AT_MOST) && met
    const slowest = [...times]
      .map(([search, took]) => [search, median(took)] as const)
      .toSorted(([, one], [, other]) => other - one)
      .slice(0, 4)
      .map(([search, took]) => `${search} ${took.toFixed(1)}`)
    console.log(`    median ${median(all).toFixed(1)} ms; slowest: ${slowest.join(', ')}`)
  }
  await product.stop()
  await database.close()
  return met
}

/** The figure below which so large a part of the figures is. */
function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN
}
