import { LANGUAGES, type Language } from './define-texts.ts'

/**
 * The language that an address chooses (spec §2.1, root.lang); undefined for every other one.
 * ```ts
 * languageAt('/EN/') // => 'en'
 * languageAt('/en/home') // => undefined
 * languageAt('/sq', ['el', 'en', 'sq']) // => 'sq'
 * ```
 */
export function languageAt(
  pathname: string,
  languages: readonly Language[] = LANGUAGES,
): Language | undefined {
  const [, named] = /^\/(\w+)\/?$/.exec(pathname.toLowerCase()) ?? []
  return languages.find((language) => language === named)
}
