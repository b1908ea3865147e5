import { QUESTION_TYPES } from '@telemachos/contract/questionnaires/question-types'
import { ACTION_TYPES } from '@telemachos/contract/actions/action-types'
import type { ExampleIds } from '@telemachos/contract/core/example-ids'
import { ROLES, type Role } from '@telemachos/contract/core/roles'
import type { Database } from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { settleConditions } from '../modules/actions/index.ts'
import { foldCounts } from '../modules/grid/index.ts'
import { hashPassword } from '../modules/identity/index.ts'
import { draftOf, draftQuestion, options } from '@telemachos/questionnaire/testing'
import { createQuest } from './factories.ts'
import { TEST_PASSWORD } from './test-server.ts'

type Place = Pick<ExampleIds, 'projectId' | 'actionId' | 'meetingId' | 'questActionId' | 'questId'>

/** Everybody and everything that an authorisation test needs to know by id. */
export interface AuthorizationWorld {
  readonly own: Place
  readonly other: Place
  /** Who asks, by role; all in the own project. */
  readonly principals: Readonly<Record<Role, { id: number; username: string }>>
  /** A mentee whom mentor, supervisor and coordinator look after. */
  readonly linkedId: number
  /** A mentee of the same project with other people around. */
  readonly foreignId: number
  /** A mentee of the other project. */
  readonly strangerId: number
  /** The planned meeting of each mentee. */
  readonly bookings: ReadonlyMap<number, number>
  /** The answer set of each mentee. */
  readonly answerSets: ReadonlyMap<number, number>
}

/** Two projects with a person for every role, and mentees near and far. */
export async function createAuthorizationWorld(database: Database): Promise<AuthorizationWorld> {
  const hash = await hashPassword(TEST_PASSWORD)
  // The SuperAdmin begins in the first project.
  const own = await createProject(database, 'own')
  const other = await createProject(database, 'other')
  const principals = Object.fromEntries(
    await Promise.all(
      ROLES.map(async (role) => {
        const username = `p-${role.toLowerCase()}`
        const id = await createPerson(database, username, hash, role === 'SuperAdmin')
        if (role !== 'SuperAdmin') await join(database, own.projectId, id, role)
        return [role, { id, username }] as const
      }),
    ),
  ) as AuthorizationWorld['principals']
  const linkedId = await createPerson(database, 'linked', hash)
  const foreignId = await createPerson(database, 'foreign', hash)
  const strangerId = await createPerson(database, 'stranger', hash)
  await join(database, own.projectId, linkedId, 'Mentee')
  await join(database, own.projectId, foreignId, 'Mentee')
  await join(database, other.projectId, strangerId, 'Mentee')
  const relate = (kind: string, holderId: number, subjectId: number) =>
    database.run(sql`insert into relations (project_id, kind, holder_id, subject_id)
      values (${own.projectId}, ${kind}, ${holderId}, ${subjectId})`)
  for (const subjectId of [linkedId, principals.Mentee.id]) {
    await relate('mentor', principals.Mentor.id, subjectId)
    await relate('coordinator', principals.Coordinator.id, subjectId)
  }
  for (const role of ['Supervisor', 'SupervisorLite', 'SupervisorLitePlus'] as const) {
    await relate('supervisor', principals[role].id, principals.Mentor.id)
  }
  const bookings = new Map<number, number>()
  const answerSets = new Map<number, number>()
  for (const [place, menteeId] of [
    [own, principals.Mentee.id],
    [own, linkedId],
    [own, foreignId],
    [other, strangerId],
  ] as const) {
    const mentorId = principals.Mentor.id
    bookings.set(menteeId, await bookMeeting(database, { ...place, menteeId, mentorId }))
    answerSets.set(menteeId, await openAnswerSet(database, place, menteeId))
  }
  return { own, other, principals, linkedId, foreignId, strangerId, bookings, answerSets }
}

async function createProject(database: Database, url: string): Promise<Place> {
  const { id: projectId } = await database.one<{ id: number }>(sql`
    insert into projects (url, descr) values (${url}, ${url}) returning id`)
  const { questId } = await createQuest(
    database,
    projectId,
    draftOf([
      draftQuestion({ Type: QUESTION_TYPES.singleChoice, Options: options(1, 2) }),
      draftQuestion({ Type: QUESTION_TYPES.shortText }),
    ]),
  )
  const addAction = async (typeId: number): Promise<number> => {
    const { id } = await database.one<{ id: number }>(sql`
      insert into actions (type_id, title, quest_id)
      values (${typeId}, ${`Δράση ${typeId}`}, ${typeId === ACTION_TYPES.questionnaire ? questId : null}) returning id`)
    await database.run(sql`insert into project_actions (project_id, action_id, flags, position)
      values (${projectId}, ${id}, 2, ${typeId})`)
    return id
  }
  const actionId = await addAction(3)
  const meetingId = await addAction(1)
  return { projectId, actionId, meetingId, questActionId: await addAction(4), questId }
}

