/** An address that opens something to whoever has it, on its way into a mail. */
export interface PrivateLink {
  readonly url: string
  /** The same address without its token, as what is kept of the mail has it. */
  readonly shown: string
  /** For how long it holds, from when the mail is queued. */
  readonly seconds: number
}

/** What stands for the token where a private link is only shown. */
const NO_TOKEN = '***'

/**
 * A link whose token no copy of the mail has.
 * @param pathOf the page's path for a token.
 * ```ts
 * privateLink((token) => `/resetpassword/${token}`, 'geheim', { publicUrl: 'https://a.gr', seconds: 9 })
 * // => { url: 'https://a.gr/resetpassword/geheim', shown: 'https://a.gr/resetpassword/***', seconds: 9 }
 * ```
 */
export function privateLink(
  pathOf: (token: string) => string,
  token: string,
  { publicUrl, seconds }: { readonly publicUrl: string; readonly seconds: number },
): PrivateLink {
  const at = (sign: string): string => new URL(pathOf(sign), publicUrl).href
  return { url: at(token), shown: at(NO_TOKEN), seconds }
}

/** So many signs of a token are enough to know it by. */
const KNOWN_BY = 8

/**
 * What a mail server replied, without what it may quote of a private link.
 * ```ts
 * withoutLink('554 https://a.gr/x/geheimgeheim is listed', { url: 'https://a.gr/x/geheimgeheim',
 *   shown: 'https://a.gr/x/***', seconds: 9 }) // => '554 https://a.gr/x/… is listed'
 * ```
 */
export function withoutLink(text: string, { url, shown }: Omit<PrivateLink, 'seconds'>): string {
  const secret = url.toLowerCase()
  const open = shown.toLowerCase()
  return text.replaceAll(/[\w-]+/g, (run) => {
    const isOfToken = secret.includes(run.toLowerCase()) && !open.includes(run.toLowerCase())
    return isOfToken && run.length >= KNOWN_BY ? '…' : run
  })
}
