import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { Db } from '../../kernel/database/database.ts'
import { sql, type Sql } from '../../kernel/database/sql.ts'
import { Batcher } from '../../kernel/batcher.ts'
import { type Reach, withinOfEach } from '../people/index.ts'
import { completionScripts } from './completion-scripts.ts'
import type { CompletionRule } from '@telemachos/contract/actions/completion-rule'
import type { StoredScope } from './conditions.ts'
import { withKnownFields } from './known-scope.ts'
import { actionColumns, isVisible, type ActionRow, type Reader, type WantedFlags } from './store.ts'

/** One mentee's place in one action. */
export interface CellKey {
  readonly projectId: number
  readonly menteeId: number
  readonly actionId: number
}

/** One action as it stands for one mentee: what deciding about it takes. */
export interface Cell extends CellKey {
  typeId: number
  isMeeting: boolean
  enableCondition: string
  showCondition: string
  /** By whom and when it is completed, as far as its authors have said so. */
  completionRule: Partial<CompletionRule>
  /** The mentee's mentor for this action only, and for everything else. */
  actionMentorId: number | null
  defaultMentorId: number | null
  completedAt: string | null
  /** Whether the project has a script for when it is completed. */
  isScripted: boolean
  /** Whether it was completed, and somebody took that back. */
  isTakenBack: boolean
  /** The mentee's own data; null when nothing has been saved. */
  data: Record<string, unknown> | null
  scheduledAt: string | null
  /** The action's form, in the version that the mentee has begun on; null when it has none. */
  form: unknown
  /** Null when the action has no condition, or none that was asked for. */
  scope: (StoredScope & { action: Record<string, unknown> }) | null
}

const hasCondition = sql`(a.enable_condition <> '' or a.show_condition <> '')`

/** The same of the condition of completing. */
const hasRuleCondition = sql`coalesce(a.completion ->> 'Condition', '') <> ''`

/**
 * The mentee of `m` as conditions see them: see StoredScope.
 * @param read ids of the actions whose completions are read; null for all. Gathering them all is most
 *   of what a scope costs.
 */
export const scopeReading = (read: Sql): Sql => sql`jsonb_build_object(
  'user', (
    select u.fields || m.fields || jsonb_build_object('Id', u.id, 'first_name', u.first_name,
      'last_name', u.last_name, 'email', u.email)
    from users u where u.id = m.user_id
  ),
  'project', (
    select jsonb_build_object('Id', p.id, 'url', p.url, 'Descr', p.descr,
      'enableActions', p.settings #> '{Config,enableActions}')
    from projects p where p.id = m.project_id
  ),
  'completion', (
    select coalesce(jsonb_object_agg(done.action_id,
      jsonb_build_object('At', done.completed_at, 'Data', done.data)), '{}')
    from completions done
    where done.project_id = m.project_id and done.mentee_id = m.user_id
      and (${read} is null or done.action_id = any (${read})) and done.completed_at is not null
  ))`

/** The same with everything that the mentee has completed. */
const scopeOfMentee = scopeReading(sql`null::int[]`)

/** The mentor whom the mentee of `m` has now, for the action or by default. */
const mentorFor = (relation: Sql): Sql => sql`(
  select r.holder_id from relations r
  where r.project_id = m.project_id and r.kind = 'mentor' and r.subject_id = m.user_id
    and ${relation} and r.to_at is null)`

const defaultMentor = mentorFor(sql`r.action_id is null`)
const actionMentor = mentorFor(sql`r.action_id = pa.action_id`)

/** What has been done and saved of the action `pa` by the mentee of `m`, and a deadline of their own. */
const traces = sql`
  left join completions c on c.project_id = m.project_id and c.mentee_id = m.user_id
    and c.action_id = pa.action_id
  left join action_data d on d.project_id = m.project_id and d.mentee_id = m.user_id
    and d.action_id = pa.action_id and d.drawer = 'mentee'
  left join action_dues own on own.project_id = m.project_id and own.mentee_id = m.user_id
    and own.action_id = pa.action_id`

/** A cell that somebody asks for: who, how far they reach, and which actions they see. */
export interface WantedCell extends CellKey {
  readonly userId: number
  readonly reach: Reach
  readonly flags: WantedFlags
  /** Whether ShowCondition and EnableCondition are to be decided; its rule's condition always is. */
  readonly conditions: boolean
}

type FoundCell = Cell & { place: number }

