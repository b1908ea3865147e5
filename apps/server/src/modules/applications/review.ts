import type { contract } from '@telemachos/contract'
import { groupOf } from '@telemachos/contract/applications/statuses'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { readApplicationForm } from '@telemachos/rules/application-form'
import { rowsOf } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { answersOf } from './answers-for-staff.ts'
import { countDrafts } from './draft-store.ts'
import { foundBy } from './found-by.ts'
import { listKnownFields } from './keys.ts'
import { listNotes } from './note-store.ts'
import { listFaults, readCallOf, writeCallDates } from './call-store.ts'
import { accessApplication } from './policy.ts'
import { readScores } from './read-scores.ts'
import { countAllUnproven } from './proof-store.ts'
import {
  countRows,
  countStatuses,
  listHistory,
  listRows,
  listSame,
  type ApplicationRow,
} from './review-store.ts'

type Calls = typeof contract.applications.calls
type Row = OutputOf<Calls['list']>['list'][number]

const rowOf = (row: ApplicationRow): Row => ({
  Id: row.id,
  Protocol: row.protocol,
  FirstName: row.firstName,
  LastName: row.lastName,
  Status: row.status,
  Waiting: row.waiting,
  ReceivedAt: row.receivedAt,
  ChangesAsked: row.changesAsked,
  Duplicates: row.duplicates,
  Proven: row.isProven,
  Sheets: row.sheets,
  Score: row.score,
  Told: row.toldKind && row.toldAt ? { Kind: row.toldKind, At: row.toldAt } : null,
})

/** Applications by where they stand. */
export async function listApplications(
  { ProjectId: _project, page, count: most, ...view }: InputOf<Calls['list']>,
  context: CallContext,
): Promise<OutputOf<Calls['list']>> {
  const { db } = context
  const found = await foundBy(view, context)
  const { size, skip } = rowsOf({ page, count: most })
  const rows = await listRows(db, found, { from: skip, most: size })
  const count = await countRows(db, found)
  const drafts = await countDrafts(db, found.projectId, context.now)
  const Counts = { applicants: 0, eligible: 0, selected: 0, rejected: 0, drafts }
  for (const one of await countStatuses(db, found.projectId))
    Counts[groupOf(one.status)] += one.count
  return { list: rows.map(rowOf), count, All: Counts[view.Group], Counts }
}

/**
 * One application whole.
 * @throws not_found for one of another project.
 */
export async function readApplication(
  { AppId }: InputOf<Calls['read']>,
  context: CallContext,
): Promise<OutputOf<Calls['read']>> {
  const { db, language } = context
  const found = await accessApplication(AppId, context)
  const fields = await listKnownFields(db, context.actor.projectId)
  const history = await listHistory(db, AppId)
  const same = await listSame(db, AppId)
  const notes = await listNotes(db, AppId, context.actor.userId)
  return {
    ...rowOf(found),
    Version: found.version,
    UserId: found.userId,
    Counted: found.isCounted,
    ChangesText: found.changesText,
    Reason: found.reason,
    Sections: answersOf(found, language, fields),
    History: history.map(({ at, by, from, to, note, kind }) => ({
      At: at,
      By: by,
      From: from,
      To: to,
      Note: note,
      Kind: kind,
    })),
    Scores: await readScores(found, context),
    Notes: notes.map(({ id, at, by, text, isMine }) => ({
      Id: id,
      At: at,
      By: by,
      Text: text,
      Mine: isMine,
    })),
    Same: same.map((one) => ({
      Id: one.id,
      Protocol: one.protocol,
      FirstName: one.firstName,
      LastName: one.lastName,
      Status: one.status,
      Proven: one.isProven,
      By: one.by,
    })),
  }
}

/** When the project takes applications. */
export async function readCall(
  _input: unknown,
  { db, actor, language }: CallContext,
): Promise<OutputOf<Calls['getCall']>> {
  const call = await readCallOf(db, actor.projectId, language)
  const sections = readApplicationForm(call.form, language)
  const faults = await listFaults(db, actor.projectId)
  return {
    OpensAt: call.opensAt,
    ClosesAt: call.closesAt,
    Capacity: call.capacity,
    Received: call.received,
    Unproven: await countAllUnproven(db, actor.projectId),
    Questions: sections.reduce((sum, { Questions }) => sum + Questions.length, 0),
    Url: call.url,
    Faults: faults.map(({ question, problem, detail, at, times }) => ({
      Question: question,
      Problem: problem,
      Detail: detail,
      At: at,
      Times: times,
    })),
  }
}

/** Says from when until when the project takes applications. */
export async function setCall(
  { OpensAt, ClosesAt, Capacity }: InputOf<Calls['setCall']>,
  { db, actor }: CallContext,
): Promise<OutputOf<Calls['setCall']>> {
  const dates = { opensAt: OpensAt, closesAt: ClosesAt, capacity: Capacity }
  await writeCallDates(db, actor.projectId, dates)
  return { ok: true }
}
