import type { CallName } from '../test-server.ts'
import type { Target } from './target.ts'

/** Inputs of the calls of profiles. */
export function profileSamples() {
  const ofPerson = ({ personId }: Target) => ({ UserId: personId })
  const change = { Name: 'goal', Value: 'Μηχανικός' }
  return {
    'people.getFieldValues': (target: Target) => ({ ...ofPerson(target), Fields: ['goal'] }),
    'people.revealField': (target: Target) => ({ ...ofPerson(target), Name: 'goal' }),
    'people.updateField': (target: Target) => ({ ...ofPerson(target), ...change }),
    'people.updateFieldAsMentee': () => change,
    'people.updateFields': (target: Target) => ({ ...ofPerson(target), Fields: [change] }),
    'people.getAccount': ofPerson,
  } satisfies Partial<Record<CallName, (target: Target) => object>>
}
