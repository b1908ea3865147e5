import type { Draft } from '@telemachos/questionnaire/author/draft'
import type { Definition, Label } from '@telemachos/questionnaire/definition'
import { pageOf, type Paged } from '../../kernel/database/page-of.ts'
import type { Db } from '../../kernel/database/database.ts'
import { join, sql, type Sql } from '../../kernel/database/sql.ts'

export interface VersionRow {
  id: number
  questId: number
  version: number
  definition: Definition
}

export function findVersion(db: Db, versionId: number): Promise<VersionRow | undefined> {
  return db.row(sql`
    select id, quest_id as "questId", version, definition
    from questionnaire_versions where id = ${versionId}`)
}

/** The id of the version that is published last; undefined when none is. */
export async function latestVersionId(db: Db, questId: number): Promise<number | undefined> {
  const row = await db.row<{ id: number }>(sql`
    select id from questionnaire_versions where quest_id = ${questId}
    order by version desc limit 1`)
  return row?.id
}

/** The questionnaire that an action of the project asks; null where it asks none. */
export async function questOfAction(
  db: Db,
  projectId: number,
  actionId: number,
): Promise<number | null> {
  const row = await db.row<{ questId: number }>(sql`
    select q.id as "questId" from project_actions pa
    join actions a on a.id = pa.action_id
    join questionnaires q on q.id = a.quest_id
    where pa.project_id = ${projectId} and pa.action_id = ${actionId}`)
  return row?.questId ?? null
}

/** A questionnaire that a project's authors see: its own, or one that its actions ask. */
const isSeenIn = (projectId: number): Sql => sql`(
  q.project_id = ${projectId} or exists (
    select from actions a join project_actions pa on pa.action_id = a.id
    where a.quest_id = q.id and pa.project_id = ${projectId}))`

/** Who looks at questionnaires: in which project, and a condition on the membership `m` of their people. */
export interface Viewer {
  readonly projectId: number
  readonly reach: Sql
}

/**
 * The name of who wrote or published a questionnaire `q`: for the authors of its own project, and where
 * another project asks it, for those within whose reach the person is. Empty for everybody else.
 */
const authorName = (authorId: Sql, { projectId, reach }: Viewer): Sql => sql`coalesce((
  select u.first_name || ' ' || u.last_name from users u
  where u.id = ${authorId} and (q.project_id = ${projectId}
    or exists (select from memberships m where m.user_id = u.id and ${reach}))), '')`

export interface QuestRow {
  Id: number
  Title: string
  Version: number | null
  PublishedAt: string | null
  HasChanges: boolean
  Actions: number
  AnswerSets: number
  CanEdit: boolean
  SavedAt: string
  SavedBy: string
}

/** A page of the questionnaires that match, by title, with how many there are in all. */
export async function listQuests(
  db: Db,
  viewer: Viewer,
  {
    patterns,
    questId,
    page,
    language,
  }: { patterns: string[][]; questId: number | null; page: Paged; language: string },
): Promise<{ list: QuestRow[]; count: number; All: number }> {
  const { projectId } = viewer
  const matches = join(
    [
      questId === null ? sql`true` : sql`q.id = ${questId}`,
      ...patterns.map((words) => sql`q.search_key like any (${words}::text[])`),
    ],
    ' and ',
  )
  const list = await db.rows<QuestRow>(sql`
    select q.id as "Id", coalesce(nullif(q.title ->> ${language}, ''), q.title ->> 'el') as "Title",
      v.version as "Version", v.published_at as "PublishedAt",
      v.revision is distinct from q.revision as "HasChanges",
      (select count(*)::int from actions a join project_actions pa on pa.action_id = a.id
        where a.quest_id = q.id and pa.project_id = ${projectId}) as "Actions",
      (select count(*)::int from answer_sets s
        where s.quest_id = q.id and s.project_id = ${projectId}) as "AnswerSets",
      q.project_id = ${projectId} as "CanEdit", q.saved_at as "SavedAt",
      ${authorName(sql`q.saved_by`, viewer)} as "SavedBy"
    from questionnaires q
    left join lateral (
      select version, published_at, revision from questionnaire_versions
      where quest_id = q.id order by version desc limit 1
    ) v on true
    where ${isSeenIn(projectId)} and q.removed_at is null and ${matches}
    order by q.sort_key, q.id
    ${pageOf(page)}`)
  const counts = await db.one<{ count: number; All: number }>(sql`
    select count(*) filter (where ${matches})::int as count, count(*)::int as "All"
    from questionnaires q where ${isSeenIn(projectId)} and q.removed_at is null`)
  return { list, ...counts }
}

export interface DraftRow {
  questId: number
  title: Label
  draft: Draft
  revision: number
  savedAt: string
  savedBy: string
  canEdit: boolean
}

