import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { readSettings } from '../people/index.ts'
import { nextSending } from './next-sending.ts'
import {
  accessEditableSchedule,
  accessReport,
  accessSchedule,
  allowVersion,
  mayEditSchedule,
  readerOf,
} from './policy.ts'
import * as store from './schedule-store.ts'

type Calls = typeof contract.reports.calls

export async function listSchedules(
  { Id }: InputOf<Calls['listSchedules']>,
  context: CallContext,
): Promise<OutputOf<Calls['listSchedules']>> {
  await accessReport(context, Id)
  const { db, actor } = context
  const rows = await store.listSchedules(db, readerOf(context), Id)
  const { Config } = await readSettings(db, actor.projectId)
  return {
    Schedules: rows.flatMap((row) => showSchedule(row, context)),
    Attaches: Config?.Reports?.AttachFiles ?? false,
  }
}

type Shown = OutputOf<Calls['listSchedules']>['Schedules'][number]

/** Who does not edit it sees of it what is theirs. */
function showSchedule(row: store.ScheduleRow, context: CallContext): Shown[] {
  const { userId } = context.actor
  const isEditor = mayEditSchedule(row, context)
  const own = row.receivers.find(({ id }) => id === userId)
  if (!isEditor && !own) return []
  return [
    {
      Id: row.id,
      Every: row.every,
      Day: row.day,
      Hour: row.hour,
      NextAt: row.nextAt,
      MadeBy: row.authorName,
      Receivers: row.receivers
        .filter(({ id }) => isEditor || id === userId)
        .map(({ id, name, stopped, sentAt, failure }) => ({
          Id: id,
          Name: name,
          Stopped: stopped,
          SentAt: sentAt,
          Failure: failure,
        })),
      Own: own ? (own.stopped ? 'stopped' : 'sent') : null,
      MayEdit: isEditor,
      Version: row.version,
    },
  ]
}

export async function listReceivers(
  { Id, Filter }: InputOf<Calls['listReceivers']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReceivers']>> {
  await accessReport(context, Id)
  return store.listReceivers(context.db, Id, Filter)
}

/**
 * Makes a schedule or changes one.
 * @throws invalid_input `schedule_receiver` on the first who may not read the report.
 */
export async function saveSchedule(
  { Id, ReportId, Every, Day, Hour, Receivers, Version }: InputOf<Calls['saveSchedule']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveSchedule']>> {
  const { db, actor, now } = context
  const before = Id === null ? undefined : await accessEditableSchedule(context, Id)
  if (before) allowVersion({ version: before.version, seen: Version }, context)
  const reportId = before?.reportId ?? ReportId
  await accessReport(context, reportId)
  const readers = await store.readersAmong(db, reportId, Receivers)
  const kept = new Set(before?.receivers.map(({ id }) => id))
  const closed = Receivers.findIndex((id) => !readers.has(id) && !kept.has(id))
  if (closed !== -1) throw refuseField(`Receivers.${closed}`, 'schedule_receiver')
  const times = { every: Every, day: Day, hour: Hour }
  const values = { ...times, nextAt: nextSending(times, now) }
  const { projectId, userId } = actor
  const id =
    before?.id ?? (await store.insertSchedule(db, { ...values, projectId, reportId, userId }))
  if (before) await store.updateSchedule(db, id, values)
  await store.setReceivers(db, id, [...new Set(Receivers)])
  context.audit({ detail: { reportId, scheduleId: id, receivers: Receivers.length } })
  return { Id: id }
}

export async function deleteSchedule(
  { Id }: InputOf<Calls['deleteSchedule']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteSchedule']>> {
  const { reportId } = await accessEditableSchedule(context, Id)
  await store.removeSchedule(context.db, Id, context.now)
  context.audit({ detail: { reportId, scheduleId: Id } })
  return { ok: true }
}

export async function stopSchedule(
  { Id, Stopped }: InputOf<Calls['stopSchedule']>,
  context: CallContext,
): Promise<OutputOf<Calls['stopSchedule']>> {
  const { reportId } = await accessSchedule(context, Id)
  const { db, actor, now } = context
  const changed = await store.stopReceiving(db, Id, actor.userId, Stopped ? now : null)
  context.audit({
    detail: { reportId, scheduleId: Id, stopped: Stopped },
    unchanged: changed === 0,
  })
  return { ok: true }
}
