import type { Db } from '../../kernel/database/database.ts'
import { identifier, sql, type Sql } from '../../kernel/database/sql.ts'
import { wordsFor, type ActionWords } from '../actions/index.ts'
import type { MeetingKey } from './store.ts'

/** A meeting as mails tell of it. */
export interface PairRow {
  id: number
  projectId: number
  mentorId: number
  menteeId: number
  actionId: number
  mentor: string
  mentee: string
  at: string
  /** What the action is called to each of them. */
  words: { readonly mentor: ActionWords; readonly mentee: ActionWords }
  place: string
  reason: string
}

const columns: Sql = sql`
  g.id, g.project_id as "projectId", g.mentor_id as "mentorId", g.mentee_id as "menteeId",
  g.action_id as "actionId",
  mentor.first_name || ' ' || mentor.last_name as mentor,
  mentee.first_name || ' ' || mentee.last_name as mentee, lower(g.during) as at,
  jsonb_build_object('mentor', ${wordsFor('Mentor')}, 'mentee', ${wordsFor('Mentee')}) as words,
  coalesce(nullif(j.place, ''), case when a.type_id = 2 then room.address end, '') as place, g.reason`

const people: Sql = sql`
  join users mentor on mentor.id = g.mentor_id
  join users mentee on mentee.id = g.mentee_id
  join actions a on a.id = g.action_id
  left join meeting_rooms room on room.user_id = g.mentor_id
  left join meeting_journals j on j.meeting_id = g.id`

/** The latest meeting of a mentee and an action. */
export function findPair(
  db: Db,
  { projectId, actionId, menteeId }: MeetingKey,
): Promise<PairRow | undefined> {
  return db.row(sql`
    select ${columns} from meetings g ${people}
    where g.project_id = ${projectId} and g.mentee_id = ${menteeId} and g.action_id = ${actionId}
    order by g.id desc limit 1`)
}

/** A meeting of which its people are to be reminded, so many hours before each of them asked for. */
export interface BeginningRow extends PairRow {
  /** Null for who has not chosen. */
  mentorHours: number | null
  menteeHours: number | null
}

/** The number of hours that a person has chosen (module identity, preferences). */
const hoursOf = (person: 'mentor' | 'mentee'): Sql => {
  const chosen = sql`${identifier(person)}.preferences`
  return sql`case jsonb_typeof(${chosen} -> 'ReminderHours') when 'number'
    then (${chosen} ->> 'ReminderHours')::numeric::int end`
}

/** Planned meetings that begin between two instants, of people who are active. */
export function listBeginning(db: Db, from: Date, to: Date): Promise<BeginningRow[]> {
  return db.rows(sql`
    select ${columns}, ${hoursOf('mentor')} as "mentorHours", ${hoursOf('mentee')} as "menteeHours"
    from meetings g ${people}
    where g.state = 'planned' and lower(g.during) > ${from} and lower(g.during) <= ${to}
      and mentor.state = 1 and mentee.state = 1
    order by g.project_id, g.id`)
}

/** Meetings that have ended between two instants, or were to. */
export function listEnded(db: Db, from: Date, to: Date): Promise<{ id: number }[]> {
  return db.rows(sql`
    select g.id from meetings g
    where lower(g.during) > ${from} and upper(g.during) <= ${to} order by g.id`)
}
