import type { CookieSerializeOptions } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'

export const SESSION_COOKIE = 'telemachos'

/** As whom an administrator views: only a hint, which is authorised anew on every request. */
export const VIEW_COOKIE = 'telemachos-view'

/** The key of whoever opened a link without an account: what they began goes on in this browser. */
export const HOLDER_COOKIE = 'telemachos-link'

/** The key of a browser in which somebody has signed in: it proves nothing, and opens nothing. */
export const DEVICE_COOKIE = 'telemachos-device'

const DEVICE_SECONDS = 180 * 24 * 3600

/** Long enough for whatever a link opens; counted from the last opening. */
const HOLDER_SECONDS = 90 * 24 * 3600

/** 256 random bits. */
const RANDOM_KEY = /^[\w-]{43}$/

/** A session lasts at most this long, however often it is used. */
export const SESSION_SECONDS = 14 * 24 * 3600

/** Not readable by scripts, not sent with cross-site writes; encrypted connections only under TLS. */
export function sessionCookieOptions({ server, protocol }: FastifyRequest): CookieSerializeOptions {
  const secure = protocol === 'https' || server.publicUrl.startsWith('https:')
  return { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: SESSION_SECONDS }
}

/** The same, for longer. */
export function holderCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { ...sessionCookieOptions(request), maxAge: HOLDER_SECONDS }
}

/** The same, for longer still. */
export function deviceCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  return { ...sessionCookieOptions(request), maxAge: DEVICE_SECONDS }
}

/** The key of a link's holder; undefined where there is none, or what is there cannot be one. */
export function readHolderKey(request: FastifyRequest): string | undefined {
  return readKey(request, HOLDER_COOKIE)
}

/** The key of the browser, where somebody has signed in with it. */
export function readDeviceKey(request: FastifyRequest): string | undefined {
  return readKey(request, DEVICE_COOKIE)
}

function readKey({ cookies }: FastifyRequest, name: string): string | undefined {
  const key = cookies[name]
  return key !== undefined && RANDOM_KEY.test(key) ? key : undefined
}

/** As those of a session, but gone when the browser is closed. */
export function viewCookieOptions(request: FastifyRequest): CookieSerializeOptions {
  const { maxAge: _, ...options } = sessionCookieOptions(request)
  return options
}
