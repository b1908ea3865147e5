import type { Db } from './database/database.ts'
import { empty, sql, whole, type Sql } from './database/sql.ts'

/** Who is to hear of an event. */
export interface Audience {
  readonly users?: readonly number[]
  /** Everyone who administers this project. */
  readonly project?: number
  /** Everyone in this project. */
  readonly members?: number
  /** Everyone who has signed in. */
  readonly everybody?: true
  /** Rooms of whom a domain says at delivery who is in them: see audience.ts. */
  readonly rooms?: readonly string[]
}

/** An event on its way to the realtime hub. */
export interface OutgoingEvent {
  readonly name: string
  readonly payload: unknown
  readonly rooms: readonly string[]
  /** Names an event of which the server that commits it tells by itself. */
  readonly key?: string
}

/** The room of one person's own pages. */
export const userRoom = (userId: number): string => `user:${userId}`

/** The room of those who administer a whole project. */
export const projectRoom = (projectId: number): string => `project:${projectId}`

/** The room of everybody in a project. */
export const memberRoom = (projectId: number): string => `members:${projectId}`

/** The room of everybody who has signed in. */
export const EVERYBODY_ROOM = 'everybody'

/** The rooms that an audience stands for. */
export function roomsOf({ users = [], project, members, ...more }: Audience): string[] {
  const { everybody, rooms = [] } = more
  const all = new Set(users.map(userRoom))
  if (everybody) all.add(EVERYBODY_ROOM)
  if (members !== undefined) all.add(memberRoom(members))
  if (project !== undefined) all.add(projectRoom(project))
  for (const room of rooms) all.add(room)
  return [...all]
}

/** Where somebody else than the call itself has left events. */
const leftIn = new WeakSet<Db>()

/** Keeps events in the transaction of what they announce; the next server that looks tells of them. */
export async function writeOutbox(db: Db, events: readonly OutgoingEvent[]): Promise<void> {
  if (events.length === 0) return
  noteOutbox(db, events)
  await db.run(insertOutbox(events))
}

/** Has the server look for these events once the transaction has committed, unless the call tells of them itself. */
export function noteOutbox(db: Db, events: readonly OutgoingEvent[]): void {
  if (events.some(({ key }) => key === undefined)) leftIn.add(db)
}

/** Whether events were left in a transaction by writeOutbox. */
export const hasOutbox = (db: Db): boolean => leftIn.has(db)

/**
 * The insertion of events; with places, of those whose place is in `work` (see row-writer.ts), who are
 * told in their rooms and, where `work` names `users`, those as well.
 */
export function insertOutbox(
  events: readonly OutgoingEvent[],
  {
    places,
    toUsers = false,
  }: { readonly places?: readonly number[]; readonly toUsers?: boolean } = {},
): Sql {
  return sql`insert into outbox (key, name, payload, rooms)
    select key::uuid, name, payload::jsonb,
      array(select jsonb_array_elements_text(rooms::jsonb)
        ${toUsers ? sql`union all select 'user:' || one from unnest(work.users) one` : empty})
    from unnest(${events.map((event) => event.key ?? null)}::text[],
      ${events.map((event) => event.name)}::text[],
      ${events.map((event) => JSON.stringify(event.payload))}::text[],
      ${events.map((event) => JSON.stringify(event.rooms))}::text[],
      ${places ?? []}::int[]) as given (key, name, payload, rooms, place)
    ${places ? sql`join work using (place)` : empty}`
}

/** For so long, in seconds, nobody else tells of an event that its own server tells of. */
const OWN_SECONDS = 2

const isLeft = sql`(key is null or at < clock_timestamp() - interval '${whole(OWN_SECONDS)} seconds')`

/** So many events are taken at once. */
export const TAKEN_AT_ONCE = 200

/**
 * Removes the events that this server has told of, and takes those that nobody tells of, the oldest
 * first: of jobs, and of servers that died before they did. Each is taken by one server only. What a
 * server took and did not deliver before dying is lost to pages, which load everything anew when they
 * reconnect.
 * @param told by their keys.
 */
export async function takeOutbox(db: Db, told: readonly string[]): Promise<OutgoingEvent[]> {
  return db.rows<OutgoingEvent>(sql`
    with told as (${deleting(told)}), taken as (
      delete from outbox where id in (
        select id from outbox where ${isLeft} and (key is null or key <> all (${told}::uuid[]))
        order by id limit ${whole(TAKEN_AT_ONCE)} for update skip locked
      ) returning id, name, payload, rooms
    ) select name, payload, rooms from taken order by id`)
}

/** Removes the events that a server has told of. */
export async function removeTold(db: Db, told: readonly string[]): Promise<void> {
  if (told.length > 0) await db.run(deleting(told))
}

const deleting = (told: readonly string[]): Sql => sql`
  delete from outbox where key = any (${told}::uuid[])`

/** How many events wait that nobody tells of yet. */
export async function countOutbox(db: Db): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from outbox where ${isLeft}`)
  return count
}

/** Forgets every event: nobody has a page open that waits for it. */
export async function emptyOutbox(db: Db): Promise<void> {
  await db.run(sql`delete from outbox`)
}