/** A draft that the project's authors see; locked for those who change it. */
export function findDraft(
  db: Db,
  viewer: Viewer,
  questId: number,
  isLocked = false,
): Promise<DraftRow | undefined> {
  const { projectId } = viewer
  return db.row(sql`
    select q.id as "questId", q.title, q.draft, q.revision, q.saved_at as "savedAt",
      ${authorName(sql`q.saved_by`, viewer)} as "savedBy", q.project_id = ${projectId} as "canEdit"
    from questionnaires q
    where q.id = ${questId} and ${isSeenIn(projectId)}
    ${isLocked ? sql`for update of q` : sql``}`)
}

export interface WrittenDraft {
  readonly draft: Draft
  /** What it is called in lists: in English where it has no Greek title. */
  readonly title: Label
  readonly sortKey: string
  readonly searchKey: string
  readonly by: number
  readonly at: Date
}

export async function insertQuest(
  db: Db,
  projectId: number,
  { draft, title, sortKey, searchKey, by, at }: WrittenDraft,
): Promise<number> {
  const { id } = await db.one<{ id: number }>(sql`
    insert into questionnaires (project_id, title, sort_key, search_key, draft, saved_at, saved_by)
    values (${projectId}, ${JSON.stringify(title)}::jsonb, ${sortKey}, ${searchKey},
      ${JSON.stringify(draft)}::jsonb, ${at}, ${by})
    returning id`)
  return id
}

/** Saves a draft as its next revision; @returns that revision. */
export async function updateDraft(
  db: Db,
  questId: number,
  { draft, title, sortKey, searchKey, by, at }: WrittenDraft,
): Promise<number> {
  const { revision } = await db.one<{ revision: number }>(sql`
    update questionnaires set draft = ${JSON.stringify(draft)}::jsonb,
      title = ${JSON.stringify(title)}::jsonb, sort_key = ${sortKey},
      search_key = ${searchKey}, revision = revision + 1, saved_at = ${at}, saved_by = ${by}
    where id = ${questId} returning revision`)
  return revision
}

/** Keeps what is open in the outline of a draft that says the same; @returns its revision, which stays. */
export async function updateOutline(db: Db, questId: number, draft: Draft): Promise<number> {
  const { revision } = await db.one<{ revision: number }>(sql`
    update questionnaires set draft = ${JSON.stringify(draft)}::jsonb
    where id = ${questId} returning revision`)
  return revision
}

/** The version that was made of this revision of the draft, if one was. */
export function findVersionOf(
  db: Db,
  questId: number,
  revision: number,
): Promise<{ VersionId: number; Version: number } | undefined> {
  return db.row(sql`
    select id as "VersionId", version as "Version" from questionnaire_versions
    where quest_id = ${questId} and revision = ${revision}`)
}

/** Publishes the next version; the questionnaire must be locked. */
export function insertVersion(
  db: Db,
  { questId, draft, revision }: DraftRow,
  definition: Definition,
  published: { readonly by: number; readonly at: Date },
): Promise<{ VersionId: number; Version: number }> {
  return db.one(sql`
    insert into questionnaire_versions
      (quest_id, version, draft, revision, definition, published_at, published_by)
    select ${questId}::int, 1 + coalesce(max(version), 0), ${JSON.stringify(draft)}::jsonb,
      ${revision}::int, ${JSON.stringify(definition)}::jsonb, ${published.at}::timestamptz,
      ${published.by}::int
    from questionnaire_versions where quest_id = ${questId}
    returning id as "VersionId", version as "Version"`)
}

const versionColumns = (viewer: Viewer): Sql => sql`
  v.id as "VersionId", v.version as "Version", v.published_at as "PublishedAt",
  ${authorName(sql`v.published_by`, viewer)} as "PublishedBy",
  (select count(*)::int from answer_sets s
    where s.version_id = v.id and s.project_id = ${viewer.projectId}) as "AnswerSets"`

interface PublishedRow {
  VersionId: number
  Version: number
  PublishedAt: string
  PublishedBy: string
  AnswerSets: number
}

export function listVersions(db: Db, viewer: Viewer, questId: number): Promise<PublishedRow[]> {
  return db.rows(sql`
    select ${versionColumns(viewer)} from questionnaire_versions v
    join questionnaires q on q.id = v.quest_id
    where v.quest_id = ${questId} order by v.version desc limit 100`)
}

export function findPublished(
  db: Db,
  viewer: Viewer,
  questId: number,
  version: number,
): Promise<(PublishedRow & { Draft: Draft }) | undefined> {
  return db.row(sql`
    select ${versionColumns(viewer)}, v.draft as "Draft" from questionnaire_versions v
    join questionnaires q on q.id = v.quest_id
    where v.quest_id = ${questId} and v.version = ${version}`)
}

/** A condition: whether the questionnaire is the project's own (see askedQuestionnaires). */
export const isOfProject = (projectId: number, questId: number | Sql): Sql => sql`
  exists (select from questionnaires where id = ${questId} and project_id = ${projectId})`

/** The answer sets of an action, as rows to be counted (see actionDependents). */
export const setsOfAction = (projectId: Sql, actionId: Sql): Sql =>
  sql`answer_sets s where s.project_id = ${projectId} and s.action_id = ${actionId}`
