import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { listReports } from '../reports/index.ts'
import { firstWaiting } from './first-waiting.ts'

/** The reports of those who look on, and who of their people waits, and why. */
export async function readReaderHome(
  context: CallContext,
): Promise<OutputOf<typeof contract.homes.calls.getReader>> {
  const reports = await listReports({ Filter: '' }, context)
  return {
    Reports: reports.map(({ Id, Title, Descr }) => ({ Id, Title, Descr })),
    Waiting: await firstWaiting(context),
  }
}
