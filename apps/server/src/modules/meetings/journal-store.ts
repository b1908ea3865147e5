import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import type { MeetingRow } from './calendar-store.ts'

/** What came of a meeting, with the reader's own private notes. */
export interface JournalRow {
  version: number
  minutes: number | null
  subject: string
  notes: string
  privateNotes: string
  followUp: string
  resolved: Remark | null
  comment: Remark | null
}

/** Something that somebody said at some time. */
interface Remark {
  text: string
  at: string
  by: { Id: number; FirstName: string; LastName: string }
}

const remark = ({ text, at, by }: { text: Sql; at: Sql; by: Sql }): Sql => sql`(
  select jsonb_build_object('text', ${text}, 'at', ${at}, 'by', jsonb_build_object(
    'Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name))
  from users u where u.id = ${by})`

/** The journal of a meeting as one reader has it; undefined before anything was written. */
export function findJournal(
  db: Db,
  meetingId: number,
  readerId: number,
): Promise<JournalRow | undefined> {
  return db.row(sql`
    select coalesce(j.version, 0) as version, j.minutes, coalesce(j.subject, '') as subject,
      coalesce(j.notes, '') as notes, coalesce(j.follow_up, '') as "followUp",
      coalesce(p.notes, '') as "privateNotes",
      ${remark({ text: sql`j.resolution`, at: sql`j.resolved_at`, by: sql`j.resolved_by` })} as resolved,
      ${remark({ text: sql`j.comment`, at: sql`j.comment_at`, by: sql`j.comment_by` })} as comment
    from meetings g
    left join meeting_journals j on j.meeting_id = g.id
    left join meeting_private_notes p on p.meeting_id = g.id and p.author_id = ${readerId}
    where g.id = ${meetingId}`)
}

/** Who writes about a meeting, and when. */
export interface Writing {
  readonly meetingId: number
  readonly by: number
  readonly now: Date
}

export interface JournalText {
  /** The version that was seen. */
  readonly version: number
  readonly place: string
  readonly minutes: number | null
  readonly subject: string
  readonly notes: string
  readonly followUp: string
}

/**
 * Writes the journal; what is to be followed up is open again when it is put otherwise.
 * @returns false when somebody has written since the version that was seen.
 */
export async function writeJournal(
  db: Db,
  { meetingId, by, now }: Writing,
  { version, place, minutes, subject, notes, followUp }: JournalText,
): Promise<boolean> {
  const written = await db.run(sql`
    insert into meeting_journals as j
      (meeting_id, version, place, minutes, subject, notes, follow_up, updated_at, updated_by)
    select ${meetingId}::int, 1, ${place}, ${minutes}::int, ${subject}, ${notes}, ${followUp},
      ${now}::timestamptz, ${by}::int
    where ${version}::int = 0 or exists (
      select from meeting_journals where meeting_id = ${meetingId})
    on conflict (meeting_id) do update
    set version = j.version + 1, place = excluded.place, minutes = excluded.minutes,
      subject = excluded.subject, notes = excluded.notes, follow_up = excluded.follow_up,
      resolved_at = case when j.follow_up = excluded.follow_up then j.resolved_at end,
      resolved_by = case when j.follow_up = excluded.follow_up then j.resolved_by end,
      resolution = case when j.follow_up = excluded.follow_up then j.resolution else '' end,
      updated_at = excluded.updated_at, updated_by = excluded.updated_by
    where j.version = ${version}`)
  return written === 1
}

/** Who wrote the journal of a meeting last, and when, as a refusal names them. */
export function findLastWriter(
  db: Db,
  meetingId: number,
): Promise<{ SavedAt: string; SavedBy: string | null } | undefined> {
  return db.row(sql`
    select w.at as "SavedAt", u.first_name || ' ' || u.last_name as "SavedBy"
    from meeting_journals j
    cross join lateral (
      values (j.updated_at, j.updated_by), (j.resolved_at, j.resolved_by)) w (at, by)
    left join users u on u.id = w.by
    where j.meeting_id = ${meetingId} and w.at is not null
    order by w.at desc limit 1`)
}

/** Keeps somebody's own notes; empty ones are removed. */
export async function writePrivateNotes(
  db: Db,
  { meetingId, by }: Writing,
  notes: string,
): Promise<void> {
  if (notes === '') {
    await db.run(sql`
      delete from meeting_private_notes where meeting_id = ${meetingId} and author_id = ${by}`)
    return
  }
  await db.run(sql`
    insert into meeting_private_notes (meeting_id, author_id, notes)
    values (${meetingId}, ${by}, ${notes})
    on conflict (meeting_id, author_id) do update set notes = excluded.notes`)
}

/**
 * Says what became of a meeting.
 * @returns false where it has been cancelled since it was seen.
 */
export async function updateState(
  db: Db,
  { Id, State }: Pick<MeetingRow, 'Id' | 'State'>,
  state: MeetingRow['State'],
  reason: string,
): Promise<boolean> {
  const updated = await db.run(sql`
    update meetings set state = ${state}, reason = ${reason}
    where id = ${Id} and (state = 'cancelled') = ${State === 'cancelled'}`)
  return updated === 1
}

/** Whether another meeting of the same mentee and action was held. */
export async function wasHeldOtherwise(db: Db, meetingId: number): Promise<boolean> {
  const { held } = await db.one<{ held: boolean }>(sql`
    select exists (
      select from meetings g join meetings o using (project_id, mentee_id, action_id)
      where g.id = ${meetingId} and o.id <> g.id and o.state = 'held'
    ) as held`)
  return held
}

/**
 * Keeps the comment on a meeting; an empty one is removed.
 * @param seen when the one that it takes the place of was written; undefined for whichever there is.
 * @returns false where there is another one by now.
 */
export async function writeComment(
  db: Db,
  { meetingId, by, now }: Writing,
  { text, seen }: { readonly text: string; readonly seen: string | null | undefined },
): Promise<boolean> {
  const isAsSeen =
    seen === undefined ? sql`true` : sql`j.comment_at is not distinct from ${seen}::timestamptz`
  const written = await db.run(sql`
    insert into meeting_journals as j (meeting_id, comment, comment_at, comment_by, updated_at, updated_by)
    select ${meetingId}::int, ${text}, said.at, said.by, ${now}::timestamptz, ${by}::int
    from (select case when ${text} <> '' then ${now}::timestamptz end as at,
      case when ${text} <> '' then ${by}::int end as by) said
    on conflict (meeting_id) do update
    set comment = excluded.comment, comment_at = excluded.comment_at, comment_by = excluded.comment_by
    where ${isAsSeen}`)
  return written === 1
}

/** Says that the follow-up has been seen to; false when none is open. */
export async function resolveFollowUp(
  db: Db,
  { meetingId, by, now }: Writing,
  note: string,
): Promise<boolean> {
  const resolved = await db.run(sql`
    update meeting_journals
    set resolved_at = ${now}, resolved_by = ${by}, resolution = ${note}, version = version + 1
    where meeting_id = ${meetingId} and follow_up <> '' and resolved_at is null`)
  return resolved === 1
}
