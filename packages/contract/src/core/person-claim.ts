/** The header, and the word of a socket's handshake, in which a page says whom it shows. */
export const PERSON_HEADER = 'telemachos-person'

/** What a page claims that has been opened without an account. */
export const NOBODY_CLAIM = '0 0'

/**
 * Whom a page believes to be there: the person that it shows, and the administrator who impersonates
 * them, 0 where it is the person who is here.
 *
 * ```ts
 * personClaim(7, null) // => '7 0'
 * personClaim(7, 3) // => '7 3'
 * ```
 */
export const personClaim = (userId: number, adminId: number | null): string =>
  `${userId} ${adminId ?? 0}`

/**
 * Whether a claim is true of who is signed in. A client that knows the person alone need not name the
 * administrator; whatever else a claim may be, it is of somebody else.
 *
 * ```ts
 * claimHolds('7 3', { userId: 7, actingAdminId: 3 }) // => true
 * claimHolds('7', { userId: 7, actingAdminId: 3 }) // => true
 * claimHolds('7 0', { userId: 7, actingAdminId: 3 }) // => false
 * claimHolds('0 0', { userId: 7, actingAdminId: null }) // => false
 * ```
 */
export function claimHolds(
  claim: unknown,
  { userId, actingAdminId }: { readonly userId: number; readonly actingAdminId: number | null },
): boolean {
  return claim === String(userId) || claim === personClaim(userId, actingAdminId)
}
