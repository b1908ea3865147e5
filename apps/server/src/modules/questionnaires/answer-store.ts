import type { Answer } from '@telemachos/questionnaire/answers'
import type { StoredAnswer } from '@telemachos/questionnaire/saving/decide-save'
import type { Db } from '../../kernel/database/database.ts'
import { sql } from '../../kernel/database/sql.ts'

/** An answer's columns, as the database has them. */
export interface AnswerRow {
  groupId: number
  optionId: number | null
  text: string | null
  rev: number
  clientId: string
  seq: number
}

const columns = sql`group_id as "groupId", option_id as "optionId", text, rev,
  client_id as "clientId", seq`

export const storedFrom = ({ optionId, text, rev, clientId, seq }: AnswerRow): StoredAnswer => ({
  answer: { optionId, text },
  rev,
  clientId,
  seq,
})

/** Every answer of a set by its group. */
export async function readAnswers(db: Db, setId: number): Promise<Map<number, StoredAnswer>> {
  const rows = await db.rows<AnswerRow>(sql`
    select ${columns} from quest_answers where answer_set_id = ${setId} order by group_id`)
  return new Map(rows.map((row) => [row.groupId, storedFrom(row)]))
}

/** The answers of several sets, by set and group. */
export async function readAnswersOf(
  db: Db,
  setIds: readonly number[],
): Promise<Map<number, Map<number, StoredAnswer>>> {
  const rows = await db.rows<AnswerRow & { setId: number }>(sql`
    select answer_set_id as "setId", ${columns} from quest_answers
    where answer_set_id = any (${setIds}::int[])`)
  const bySet = new Map<number, Map<number, StoredAnswer>>(setIds.map((id) => [id, new Map()]))
  for (const { setId, ...row } of rows) bySet.get(setId)?.set(row.groupId, storedFrom(row))
  return bySet
}

export async function findAnswer(
  db: Db,
  setId: number,
  groupId: number,
): Promise<StoredAnswer | undefined> {
  const row = await db.row<AnswerRow>(sql`
    select ${columns} from quest_answers
    where answer_set_id = ${setId} and group_id = ${groupId}`)
  return row && storedFrom(row)
}

export interface Operation {
  readonly opId: string
  readonly setId: number
  readonly epoch: number
  readonly groupId: number
  readonly digest: string
  readonly at: Date
  /** Null for the holder of a link. */
  readonly by: number | null
}

/** A write that was applied before, by its name. */
export function findOperation(
  db: Db,
  opId: string,
): Promise<{ setId: number; digest: string; rev: number } | undefined> {
  return db.row(sql`
    select answer_set_id as "setId", digest, rev from quest_operations where op_id = ${opId}`)
}

/** Applies a write and keeps its name. @returns false when the name is taken. */
export async function applyWrite(
  db: Db,
  operation: Operation,
  { answer, rev, clientId, seq }: StoredAnswer,
): Promise<boolean> {
  const written = await db.run(sql`
    with named as (
      insert into quest_operations
        (op_id, answer_set_id, epoch, group_id, digest, rev, client_id, seq, at, by)
      values (${operation.opId}, ${operation.setId}, ${operation.epoch}, ${operation.groupId},
        ${operation.digest}, ${rev}, ${clientId}, ${seq}, ${operation.at}, ${operation.by})
      on conflict (op_id) do nothing
      returning answer_set_id, group_id
    )
    insert into quest_answers (answer_set_id, group_id, option_id, text, rev, client_id, seq,
      answered_at, answered_by)
    select answer_set_id, group_id, ${answer.optionId}::int, ${answer.text}::text, ${rev}::int,
      ${clientId}, ${seq}::int, ${operation.at}::timestamptz, ${operation.by}::int
    from named
    on conflict (answer_set_id, group_id) do update
    set option_id = excluded.option_id, text = excluded.text, rev = excluded.rev,
      client_id = excluded.client_id, seq = excluded.seq, answered_at = excluded.answered_at,
      answered_by = excluded.answered_by`)
  return written === 1
}

/** Keeps what came too late apart; a repetition is kept once. @returns false when the name is taken. */
export async function insertLate(db: Db, operation: Operation, answer: Answer): Promise<boolean> {
  const kept = await db.run(sql`
    insert into quest_late_answers as l
      (op_id, answer_set_id, epoch, group_id, option_id, text, at, by)
    values (${operation.opId}, ${operation.setId}, ${operation.epoch}, ${operation.groupId},
      ${answer.optionId}, ${answer.text}, ${operation.at}, ${operation.by})
    on conflict (op_id) do update set at = l.at
    where l.answer_set_id = excluded.answer_set_id and l.group_id = excluded.group_id
      and l.option_id is not distinct from excluded.option_id
      and l.text is not distinct from excluded.text`)
  return kept === 1
}

/** How many groups were answered late since the set was last cleared, by set. */
export async function countLate(db: Db, setIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.rows<{ setId: number; late: number }>(sql`
    select l.answer_set_id as "setId", count(distinct l.group_id)::int as late
    from quest_late_answers l join answer_sets s on s.id = l.answer_set_id and s.epoch = l.epoch
    where l.answer_set_id = any (${setIds}::int[])
    group by 1`)
  return new Map(rows.map(({ setId, late }) => [setId, late]))
}

/** What the server calculates; `client` names no page. */
export async function writeCalculated(
  db: Db,
  setId: number,
  answers: ReadonlyMap<number, string | null>,
  now: Date,
): Promise<void> {
  if (answers.size === 0) return
  await db.run(sql`
    insert into quest_answers (answer_set_id, group_id, text, rev, client_id, seq, answered_at)
    select ${setId}::int, group_id, text, 1, 'server', 1, ${now}::timestamptz
    from unnest(${[...answers.keys()]}::int[], ${[...answers.values()]}::text[])
      as given (group_id, text)
    on conflict (answer_set_id, group_id) do update
    set text = excluded.text, rev = quest_answers.rev + 1, answered_at = excluded.answered_at`)
}

/** What an attempt begins with; what is answered already stays as it is. */
export async function writeDefaults(
  db: Db,
  setId: number,
  answers: ReadonlyMap<number, Answer>,
  now: Date,
): Promise<void> {
  if (answers.size === 0) return
  const given = [...answers.values()]
  await db.run(sql`
    insert into quest_answers
      (answer_set_id, group_id, option_id, text, rev, client_id, seq, answered_at)
    select ${setId}::int, group_id, option_id, text, 1, 'server', 1, ${now}::timestamptz
    from unnest(${[...answers.keys()]}::int[], ${given.map(({ optionId }) => optionId)}::int[],
      ${given.map(({ text }) => text)}::text[]) as given (group_id, option_id, text)
    on conflict do nothing`)
}

/** Forgets every answer of a set, late ones and scores too; the names of its writes stay. */
export async function deleteAnswers(db: Db, setId: number): Promise<void> {
  await db.run(sql`delete from quest_scores where answer_set_id = ${setId}`)
  await db.run(sql`delete from quest_answers where answer_set_id = ${setId}`)
  await db.run(sql`delete from quest_late_answers where answer_set_id = ${setId}`)
}
