import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import type { QuerySteps } from '@telemachos/contract/reports/steps'
import type { CallContext } from '../../kernel/context.ts'
import { type AppError, refuseField } from '../../kernel/errors.ts'
import { readDictionary } from './dictionary.ts'
import { stepsText, type StepView } from './steps-store.ts'

type Dictionary = OutputOf<(typeof contract.reports.calls)['readDictionary']>

/** What steps may choose of; refused where they name a view that the caller does not have. */
export function knownViews(
  steps: QuerySteps,
  { Views }: Dictionary,
): ReadonlyMap<string, StepView> {
  const known = new Map<string, StepView>(
    Views.map(({ Name, Columns, Relations }) => [
      Name,
      { columns: new Map(Columns.map((one) => [one.Name, one.Type])), relations: Relations },
    ]),
  )
  const chosen = [steps.From, ...steps.Joins.map(({ View }) => View)]
  const repeated = chosen.findIndex((name, index) => chosen.indexOf(name) !== index)
  if (repeated > 0) throw refuseField(`Steps.Joins.${repeated - 1}.View`, 'duplicate')
  for (const [index, name] of chosen.entries()) {
    if (!known.has(name))
      throw refuseField(index === 0 ? 'Steps.From' : `Steps.Joins.${index - 1}.View`, 'sql_view')
  }
  return known
}

/** The refusal of a part of the steps. */
export const refuseStep = (path: string, rule: string): AppError =>
  refuseField(`Steps.${path}`, rule)

/**
 * Writes the SQL of steps.
 * @throws invalid_input on the step that names a view, a column or a relation that the caller does not have.
 */
export async function writeSteps(steps: QuerySteps, context: CallContext): Promise<string> {
  const dictionary = await readDictionary({}, context)
  return stepsText(steps, knownViews(steps, dictionary), refuseStep)
}
