import { deadlineOf } from '@telemachos/questionnaire/attempt/clock'
import type { Db } from '../../kernel/database/database.ts'
import { empty, sql, type Sql } from '../../kernel/database/sql.ts'
import { attemptFrom, type AnswerSet, type AttemptColumns } from './answer-set.ts'

type Row = Omit<AnswerSet, 'attempt'> & AttemptColumns

/** Set on first start; a set that has not started is answered in the latest version. */
const versionOfSet = sql`coalesce(s.version_id, (
  select latest.id from questionnaire_versions latest where latest.quest_id = s.quest_id
  order by latest.version desc limit 1))`

const columns = sql`
  s.id, s.project_id as "projectId", s.quest_id as "questId", s.version_id as "versionId",
  s.action_id as "actionId", s.mentee_id as "menteeId", s.respondent_id as "respondentId",
  s.state, s.epoch, s.first_started_at as "firstStartedAt",
  s.segment_started_at as "segmentStartedAt", s.banked_ms as "bankedMs",
  s.extra_time as "extraTime", s.window_ends_at as "windowEndsAt", s.expired_at as "expiredAt",
  s.finished_at as "finishedAt", (v.definition ->> 'duration')::int as duration,
  (v.definition ->> 'window')::int as "window"`

/** The action of a set `s`, null for none: to which a mentor's reach may be narrowed. */
export const actionOfSet: Sql = sql`s.action_id`

const fromSets = sql`
  from answer_sets s left join questionnaire_versions v on v.id = ${versionOfSet}`

function setFrom(row: Row | undefined): AnswerSet | undefined {
  if (!row) return undefined
  const { id, projectId, questId, versionId, actionId, menteeId, respondentId } = row
  const attempt = attemptFrom(row)
  return { id, projectId, questId, versionId, actionId, menteeId, respondentId, attempt }
}

/** Who may see a set: `reach` is a condition on the mentee's or respondent's membership `m`. */
export interface SetAccess {
  readonly projectId: number
  readonly userId: number
  readonly reach: Sql
  /** False for those who see only what is their own. */
  readonly readsOthers: boolean
  /** True for those who see what the holders of links answer. */
  readonly readsHolders: boolean
  /** A condition on the action `pa` of the set, if it has one. */
  readonly isVisible: Sql
}

/** What `isSeen` looks at beside a set `s`: whose it is and its action. */
export const seenWith = sql`
  left join memberships m on m.project_id = s.project_id
    and m.user_id = coalesce(s.mentee_id, s.respondent_id)
  left join project_actions pa on pa.project_id = s.project_id and pa.action_id = s.action_id`

/** The condition that the caller may see a set `s`. */
export const isSeen = (access: SetAccess): Sql => sql`
  s.project_id = ${access.projectId} and (s.action_id is null or ${access.isVisible})
  and (s.respondent_id = ${access.userId} or (${access.readsOthers}::boolean and ${access.reach})
    or (s.holder_hash is not null and ${access.readsHolders}::boolean))`

/** A set that the caller may see; locked for those who change it. */
export async function findSet(
  db: Db,
  id: number,
  access: SetAccess,
  isLocked: boolean,
): Promise<AnswerSet | undefined> {
  return setFrom(
    await db.row<Row>(sql`
      select ${columns} ${fromSets} ${seenWith}
      where s.id = ${id} and ${isSeen(access)}
      ${isLocked ? sql`for update of s` : empty}`),
  )
}

/** The set that the holder of a link has with this key, and no other; locked for changes. */
export async function findHeldSet(
  db: Db,
  id: number,
  holderHash: string,
  isLocked: boolean,
): Promise<AnswerSet | undefined> {
  return setFrom(
    await db.row<Row>(sql`
      select ${columns} ${fromSets} where s.id = ${id} and s.holder_hash = ${holderHash}
      ${isLocked ? sql`for update of s` : empty}`),
  )
}

/** Whose attempt, at what: together they name one set. */
export interface SetKey {
  readonly projectId: number
  readonly questId: number
  readonly actionId: number | null
  readonly menteeId: number | null
  /** Null for the holder of a link, whose key's hash it is then. */
  readonly respondentId: number | null
  readonly holderHash: string | null
  readonly tokenId: number | null
}

const hasKey = (key: SetKey): Sql => sql`
  s.project_id = ${key.projectId} and s.quest_id = ${key.questId}
  and s.action_id is not distinct from ${key.actionId}::int
  and s.mentee_id is not distinct from ${key.menteeId}::int
  and s.respondent_id is not distinct from ${key.respondentId}::int
  and s.holder_hash is not distinct from ${key.holderHash}::text
  and s.token_id is not distinct from ${key.tokenId}::int`

export async function findSetByKey(db: Db, key: SetKey): Promise<AnswerSet | undefined> {
  return setFrom(await db.row<Row>(sql`select ${columns} ${fromSets} where ${hasKey(key)}`))
}

