import { NOBODY_CLAIM, PERSON_HEADER, personClaim } from '@telemachos/contract/core/person-claim'
import type { Identity } from './identity.ts'

/** Whom this window shows; null for nobody, undefined where that is no matter, as for signing in. */
let shown: Identity | null | undefined

/** Says whose the calls of this window are, in which project and as what; the app does. */
export function standAt(identity: Identity | null | undefined): void {
  shown = identity
}

/** Whom this window shows; null where it was opened without an account. */
export const shownIdentity = (): Identity | null => shown ?? null

/** Who has signed in here; undefined where nobody has. */
export const signedInAs = (): number | undefined => shown?.UserId

/** The project that this window's calls are made in; undefined where there is none. */
export const currentProject = (): number | undefined => shown?.ProjectId ?? undefined

/** Whom an identity shows, as calls say it. */
export const claimOf = (identity: Identity | null): string =>
  identity ? personClaim(identity.UserId, identity.StandIn?.Admin.Id ?? null) : NOBODY_CLAIM

/** Whom this window shows, as its calls say it; undefined where they say nothing of it. */
export const claimOfPage = (): string | undefined =>
  shown === undefined ? undefined : claimOf(shown)

/**
 * What the calls of this window say: who it believes to be there, and where it stands, which need not be
 * where another window of the same person's does.
 */
export function pageHeaders(): Record<string, string> {
  const claim = claimOfPage()
  const { ProjectId = null, Role = null } = shown ?? {}
  return {
    ...(claim !== undefined && { [PERSON_HEADER]: claim }),
    ...(ProjectId !== null && Role !== null && { 'telemachos-place': `${ProjectId} ${Role}` }),
  }
}

/**
 * Whose what the browser keeps of this window is: people at the same computer have nothing of each
 * other's, and what an administrator writes who impersonates somebody is not that person's.
 */
export function ownerOfPage(): string {
  if (!shown) return '0'
  return shown.StandIn ? `${shown.UserId}.${shown.StandIn.Admin.Id}` : String(shown.UserId)
}

/** Whether something that the browser keeps is of whoever signs off here, also from impersonating others. */
export function isOfLeaver(owner: string): boolean {
  const leaver = shown?.StandIn?.Admin.Id ?? shown?.UserId ?? 0
  return owner === String(leaver) || owner.endsWith(`.${leaver}`)
}
