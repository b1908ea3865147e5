import type { TextKey } from '@telemachos/contract/texts'
import type { RowFault } from '@telemachos/rules/import-row'
import type { Texts } from '#shared'
import type { Target } from '../paste/recognise-columns.ts'

/** What is wrong with a row, said by itself: the field, where it is one of the list's, and the rule. */
export function faultWords(
  { field, rule }: RowFault,
  targets: readonly Target[],
  t: Texts['t'],
): string {
  const reason = t(`rule.${rule}` as TextKey)
  const label = targets.find(({ name }) => name === field)?.label
  return label ? t('imports.reason.of', { field: label, reason }) : reason
}
