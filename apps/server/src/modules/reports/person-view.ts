import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { QuerySteps } from '@telemachos/contract/reports/steps'

type Dictionary = OutputOf<(typeof contract.reports.calls)['readDictionary']>

/** The view of some steps that says whose a row is; undefined where none does. */
export function personView(steps: QuerySteps, { Views }: Dictionary): string | undefined {
  const chosen = [steps.From, ...steps.Joins.map(({ View }) => View)]
  return chosen.find((name) =>
    Views.find(({ Name }) => Name === name)?.Columns.some(({ Name }) => Name === 'user_id'),
  )
}