/** An attempt that nobody has begun. */
async function openAnswerSet(
  database: Database,
  { projectId, questId, questActionId }: Place,
  menteeId: number,
): Promise<number> {
  const { id } = await database.one<{ id: number }>(sql`
    insert into answer_sets
      (project_id, quest_id, action_id, mentee_id, respondent_id, created_at)
    values (${projectId}, ${questId}, ${questActionId}, ${menteeId}, ${menteeId}, now())
    returning id`)
  return id
}

const NOT_THERE = 2_000_000_000

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** What a call's sample needs to be about a person in one of the two projects. */
export function targetOf(
  world: AuthorizationWorld,
  personId: number,
  place: 'own' | 'other' = 'own',
): ExampleIds {
  return {
    ...world[place],
    personId,
    bookingId: world.bookings.get(personId) ?? NOT_THERE,
    answerSetId: world.answerSets.get(personId) ?? NOT_THERE,
    absentId: NOT_THERE,
    soon: inDays(7),
    later: inDays(8),
  }
}

/** Plans a meeting at a time of its own, in a year that no sample comes near. */
async function bookMeeting(
  database: Database,
  meeting: { projectId: number; meetingId: number; menteeId: number; mentorId: number },
): Promise<number> {
  const { projectId, meetingId, menteeId, mentorId } = meeting
  const { id } = await database.one<{ id: number }>(sql`
    insert into meetings (project_id, action_id, mentor_id, mentee_id, during)
    select ${projectId}::int, ${meetingId}::int, ${mentorId}::int, ${menteeId}::int,
      tstzrange(at, at + interval '45 minutes')
    from (select timestamptz '2099-01-01' + make_interval(days => ${menteeId}::int) as at) one
    returning id`)
  return id
}

async function createPerson(
  database: Database,
  username: string,
  passwordHash: string,
  superAdmin = false,
): Promise<number> {
  const { id } = await database.one<{ id: number }>(sql`
    insert into users (username, password_hash, first_name, last_name, sort_key, search_key, super_admin)
    values (${username}, ${passwordHash}, 'Άννα', ${username}, ${username}, ${username}, ${superAdmin})
    returning id`)
  return id
}

async function join(
  database: Database,
  projectId: number,
  userId: number,
  role: Role,
): Promise<void> {
  await database.run(sql`insert into memberships (project_id, user_id, roles)
    values (${projectId}, ${userId}, ${[role]}::text[])`)
}

/**
 * A fingerprint of every row of every table: the same before and after means nothing changed. The
 * outbox is left out, since the hub empties it meanwhile, as are the times of recurring jobs, and when
 * a session was last seen. Mails that are due are waited for: the server is about to send them; and
 * conditions are evaluated and counts put together, as jobs would do.
 */
export async function fingerprint(database: Database): Promise<Record<string, string>> {
  await mailsAreQuiet(database)
  await settleAll(database)
  await foldCounts(database)
  const tables = await database.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('outbox', 'recurring_jobs') order by 1`)
  const prints: Record<string, string> = {}
  for (const { name } of tables) {
    const { print } = await database.one<{ print: string }>(sql`
      select coalesce(md5((xpath('string(/)', query_to_xml(
        format('select md5(string_agg(t::text, chr(10) order by t::text))
          from (select to_jsonb(r) - ''seen_at'' as t from %I r) rows', ${name}::text),
        true, false, '')))[1]::text), '') as print`)
    prints[name] = print
  }
  return prints
}

async function settleAll(database: Database): Promise<void> {
  const stale = await database.rows<{ id: number }>(
    sql`select distinct project_id as id from stale_conditions`,
  )
  for (const { id } of stale) while (await settleConditions(database, id, new Date())) continue
}

async function mailsAreQuiet(database: Database): Promise<void> {
  const deadline = Date.now() + 5_000
  while (Date.now() < deadline) {
    const { busy } = await database.one<{ busy: boolean }>(sql`
      select exists (
        select from mails where state in ('taken', 'sending') or (state = 'queued' and due_at <= now())
      ) as busy`)
    if (!busy) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('mails that are due were not sent')
}
