import type { StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'
import { Batcher } from '../../kernel/batcher.ts'
import type { RowWrite } from '../../kernel/row-writer.ts'
import type { visibleFlags } from '../actions/index.ts'
import type { AnswerSet, AttemptColumns } from './answer-set.ts'
import { storedFrom, type AnswerRow, type Operation } from './answer-store.ts'

/** One group of somebody's own attempt, and the name of the write that asks. */
interface WantedGroup {
  readonly setId: number
  readonly groupId: number
  readonly opId: string
  readonly projectId: number
  readonly userId: number
  /** Of the action that asks the questionnaire. */
  readonly flags: ReturnType<typeof visibleFlags>
}

/** The attempt and the answer as they stand. */
interface OwnRunning {
  readonly of: Omit<AnswerSet, 'attempt'>
  /** What the version does not say. */
  readonly columns: Omit<AttemptColumns, 'duration' | 'window'>
  readonly stored: StoredAnswer | undefined
}

type FoundGroup = Omit<AnswerSet, 'attempt'> &
  Omit<AttemptColumns, 'duration' | 'window'> & {
    place: number
    hasAnswer: boolean
    answer: AnswerRow
  }

/**
 * Own attempts that run and the answers in question, in their order; undefined for one that is out of
 * sight, does not run, or has a write of this name already.
 */
async function findAllOwnRunning(
  db: Db,
  wanted: readonly WantedGroup[],
): Promise<(OwnRunning | undefined)[]> {
  const found = await db.rows<FoundGroup>(sql`
    select w.place::int, s.id, s.project_id as "projectId", s.quest_id as "questId",
      s.version_id as "versionId", s.action_id as "actionId", s.mentee_id as "menteeId",
      s.respondent_id as "respondentId", s.state, s.epoch,
      s.first_started_at as "firstStartedAt", s.segment_started_at as "segmentStartedAt",
      s.banked_ms as "bankedMs", s.extra_time as "extraTime", s.window_ends_at as "windowEndsAt",
      s.expired_at as "expiredAt", s.finished_at as "finishedAt",
      a.rev is not null as "hasAnswer",
      json_build_object('groupId', a.group_id, 'optionId', a.option_id, 'text', a.text,
        'rev', a.rev, 'clientId', a.client_id, 'seq', a.seq) as answer
    from unnest(${wanted.map((one) => one.setId)}::int[],
      ${wanted.map((one) => one.groupId)}::int[], ${wanted.map((one) => one.opId)}::text[],
      ${wanted.map((one) => one.projectId)}::int[], ${wanted.map((one) => one.userId)}::int[],
      ${wanted.map((one) => one.flags.needed)}::int[],
      ${wanted.map((one) => one.flags.hiding)}::int[])
      with ordinality as w (set_id, group_id, op_id, project_id, user_id, needed, hiding, place)
    join answer_sets s on s.id = w.set_id and s.project_id = w.project_id
      and s.respondent_id = w.user_id and s.state = 'started'
    -- With a limit it is looked for by its whole key, however many answers the set has.
    left join lateral (
      select * from quest_answers
      where answer_set_id = s.id and group_id = w.group_id limit 1
    ) a on true
    where (s.action_id is null or exists (
        select from project_actions pa
        where pa.project_id = s.project_id and pa.action_id = s.action_id
          and pa.flags & w.needed = w.needed and pa.flags & w.hiding = 0))
      and not exists (select from quest_operations o where o.op_id = w.op_id)`)
  const byPlace = new Map(found.map((row) => [row.place, runningFrom(row)]))
  return wanted.map((_, index) => byPlace.get(index + 1))
}

function runningFrom(row: FoundGroup): OwnRunning {
  const { id, projectId, questId, versionId, actionId, menteeId, respondentId } = row
  return {
    of: { id, projectId, questId, versionId, actionId, menteeId, respondentId },
    columns: row,
    stored: row.hasAnswer ? storedFrom(row.answer) : undefined,
  }
}

const gathers = new WeakMap<Db, Batcher<WantedGroup, OwnRunning | undefined>>()

/** One of them, asked for together with those that others ask for at the same time. */
export function findOwnRunning(db: Db, wanted: WantedGroup): Promise<OwnRunning | undefined> {
  let gather = gathers.get(db)
  if (!gather) {
    gather = new Batcher((groups) => findAllOwnRunning(db, groups))
    gathers.set(db, gather)
  }
  return gather.ask(wanted)
}

/** A write under its name, and the answer as it is to be afterwards. */
interface OwnSave extends Operation {
  readonly stored: StoredAnswer
}

/**
 * Saves answers and keeps the names of their writes. One changes nothing unless its attempt still
 * runs, in the same epoch, and the answer has the revision before; of two about the same answer the
 * first counts. A name that is taken fails as a unique violation.
 */
export const savingOwn: RowWrite<OwnSave> = {
  statement: (rows) => sql`
    given as (
      select distinct on (set_id, group_id) *
      from unnest(${rows.map((row) => row.setId)}::int[], ${rows.map((row) => row.groupId)}::int[],
        ${rows.map((row) => row.epoch)}::int[], ${rows.map((row) => row.opId)}::text[],
        ${rows.map((row) => row.digest)}::text[], ${rows.map((row) => row.at)}::timestamptz[],
        ${rows.map((row) => row.by)}::int[],
        ${rows.map(({ stored }) => stored.answer.optionId)}::int[],
        ${rows.map(({ stored }) => stored.answer.text)}::text[],
        ${rows.map(({ stored }) => stored.rev)}::int[],
        ${rows.map(({ stored }) => stored.clientId)}::text[],
        ${rows.map(({ stored }) => stored.seq)}::int[])
        with ordinality as one (set_id, group_id, epoch, op_id, digest, at, by_id, option_id, text,
          rev, client_id, seq, place)
      order by set_id, group_id, place
    ),
    -- Nobody ends or clears an attempt meanwhile; in order, so that no two wait for each other.
    running as materialized (
      select g.* from given g
      join answer_sets s on s.id = g.set_id and s.epoch = g.epoch and s.state = 'started'
      order by s.id for no key update of s
    ),
    saved as (
      insert into quest_answers as a (answer_set_id, group_id, option_id, text, rev, client_id, seq,
        answered_at, answered_by)
      select set_id, group_id, option_id, text, rev, client_id, seq, at, by_id from running
      on conflict (answer_set_id, group_id) do update
      set option_id = excluded.option_id, text = excluded.text, rev = excluded.rev,
        client_id = excluded.client_id, seq = excluded.seq, answered_at = excluded.answered_at,
        answered_by = excluded.answered_by
      where a.rev = excluded.rev - 1
      returning answer_set_id, group_id
    ),
    applied as (
      select r.* from running r
      join saved on saved.answer_set_id = r.set_id and saved.group_id = r.group_id
    ),
    named as (
      insert into quest_operations
        (op_id, answer_set_id, epoch, group_id, digest, rev, client_id, seq, at, by)
      select op_id, set_id, epoch, group_id, digest, rev, client_id, seq, at, by_id from applied
    ),
    work as (select place from applied)`,
}
