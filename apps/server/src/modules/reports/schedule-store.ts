import { REPORT_ROLES, SQL_ROLES } from '@telemachos/contract/reports/roles'
import type { Role } from '@telemachos/contract/core/roles'
import type { Language } from '@telemachos/contract/core/define-texts'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, whole, type Sql } from '../../kernel/database/sql.ts'
import type { QueryReader } from './reader.ts'
import { isReadable } from './report-store.ts'
import type { Times } from './next-sending.ts'

export interface ScheduleRow extends Times {
  readonly id: number
  readonly reportId: number
  readonly nextAt: string
  readonly authorId: number | null
  readonly authorName: string
  readonly version: number
  readonly receivers: {
    readonly id: number
    readonly name: string
    readonly stopped: boolean
    readonly sentAt: string | null
    readonly failure: 'left' | 'unread' | 'failed' | null
  }[]
}

const columns = sql`
  s.id, s.report_id as "reportId", s.every, s.day, s.hour, s.next_at as "nextAt", s.author_id as "authorId",
  coalesce(a.last_name || ' ' || a.first_name, '') as "authorName", s.version,
  array(select json_build_object('id', v.user_id, 'name', u.last_name || ' ' || u.first_name,
      'stopped', v.stopped_at is not null, 'sentAt', v.sent_at, 'failure', v.failure)
    from report_receivers v join users u on u.id = v.user_id where v.schedule_id = s.id
    order by u.last_name, u.first_name, u.id) as receivers`

const from = (reader: QueryReader): Sql => sql`
  from report_schedules s join report_pages r on r.id = s.report_id and r.removed_at is null
  left join users a on a.id = s.author_id
  where s.project_id = ${reader.projectId} and s.removed_at is null and ${isReadable(reader)}`

const MOST_SCHEDULES = 50

export const listSchedules = (
  db: Db,
  reader: QueryReader,
  reportId: number,
): Promise<ScheduleRow[]> =>
  db.rows(sql`
    select ${columns} ${from(reader)} and s.report_id = ${reportId}
    order by s.id limit ${whole(MOST_SCHEDULES)}`)

/** A schedule of a report that they read. */
export const findSchedule = (
  db: Db,
  reader: QueryReader,
  id: number,
  isLocked = false,
): Promise<ScheduleRow | undefined> =>
  db.row(sql`
    select ${columns} ${from(reader)} and s.id = ${id} ${isLocked ? sql`for update of s` : empty}`)

/** Whether the membership `m` may read the report `r`. */
const mayRead = sql`(m.roles && r.roles or m.roles && ${SQL_ROLES}::text[]
  or (m.user_id = r.author_id and m.roles && ${REPORT_ROLES}::text[]))`

const MOST_OFFERED = 500

/** Who may receive a report: those who may read it, and are here. */
export const listReceivers = (
  db: Db,
  reportId: number,
  search: string,
): Promise<{ Id: number; Name: string }[]> =>
  db.rows(sql`
    select u.id as "Id", u.last_name || ' ' || u.first_name as "Name"
    from report_pages r join memberships m on m.project_id = r.project_id and m.active and m.left_at is null
    join users u on u.id = m.user_id and u.state = 1
    where r.id = ${reportId} and ${mayRead}
      and (${search} = '' or position(lower(${search}) in lower(u.last_name || ' ' || u.first_name)) > 0)
    order by u.last_name, u.first_name, u.id limit ${whole(MOST_OFFERED)}`)

/** Those of the people who may receive a report. */
export async function readersAmong(
  db: Db,
  reportId: number,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await db.rows<{ id: number }>(sql`
    select u.id from report_pages r join memberships m on m.project_id = r.project_id and m.active and m.left_at is null
    join users u on u.id = m.user_id and u.state = 1
    where r.id = ${reportId} and u.id = any (${ids}::int[]) and ${mayRead}`)
  return new Set(rows.map(({ id }) => id))
}

interface ScheduleValues extends Times {
  readonly projectId: number
  readonly reportId: number
  readonly userId: number
  readonly nextAt: Date
}

