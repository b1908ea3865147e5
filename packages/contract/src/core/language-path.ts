import { LANGUAGES, type Language } from './define-texts.ts'

/**
 * The language that an address chooses (spec §2.1, root.lang); undefined for every other one.
 * ```ts
 * languageAt('/EN/') // => 'en'
 * languageAt('/en/home') // => undefined
 * ```
 */
export function languageAt(pathname: string): Language | undefined {
  const [, named] = /^\/(\w+)\/?$/.exec(pathname.toLowerCase()) ?? []
  return LANGUAGES.find((language) => language === named)
}