/** The cells in their order; undefined for one whose action is invisible or mentee out of reach. */
export async function findCells(
  db: Db,
  wanted: readonly WantedCell[],
): Promise<(Cell | undefined)[]> {
  const askers = { projectId: sql`w.project_id`, userId: sql`w.user_id`, reach: sql`w.reach` }
  const isReached = withinOfEach(askers, sql`w.action_id`)
  const found = await db.rows<FoundCell>(sql`
    select w.place::int, m.project_id as "projectId", m.user_id as "menteeId",
      pa.action_id as "actionId", a.type_id as "typeId", t.is_meeting as "isMeeting",
      a.enable_condition as "enableCondition", a.show_condition as "showCondition", a.completion as "completionRule",
      ${actionMentor} as "actionMentorId", ${defaultMentor} as "defaultMentorId",
      c.completed_at as "completedAt",
      ${completionScripts.get().exist(sql`pa.project_id`, sql`pa.action_id`)} as "isScripted",
      c.mentee_id is not null and c.completed_at is null as "isTakenBack", d.data, d.scheduled_at as "scheduledAt",
      case when a.data ? 'form' or d.form_version is not null then coalesce(
        (select f.form from action_forms f
          where f.action_id = a.id and f.version = d.form_version),
        a.data -> 'form') end as form,
      case when (w.conditions and ${hasCondition}) or ${hasRuleCondition} then ${scopeReading(sql`a.completions_read`)} || jsonb_build_object(
        'action', jsonb_build_object('Id', a.id, 'TypeId', a.type_id, 'Title', a.title,
          'Due', coalesce(own.due_on, pa.due_on), 'Data', a.data)) end as scope
    from unnest(${wanted.map((cell) => cell.projectId)}::int[],
      ${wanted.map((cell) => cell.menteeId)}::int[], ${wanted.map((cell) => cell.actionId)}::int[],
      ${wanted.map((cell) => cell.userId)}::int[], ${wanted.map((cell) => cell.reach)}::text[],
      ${wanted.map((cell) => cell.flags.needed)}::int[],
      ${wanted.map((cell) => cell.flags.hiding)}::int[],
      ${wanted.map((cell) => cell.conditions)}::boolean[])
      with ordinality as w
        (project_id, mentee_id, action_id, user_id, reach, needed, hiding, conditions, place)
    join memberships m on m.project_id = w.project_id and m.user_id = w.mentee_id and m.is_mentee
    join project_actions pa on pa.project_id = m.project_id and pa.action_id = w.action_id
      and pa.flags & w.needed = w.needed and pa.flags & w.hiding = 0
    join actions a on a.id = pa.action_id
    join action_types t on t.id = a.type_id
    ${traces}
    where ${isReached}`)
  const known = await withKnownFields(db, found, found.flatMap(conditionsOf))
  const byPlace = new Map(known.map(({ place, ...cell }) => [place, cell]))
  return wanted.map((_, index) => byPlace.get(index + 1))
}

const conditionsOf = ({ enableCondition, showCondition, completionRule }: Cell): string[] => [
  enableCondition,
  showCondition,
  completionRule.Condition ?? '',
]

const gathers = new WeakMap<Db, Batcher<WantedCell, Cell | undefined>>()

/** One cell, asked for together with those that others ask for at the same time. */
export function findCellTogether(db: Db, wanted: WantedCell): Promise<Cell | undefined> {
  let gather = gathers.get(db)
  if (!gather) {
    gather = new Batcher((cells) => findCells(db, cells))
    gathers.set(db, gather)
  }
  return gather.ask(wanted)
}

type MenteeAction = OutputOf<typeof contract.actions.calls.listMenteeActions>[number]

/** An action in a mentee's list; `ownData` is there for its conditions alone. */
export interface MenteeActionRow extends ActionRow {
  ActionMentorId: number | null
  MentorId: number | null
  CompletedAt: string | null
  ScheduledAt: string | null
  Extension: MenteeAction['Extension']
  ownData: Record<string, unknown> | null
}

export interface MenteeActions {
  defaultMentorId: number | null
  /** Null when none of the actions has a condition. */
  scope: StoredScope | null
  actions: MenteeActionRow[]
}

/** Every visible action of a mentee, in order, if the condition on `m` holds. */
export async function findMenteeActions(
  db: Db,
  { projectId, menteeId }: Omit<CellKey, 'actionId'>,
  flags: WantedFlags,
  { language, role }: Reader,
  condition: Sql,
): Promise<MenteeActions | undefined> {
  const found = await db.row<MenteeActions>(sql`
    select ${defaultMentor} as "defaultMentorId",
      case when exists (
        select from project_actions pa join actions a on a.id = pa.action_id
        where pa.project_id = m.project_id and ${hasCondition}
      ) then ${scopeOfMentee} end as scope,
      (
        select coalesce(json_agg(listed), '[]') from (
          select ${actionColumns(language, role, sql`coalesce(own.due_on, pa.due_on)`)}, ${actionMentor} as "ActionMentorId",
            case when c.completed_at is not null then c.mentor_id end as "MentorId",
            c.completed_at as "CompletedAt", d.scheduled_at as "ScheduledAt",
            case when own.extended_to is not null then jsonb_build_object(
              'Until', own.extended_to, 'Reason', own.extended_reason, 'By', coalesce((
                select by.first_name || ' ' || by.last_name from users by where by.id = own.extended_by), '')
            ) end as "Extension",
            case when ${hasCondition} then d.data end as "ownData"
          from project_actions pa join actions a on a.id = pa.action_id
          ${traces}
          where pa.project_id = m.project_id and ${isVisible(flags)}
          order by pa.position, pa.action_id
        ) listed
      ) as actions
    from memberships m
    where m.project_id = ${projectId} and m.user_id = ${menteeId} and m.is_mentee and ${condition}`)
  if (!found) return undefined
  const sources = found.actions.flatMap((row) => [row.ShowCondition, row.EnableCondition])
  const [known] = await withKnownFields(db, [{ projectId, scope: found.scope }], sources)
  return { ...found, scope: known?.scope ?? null }
}

/** The type of an action; undefined where there is none. */
export async function findTypeId(db: Db, actionId: number): Promise<number | undefined> {
  const row = await db.row<{ typeId: number }>(sql`
    select type_id as "typeId" from actions where id = ${actionId}`)
  return row?.typeId
}
