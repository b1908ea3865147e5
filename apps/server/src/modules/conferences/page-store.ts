import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { Reader } from '../actions/index.ts'
import { overlapsOf } from './overlap-store.ts'

type PlaceState = 'registered' | 'waiting' | 'withdrawn' | 'cancelled'
type Attendance = 'present' | 'absent' | 'excused' | null

/** A session as its page shows it, before what the caller may not see is taken away. */
export interface PageRow {
  Id: number
  Title: string
  Begins: string
  Ends: string
  Place: string
  link: string
  LinkHours: number | null
  Capacity: number | null
  Opens: string | null
  Closes: string | null
  Description: string
  Speakers: string
  ShowsNames: boolean
  Materials: { Title: string; Url: string }[]
  State: 'planned' | 'cancelled'
  Reason: string
  Taken: number
  Waiting: number
  Version: number
  /** Of the mentee who asks. */
  ownState: PlaceState | null
  ownPosition: number | null
  ownAttendance: Attendance
  overlaps: { Title: string; Time: string }[]
  names: string[] | null
  /** Whether somebody within reach has a place. */
  isConcerned: boolean
}

interface Asking {
  readonly projectId: number
  readonly actionId: number
  /** The mentee who asks; null for others. */
  readonly menteeId: number | null
  /** A condition on the `memberships m` of whom the caller reaches. */
  readonly reach: Sql
  readonly reader: Reader
  readonly now: Date
}

/** The sessions of a conference, the earliest first. */
export function listForPage(
  db: Db,
  { projectId, actionId, menteeId, reach, reader, now }: Asking,
): Promise<PageRow[]> {
  return db.rows(sql`
    select s.id as "Id", s.title as "Title", s.begins_at as "Begins", s.ends_at as "Ends",
      s.place as "Place", s.link, s.link_hours as "LinkHours", s.capacity as "Capacity",
      s.opens_at as "Opens", s.closes_at as "Closes", s.description as "Description",
      s.speakers as "Speakers", s.shows_names as "ShowsNames", s.materials as "Materials",
      s.state as "State", s.reason as "Reason", s.taken as "Taken", s.version as "Version",
      (select count(*)::int from conference_registrations w
        where w.session_id = s.id and w.state = 'waiting') as "Waiting",
      own.state as "ownState",
      case when own.state = 'waiting' then (
        select count(*)::int from conference_registrations w
        where w.session_id = s.id and w.state = 'waiting' and w.queue <= own.queue
      ) end as "ownPosition",
      conference_attendance(own.attendance, s.begins_at, done.completed_at, ${now}) as "ownAttendance",
      case when ${menteeId}::int is null or s.state = 'cancelled' then '[]'::jsonb
        else ${overlapsOf(sql`${menteeId}::int`, { projectId, reader })} end as overlaps,
      case when s.shows_names and own.state = 'registered' then (
        select coalesce(jsonb_agg(u.first_name || ' ' || u.last_name order by u.sort_key), '[]')
        from conference_registrations r join users u on u.id = r.mentee_id
        where r.session_id = s.id and r.state = 'registered' and r.mentee_id <> own.mentee_id
      ) end as names,
      exists (
        select from conference_registrations r
        join memberships m on m.project_id = r.project_id and m.user_id = r.mentee_id and ${reach}
        where r.session_id = s.id and r.state = 'registered'
      ) as "isConcerned"
    from conference_sessions s
    left join conference_registrations own on own.session_id = s.id and own.mentee_id = ${menteeId}
    left join completions done on done.project_id = s.project_id and done.mentee_id = own.mentee_id
      and done.action_id = s.action_id
    where s.project_id = ${projectId} and s.action_id = ${actionId}
    order by s.begins_at, s.id`)
}
