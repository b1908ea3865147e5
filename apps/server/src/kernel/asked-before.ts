import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { CallEffects } from './call-effects.ts'
import { AppError } from './errors.ts'

interface Asking {
  readonly call: { readonly definition: CallDefinition }
  readonly effects: CallEffects
}

/**
 * In tests a call that found nothing must have asked as well. So it is seen for every role without a row of
 * every kind: whoever asks only once the row is there would be found out by the first who has one.
 */
export function requireAskedBefore(error: unknown, { call, effects }: Asking): void {
  if (!(error instanceof AppError) || error.code !== 'not_found') return
  requireReachCheck(call.definition, effects)
}

/** A call that reaches other people must have asked whether it may: forgetting that is refused. */
export function requireReachCheck({ access }: CallDefinition, { reachChecked }: CallEffects): void {
  if ('scope' in access && access.scope === 'relation' && !reachChecked) {
    throw new Error('a call of scope "relation" answered without checking its reach')
  }
}

/** A call that holds something of the person's alone must have asked who it is that calls. */
export function requireOwnAsked({ own }: CallDefinition, { ownAsked }: CallEffects): void {
  if (own === 'part' && !ownAsked)
    throw new Error('a call of own "part" answered without asking whether it is the person')
}
