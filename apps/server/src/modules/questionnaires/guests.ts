import type { AdmissionStep } from '../../kernel/admission.ts'
import { readCookie, SECRET_FORMAT, type CookieDeclaration } from '../../kernel/cookies.ts'

/**
 * The key of whoever opened a link without an account: what they began goes on in this browser. Kept
 * long enough for whatever a link opens, counted from the last opening.
 */
export const LINK_COOKIE: CookieDeclaration = {
  name: 'telemachos-link',
  seconds: 90 * 24 * 3600,
  format: SECRET_FORMAT,
}

/** Guests come by a link: with its token, or with the key that opening it left in their browser. */
export const admission: AdmissionStep = {
  admitsGuest: ({ access }, cookies) =>
    'guest' in access &&
    (access.guest === 'token' || readCookie(LINK_COOKIE, cookies) !== undefined),
}
