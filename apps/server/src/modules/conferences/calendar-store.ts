import type { Language } from '@telemachos/contract/core/define-texts'
import { hidingFlag } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader, type WantedFlags } from '../actions/index.ts'
import { consentGate } from '../people/index.ts'

/** A session as calendars show it. */
export interface CalendarRow {
  Id: number
  ActionId: number
  ActionTitle: string
  Title: string
  Begins: string
  Ends: string
  Place: string
  State: 'planned' | 'cancelled'
  Taken: number
  Own: 'registered' | 'waiting' | 'withdrawn' | 'cancelled' | null
}

interface Range {
  /** Starts from this instant on, and before that one. */
  readonly from: string
  readonly to: string
  readonly withCancelled: boolean
}

interface Asking {
  readonly projectId: number
  readonly flags: WantedFlags
  /** The mentee who asks; null for others. */
  readonly menteeId: number | null
  /** A condition on the `memberships m` of whom the caller reaches. */
  readonly reach: Sql
  /** Whether the caller sees sessions in which nobody within reach has a place. */
  readonly all: boolean
}

/** The action of `conference_sessions s`: a mentor may have a mentee for one action only. */
export const SESSION_ACTION: Sql = sql`s.action_id`

const MAX = 1_000

/** Sessions that begin in the range, by their start; at most 1,000. */
export function listInRange(
  db: Db,
  { projectId, flags, menteeId, reach, all }: Asking,
  { from, to, withCancelled }: Range,
  reader: Reader,
): Promise<CalendarRow[]> {
  return db.rows(sql`
    select s.id as "Id", s.action_id as "ActionId", ${titleTo(reader)} as "ActionTitle",
      s.title as "Title", s.begins_at as "Begins", s.ends_at as "Ends", s.place as "Place",
      s.state as "State", concerned.taken as "Taken", own.state as "Own"
    from conference_sessions s
    join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
      and ${isVisible(flags)}
    join actions a on a.id = s.action_id
    left join conference_registrations own on own.session_id = s.id and own.mentee_id = ${menteeId}
    cross join lateral (
      select (count(*) filter (where r.state = 'registered'))::int as taken, count(*)::int as all
      from conference_registrations r
      join memberships m on m.project_id = r.project_id and m.user_id = r.mentee_id and ${reach}
      where r.session_id = s.id and r.state <> 'withdrawn'
    ) concerned
    where s.project_id = ${projectId} and s.begins_at >= ${from}::timestamptz
      and s.begins_at < ${to}::timestamptz
      ${all ? empty : sql`and concerned.all > 0`}
      ${withCancelled ? empty : sql`and s.state <> 'cancelled'`}
    order by s.begins_at, s.id limit ${whole(MAX)}`)
}

/** A session as calendar programs get it. */
export interface FileRow {
  id: number
  actionId: number
  actionTitle: string
  title: string
  begins: string
  ends: string
  place: string
  speakers: string
  isCancelled: boolean
  moves: number
  changedAt: string
  projectUrl: string
  projectName: string
}

/** Columns of a FileRow, of `conference_sessions s` and, where somebody's own, their place `own`. */
const fileColumns = (reader: Reader, isOff: Sql, changedAt: Sql): Sql => sql`
  s.id, s.action_id as "actionId", ${titleTo(reader)} as "actionTitle", s.title,
  s.begins_at as begins, s.ends_at as ends, s.place, s.speakers, ${isOff} as "isCancelled", s.moves,
  ${changedAt} as "changedAt", p.url as "projectUrl",
  ${inLanguage(sql`p.descr`, sql`p.descrs`, reader.language)} as "projectName"`

/** One session for a calendar program. */
export function findForFile(db: Db, sessionId: number, reader: Reader): Promise<FileRow> {
  return db.one(sql`
    select ${fileColumns(reader, sql`s.state = 'cancelled'`, sql`s.changed_at`)}
    from conference_sessions s
    join actions a on a.id = s.action_id join projects p on p.id = s.project_id
    where s.id = ${sessionId}`)
}

/**
 * The sessions where somebody has a place, in every project that they are in and that is open to them, from an instant on. Those
 * that were cancelled, or that they gave up, are there as well: calendar programs take them away.
 */
export function listForFeed(
  db: Db,
  userId: number,
  from: string,
  language: Language,
): Promise<FileRow[]> {
  const changedAt = sql`greatest(s.changed_at, own.changed_at)`
  return db.rows(sql`
    select ${fileColumns({ language, role: 'Mentee' }, sql`own.state <> 'registered'`, changedAt)}
    from conference_registrations own
    join conference_sessions s on s.id = own.session_id
    join memberships m on m.project_id = s.project_id and m.user_id = own.mentee_id
      and m.left_at is null and ${consentGate.get().isOpen}
    join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
      and ${isVisible({ needed: 0, hiding: hidingFlag('Mentee') })}
    join actions a on a.id = s.action_id join projects p on p.id = s.project_id
    where own.mentee_id = ${userId} and own.state <> 'waiting'
      and s.begins_at >= ${from}::timestamptz
    order by s.begins_at, s.id limit 1000`)
}
