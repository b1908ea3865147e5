import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { accessReport } from './policy.ts'
import * as store from './report-store.ts'

type Calls = typeof contract.questionnaires.calls

/**
 * Makes a report of the current project, or changes one.
 * @throws not_found; invalid_input `unknown_action` for an action that asks no questionnaire there.
 */
export async function saveReport(
  { ReportId, ProjectId: _, ...given }: InputOf<Calls['saveReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['saveReport']>> {
  const { db, actor, now, audit } = context
  const { projectId } = actor
  if (ReportId) await accessReport(context, ReportId, true)
  const report = { ...given, ActionIds: [...new Set(given.ActionIds)] }
  const asking = new Set(await store.listAsking(db, projectId, report.ActionIds))
  const unknown = report.ActionIds.findIndex((id) => !asking.has(id))
  if (unknown !== -1) throw refuseField(`ActionIds.${unknown}`, 'unknown_action')
  const saving = { projectId, by: actor.userId, at: now }
  if (ReportId) await store.updateReport(db, ReportId, report, saving)
  const id = ReportId ?? (await store.insertReport(db, report, saving))
  audit({ detail: { reportId: id, title: report.Title.el } })
  return { ReportId: id }
}

/** Deletes a report of the current project; the results stay. @throws not_found. */
export async function removeReport(
  { ReportId }: InputOf<Calls['removeReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['removeReport']>> {
  const { Title } = await accessReport(context, ReportId, true)
  await store.deleteReport(context.db, ReportId)
  context.audit({ detail: { reportId: ReportId, title: Title.el } })
  return { ok: true }
}
