import type { Role } from '@telemachos/contract/core/roles'
import { GRID_FLAGS, hidingFlag } from '@telemachos/contract/grid/constants'

/**
 * The grid flags that must be set, and those that must not be, for a column to be in a role's grid
 * (spec §3, grid entry flags; §6, supervisors do not see actions marked HideFromSupervisor).
 */
export function gridFlagsFor(role: Role): { needed: number; hiding: number } {
  return { needed: GRID_FLAGS.Published, hiding: GRID_FLAGS.HideInGrid | hidingFlag(role) }
}
