import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { sql, whole, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader } from '../actions/index.ts'
import type { Visible } from './summary-store.ts'

const PAGE_SIZE = 10

interface Person {
  readonly Id: number
  readonly FirstName: string
  readonly LastName: string
}

export interface WaitingRow {
  readonly Mentee: Person
  readonly Mentor: Person | null
  readonly ActionId: number
  readonly Title: string
  readonly Slot: string
  readonly Number: number
  readonly Since: string
  readonly Days: number
}

/** What waits for a decision of somebody; `slot` is what the action asks for, where it is to be looked at. */
const waiting = ({ projectId, flags, reachOf }: Visible): Sql => sql`
  from submissions s
  join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id
    and ${isVisible(flags)}
  join actions a on a.id = s.action_id
  join memberships m on m.project_id = s.project_id and m.user_id = s.mentee_id and m.is_mentee
    and m.active and m.left_at is null
  cross join lateral (
    select asked.slot from jsonb_array_elements(a.data #> '{needs,slots}') as asked (slot)
    where asked.slot ->> 'id' = s.slot and (asked.slot ->> 'review')::boolean
  ) asked
  where s.project_id = ${projectId} and s.state = 'waiting'
    and ${reachOf(sql`s.action_id`)}`

/** A page of what waits, what waits longest first. */
export function listWaiting(
  db: Db,
  visible: Visible,
  { page, now, language, role }: { readonly page: number; readonly now: Date } & Reader,
): Promise<WaitingRow[]> {
  const mentor = (relation: Sql): Sql => sql`(
    select r.holder_id from relations r
    where r.project_id = s.project_id and r.kind = 'mentor' and r.subject_id = s.mentee_id
      and ${relation} and r.to_at is null)`
  return db.rows(sql`
    select jsonb_build_object('Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name)
        as "Mentee",
      case when t.id is not null then jsonb_build_object('Id', t.id, 'FirstName', t.first_name,
        'LastName', t.last_name) end as "Mentor",
      w.action_id as "ActionId", w.title as "Title", w.slot as "Slot", w.since as "Since",
      (select max(v.number) from submission_versions v where v.submission_id = w.id) as "Number",
      greatest(0, extract(day from ${now}::timestamptz - w.since))::int as "Days"
    from (
      select s.id, s.mentee_id, s.action_id, s.since,
        ${titleTo({ language, role })} as title,
        ${inLanguage(sql`(asked.slot #>> '{label,el}')`, sql`(asked.slot -> 'label')`, language)}
          as slot,
        coalesce(${mentor(sql`r.action_id = s.action_id`)}, ${mentor(sql`r.action_id is null`)})
          as mentor_id
      ${waiting(visible)}
      order by s.since, s.id
      limit ${whole(PAGE_SIZE)} offset ${whole((page - 1) * PAGE_SIZE)}
    ) w
    join users u on u.id = w.mentee_id
    left join users t on t.id = w.mentor_id
    order by w.since, w.id`)
}

/** How many there are, and since when the first of them waits. */
export function countWaiting(
  db: Db,
  visible: Visible,
): Promise<{ count: number; oldest: string | null }> {
  return db.one(sql`
    select count(*)::int as count, min(s.since) as oldest ${waiting(visible)}`)
}
