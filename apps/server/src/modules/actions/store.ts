import { USUAL_GRACE } from '@telemachos/contract/actions/due-limits'
import { TITLE_ROLES, type TitleRole } from '@telemachos/contract/actions/title-roles'
import {
  fallbackChain,
  isBuiltIn,
  LANGUAGES,
  type Language,
} from '@telemachos/contract/core/define-texts'
import type { Role } from '@telemachos/contract/core/roles'
import { GRID_FLAGS, hidingFlag } from '@telemachos/contract/grid/constants'
import type { Db } from '../../kernel/database/database.ts'
import { inLanguage } from '../../kernel/database/in-language.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'
import { languageTitles } from '../../kernel/texts.ts'
import { dueReason, type DueReason } from './due-sql-store.ts'
import { askedQuestionnaires } from './asked-questionnaires.ts'

/** The grid flags that an action must have, and those of which it may have none. */
export interface WantedFlags {
  readonly needed: number
  readonly hiding: number
}

/** An action in a project, as the contract writes it. */
export interface ActionRow {
  Id: number
  TypeId: number
  Title: string
  Descr: string
  Group: string[]
  Data: string
  QuestId: number | null
  HideFromSupervisor: boolean
  EnableCondition: string
  ShowCondition: string
  Function: string
  Functions: string
  Titles: Record<string, string>
  Controller: string
  Flags: number
  Due: string | null
  DueReason: DueReason
}

const [DEFAULT] = LANGUAGES

const hasOwnTitle = (role: Role | undefined): role is TitleRole =>
  role !== undefined && (TITLE_ROLES as readonly Role[]).includes(role)

/** What the action of `actions a` is called to people of a role, in a language. */
export function titleFor(language: Language, role?: Role): Sql {
  const common = inLanguage(sql`a.title`, sql`a.titles`, language)
  if (!hasOwnTitle(role)) return common
  const own = (one: Language) =>
    sql`nullif(btrim(a.role_titles #>> array[${role}::text, ${one}::text]), '')`
  return sql`coalesce(${join(fallbackChain(language).map(own), ', ')}, ${common})`
}

/** What somebody reads as the title of the action of `actions a`. */
export const titleTo = ({ language, role }: Reader): Sql => titleFor(language, role)

/** Its titles beside the one in the default language, by language. */
const titlesFor = (role: Role | undefined): Sql =>
  hasOwnTitle(role)
    ? sql`case when a.role_titles ? ${role}::text
        then (a.role_titles -> ${role}::text) - ${DEFAULT}::text else a.titles end`
    : sql`a.titles`

/** `title` and `titles` of `actions a` as people of a role read them, for what is written to them later. */
export const wordsFor = (role: Role): Sql => sql`jsonb_build_object(
  'title', ${titleFor(DEFAULT, role)}, 'titles', ${titlesFor(role)})`

/** What `wordsFor` answers. */
export interface ActionWords {
  readonly title: string
  /** In other languages. */
  readonly titles: Readonly<Record<string, string>>
}

/** The titles that somebody of a language has a use for: those of other added languages stay behind. */
function titlesIn(language: Language, role: Role | undefined): Sql {
  const others = Object.keys(languageTitles()).filter((one) => one !== language && !isBuiltIn(one))
  return others.length === 0 ? titlesFor(role) : sql`(${titlesFor(role)}) - ${others}::text[]`
}

/**
 * The columns of an ActionRow, from `actions a` and `project_actions pa`.
 *
 * @param role as whom they are read: it may have a title of its own.
 * @param due the deadline: the one for everybody, unless it is of one mentee.
 */
export const actionColumns = (
  language: Language,
  role?: Role,
  due: Sql = sql`pa.due_on`,
): Sql => sql`
  a.id as "Id", a.type_id as "TypeId",
  ${titleFor(language, role)} as "Title", ${inLanguage(sql`a.descr`, sql`a.descrs`, language)} as "Descr",
  pa.group_path as "Group", mentee_view(a.data)::text as "Data", a.quest_id as "QuestId",
  pa.flags & ${GRID_FLAGS.HideFromSupervisor}::int <> 0 as "HideFromSupervisor",
  a.enable_condition as "EnableCondition", a.show_condition as "ShowCondition",
  a.function as "Function", a.functions as "Functions", ${titlesIn(language, role)} as "Titles",
  a.controller as "Controller", pa.flags as "Flags", ${due} as "Due",
  ${dueReason(language)} as "DueReason"`

/**
 * The condition that the action of `project_actions pa` has the flags. Written with `<>`, of which
 * PostgreSQL expects nearly every row: that is what becomes of actions. Of `=` it expects one in two
 * hundred, and takes everybody's rows for a single one.
 */
export function isVisible({ needed, hiding }: WantedFlags): Sql {
  const conditions = [
    ...bitsOf(needed).map((flag) => sql`pa.flags & ${flag}::int <> 0`),
    ...bitsOf(hiding).map((flag) => sql`pa.flags & ${flag}::int <> ${flag}::int`),
  ]
  return conditions.length === 0 ? sql`true` : sql`(${join(conditions, ' and ')})`
}

