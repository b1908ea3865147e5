import type { CallName } from '../test-server.ts'

/** As much of a sample's target as imports and payments need. */
interface Place {
  readonly projectId: number
  readonly personId: number
}

/** A valid input for every call of imports and payments. */
export function importSamples() {
  const inProject = ({ projectId }: Place) => ({ ProjectId: projectId })
  const numbers = (target: Place) => ({ ...inProject(target), Kayas: ['0000000'] })
  const setting = ({ personId }: Place) => ({ ids: [personId], field: 'town', value: 'Βόλος' })
  return {
    'imports.addUsers': (target: Place) => ({
      ...inProject(target),
      Users: [{ Username: 'x', Roles: '', Fields: {} }],
    }),
    'imports.addExistingMentees': (target: Place) => ({
      ...inProject(target),
      CurrentProjectId: target.projectId,
    }),
    'imports.addEvaluationMentees': (target: Place) => ({
      ...inProject(target),
      Users: ['nobody'],
    }),
    'imports.findByKeys': (target: Place) => ({ ...inProject(target), Users: ['nobody'] }),
    'imports.updateUserFields': (target: Place) => ({
      ...inProject(target),
      Users: [{ User: 'nobody', Value: 'Βόλος' }],
      Field: 'town',
    }),
    'imports.previewUserField': setting,
    'imports.setUserField': setting,
    'payments.getPayments': numbers,
    'payments.setPayments': (target: Place) => ({
      ...numbers(target),
      ActionIds: [67],
      Set: true,
    }),
  } satisfies Partial<Record<CallName, (target: Place) => object>>
}
