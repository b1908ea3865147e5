import { useTexts } from '#shared'
import { whenInWords } from './when.ts'

/** From when to when a session lasts, in the reader's language. */
export function useWhen() {
  const { language } = useTexts()
  return ({ Begins, Ends }: { readonly Begins: string; readonly Ends: string }): string =>
    whenInWords(Begins, Ends, language)
}
