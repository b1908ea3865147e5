/** Browsers and Node have it; these packages know neither. */
declare const URL: { readonly canParse: (address: string) => boolean }

const MAX_ADDRESS = 2_000
/** Signs that browsers leave out of an address, or take for others. */
// oxlint-disable-next-line no-control-regex
const UNSEEN = /[\u0000-\u0020\u007F-\u009F\u00AD\u200B-\u200F\u2028-\u202E\u2060-\u2069\uFEFF\\]/u

/**
 * An address that a link may lead to: of the web, or of mail. Undefined for every other, however it is
 * written.
 * ```ts
 * safeAddress('https://example.gr/a b') // => undefined
 * safeAddress('mailto:info@example.gr') // => 'mailto:info@example.gr'
 * safeAddress('java\tscript:alert(1)') // => undefined
 * ```
 */
export function safeAddress(address: unknown): string | undefined {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return undefined
  const trimmed = address.trim()
  if (UNSEEN.test(trimmed)) return undefined
  if (/^mailto:[^@/?#]+@[^@/?#]+(\?|$)/i.test(trimmed)) return trimmed
  return /^https?:\/\/[^/?#]/i.test(trimmed) && URL.canParse(trimmed) ? trimmed : undefined
}
