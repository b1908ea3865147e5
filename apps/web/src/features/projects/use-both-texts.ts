import { LANGUAGES } from '@telemachos/contract/core/define-texts'
import type { TextKey } from '@telemachos/contract/texts'
import { makeTranslator, useCall, useTexts } from '#shared'

/** The texts of a key in all languages; undefined until those of the other one are there. */
export function useBothTexts():
  | ((key: TextKey) => { readonly el: string; readonly en: string })
  | undefined {
  const { t, language } = useTexts()
  const lang = LANGUAGES.find((one) => one !== language) ?? 'en'
  const { data } = useCall('language.getTexts', { lang }, { staleTime: Infinity })
  if (!data) return undefined
  const other = makeTranslator(data)
  return (key) =>
    language === 'el' ? { el: t(key), en: other(key) } : { el: other(key), en: t(key) }
}