const bitsOf = (flags: number): number[] =>
  Object.values(GRID_FLAGS).filter((flag) => (flags & flag) !== 0)

/** Whether some actions that count in mentees' totals are hidden from people of a role. */
export async function hidesCounting(db: Db, projectId: number, role: Role): Promise<boolean> {
  const hiding = hidingFlag(role)
  if (hiding === 0 || role === 'Mentee') return false
  const { hides } = await db.one<{ hides: boolean }>(sql`
    select exists (
      select from project_actions pa
      where pa.project_id = ${projectId} and pa.flags & ${hiding}::int <> 0
        and ${isVisible({ needed: GRID_FLAGS.Published, hiding: GRID_FLAGS.HideFromMentee })}
    ) as hides`)
  return hides
}

/** In which language and as what somebody reads actions. */
export interface Reader {
  readonly language: Language
  readonly role: Role
}

/** A project's actions with these flags, in order. */
export function listActions(
  db: Db,
  projectId: number,
  flags: WantedFlags,
  { language, role }: Reader,
): Promise<ActionRow[]> {
  return db.rows(sql`
    select ${actionColumns(language, role)}
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.archived_at is null and ${isVisible(flags)}
    order by pa.position, pa.action_id`)
}

/** One action of a project, if it has these flags. */
export function findAction(
  db: Db,
  projectId: number,
  actionId: number,
  flags: WantedFlags,
  { language, role }: Reader,
): Promise<ActionRow | undefined> {
  return db.row(sql`
    select ${actionColumns(language, role)}
    from project_actions pa join actions a on a.id = pa.action_id
    where pa.project_id = ${projectId} and pa.action_id = ${actionId} and ${isVisible(flags)}`)
}

/** The types of action, by their ids. */
export function listTypes(db: Db): Promise<{ Id: number; IsMeeting: boolean }[]> {
  return db.rows(sql`
    select id as "Id", is_meeting as "IsMeeting" from action_types order by id`)
}

/** Whether a project's actions may ask a questionnaire: its own, or one that they ask already. */
export async function mayAsk(db: Db, projectId: number, questId: number): Promise<boolean> {
  const { may } = await db.one<{ may: boolean }>(sql`
    select ${askedQuestionnaires.get().isOf(projectId, questId)} or exists (
      select from actions a join project_actions pa on pa.action_id = a.id
      where a.quest_id = ${questId} and pa.project_id = ${projectId}
    ) as may`)
  return may
}

export interface NewAction {
  readonly projectId: number
  readonly typeId: number
  readonly title: string
  readonly titles: Readonly<Record<string, string>>
  /** JSON text of an object. */
  readonly data: string
  readonly questId: number | null
}

/** Creates an action at the end of the project's grid; undefined when there is no such type. */
export function insertAction(
  db: Db,
  { projectId, typeId, title, titles, data, questId }: NewAction,
  language: Language,
): Promise<ActionRow | undefined> {
  return db.row(sql`
    with a as (
      insert into actions (type_id, title, titles, data, quest_id)
      select t.id, ${title}::text, ${JSON.stringify(titles)}::jsonb, ${data}::jsonb, ${questId}::int
      from action_types t where t.id = ${typeId}
      returning *
    ), pa as (
      insert into project_actions (project_id, action_id, flags, position, due_grace, due_grace_unit)
      select ${projectId}::int, a.id, ${GRID_FLAGS.CanDelete}::int, 1 + coalesce((
        select max(position) from project_actions where project_id = ${projectId}), 0),
        ${USUAL_GRACE.Amount}, ${USUAL_GRACE.Unit}
      from a returning *
    )
    select ${actionColumns(language)} from a join pa on pa.action_id = a.id`)
}

export interface GridEntry {
  readonly ActionId: number
  readonly Flags: number
  readonly Order?: number | undefined
  readonly Group: readonly string[]
  readonly Due: string | null
}

/** How many of these actions the project has. */
export async function countLinked(
  db: Db,
  projectId: number,
  actionIds: readonly number[],
): Promise<number> {
  const { count } = await db.one<{ count: number }>(sql`
    select count(*)::int as count from project_actions
    where project_id = ${projectId} and action_id = any (${actionIds}::int[])`)
  return count
}

/**
 * Writes the entries of actions that are linked to the project, where they change. A date replaces a
 * deadline that counts from something; without one such a deadline stays.
 */
export async function updateGrid(
  db: Db,
  projectId: number,
  entries: readonly GridEntry[],
  { by, at }: { readonly by: number; readonly at: Date },
): Promise<void> {
  await db.run(sql`
    update project_actions pa
    set flags = e."Flags", position = coalesce(e."Order", pa.position),
      group_path = e."Group", due_on = e."Due", revision = pa.revision + 1,
      changed_at = ${at}, changed_by = ${by}
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb)
      as e ("ActionId" int, "Flags" int, "Order" int, "Group" text[], "Due" date)
    where pa.project_id = ${projectId} and pa.action_id = e."ActionId"
      and (pa.flags, pa.position, pa.group_path, pa.due_on)
        is distinct from (e."Flags", coalesce(e."Order", pa.position), e."Group", e."Due")`)
}
