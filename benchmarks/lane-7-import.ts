import { IMPORT_BATCH, IMPORT_STREAMS } from '@telemachos/contract/imports/limits'
import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { personKeys } from '../apps/server/src/modules/people/index.ts'
import { openBenchDatabase } from './cluster.ts'
import { measureImportInBrowser } from './import-in-browser.ts'
import { BARE_PEOPLE_SQL, importSql, type PeopleTables } from './limits.ts'
import { compare, type Contender } from './measure.ts'
import { startContestant } from './product.ts'

const PEOPLE = 1_000

const FIELDS = ['studies', 'birth_place', 'address', 'postcode', 'municipality', 'goal']

/**
 * Importing a thousand people as the page does, against the one insert that it comes to: into the
 * product's tables with their triggers and indexes, into such tables without triggers, and into some
 * that have nothing but their primary keys. Then whether the page stays at hand with ten times as many.
 * The others are given the keys by which people are sorted and found, which the product works out itself.
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
  await client.query(BARE_PEOPLE_SQL)
  const insert = (name: string, tables: PeopleTables): Contender => ({
    name,
    round: () => {
      const rows = JSON.stringify(makePeople().map(withKeys))
      return timed(() => client.query(importSql(tables), [projectId, rows]))
    },
  })
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment, database.cookie)
  const bare = await startContestant('serve-bare.ts', environment)
  const met = await compare({
    lane: `Lane 7: importing ${PEOPLE} people, ${IMPORT_BATCH} a call, ${IMPORT_STREAMS} calls at once`,
    unit: 'ms',
    goal: { atMost: 4 },
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
          const accepted = answers.flatMap((text) => JSON.parse(text) as string[])
          if (accepted.length !== PEOPLE)
            throw new Error(`${accepted.length} people were accepted: ${answers[0]?.slice(0, 400)}`)
        }),
    },
    others: [
      insert('one insert', ''),
      insert('without triggers', 'linked_'),
      { ...insert('with its keys alone', 'keyed_'), goal: { atMost: 10 } },
      {
        name: 'bare fastify and pg',
        round: () => {
          const people = makePeople().map(withKeys)
          return timed(() =>
            inStreams(people, (batch) =>
              bare.post('/import', { ProjectId: projectId, Users: batch }),
            ),
          )
        },
      },
    ],
  })
  await requireSameRows(client)
  await product.stop()
  await bare.stop()
  const isAtHand = await measureImportInBrowser(database, FIELDS)
  await database.close()
  return met && isAtHand
}

let round = 0

interface ImportedPerson {
  readonly Username: string
  readonly Roles: string
  readonly Fields: { readonly first_name: string; readonly last_name: string }
}

/** People whom nobody has imported before. */
function makePeople(): ImportedPerson[] {
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

function withKeys(person: ImportedPerson): object {
  const { first_name: firstName, last_name: lastName } = person.Fields
  return { ...person, ...personKeys({ firstName, lastName, username: person.Username }) }
}

/** What is alike in everybody who was imported has one value, whoever wrote it. */
async function requireSameRows(client: pg.Client): Promise<void> {
  const { rows } = await client.query(`
    select distinct u.first_name, u.fields, u.default_project_id, m.roles, m.active,
      m.sort_key = u.sort_key as copied,
      starts_with(u.search_key, 'νικολαου ') and u.search_key like '% import.% | nikolau %' as keyed
    from users u join memberships m on m.user_id = u.id where u.username like 'import.%'`)
  if (rows.length !== 1) throw new Error('product and limit write different rows')
}

async function inStreams<Person extends object>(
  people: readonly Person[],
  send: (batch: readonly Person[]) => Promise<string>,
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
