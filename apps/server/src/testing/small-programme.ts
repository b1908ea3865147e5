import type { ServerOptions } from '../app/server.ts'
import {
  openDatabase,
  type Database,
  type DatabaseConnection,
} from '../kernel/database/database.ts'
import { sql } from '../kernel/database/sql.ts'
import { openLog } from '../kernel/log.ts'
import { createTestDatabase } from './database.ts'
import { createPerson, createProject, relate, type TestPerson } from './factories.ts'
import { startTestServer, type TestClient, type TestServer } from './test-server.ts'

/** Everybody who has to do with one mentee; the other mentor has another mentee, the stranger. */
const PEOPLE = {
  admin: 'Admin',
  coordinator: 'Coordinator',
  supervisor: 'Supervisor',
  mentor: 'Mentor',
  otherMentor: 'Mentor',
  mentee: 'Mentee',
  stranger: 'Mentee',
} as const

export type PersonName = keyof typeof PEOPLE

export interface KeptEvent {
  name: string
  payload: object
  rooms: string[]
}

interface AuditTrace {
  verb: string
  actorId: number | null
  subjectId: number | null
  detail: object
}

/** One project around one mentee on a server of its own, with a signed-in client for everybody. */
export interface SmallProgramme {
  readonly server: TestServer
  readonly db: Database
  /** As who owns the tables. */
  readonly owner: DatabaseConnection
  readonly projectId: number
  readonly people: Readonly<Record<PersonName, TestPerson>>
  readonly as: Readonly<Record<PersonName, TestClient>>
  /** Every event about an action so far, the oldest first. */
  eventsOf(actionId: number): Promise<KeptEvent[]>
  /** Every audit row about an action so far, the oldest first. */
  auditOf(actionId: number): Promise<AuditTrace[]>
  close(): Promise<void>
}

/** Starts a server and builds the programme in its database. */
export async function startSmallProgramme(
  options: Pick<ServerOptions, 'clock' | 'outgoingOrigins' | 'scanner'> &
    Partial<Pick<ServerOptions, 'smtpUrl' | 'log' | 'storage' | 'debugQueries'>> = {},
): Promise<SmallProgramme> {
  const { connection, owner, drop } = await createTestDatabase()
  await keepEvents(owner)
  const server = await startTestServer({ connection, ...options })
  const db = server.database
  const projectId = await createProject(db)
  const people = await byName((name) =>
    createPerson(db, projectId, [PEOPLE[name]], { lastName: name }),
  )
  const { mentor, mentee, otherMentor, stranger, supervisor, coordinator } = people
  await relate(db, projectId, 'mentor', [mentor, mentee])
  await relate(db, projectId, 'mentor', [otherMentor, stranger])
  await relate(db, projectId, 'supervisor', [supervisor, mentor])
  await relate(db, projectId, 'coordinator', [coordinator, mentee])
  return {
    server,
    db,
    owner,
    projectId,
    people,
    as: await byName((name) => server.client().signIn(people[name].username)),
    eventsOf: (actionId) =>
      db.rows(sql`
        select name, payload, rooms from kept_events
        where (payload ->> 'ActionId')::int = ${actionId} order by id`),
    auditOf: (actionId) =>
      db.rows(sql`
        select verb, actor_id as "actorId", subject_id as "subjectId", detail
        from audit_log where action_id = ${actionId} order by id`),
    async close() {
      await server.close()
      await drop()
    },
  }
}

async function byName<T>(make: (name: PersonName) => Promise<T>): Promise<Record<PersonName, T>> {
  const names = Object.keys(PEOPLE) as PersonName[]
  const entries = await Promise.all(names.map(async (name) => [name, await make(name)] as const))
  return Object.fromEntries(entries) as Record<PersonName, T>
}

/** Copies every event that is left in the outbox, from which the hub takes them at once. */
async function keepEvents(owner: DatabaseConnection): Promise<void> {
  const database = openDatabase(owner, openLog('silent'), 1)
  await database.run(
    sql`create table kept_events (id bigint, name text, payload jsonb, rooms text[])`,
  )
  await database.run(sql`grant select, insert on kept_events to public`)
  await database.run(sql`
    create function keep_event() returns trigger language plpgsql as $$
    begin
      insert into kept_events values (new.id, new.name, new.payload, new.rooms);
      return null;
    end $$`)
  await database.run(sql`
    create trigger keep_event after insert on outbox for each row execute function keep_event()`)
  await database.close()
}
