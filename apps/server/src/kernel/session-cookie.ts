import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'telemachos'

/** A session lasts at most this long, however often it is used. */
export const SESSION_SECONDS = 14 * 24 * 3600

/** Not readable by scripts, not sent with cross-site writes; encrypted connections only under TLS. */
export function sessionCookieOptions({ server, protocol }: FastifyRequest): CookieSerializeOptions {
  const secure = protocol === 'https' || server.publicUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_SECONDS }
}
