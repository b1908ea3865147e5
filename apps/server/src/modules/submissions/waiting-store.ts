import { isBuiltIn, type Language } from '@telemachos/contract/core/define-texts'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { isVisible, titleTo, type Reader, type WantedFlags } from '../actions/index.ts'

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

/** Of whom somebody sees what waits, and of which actions. */
export interface Waiting {
  readonly ways: readonly Sql[]
  readonly projectId: number
  readonly flags: WantedFlags
}

/** The action of what waits, to which a mentor's reach may be narrowed. */
export const WAITING_ACTION: Sql = sql`s.action_id`

/** A row of the page with how many there are; of a page without any there is one, with the counts alone. */
type PageRow = { all: number; oldest: string | null } & {
  [Column in keyof WaitingRow]: WaitingRow[Column] | null
}

/** What is asked for is called, of `one.slot` of `actions a`. */
function labelIn(language: Language): Sql {
  const own = inLanguage(sql`(one.slot #>> '{label,el}')`, sql`(one.slot -> 'label')`, language)
  if (isBuiltIn(language)) return own
  return sql`coalesce((
    select t.text from author_texts t
    where t.action_id = a.id and t.language = ${language}
      and t.field = 'slot.' || (one.slot ->> 'id') || '.label'
      and t.from_el = coalesce(one.slot #>> '{label,el}', '')
      and t.from_en = coalesce(one.slot #>> '{label,en}', '')), ${own})`
}

const isThere = (row: Omit<PageRow, 'all' | 'oldest'>): row is WaitingRow => row.Since !== null

/**
 * A page of what waits for a decision, what waits longest first, with how many there are and since when the
 * first of them waits. What actions ask for that is to be looked at is gathered once, and what waits is found
 * with nothing beside it but whose it is: few rows are expected of either.
 */
export async function listWaiting(
  db: Db,
  { projectId, flags, ways }: Waiting,
  { page, now, language, role }: { readonly page: Paged; readonly now: Date } & Reader,
): Promise<{ list: WaitingRow[]; all: number; oldest: string | null }> {
  const mentor = (relation: Sql): Sql => sql`(
    select r.holder_id from relations r
    where r.project_id = ${projectId} and r.kind = 'mentor' and r.subject_id = p.mentee_id
      and ${relation} and r.to_at is null)`
  const waiting = ways.map(
    (reach) => sql`
      select s.id, s.mentee_id, s.action_id, s.slot, s.since
      from submissions s
      join memberships m on m.project_id = s.project_id and m.user_id = s.mentee_id
        and m.is_mentee and m.active and m.left_at is null
      where s.project_id = ${projectId} and s.state = 'waiting' and ${reach}
        and (s.action_id, s.slot) in (select action_id, slot from asked)`,
  )
  const rows = await db.rows<PageRow>(sql`
    with asked as materialized (
      select a.id as action_id, one.slot ->> 'id' as slot,
        ${labelIn(language)} as label
      from project_actions pa
      join actions a on a.id = pa.action_id
      cross join lateral jsonb_array_elements(a.data #> '{needs,slots}') as one (slot)
      where pa.project_id = ${projectId} and ${isVisible(flags)} and (one.slot ->> 'review')::boolean
    ),
    waiting as materialized (${join(waiting, ' union all ')}),
    page as materialized (
      select w.*, (
          select k.label from asked k where k.action_id = w.action_id and k.slot = w.slot limit 1
        ) as label
      from waiting w order by w.since, w.id
      ${pageOf(page)}
    )
    select t.*,
      jsonb_build_object('Id', u.id, 'FirstName', u.first_name, 'LastName', u.last_name) as "Mentee",
      case when mentor.id is not null then jsonb_build_object('Id', mentor.id,
        'FirstName', mentor.first_name, 'LastName', mentor.last_name) end as "Mentor",
      p.action_id as "ActionId", ${titleTo({ language, role })} as "Title", p.label as "Slot",
      (select max(v.number) from submission_versions v where v.submission_id = p.id) as "Number",
      p.since as "Since",
      greatest(0, extract(day from ${now}::timestamptz - p.since))::int as "Days"
    from (select count(*)::int as all, min(since) as oldest from waiting) t
    left join page p on true
    left join users u on u.id = p.mentee_id
    left join actions a on a.id = p.action_id
    left join users mentor on mentor.id = coalesce(
      ${mentor(sql`r.action_id = p.action_id`)}, ${mentor(sql`r.action_id is null`)})
    order by p.since, p.id`)
  const list = rows.flatMap(({ all: _, oldest: __, ...row }) => (isThere(row) ? row : []))
  return { list, all: rows[0]?.all ?? 0, oldest: rows[0]?.oldest ?? null }
}

/** Cells in which something is returned though their action has been completed since then. */
export function listReturnedDone(
  db: Db,
  since: Date,
): Promise<{ menteeId: number; actionId: number }[]> {
  return db.rows(sql`
    select distinct s.mentee_id as "menteeId", s.action_id as "actionId"
    from submissions s
    join completions c on c.project_id = s.project_id and c.mentee_id = s.mentee_id
      and c.action_id = s.action_id and c.completed_at >= ${since}
    where s.state = 'returned'`)
}
