import { hidingFlag } from '@telemachos/contract/grid/constants'
import type { CallContext } from '../../kernel/context.ts'
import { within } from '../people/index.ts'
import type { Sight } from './planned-dates.ts'

/** What the caller sees of the meetings of people. */
export const sightOf = (context: CallContext): Sight => ({
  cells: within(context, { reads: 'cells' }),
  hiding: hidingFlag(context.actor.role),
  now: context.now,
})
