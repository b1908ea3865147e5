import type { Phase } from '@telemachos/contract/microdata/limits'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { meaningReader } from '../people/index.ts'

/** How far a person's forms are. */
export interface CompletionRow extends CompletionOf {
  /** By what they mean too. */
  fields: Record<string, unknown>
  /** By the names of the fields, with those that everybody has. */
  values: Record<string, unknown>
}

interface CompletionOf {
  userId: number
  startFinal: boolean | null
  startAt: string | null
  endFinal: boolean | null
  endAt: string | null
  date: string | null
  startSending: SendingRow | null
  endSending: SendingRow | null
}

/** What is kept of a person, in two sets. */
interface Kept {
  personFields: Record<string, unknown>
  projectFields: Record<string, unknown>
  standard: Record<string, string>
}

/** What everybody has, of the person `u`. */
const standardOf: Sql = sql`jsonb_build_object('first_name', u.first_name,
  'last_name', u.last_name, 'email', u.email, 'username', u.username)`

/** What became of a form that was sent. */
export interface SendingRow {
  state: 'waiting' | 'sending' | 'accepted' | 'refused' | 'failed'
  /** On its way now; what was to be on its way longer than that died with its server. */
  held: boolean
  /** It is the version that the form has now. */
  current: boolean
  reason: string
  xmlError: string
  at: string
}

/** How far the forms of these people are, and when they completed the action of the date. */
export async function listCompletion(
  db: Db,
  {
    projectId,
    userIds,
    actionId,
    now,
  }: {
    readonly projectId: number
    readonly userIds: readonly number[]
    readonly actionId: number | null
    readonly now: Date
  },
): Promise<CompletionRow[]> {
  const read = await meaningReader(db, projectId)
  const rows = await db.rows<CompletionOf & Kept>(sql`
    select m.user_id as "userId", u.fields as "personFields", m.fields as "projectFields",
      ${standardOf} as standard,
      s.final as "startFinal", s.saved_at as "startAt",
      e.final as "endFinal", e.saved_at as "endAt", c.completed_at as date,
      ${sendingOf('s', now)} as "startSending", ${sendingOf('e', now)} as "endSending"
    from memberships m join users u on u.id = m.user_id
    left join microdata s on s.user_id = m.user_id and s.project_id = m.project_id and s.phase = 'start'
    left join microdata e on e.user_id = m.user_id and e.project_id = m.project_id and e.phase = 'end'
    left join completions c on c.mentee_id = m.user_id and c.project_id = m.project_id
      and c.action_id = ${actionId}::int
    where m.project_id = ${projectId} and m.user_id = any (${userIds}::int[])`)
  return rows.map(({ personFields, projectFields, standard, ...row }) => ({
    ...row,
    fields: read({ personFields, projectFields }),
    values: { ...personFields, ...projectFields, ...standard },
  }))
}

/** What became of the form `s` or `e`. */
const sendingOf = (form: 's' | 'e', now: Date): Sql => sql`(
  select jsonb_build_object('state', d.state, 'held', coalesce(d.held_until > ${now}::timestamptz, false),
    'current', d.version = ${form === 's' ? sql`s.version` : sql`e.version`},
    'reason', d.reason, 'xmlError', d.xml_error, 'at', coalesce(d.ended_at, d.queued_at))
  from microdata_sendings d
  where d.user_id = m.user_id and d.project_id = m.project_id
    and d.phase = ${form === 's' ? 'start' : 'end'})`

/** A final form with what is known of its person. */
export interface FinalForm extends FinalOfPerson {
  /** By what they mean too. */
  fields: Record<string, unknown>
}

/** The same with what the project's filter asks of its person. */
export interface FilteredForm extends FinalForm {
  /** By the names of the fields, with those that everybody has. */
  values: Record<string, unknown>
}

interface FinalOfPerson {
  userId: number
  firstName: string
  lastName: string
  answers: Record<string, string>
  version: number
  savedAt: string
  date: string | null
}

/** Which forms are meant, and the action whose completion is the date of a record. */
export interface FinalOf {
  readonly projectId: number
  readonly phase: Phase
  readonly actionId: number | null
}

/** The final forms of these people, in their order. */
export async function listFinal(
  db: Db,
  { projectId, phase, actionId }: FinalOf,
  userIds: readonly number[],
): Promise<FilteredForm[]> {
  const read = await meaningReader(db, projectId)
  const rows = await db.rows<FinalOfPerson & Kept>(sql`
    select f.user_id as "userId", u.first_name as "firstName", u.last_name as "lastName",
      u.fields as "personFields", m.fields as "projectFields", ${standardOf} as standard, f.answers, f.version, f.saved_at as "savedAt",
      c.completed_at as date
    from unnest(${userIds}::int[]) with ordinality g (user_id, place)
    join microdata f on f.user_id = g.user_id
    join memberships m on m.user_id = f.user_id and m.project_id = f.project_id
    join users u on u.id = f.user_id
    left join completions c on c.mentee_id = f.user_id and c.project_id = f.project_id
      and c.action_id = ${actionId}::int
    where f.project_id = ${projectId} and f.phase = ${phase} and f.final
    order by g.place`)
  return rows.map(({ personFields, projectFields, standard, ...row }) => ({
    ...row,
    fields: read({ personFields, projectFields }),
    values: { ...personFields, ...projectFields, ...standard },
  }))
}
