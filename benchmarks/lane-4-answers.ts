import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { questionsOf } from '../packages/questionnaire/src/definition.ts'
import { openBenchDatabase, openSession, type BenchDatabase } from './cluster.ts'
import { ANSWER_UPSERT_SQL, BARE_ANSWERS_SQL } from './limits.ts'
import { compare, report, throughput } from './measure.ts'
import { startContestant, type Contestant } from './product.ts'
import { addQuestionnaire, type Asked } from './questionnaire.ts'

const AT_ONCE = 64
const MILLISECONDS = 2_000
const QUESTIONS = 300
/** People who answer. */
const RESPONDENTS = 1_000
/** Answers that others have left before: so many sets of so many. */
const ANSWERS_OF_SET = 50
const STORED = [100_000, 1_000_000, 5_000_000] as const
/** The page that they were written in. */
const BEFORE = 'page-before'
/** For waiting times: as many at once as leave the machine some room. */
const FEW_AT_ONCE = 4
const TIMED = 6_000

/** Somebody's attempt, and the cookie with which they answer. */
interface Attempt {
  readonly setId: number
  readonly menteeId: number
  readonly cookie: string
}

/** A save as the page sends it. */
interface Save {
  readonly attempt: Attempt
  readonly body: { AnswerSetId: number; GroupId: number; OptionId: number }
}

/**
 * Saving one answer, each by the person whose questionnaire it is, with session, role and the name of
 * every write; then, with `full`, how long the slowest wait as the answers of others grow.
 */
export async function runAnswers(full: boolean): Promise<boolean> {
  const database = await openBenchDatabase(RESPONDENTS + STORED[2] / ANSWERS_OF_SET, 0)
  const { client } = database
  const asked = await addQuestionnaire(database, QUESTIONS)
  const attempts = await startAttempts(database, asked)
  // Tables are never as empty as nobody has answered anything: plans for those are others.
  await addAnswers(database, asked, { from: 0, to: STORED[0] })
  await client.query(BARE_ANSWERS_SQL)
  await client.query('insert into bare_answers select * from quest_answers')
  await client.query('vacuum analyze')
  const environment = { BENCH_CONNECTION: JSON.stringify(database.connection) }
  const product = await startContestant('serve-product.ts', environment)
  const bare = await startContestant('serve-bare.ts', environment)
  const pool = new pg.Pool({ ...database.connection, max: 10 })
  const next = savesOf(attempts, asked)
  const page = new Saving(product)
  let met = await compare({
    lane: `Lane 4: saving one answer, ${AT_ONCE} at once`,
    unit: '/s',
    goal: { atLeast: 0.5 },
    product: {
      name: 'product',
      round: () => throughput(AT_ONCE, MILLISECONDS, () => page.save(next())),
    },
    others: [
      {
        name: 'bare upsert',
        round: () =>
          throughput(AT_ONCE, MILLISECONDS, () => {
            const { attempt, body } = next()
            return pool.query({
              name: 'upsert',
              text: ANSWER_UPSERT_SQL,
              values: [body.AnswerSetId, body.GroupId, body.OptionId, attempt.menteeId],
            })
          }),
      },
      {
        name: 'bare fastify and pg',
        round: () =>
          throughput(AT_ONCE, MILLISECONDS, () => {
            const { attempt, body } = next()
            return bare.post('/answer', { ...body, By: attempt.menteeId })
          }),
      },
    ],
  })
  await requireSaved(database, page.saved)
  if (full) met = (await measureGrowth(database, asked, () => page.save(next()))) && met
  await product.stop()
  await bare.stop()
  await pool.end()
  await database.close()
  return met
}

/** The pages of everybody who answers, as one: it counts what was saved and refuses anything else. */
class Saving {
  saved = 0
  #seq = 0
  readonly #product: Contestant

  constructor(product: Contestant) {
    this.#product = product
  }

  async save({ attempt, body }: Save): Promise<void> {
    this.#seq += 1
    const write = {
      ...body,
      Epoch: 0,
      OpId: randomUUID(),
      ClientId: `page-of-${attempt.setId}`,
      Seq: this.#seq,
      BaseRev: 0,
    }
    const text = await this.#product.post(
      '/api/quest/AnswerClosed',
      write,
      randomUUID(),
      attempt.cookie,
    )
    const { Outcome, Current } = JSON.parse(text) as Saved
    if (Outcome !== 'saved' || Current.OptionId !== body.OptionId)
      throw new Error(`an answer was not saved: ${text}`)
    this.saved += 1
  }
}

interface Saved {
  Outcome: string
  Current: { OptionId: number | null }
}

/** Every question of everybody in turn, each time with another of its options. */
function savesOf(attempts: readonly Attempt[], { definition }: Asked): () => Save {
  const groups = questionsOf(definition).map(({ groups: [group] }) => ({
    groupId: group?.id ?? 0,
    optionIds: group?.options.map(({ id }) => id) ?? [],
  }))
  let turn = 0
  return () => {
    const attempt = attempts[turn % attempts.length]
    const round = Math.floor(turn / attempts.length)
    const group = groups[round % groups.length]
    const again = Math.floor(round / groups.length)
    turn += 1
    if (!attempt || !group) throw new Error('there is nobody or nothing to answer')
    const OptionId = group.optionIds[again % group.optionIds.length] ?? 0
    return { attempt, body: { AnswerSetId: attempt.setId, GroupId: group.groupId, OptionId } }
  }
}

