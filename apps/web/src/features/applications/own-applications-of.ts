import { mayOpen } from '@telemachos/contract/route-access'
import { routeOf } from '@telemachos/contract/routes'
import type { Role } from '@telemachos/contract/core/roles'
import { participantOf } from '#shared'

/** The pages of what somebody has applied for. */
export type OwnApplications = 'root.applicant' | 'root.applicantok'

/**
 * Where a role finds what it has applied for: mentees are led from the applicants' page to their home
 * (spec §2.1), and have it under what confirms; undefined for roles that follow theirs by its private link.
 */
export function ownApplicationsOf(role: Role | null): OwnApplications | undefined {
  if (role === null || !mayOpen(routeOf('root.applicant'), role)) return undefined
  return participantOf(role) === 'mentee' ? 'root.applicantok' : 'root.applicant'
}
