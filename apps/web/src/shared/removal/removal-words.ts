import { formatNumber } from '@telemachos/rules/numbers'
import type { Texts } from '../i18n/use-texts.ts'

/** What can depend on what is removed, in the order in which it is told. */
const KINDS = [
  'Actions',
  'Attempts',
  'Answers',
  'Completions',
  'Values',
  'Readers',
  'Conditions',
  'Filters',
  'Views',
  'Settings',
  'People',
  'Exports',
] as const

/** How much depends on what is removed, by kind. */
export type Counts = { readonly [Kind in (typeof KINDS)[number]]?: number }

/**
 * What depends on what is removed, in words.
 * @param isWhole false where there may be more than was counted.
 */
export function removalWords(counts: Counts, isWhole: boolean, { t, language }: Texts): string {
  const list = KINDS.flatMap((kind) => {
    const count = counts[kind] ?? 0
    const number = formatNumber(count, language)
    return count > 0 ? [t(`removal.${kind}`, { count, number })] : []
  }).join(' · ')
  if (isWhole) return list === '' ? t('removal.none') : t('removal.uses', { list })
  return list === '' ? t('removal.unknown') : t('removal.unknownBut', { list })
}
