import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of profiles. */
export function profileSamples() {
  const ofPerson = ({ personId }: Target) => ({ UserId: personId })
  const change = { Name: 'goal', Value: 'Μηχανικός' }
  return {
    'profile.getFieldValues': (target: Target) => ({ ...ofPerson(target), Fields: ['goal'] }),
    'profile.revealField': (target: Target) => ({ ...ofPerson(target), Name: 'goal' }),
    'profile.updateField': (target: Target) => ({ ...ofPerson(target), ...change }),
    'profile.updateFieldAsMentee': () => change,
    'profile.updateFields': (target: Target) => ({ ...ofPerson(target), Fields: [change] }),
    'profile.getAccount': ofPerson,
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
