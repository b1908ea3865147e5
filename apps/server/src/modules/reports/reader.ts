import type { Role } from '@telemachos/contract/core/roles'

/** Who looks for queries and reports. */
export interface QueryReader {
  readonly projectId: number
  readonly userId: number
  readonly role: Role
  /** Whether every query of the project is theirs to see. */
  readonly seesAll: boolean
}
