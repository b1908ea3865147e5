import { fallbackChain } from '@telemachos/contract/core/define-texts'
import { loadLanguages, loadMissedTexts, loadTexts, useEvent, type Texts } from '#shared'

/**
 * What translators write is on the page at once, where it is in its language or in one that it falls back to;
 * where its language has been deleted, the page goes on in the next one.
 * @returns what catches up with changes of which the page may not have heard.
 */
export function useTextsChanged({ language }: Texts, setTexts: (texts: Texts) => void): () => void {
  // Without a network the page goes on with the words that it has.
  const speak = (loading: Promise<Texts | undefined>) =>
    void loading.then(
      (texts) => texts && setTexts(texts),
      () => undefined,
    )
  const catchUp = () => loadMissedTexts(language)
  useEvent('language.textsChanged', ({ Language, Change }) => {
    void loadLanguages().catch(() => undefined)
    if (fallbackChain(language).includes(Language))
      speak(loadTexts(language, Change).catch(catchUp))
  })
  return () => speak(catchUp())
}
