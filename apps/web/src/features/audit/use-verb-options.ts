import type { TextKey } from '@telemachos/contract/texts'
import { compareGreek } from '@telemachos/rules/greek-text'
import { useMemo } from 'react'
import { auditVerbs } from 'virtual:audit-verbs'
import { useTexts, type Texts } from '#shared'
import type { Option } from '#ui'

/** Everything that the log records, by what its entries say, without who and whom. */
export function useVerbOptions(): readonly Option[] {
  const { t } = useTexts()
  return useMemo(
    () =>
      Object.keys(auditVerbs)
        .map((verb) => ({ value: verb, label: verbLabel(verb, t) }))
        .toSorted((one, other) => compareGreek(one.label, other.label)),
    [t],
  )
}

/** The sentence of an entry as the name of what was done: `Ολοκλήρωσε «…» για …`. */
function verbLabel(verb: string, t: Texts['t']): string {
  const words = t(`activity.${verb}` as TextKey, { who: '', whom: '…', action: '…' }).trim()
  return words.charAt(0).toLocaleUpperCase('el') + words.slice(1)
}
