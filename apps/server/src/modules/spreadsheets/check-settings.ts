import type { CalculatorSettings } from '@telemachos/contract/spreadsheets/settings'
import { parseExpression } from '@telemachos/rules/expressions/parse-expression'
import { refuseField } from '../../kernel/errors.ts'

/**
 * Refuses settings that contradict themselves or their file.
 * @throws invalid_input naming the field: `duplicate` for a name or an input's cell, `unknown_sheet`,
 *   `required` for a choice without choices, `bounds`, and `expression`.
 */
export function checkSettings(settings: CalculatorSettings, model: Record<string, unknown>): void {
  const sheets = new Set((model['sheets'] as { name: string }[]).map(({ name }) => name))
  const { Inputs, Outputs, Views, Charts, Preprocess, Postprocess } = settings
  for (const [part, list] of Object.entries({ Inputs, Outputs, Views, Charts })) {
    for (const [place, { Sheet }] of list.entries()) {
      if (!sheets.has(Sheet)) throw refuseField(`Settings.${part}.${place}.Sheet`, 'unknown_sheet')
    }
  }
  refuseSecond(Inputs, 'Settings.Inputs', 'Name', ({ Name }) => Name)
  refuseSecond(Outputs, 'Settings.Outputs', 'Name', ({ Name }) => Name)
  refuseSecond(Inputs, 'Settings.Inputs', 'Cell', ({ Sheet, Cell }) => `${Sheet}!${Cell}`)
  for (const [place, { Kind, Choices, Min, Max }] of Inputs.entries()) {
    const at = `Settings.Inputs.${place}`
    if (Kind === 'Choice' && Choices.length === 0) throw refuseField(`${at}.Choices`, 'required')
    if (Min !== null && Max !== null && Min > Max) throw refuseField(`${at}.Max`, 'bounds')
  }
  for (const [part, list] of Object.entries({ Preprocess, Postprocess })) {
    for (const [place, { Expression }] of list.entries()) {
      if (!parseExpression(Expression).ok) {
        throw refuseField(`Settings.${part}.${place}.Expression`, 'expression')
      }
    }
  }
}

function refuseSecond<Item>(
  list: readonly Item[],
  at: string,
  field: string,
  keyOf: (item: Item) => string,
): void {
  const keys = list.map((item) => keyOf(item).toLowerCase())
  const second = keys.findIndex((key, place) => keys.indexOf(key) !== place)
  if (second !== -1) throw refuseField(`${at}.${second}.${field}`, 'duplicate')
}
