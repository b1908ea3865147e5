import { languageAt } from '@telemachos/contract/core/language-path'
import { spokenLanguages } from '../i18n/languages.ts'
import { safeReturnUrl } from './return-url.ts'

/** Where the tab keeps the address that it left last; gone with signing off. */
const LEFT_AT = 'telemachos-left'

/** Has the tab remember the address of each page that is left; the address of a language is nowhere to be. */
export function rememberLeftAddress(): void {
  addEventListener('pagehide', () => {
    const { pathname, search, hash } = location
    if (
      !languageAt(
        pathname,
        spokenLanguages().map(({ code }) => code),
      )
    )
      sessionStorage.setItem(LEFT_AT, pathname + search + hash)
  })
}

/** Where the person was in this tab before they opened the address of a language; '/' where nowhere. */
export const leftAddress = (): string => safeReturnUrl(sessionStorage.getItem(LEFT_AT))
