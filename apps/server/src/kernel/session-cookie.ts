import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'telemachos'

/** As whom an administrator views: only a hint, which is authorised anew on every request. */
export const VIEW_COOKIE = 'telemachos-view'

/** A session lasts at most this long, however often it is used. */
export const SESSION_SECONDS = 14 * 24 * 3600

/** Not readable by scripts, not sent with cross-site writes; encrypted connections only under TLS. */
export function sessionCookieOptions({ server, protocol }: FastifyRequest): CookieSerializeOptions {
  const secure = protocol === 'https' || server.publicUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_SECONDS }
}

/** The same, but gone when the browser is closed. */
export function viewCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  const { maxAge: _, ...options } = sessionCookieOptions(request)
  return options
}
