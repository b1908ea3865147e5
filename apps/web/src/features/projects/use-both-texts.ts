import type { BuiltInLanguage } from '@telemachos/contract/core/define-texts'
import type { TextKey } from '@telemachos/contract/texts'
import { makeTranslator, useCall, useTexts } from '#shared'

/** The texts of a key in the languages of the product; undefined until they are there. */
export function useBothTexts():
  | ((key: TextKey) => { readonly el: string; readonly en: string })
  | undefined {
  const el = useTextsIn('el')
  const en = useTextsIn('en')
  return el && en && ((key) => ({ el: el(key), en: en(key) }))
}

function useTextsIn(wanted: BuiltInLanguage): ((key: TextKey) => string) | undefined {
  const { t, language } = useTexts()
  const isOwn = language === wanted
  const options = { staleTime: Infinity, enabled: !isOwn }
  const { data } = useCall('language.getTexts', { lang: wanted }, options)
  if (isOwn) return t
  return data && makeTranslator(data, wanted)
}
