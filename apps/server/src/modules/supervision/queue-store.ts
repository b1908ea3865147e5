import type { Reason } from '@telemachos/contract/supervision/reasons'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql } from '../../kernel/database/sql.ts'
import { titleTo, type Reader } from '../actions/index.ts'
import { waitingTables, type Watch } from './waiting-store.ts'
import { personNameOrNull, type PersonName } from '../people/index.ts'

/** One thing that a mentee waits for, with what stands beside their name. */
export interface QueueEntry {
  Mentee: PersonName
  Mentor: PersonName | null
  LastContact: string | null
  Reason: Reason
  Since: string
  Days: number
  Overdue: { ActionId: number; Title: string; Count: number } | null
  MeetingId: number | null
  handledNote: string | null
  handledUntil: string | null
  handledBy: PersonName | null
  handledAt: string | null
}

/** What an outer join gives where it finds nothing. */
export type Nulls<Row> = { [Column in keyof Row]: null }

/** How many people wait: within reach, among those looked for, and for each reason. */
type QueueCounts = Record<Reason, number> & { all: number; people: number }

/** One row of the queue; of a page without people there is one row, with the counts alone. */
type QueueRow = QueueCounts & (QueueEntry | Nulls<QueueEntry>)

export interface QueueFilter {
  readonly reason: Reason | null
  readonly mentorId: number | null
  /** For each word the patterns of which one is in the person's search key. */
  readonly search: readonly (readonly string[])[]
  readonly page: Paged
}

/**
 * A page of those who wait, the longest first, with how many there are for each reason: a row for each
 * thing that somebody on it waits for.
 */
export function readQueue(
  db: Db,
  watch: Watch,
  { reason, mentorId, search, page }: QueueFilter,
  reader: Reader,
): Promise<QueueRow[]> {
  const words = search.map((patterns) => sql`mentee.search_key like any (${patterns}::text[])`)
  const matches = join(
    [sql`(${mentorId}::int is null or r.holder_id = ${mentorId})`, ...words],
    ' and ',
  )
  return db.rows(sql`
    with ${waitingTables(watch)},
    found as materialized (
      select w.*, mentee.sort_key, r.holder_id from waiting w
      join users mentee on mentee.id = w.mentee_id
      left join relations r on r.project_id = ${watch.projectId} and r.kind = 'mentor'
        and r.subject_id = w.mentee_id and r.action_id is null and r.to_at is null
      where ${matches}
    ),
    totals as (
      select (select count(distinct mentee_id)::int from waiting) as all,
        count(distinct mentee_id)::int as people,
        count(*) filter (where reason = 'firstMeeting')::int as "firstMeeting",
        count(*) filter (where reason = 'nextMeeting')::int as "nextMeeting",
        count(*) filter (where reason = 'overdue')::int as overdue,
        count(*) filter (where reason = 'invitation')::int as invitation
      from found
    ),
    turns as (
      select mentee_id, sort_key, min(since) as turn from found
      where ${reason}::text is null or reason = ${reason}
      group by mentee_id, sort_key
      order by turn, sort_key, mentee_id ${pageOf(page)}
    ),
    page as (
      select f.*, t.turn from turns t join found f on f.mentee_id = t.mentee_id
    )
    select totals.*, ${personNameOrNull('mentee')} as "Mentee", ${personNameOrNull('mentor')} as "Mentor",
      p.reason as "Reason", p.since as "Since", p.last_contact as "LastContact",
      floor(extract(epoch from ${watch.now}::timestamptz - p.since) / 86400)::int as "Days",
      case when a.id is not null then jsonb_build_object('ActionId', a.id, 'Title',
        ${titleTo(reader)}, 'Count', p.overdue_count) end
        as "Overdue",
      case when p.reason in ('firstMeeting', 'nextMeeting') then (
        select s.action_id from shown s
        where s.is_meeting
          and not exists (select from apart x
            where x.mentee_id = p.mentee_id and x.action_id = s.action_id)
          and not exists (select from completions c
            where c.project_id = ${watch.projectId} and c.mentee_id = p.mentee_id
              and c.action_id = s.action_id and c.completed_at is not null)
        order by s.position, s.action_id limit 1) end as "MeetingId",
      h.note as "handledNote", h.until as "handledUntil", h.at as "handledAt",
      ${personNameOrNull('handler')} as "handledBy"
    from totals
    left join page p on true
    left join users mentee on mentee.id = p.mentee_id
    left join users mentor on mentor.id = p.holder_id
    left join actions a on a.id = p.action_id
    left join supervision_handlings h on h.id = p.handling_id
    left join users handler on handler.id = h.by
    order by p.turn, p.sort_key, p.mentee_id, p.since, p.reason`)
}

export interface NewHandling {
  readonly menteeId: number
  readonly reasons: readonly Reason[]
  readonly note: string
  readonly until: string | null
  readonly by: number
}

/** Keeps what was done about a person; @returns whether they wait for any of that at all. */
export async function insertHandling(
  db: Db,
  watch: Watch,
  { menteeId, reasons, note, until, by }: NewHandling,
): Promise<boolean> {
  const rows = await db.rows(sql`
    with ${waitingTables({ ...watch, ways: [sql`m.user_id = ${menteeId} and ${watch.named}`] })}
    insert into supervision_handlings (project_id, mentee_id, reason, since, note, until, by, at)
    select ${watch.projectId}::int, mentee_id, reason, since, ${note}::text, ${until}::date, ${by}::int,
      ${watch.now}::timestamptz
    from reasons where reason = any (${reasons}::text[])
    returning id`)
  return rows.length > 0
}

export interface HandlingRow {
  Reason: Reason
  Note: string
  Until: string | null
  By: PersonName | null
  At: string
}

/** What was done about a mentee, the newest first, at most 100. */
export function listHandlings(db: Db, projectId: number, menteeId: number): Promise<HandlingRow[]> {
  return db.rows(sql`
    select h.reason as "Reason", h.note as "Note", h.until as "Until", h.at as "At",
      ${personNameOrNull('u')} as "By"
    from supervision_handlings h left join users u on u.id = h.by
    where h.project_id = ${projectId} and h.mentee_id = ${menteeId}
    order by h.id desc limit 100`)
}
