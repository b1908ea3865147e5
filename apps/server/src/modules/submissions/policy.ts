import { INFORMATION } from '@telemachos/contract/actions/need-kinds'
import type { CallContext } from '../../kernel/context.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { allow, found } from '../../kernel/policy.ts'
import { visibleFlags, type Cell } from '../actions/index.ts'
import { reachOf } from '../people/index.ts'
import type { Visible } from './summary-store.ts'
import type { ActionNeeds } from './work-store.ts'

/** The content of an action that the caller sees. */
export const seenNeeds = found('action')

/** Reading: a text to be read, as it is now. */
export const allowReading = allow<Cell & ActionNeeds & { readonly seen: number }, CallContext>(
  [({ typeId }) => typeId === INFORMATION, () => ruleViolated('not_information')],
  [
    ({ seen, since, version }) => seen >= since && seen <= version,
    () => ruleViolated('read_version'),
  ],
)

/** Which cells of mentees the caller sees: a mentor may have somebody for single actions alone. */
export function visibleTo(context: CallContext, actionId: Visible['actionId']): Visible {
  const { projectId, role } = context.actor
  return {
    projectId,
    actionId,
    flags: visibleFlags(role),
    reachOf: (action) => reachOf(context, action),
  }
}
