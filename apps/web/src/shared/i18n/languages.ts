import type { Language } from '@telemachos/contract/core/define-texts'
import { useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'
import type { CallOutput } from '../api/contract-types.ts'
import { given } from '../api/given.ts'

/** A language that people may choose. */
type SpokenLanguage = CallOutput<'language.listLanguages'>[number]

/** What there is where the server has written nothing into the page. */
const OWN: readonly SpokenLanguage[] = [
  { language: 'el-GR', title: 'Ελληνικά', code: 'el', dir: 'ltr', texts: '' },
  { language: 'en-GB', title: 'English', code: 'en', dir: 'ltr', texts: '' },
]

/** As loaded since the page was. */
let loaded: readonly SpokenLanguage[] | undefined
const listeners = new Set<() => void>()

/** The languages that there are, the default first. */
export const spokenLanguages = (): readonly SpokenLanguage[] => loaded ?? given.Languages ?? OWN

/** One of them; undefined where nobody has added it. */
export const languageOf = (code: string | undefined): SpokenLanguage | undefined =>
  spokenLanguages().find((one) => one.code === code)

/** A language as a small button shows it: ΕΛ, EN, SQ. */
export const shortName = (code: Language): string => (code === 'el' ? 'ΕΛ' : code.toUpperCase())

/** Asks again which languages there are: somebody has added or deleted one. */
export async function loadLanguages(): Promise<void> {
  const before = loaded
  const found = await call('language.listLanguages', {})
  const isOlder = loaded !== before
  loaded = found
  // What was answered may be older than what has been heard of since.
  if (isOlder) forgetVersions()
  for (const listener of listeners) listener()
}

/**
 * A text has changed: no version of a language's texts is asked for again, since the browser may have kept
 * the answer to it, until {@link loadLanguages} says which there are now.
 */
export function forgetVersions(): void {
  loaded = spokenLanguages().map((one) => ({ ...one, texts: '' }))
}

/** The languages that there are, as they come and go. */
export const useLanguages = (): readonly SpokenLanguage[] =>
  useSyncExternalStore(listen, spokenLanguages, spokenLanguages)

function listen(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
