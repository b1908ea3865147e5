import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { DAYS_FILLED } from '@telemachos/contract/indicators/limits'
import { addDays } from '@telemachos/rules/dates'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { within } from '../people/index.ts'
import { listDays } from './daily-store.ts'

type Calls = typeof contract.indicators.calls

/** How the people within reach stood day by day. @throws invalid_input `To` of too long a span. */
export async function getTrend(
  { From, To }: InputOf<Calls['getTrend']>,
  context: CallContext,
): Promise<OutputOf<Calls['getTrend']>> {
  const { db, actor } = context
  const overseer = within(context, { reads: 'sums' })?.overseer
  if (overseer === undefined) throw new Error(`nothing is kept of whom a ${actor.role} has`)
  if (addDays(From, DAYS_FILLED + 1) < To) throw refuseField('To', 'trend_span')
  return listDays(db, { projectId: actor.projectId, overseer, from: From, to: To })
}
