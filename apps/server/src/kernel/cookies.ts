import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

/** A cookie that a domain keeps in browsers. */
export interface CookieDeclaration {
  readonly name: string
  /** How long browsers keep it, in seconds; without it, until they are closed. */
  readonly seconds?: number
  /** What it can be: anything else counts as no cookie. */
  readonly format?: RegExp
}

/** What a browser sent, by name; it may be invented. */
export type Cookies = Readonly<Record<string, string | undefined>>

/** A secret of 256 random bits, as a cookie has it. */
export const SECRET_FORMAT = /^[\w-]{43}$/

/**
 * The value of a cookie; undefined where there is none, or what is there cannot be one.
 *
 * ```ts
 * readCookie({ name: 'tea', format: /^[a-z]+$/ }, { tea: 'green' }) // => 'green'
 * readCookie({ name: 'tea', format: /^[a-z]+$/ }, { tea: '7' }) // => undefined
 * ```
 */
export function readCookie(
  { name, format }: CookieDeclaration,
  cookies: Cookies,
): string | undefined {
  const value = cookies[name]
  return value === undefined || (format && !format.test(value)) ? undefined : value
}

/** Not readable by scripts, not sent with cross-site writes; encrypted connections only under TLS. */
export function cookieOptions(
  { seconds }: CookieDeclaration,
  { server, protocol }: FastifyRequest,
): CookieSerializeOptions {
  const secure = protocol === 'https' || server.publicUrl.startsWith('https:')
  const options: CookieSerializeOptions = { path: '/', httpOnly: true, sameSite: 'lax', secure }
  return seconds === undefined ? options : { ...options, maxAge: seconds }
}
