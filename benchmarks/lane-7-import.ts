import { IMPORT_BATCH, IMPORT_STREAMS } from '@telemachos/contract/imports/limits'
import { randomUUID } from 'node:crypto'
import { openBenchDatabase } from './cluster.ts'
import { measureImportInBrowser } from './import-in-browser.ts'
import { IMPORT_SQL } from './limits.ts'
import { compare } from './measure.ts'
import { startContestant } from './product.ts'

const PEOPLE = 1_000

const FIELDS = ['studies', 'birth_place', 'address', 'postcode', 'municipality', 'goal']

/**
 * Importing a thousand people as the page does, against the one insert that it comes to; and whether
 * the page stays at hand with ten times as many.
 */
export async function runLane7(): Promise<boolean> {
  const database = await openBenchDatabase(10_000)
  const { projectId, client } = database
  const settings = {
    User: {
      Fields: FIELDS.map((Name) => ({ Name, Label: Name, Type: 'text', Visible: 4, Editable: 2 })),
    },
  }
  await client.query('update projects set settings = $1 where id = $2', [settings, projectId])
  // The seed numbered its people itself.
  await client.query(`select setval(pg_get_serial_sequence('users', 'id'), max(id)) from users`)
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const met = await compare({
    lane: `Lane 7: importing ${PEOPLE} people, ${IMPORT_BATCH} a call, ${IMPORT_STREAMS} calls at once`,
    unit: 'ms',
    goal: { atMost: 5 },
    product: {
      name: 'product',
      round: () =>
        timed(async () => {
          const answers = await inStreams(makePeople(), (batch) =>
            product.post(
              '/api/User/AddUsers',
              { ProjectId: projectId, Users: batch },
              randomUUID(),
            ),
          )
          const accepted = answers.flatMap(
            (text) => (JSON.parse(text) as { Accepted: string[] }).Accepted,
          )
          if (accepted.length !== PEOPLE)
            throw new Error(`${accepted.length} people were accepted: ${answers[0]?.slice(0, 400)}`)
        }),
    },
    others: [
      {
        name: 'one insert',
        round: () => {
          const rows = JSON.stringify(makePeople())
          return timed(() => client.query(IMPORT_SQL, [projectId, rows]))
        },
      },
      {
        name: 'bare fastify and pg',
        round: () =>
          timed(() =>
            inStreams(makePeople(), (batch) =>
              bare.post('/import', { ProjectId: projectId, Users: batch }),
            ),
          ),
      },
    ],
  })
  await product.stop()
  await bare.stop()
  const isAtHand = await measureImportInBrowser(database, FIELDS)
  await database.close()
  return met && isAtHand
}

let round = 0

/** People whom nobody has imported before. */
function makePeople(): object[] {
  round += 1
  return Array.from({ length: PEOPLE }, (_, index) => ({
    Username: `import.${round}.${index}`,
    Roles: '',
    Fields: {
      first_name: 'Μαρία',
      last_name: `Νικολάου ${index}`,
      email: `import.${round}.${index}@example.org`,
      ...Object.fromEntries(FIELDS.map((name) => [name, `Κάτι για το ${name}`])),
    },
  }))
}

async function inStreams(
  people: readonly object[],
  send: (batch: readonly object[]) => Promise<string>,
): Promise<string[]> {
  const batches = Array.from({ length: people.length / IMPORT_BATCH }, (_, at) =>
    people.slice(at * IMPORT_BATCH, (at + 1) * IMPORT_BATCH),
  )
  const answers: string[] = []
  const stream = async () => {
    for (let batch = batches.shift(); batch; batch = batches.shift())
      answers.push(await send(batch))
  }
  await Promise.all(Array.from({ length: IMPORT_STREAMS }, stream))
  return answers
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}
