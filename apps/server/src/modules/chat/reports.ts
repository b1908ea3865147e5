import type { contract } from '@telemachos/contract'
import { chatReportsChanged } from '@telemachos/contract/chat/events'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { assignedStaffOf } from '../people/index.ts'
import {
  accessConversation,
  accessReport,
  allowReporting,
  readerOf,
  seenMessage,
} from './policy.ts'
import * as store from './report-store.ts'
import { reportIsClosed, tellOfReport } from './tell-of-reports.ts'
import { messagesToWire } from './to-wire.ts'

type Calls = typeof contract.chat.calls

/** Shows a message to those who oversee the caller or its author; once, however often it is reported. */
export async function reportMessage(
  { ConversationId, Seq, Reason, Note }: InputOf<Calls['reportMessage']>,
  context: CallContext,
): Promise<OutputOf<Calls['reportMessage']>> {
  const { db, actor, now, audit } = context
  await accessConversation(context, ConversationId)
  const message = await seenMessage(context, ConversationId, Seq)
  allowReporting(message, context)
  const reportId = await store.insertReport(db, {
    projectId: actor.projectId,
    messageId: message.id,
    reporterId: actor.userId,
    reason: Reason,
    note: Note,
    at: now,
  })
  if (reportId === undefined) {
    audit({ unchanged: true })
    return { ok: true }
  }
  const people = [actor.userId, message.userId]
  audit({ subjectId: message.userId, detail: { reason: Reason } })
  announce(context, people)
  await tellOfReport(context, reportId, people)
  return { ok: true }
}

/** A page of reports by or about people within reach. */
export async function listReports(
  { Open, page, count: size }: InputOf<Calls['listReports']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReports']>> {
  const { rows, all } = await store.listReports(context.db, readerOf(context), {
    open: Open,
    page: { page, count: size },
  })
  const list = rows.map(toWire)
  return { list, count: list.length, All: all }
}

/** The reported message with what was written around it; that it was read is recorded. */
export async function getReport(
  { ReportId }: InputOf<Calls['getReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['getReport']>> {
  const { db, actor, audit } = context
  const report = await accessReport(context, ReportId)
  const [around, earlier] = await Promise.all([
    store.listAround(db, report),
    store.listEarlier(db, report.messageId),
  ])
  const messages = await messagesToWire(db, around, actor.userId, report.messageId)
  audit({ subjectId: report.About.Id, detail: { report: ReportId } })
  return {
    Report: toWire(report),
    ConversationId: report.conversationId,
    Seq: report.seq,
    Messages: messages.map((message, index) => ({ ...message, User: around[index]?.user ?? '' })),
    Earlier: earlier,
  }
}

/** Closes a report. @throws not_found; rule_violated `chat_report_closed`. */
export async function closeReport(
  { ReportId, Outcome }: InputOf<Calls['closeReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['closeReport']>> {
  const { db, actor, now, audit } = context
  const { About, By } = await accessReport(context, ReportId)
  const change = { by: actor.userId, at: now, outcome: Outcome }
  if (!(await store.closeReport(db, ReportId, change))) throw ruleViolated('chat_report_closed')
  audit({ subjectId: About.Id, detail: { report: ReportId } })
  announce(context, [About.Id, By.Id])
  await reportIsClosed(context, ReportId)
  return toWire(await accessReport(context, ReportId))
}

function toWire({ messageId: _m, conversationId: _c, seq: _s, ...report }: store.ReportRow) {
  return report
}

/** Has those who look after these people, and who manages the project, load the reports again. */
function announce({ actor, emit }: CallContext, userIds: readonly number[]): void {
  emit(
    chatReportsChanged,
    { ProjectId: actor.projectId },
    { project: actor.projectId, rooms: assignedStaffOf(actor.projectId, userIds) },
  )
}
