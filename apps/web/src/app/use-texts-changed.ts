import { fallbackChain } from '@telemachos/contract/core/define-texts'
import { useRef } from 'react'
import {
  forgetVersions,
  hearText,
  loadLanguages,
  loadMissedTexts,
  loadTexts,
  useEvent,
  type Texts,
} from '#shared'

/**
 * What translators write is on the page at once, where it is in its language or in one that it falls back to;
 * where its language has been deleted, the page goes on in the next one.
 * @returns what catches up with changes of which the page may not have heard.
 */
export function useTextsChanged({ language }: Texts, setTexts: (texts: Texts) => void): () => void {
  // Without a network the page goes on with the words that it has.
  const latest = useRef({ change: 0, loading: 0 })
  const speak = (loading: Promise<Texts | undefined>) => {
    latest.current.loading += 1
    void loading
      .then(
        (texts) => texts && setTexts(texts),
        () => undefined,
      )
      .finally(() => (latest.current.loading -= 1))
  }
  const catchUp = () => loadMissedTexts(language)
  useEvent('language.textsChanged', ({ Language, Change, Text }) => {
    forgetVersions()
    const { change, loading } = latest.current
    latest.current.change = Math.max(change, Change)
    // What is on its way may be older, as what comes late is.
    if (Text && Language === language && loading === 0 && Change > change)
      return setTexts(hearText(language, Text.Label, Text.Text))
    if (!Text) void loadLanguages().catch(() => undefined)
    if (fallbackChain(language).includes(Language))
      speak(loadTexts(language, Change).catch(catchUp))
  })
  return () => speak(catchUp())
}