/** @returns its number. */
export async function insertSchedule(db: Db, values: ScheduleValues): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into report_schedules (project_id, report_id, every, day, hour, next_at, author_id)
    values (${values.projectId}, ${values.reportId}, ${values.every}, ${values.day}, ${values.hour},
      ${values.nextAt}, ${values.userId})
    returning id`)
  return id
}

export const updateSchedule = (
  db: Db,
  id: number,
  { every, day, hour, nextAt }: Times & { readonly nextAt: Date },
): Promise<number> =>
  db.run(sql`
    update report_schedules set every = ${every}, day = ${day}, hour = ${hour}, next_at = ${nextAt},
      version = version + 1
    where id = ${id}`)

/** Makes these people the receivers: who was one before stays as they were, stopped or not. */
export const setReceivers = (db: Db, id: number, ids: readonly number[]): Promise<number> =>
  db.run(sql`
    with gone as (
      delete from report_receivers where schedule_id = ${id} and not user_id = any (${ids}::int[]))
    insert into report_receivers (schedule_id, user_id)
    select ${id}, unnest(${ids}::int[]) on conflict do nothing`)

export const removeSchedule = (db: Db, id: number, now: Date): Promise<number> =>
  db.run(sql`update report_schedules set removed_at = ${now} where id = ${id}`)

/** Stops what somebody receives, or begins it again; 0 where they receive nothing of it. */
export const stopReceiving = (
  db: Db,
  id: number,
  userId: number,
  at: Date | null,
): Promise<number> =>
  db.run(sql`
    update report_receivers set stopped_at = ${at}, due_at = case when ${at === null} then due_at end
    where schedule_id = ${id} and user_id = ${userId}`)

export interface DueSchedule extends Times {
  readonly id: number
  readonly nextAt: string
}

const BATCH = 100

/** Schedules whose time has come; locked, so that no other server takes them too. */
export const takeDueSchedules = (db: Db, now: Date): Promise<DueSchedule[]> =>
  db.rows(sql`
    select s.id, s.every, s.day, s.hour, s.next_at as "nextAt" from report_schedules s
    join report_pages r on r.id = s.report_id and r.removed_at is null
    join projects p on p.id = s.project_id and p.archived_at is null
    where s.removed_at is null and s.next_at <= ${now}
    order by s.next_at limit ${whole(BATCH)} for update of s skip locked`)

/** Has each of these sent to its receivers, and says when it leaves next. */
export const beginSending = (
  db: Db,
  due: readonly DueSchedule[],
  nexts: readonly Date[],
): Promise<number> =>
  db.run(sql`
    with given as (
      select * from unnest(${due.map(({ id }) => id)}::int[], ${due.map(({ nextAt }) => nextAt)}::timestamptz[],
        ${nexts}::timestamptz[]) as given (id, due_at, next_at)
    ), told as (
      update report_receivers v set due_at = given.due_at from given
      where v.schedule_id = given.id and v.stopped_at is null)
    update report_schedules s set next_at = given.next_at from given where s.id = given.id`)

export interface DueReceiver {
  readonly scheduleId: number
  readonly reportId: number
  readonly projectId: number
  readonly projectUrl: string
  readonly userId: number
  readonly dueAt: string
  readonly language: Language
  readonly isHere: boolean
  readonly mayRead: boolean
  /** Their roles in the project that are let in to reports. */
  readonly roles: Role[]
  /** Those that the report names. */
  readonly named: Role[]
  readonly isAuthor: boolean
  readonly attaches: boolean
}

/** The next of those to whom a report is still to be sent. */
export const findDueReceiver = (db: Db): Promise<DueReceiver | undefined> =>
  db.row(sql`
    select v.schedule_id as "scheduleId", s.report_id as "reportId", s.project_id as "projectId",
      p.url as "projectUrl", v.user_id as "userId", v.due_at::text as "dueAt", u.language,
      m.user_id is not null and u.state = 1 as "isHere", m.user_id is not null and ${mayRead} as "mayRead",
      coalesce(m.roles, '{}') as roles, r.roles as named,
      r.author_id is not distinct from v.user_id as "isAuthor",
      coalesce((p.settings #>> '{Config,Reports,AttachFiles}')::boolean, false) as attaches
    from report_receivers v join report_schedules s on s.id = v.schedule_id
    join report_pages r on r.id = s.report_id
    join projects p on p.id = s.project_id and p.archived_at is null
    join users u on u.id = v.user_id
    left join memberships m on m.project_id = s.project_id and m.user_id = v.user_id and m.active
      and m.left_at is null
    where v.due_at is not null and s.removed_at is null and r.removed_at is null
    order by v.due_at, v.schedule_id, v.user_id limit 1`)

/** Which of these still stand: they receive the report, and may read it. @returns their ids as given. */
export async function findReceiving(
  db: Db,
  asked: readonly {
    readonly id: number
    readonly scheduleId: number
    readonly userId: number
  }[],
): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(sql`
    select given.id from unnest(${asked.map(({ id }) => id)}::bigint[],
      ${asked.map(({ scheduleId }) => scheduleId)}::int[], ${asked.map(({ userId }) => userId)}::int[])
      as given (id, schedule_id, user_id)
    join report_receivers v on v.schedule_id = given.schedule_id and v.user_id = given.user_id
      and v.stopped_at is null
    join report_schedules s on s.id = v.schedule_id and s.removed_at is null
    join report_pages r on r.id = s.report_id and r.removed_at is null
    join memberships m on m.project_id = s.project_id and m.user_id = v.user_id and m.active
      and m.left_at is null
    where ${mayRead}`)
  return rows.map(({ id }) => id)
}

/** What became of it. */
export const endSending = (
  db: Db,
  { scheduleId, userId, dueAt }: Pick<DueReceiver, 'scheduleId' | 'userId' | 'dueAt'>,
  { failure, now }: { readonly failure: 'left' | 'unread' | 'failed' | null; readonly now: Date },
): Promise<number> =>
  db.run(sql`
    update report_receivers set due_at = null, failure = ${failure},
      failed_at = case when ${failure !== null} then ${now}::timestamptz end,
      sent_at = case when ${failure === null} then ${now}::timestamptz else sent_at end
    where schedule_id = ${scheduleId} and user_id = ${userId} and due_at = ${dueAt}::timestamptz`)
