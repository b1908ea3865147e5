import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { builtInOf } from '@telemachos/contract/core/define-texts'
import { roleAllowed } from '@telemachos/contract/core/roles'
import type { CallContext } from '../../kernel/context.ts'
import { foundReady } from './policy.ts'
import { addReadyReports, READY_REPORTS } from './ready-reports.ts'

type Calls = typeof contract.reports.calls

/** Those whose readers the caller is one of: of another they would see nothing. */
const offeredTo = ({ actor }: CallContext) =>
  READY_REPORTS.filter(({ roles }) => roleAllowed(actor.role, roles))

export const listReadyReports = async (
  _: InputOf<Calls['listReadyReports']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReadyReports']>> =>
  offeredTo(context).map(({ key, title, descr, tiles }) => ({
    Key: key,
    Title: title[builtInOf(context.language)],
    Descr: descr[builtInOf(context.language)],
    Tiles: tiles.length,
  }))

export async function startReadyReport(
  { Key }: InputOf<Calls['startReadyReport']>,
  context: CallContext,
): Promise<OutputOf<Calls['startReadyReport']>> {
  const { db, actor, language, now } = context
  const ready = foundReady(offeredTo(context).find(({ key }) => key === Key))
  const by = {
    projectIds: [actor.projectId],
    language: builtInOf(language),
    userId: actor.userId,
    at: now,
  }
  const [Id = 0] = await addReadyReports(db, [ready], by)
  context.audit({ detail: { reportId: Id, ready: Key } })
  return { Id }
}
