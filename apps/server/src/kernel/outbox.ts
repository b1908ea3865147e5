import type { Db } from './database/database.ts'
import { empty, sql, type Sql } from './database/sql.ts'

/** Who is to hear of an event. */
export interface Audience {
  readonly users?: readonly number[]
  /** Everyone who administers this project. */
  readonly project?: number
  /** Everyone in this project. */
  readonly members?: number
  /** Rooms of whom a domain says at delivery who is in them: see audience.ts. */
  readonly rooms?: readonly string[]
}

/** An event on its way to the realtime hub. */
export interface OutgoingEvent {
  readonly name: string
  readonly payload: unknown
  readonly rooms: readonly string[]
}

/** The room of one person's own pages. */
export const userRoom = (userId: number): string => `user:${userId}`

/** The room of those who administer a whole project. */
export const projectRoom = (projectId: number): string => `project:${projectId}`

/** The room of everybody in a project. */
export const memberRoom = (projectId: number): string => `members:${projectId}`

/** The rooms that an audience stands for. */
export function roomsOf({ users = [], project, members, rooms = [] }: Audience): string[] {
  const all = new Set(users.map(userRoom))
  if (members !== undefined) all.add(memberRoom(members))
  if (project !== undefined) all.add(projectRoom(project))
  for (const room of rooms) all.add(room)
  return [...all]
}

/** Keeps events in the transaction of what they announce. */
export async function writeOutbox(db: Db, events: readonly OutgoingEvent[]): Promise<void> {
  if (events.length > 0) await db.run(insertOutbox(events))
}

/** The insertion of events; with places, of those whose place is in `work` (see row-writer.ts). */
export function insertOutbox(events: readonly OutgoingEvent[], places?: readonly number[]): Sql {
  return sql`insert into outbox (name, payload, rooms)
    select name, payload::jsonb, array(select jsonb_array_elements_text(rooms::jsonb))
    from unnest(${events.map((event) => event.name)}::text[],
      ${events.map((event) => JSON.stringify(event.payload))}::text[],
      ${events.map((event) => JSON.stringify(event.rooms))}::text[],
      ${places ?? []}::int[]) as given (name, payload, rooms, place)
    ${places ? sql`join work using (place)` : empty}`
}

/**
 * Takes at most 200 events, the oldest first, and removes them; each is taken by one server only.
 * What a server took and did not deliver before dying is lost to pages, which load everything anew
 * when they reconnect.
 */
export async function takeOutbox(db: Db): Promise<OutgoingEvent[]> {
  return db.rows<OutgoingEvent>(sql`
    with taken as (
      delete from outbox where id in (
        select id from outbox order by id limit 200 for update skip locked
      ) returning id, name, payload, rooms
    ) select name, payload, rooms from taken order by id`)
}

/** How many events have yet to be delivered. */
export async function countOutbox(db: Db): Promise<number> {
  return (await db.one<{ count: number }>(sql`select count(*)::int as count from outbox`)).count
}
