import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls about the data that is kept about people. */
export function privacySamples() {
  const ofPerson = ({ personId }: Target) => ({ UserId: personId })
  return {
    'privacy.downloadOwnData': () => ({}),
    'privacy.downloadUserData': (target: Target) => ({ ...ofPerson(target), Reason: 'asked' }),
    'privacy.previewErasure': ofPerson,
    // Not the person's user name: nobody of the world is erased.
    'privacy.eraseUser': (target: Target) => ({
      ...ofPerson(target),
      Username: 'nobody',
      Reason: 'asked',
    }),
    'privacy.requestErasure': (target: Target) => ({ ...ofPerson(target), Reason: 'asked' }),
    'privacy.listErasureRequests': () => ({}),
    'privacy.declineErasure': () => ({ Id: 2_000_000_000 }),
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
