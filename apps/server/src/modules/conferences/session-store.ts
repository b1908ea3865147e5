import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader, type WantedFlags } from '../actions/index.ts'

/** A session as deciding about it takes. */
export interface SessionRow {
  id: number
  projectId: number
  actionId: number
  begins: string
  ends: string
  opens: string | null
  closes: string | null
  capacity: number | null
  taken: number
  state: 'planned' | 'cancelled'
  version: number
  place: string
  link: string
}

const sessionColumns: Sql = sql`
  s.id, s.project_id as "projectId", s.action_id as "actionId", s.begins_at as begins,
  s.ends_at as ends, s.opens_at as opens, s.closes_at as closes, s.capacity, s.taken, s.state,
  s.version, s.place, s.link`

/** A session of the project whose action the caller sees. */
export function findSession(
  db: Db,
  projectId: number,
  sessionId: number,
  flags: WantedFlags,
): Promise<SessionRow | undefined> {
  return db.row(sql`
    select ${sessionColumns}
    from conference_sessions s
    join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
      and ${isVisible(flags)}
    where s.id = ${sessionId} and s.project_id = ${projectId}`)
}

/** A session as it is now; others who want to change it or a place in it wait until the transaction ends. */
export function lockSession(db: Db, sessionId: number): Promise<SessionRow> {
  return db.one(sql`
    select ${sessionColumns} from conference_sessions s where s.id = ${sessionId} for update`)
}

/** What those who run a conference say of a session. */
export interface SessionValues {
  readonly title: string
  readonly begins: string
  readonly ends: string
  readonly place: string
  readonly link: string
  readonly linkHours: number | null
  readonly capacity: number | null
  readonly opens: string | null
  readonly closes: string | null
  readonly description: string
  readonly speakers: string
  readonly showsNames: boolean
  /** JSON. */
  readonly materials: string
}

/** Who changes something, and when. */
export interface Change {
  readonly by: number
  readonly now: Date
}

/** Adds a session; the answer is its id. */
export async function insertSession(
  db: Db,
  key: { readonly projectId: number; readonly actionId: number },
  values: SessionValues,
  { by, now }: Change,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into conference_sessions (project_id, action_id, title, begins_at, ends_at, place, link,
      link_hours, capacity, opens_at, closes_at, description, speakers, shows_names, materials, set_by,
      changed_at)
    values (${key.projectId}, ${key.actionId}, ${values.title}, ${values.begins}, ${values.ends},
      ${values.place}, ${values.link}, ${values.linkHours}, ${values.capacity}, ${values.opens},
      ${values.closes}, ${values.description}, ${values.speakers}, ${values.showsNames},
      ${values.materials}::jsonb, ${by}, ${now})
    returning id`)
  return id
}

/**
 * Writes a session.
 * @param moves whether it has another time or place: its calendar entry counts that.
 */
export async function updateSession(
  db: Db,
  sessionId: number,
  values: SessionValues,
  { by, now, moves }: Change & { readonly moves: boolean },
): Promise<void> {
  await db.run(sql`
    update conference_sessions set title = ${values.title}, begins_at = ${values.begins},
      ends_at = ${values.ends}, place = ${values.place}, link = ${values.link},
      link_hours = ${values.linkHours}, capacity = ${values.capacity}, opens_at = ${values.opens},
      closes_at = ${values.closes}, description = ${values.description}, speakers = ${values.speakers},
      shows_names = ${values.showsNames}, materials = ${values.materials}::jsonb, set_by = ${by},
      changed_at = ${now}, version = version + 1, moves = moves + ${moves ? 1 : 0}::int
    where id = ${sessionId}`)
}

/** Cancels a session with the places in it, and with what was said of attendance before it was moved. */
export async function cancelSession(
  db: Db,
  sessionId: number,
  reason: string,
  { by, now }: Change,
): Promise<void> {
  await db.run(sql`
    update conference_registrations set state = 'cancelled', attendance = null, minutes = null,
      marked_by = null, marked_at = null, changed_at = ${now}
    where session_id = ${sessionId} and state in ('registered', 'waiting')`)
  await db.run(sql`
    update conference_sessions set state = 'cancelled', reason = ${reason}, version = version + 1,
      moves = moves + 1, set_by = ${by}, changed_at = ${now}
    where id = ${sessionId}`)
}

/** Who changed a session last, and when; nobody where they are not known any more. */
export async function findLastWriter(
  db: Db,
  sessionId: number,
): Promise<{ SavedBy: string | null; SavedAt: string; Version: number }> {
  return db.one(sql`
    select u.first_name || ' ' || u.last_name as "SavedBy", s.changed_at as "SavedAt",
      s.version as "Version"
    from conference_sessions s left join users u on u.id = s.set_by where s.id = ${sessionId}`)
}

/** An action of the project, as its conference page shows it. */
export interface ConferenceRow {
  typeId: number
  title: string
  descr: string
  due: string | null
  lastEvent: string | null
}

/** An action that the caller sees. */
export function findConference(
  db: Db,
  key: { readonly projectId: number; readonly actionId: number },
  flags: WantedFlags,
  reader: Reader,
): Promise<ConferenceRow | undefined> {
  return db.row(sql`
    select a.type_id as "typeId", ${titleTo(reader)} as title,
      ${inLanguage(sql`a.descr`, sql`a.descrs`, reader.language)} as descr, pa.due_on as due,
      pa.last_event_on as "lastEvent"
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${key.projectId} and pa.action_id = ${key.actionId} and ${isVisible(flags)}`)
}
