import type { CalculatorSettings, InputValues } from '@telemachos/contract/spreadsheets/settings'
import { AppError } from '../../kernel/errors.ts'

type Input = CalculatorSettings['Inputs'][number]

/**
 * Refuses values that their inputs cannot have; null empties any.
 * @throws invalid_input naming each field `Inputs.<name>`: `not_in_form`, `type`, `bound`, `option`.
 */
export function checkInputs({ Inputs }: CalculatorSettings, values: InputValues): void {
  const byName = new Map(Inputs.map((input) => [input.Name, input]))
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const rule = problemOf(byName.get(name), value)
    return rule ? [{ field: `Inputs.${name}`, rule }] : []
  })
  if (fields.length > 0) throw new AppError('invalid_input', { fields })
}

/** Why an input cannot have a value; undefined where it can. */
export function problemOf(
  input: Input | undefined,
  value: InputValues[string],
): string | undefined {
  if (!input) return 'not_in_form'
  if (value === null) return undefined
  const { Kind, Min, Max, Choices } = input
  if (Kind === 'Tick') return typeof value === 'boolean' ? undefined : 'type'
  if (Kind === 'Text') return typeof value === 'string' ? undefined : 'type'
  if (Kind === 'Choice') return Choices.includes(String(value)) ? undefined : 'option'
  if (typeof value !== 'number') return 'type'
  return (Min !== null && value < Min) || (Max !== null && value > Max) ? 'bound' : undefined
}