/** The set of this key, made if it is not there, and locked. */
export async function openSet(db: Db, key: SetKey, now: Date): Promise<AnswerSet> {
  await db.run(sql`
    insert into answer_sets
      (project_id, quest_id, action_id, mentee_id, respondent_id, holder_hash, token_id,
        created_at)
    values (${key.projectId}, ${key.questId}, ${key.actionId}, ${key.menteeId},
      ${key.respondentId}, ${key.holderHash}, ${key.tokenId}, ${now})
    on conflict do nothing`)
  const set = setFrom(
    await db.row<Row>(sql`select ${columns} ${fromSets} where ${hasKey(key)} for update of s`),
  )
  if (!set) throw new Error('an answer set that was just made is not there')
  return set
}

/**
 * Keeps how an attempt stands now; it is to be scored anew once it has ended.
 * @param from the state that it must still be in.
 * @returns false when somebody else has moved it.
 */
export async function saveAttempt(
  db: Db,
  { id, versionId, attempt }: AnswerSet,
  { from, by }: { readonly from: string; readonly by: number | null },
): Promise<boolean> {
  const written = await db.run(sql`
    update answer_sets set state = ${attempt.state}, version_id = ${versionId},
      epoch = ${attempt.epoch}, first_started_at = ${date(attempt.firstStart)},
      segment_started_at = ${date(attempt.segmentStart)}, banked_ms = ${attempt.banked},
      extra_time = ${attempt.extraTime}, window_ends_at = ${date(attempt.windowEnd)},
      deadline = ${date(deadlineOf(attempt))}, expired_at = ${date(attempt.expiredAt)},
      finished_at = ${date(attempt.finishedAt)}, scored_at = null,
      finished_by = case when ${attempt.finishedAt === null} then null else ${by}::int end
    where id = ${id} and state = ${from}`)
  return written === 1
}

/** Running attempts whose deadline lies before the instant, by their ids from one on, at most 500. */
export async function listOverdue(db: Db, before: Date, afterId: number): Promise<AnswerSet[]> {
  const rows = await db.rows<Row>(sql`
    select ${columns} ${fromSets}
    where s.state in ('started', 'paused') and s.deadline < ${before} and s.id > ${afterId}
    order by s.id limit 500 for update of s skip locked`)
  return rows.flatMap((row) => setFrom(row) ?? [])
}

/** A mentee's own sets of actions, of the questionnaires that these ask now. */
export const listOfMentee = (
  db: Db,
  projectId: number,
  menteeId: number,
  actionIds: readonly number[],
): Promise<AnswerSet[]> =>
  listAsked(db, { projectId, menteeId, actionIds }, sql`s.respondent_id = ${menteeId}`)

/** The finished sets of a mentee's actions. */
export const listFinished = (
  db: Db,
  projectId: number,
  menteeId: number,
  actionIds: readonly number[],
): Promise<AnswerSet[]> =>
  listAsked(db, { projectId, menteeId, actionIds }, sql`s.state = 'finished'`)

interface Asked {
  readonly projectId: number
  readonly menteeId: number
  readonly actionIds: readonly number[]
}

/** Those sets about a mentee, of the questionnaires that the actions ask now, for which the condition holds. */
async function listAsked(
  db: Db,
  { projectId, menteeId, actionIds }: Asked,
  condition: Sql,
): Promise<AnswerSet[]> {
  const rows = await db.rows<Row>(sql`
    select ${columns} ${fromSets}
    join actions a on a.id = s.action_id and a.quest_id = s.quest_id
    where s.project_id = ${projectId} and s.mentee_id = ${menteeId}
      and s.action_id = any (${actionIds}::int[]) and ${condition}`)
  return rows.flatMap((row) => setFrom(row) ?? [])
}

export async function insertExtraTime(
  db: Db,
  set: AnswerSet,
  given: {
    readonly factor: number
    readonly windowHours: number
    readonly by: number
    readonly at: Date
  },
): Promise<void> {
  await db.run(sql`
    insert into quest_extra_times (answer_set_id, factor, window_hours, granted_at, granted_by)
    values (${set.id}, ${given.factor}, ${given.windowHours}, ${given.at}, ${given.by})`)
}

const date = (instant: number | null): Date | null => (instant === null ? null : new Date(instant))

/** The questionnaires and versions of sets that have begun. */
export async function findVersionIds(
  db: Db,
  setIds: readonly number[],
): Promise<Map<number, { questId: number; versionId: number }>> {
  const rows = await db.rows<{ id: number; questId: number; versionId: number }>(sql`
    select id, quest_id as "questId", version_id as "versionId" from answer_sets
    where id = any (${setIds}::int[]) and version_id is not null`)
  return new Map(rows.map(({ id, ...version }) => [id, version]))
}

/** The project of a set; undefined for none. */
export async function projectOfSet(db: Db, setId: number): Promise<number | undefined> {
  const row = await db.row<{ projectId: number }>(sql`
    select project_id as "projectId" from answer_sets where id = ${setId}`)
  return row?.projectId
}
