import type { TextKey } from '@telemachos/contract/texts'
import { formatNumber } from '@telemachos/rules/numbers'
import { useTexts } from '#shared'

/** A text with a number in it: its form goes by the number, which is written as the language does. */
export function usePluralText(): (
  key: TextKey,
  count: number,
  values?: Readonly<Record<string, string | number>>,
) => string {
  const { t, language } = useTexts()
  return (key, count, values = {}) =>
    t(key, { count, number: formatNumber(count, language), ...values })
}