/** Attempts of the first mentees, as starting leaves them, each with a session of their own. */
async function startAttempts(database: BenchDatabase, asked: Asked): Promise<Attempt[]> {
  const { client } = database
  const sets = await insertSets(database, asked, { first: 1, count: RESPONDENTS })
  const attempts: Attempt[] = []
  await client.query('begin')
  for (const { setId, menteeId } of sets) {
    attempts.push({
      setId,
      menteeId,
      cookie: await openSession(client, database, menteeId, 'Mentee'),
    })
  }
  await client.query('commit')
  return attempts
}

async function insertSets(
  { client, projectId }: BenchDatabase,
  { questId, versionId, actionId }: Asked,
  { first, count }: { readonly first: number; readonly count: number },
): Promise<{ setId: number; menteeId: number }[]> {
  const { rows } = await client.query<{ setId: number; menteeId: number }>(
    `insert into answer_sets (project_id, quest_id, version_id, action_id, mentee_id,
       respondent_id, state, first_started_at, segment_started_at, created_at)
     select $1, $2, $3, $4, n, n, 'started', now(), now(), now()
     from generate_series($5::int, $5::int + $6::int - 1) n
     returning id as "setId", mentee_id as "menteeId"`,
    [projectId, questId, versionId, actionId, first, count],
  )
  return rows
}

/** What was answered with `saved` is there: as many revisions, and as many names of writes. */
async function requireSaved({ client }: BenchDatabase, saved: number): Promise<void> {
  const { rows } = await client.query<{ revisions: number; named: number }>(
    `select (select coalesce(sum(rev), 0)::int from quest_answers
        where client_id <> $1) as revisions,
      (select count(*)::int from quest_operations where client_id <> $1) as named`,
    [BEFORE],
  )
  const { revisions, named } = rows[0] ?? {}
  if (revisions !== saved || named !== saved)
    throw new Error(`of ${saved} saved answers ${revisions} are there and ${named} are named`)
}

/** The slowest of a hundred, with ever more answers of others in the tables. */
async function measureGrowth(
  database: BenchDatabase,
  asked: Asked,
  save: () => Promise<void>,
): Promise<boolean> {
  let stored: number = STORED[0]
  let smallest: number | undefined
  let met = true
  for (const size of STORED) {
    if (size > stored) await addAnswers(database, asked, { from: stored, to: size })
    stored = size
    await timesOf(save)
    const rounds: number[] = []
    for (let round = 0; round < 5; round++) rounds.push(percentile(await timesOf(save), 0.99))
    const p99 = percentile(rounds, 0.5)
    const answers = `${size.toLocaleString('en')} answers`
    console.log(`  ${`p99 beside ${answers}`.padEnd(40)} ${p99.toFixed(2)} ms`)
    smallest ??= p99
    if (size > STORED[0])
      met = report(`p99, ${answers} / the fewest`, p99 / smallest, 'times', 1.5) && met
  }
  return met
}

/** Answers of people who have finished, with the names of their writes. */
async function addAnswers(
  database: BenchDatabase,
  asked: Asked,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { client } = database
  const first = RESPONDENTS + from / ANSWERS_OF_SET + 1
  const sets = await insertSets(database, asked, { first, count: (to - from) / ANSWERS_OF_SET })
  const setIds = sets.map(({ setId }) => setId)
  // The keys to other tables hold: the sets and the people are there.
  await client.query('set session_replication_role = replica')
  await client.query(
    `insert into quest_answers
       (answer_set_id, group_id, option_id, rev, client_id, seq, answered_at, answered_by)
     select id, n, 1, 1, $3, n, now(), null
     from unnest($1::int[]) id, generate_series(1, $2::int) n`,
    [setIds, ANSWERS_OF_SET, BEFORE],
  )
  await client.query(
    `insert into quest_operations
       (op_id, answer_set_id, epoch, group_id, digest, rev, client_id, seq, at, by)
     select gen_random_uuid()::text, id, 0, n, 'eN9qMoVQ8mOXGDO0xPPGz3vRe8fkk0yPeGx2ibTkKPI', 1,
       $3, n, now(), null
     from unnest($1::int[]) id, generate_series(1, $2::int) n`,
    [setIds, ANSWERS_OF_SET, BEFORE],
  )
  await client.query('set session_replication_role = default')
  await client.query('vacuum analyze answer_sets, quest_answers, quest_operations')
  await client.query('checkpoint')
}

/** How long so many saves took, in milliseconds. */
async function timesOf(save: () => Promise<void>): Promise<number[]> {
  const times: number[] = []
  const worker = async (): Promise<void> => {
    for (let done = 0; done < TIMED / FEW_AT_ONCE; done++) {
      const start = performance.now()
      await save()
      times.push(performance.now() - start)
    }
  }
  await Promise.all(Array.from({ length: FEW_AT_ONCE }, worker))
  return times
}

function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
