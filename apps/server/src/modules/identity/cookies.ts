import { SECRET_FORMAT, type CookieDeclaration } from '../../kernel/cookies.ts'

/** A session lasts at most this long, however often it is used. */
export const SESSION_SECONDS = 14 * 24 * 3600

/** The session's id. */
export const SESSION_COOKIE: CookieDeclaration = { name: 'telemachos', seconds: SESSION_SECONDS }

/** As whom an administrator views: only a hint, which is authorised anew on every request. */
export const VIEW_COOKIE: CookieDeclaration = { name: 'telemachos-view' }

/** The key of a browser in which somebody has signed in: it proves nothing, and opens nothing. */
export const DEVICE_COOKIE: CookieDeclaration = {
  name: 'telemachos-device',
  seconds: 180 * 24 * 3600,
  format: SECRET_FORMAT,
}
