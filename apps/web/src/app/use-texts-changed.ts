import { fallbackChain } from '@telemachos/contract/core/define-texts'
import { loadLanguages, loadMissedTexts, loadTexts, useEvent, type Texts } from '#shared'

/**
 * What translators write is on the page at once, where it is in its language or in one that it falls back to.
 * @returns what catches up with changes of which the page may not have heard.
 */
export function useTextsChanged({ language }: Texts, setTexts: (texts: Texts) => void): () => void {
  useEvent('language.textsChanged', ({ Language, Change }) => {
    // Without a network the page goes on with the words that it has.
    void loadLanguages().catch(() => undefined)
    if (!fallbackChain(language).includes(Language)) return
    void loadTexts(language, Change).then(setTexts, () => undefined)
  })
  return () =>
    void loadMissedTexts(language).then(
      (texts) => texts && setTexts(texts),
      () => undefined,
    )
}
