import { CONFIRM_FROM } from '@telemachos/contract/people/confirm-limits'
import { loadPart } from '../api/load-part.ts'
import { useTexts } from '../i18n/use-texts.ts'
import type { ActOnMany } from './ask-before-many.ts'
import { useSettings } from './use-settings.ts'

/**
 * What asks before an act on many people, for whose number it has typed from as many on as the project
 * has set; see askBeforeMany.
 */
export function useAskBeforeMany(): (act: ActOnMany) => Promise<number | undefined> {
  const texts = useTexts()
  const from = useSettings().Config?.Safety?.ConfirmFrom ?? CONFIRM_FROM
  return async (act) => {
    const { askBeforeMany } = await loadPart(() => import('./ask-before-many.ts'))
    return askBeforeMany(act, texts, from)
  }
}
