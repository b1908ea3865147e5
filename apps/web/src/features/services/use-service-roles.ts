import { ROLE_LEVEL, ROLES } from '@telemachos/contract/core/roles'
import { useIdentity, useTexts } from '#shared'
import type { Option } from '#ui'

/** The roles to which the person may give a service: none above their own. */
export function useServiceRoles(): readonly Option[] {
  const { t } = useTexts()
  const { Level } = useIdentity()
  return ROLES.filter(
    (role) => ROLE_LEVEL[role] >= Level && ROLE_LEVEL[role] < ROLE_LEVEL.Registered,
  ).map((role) => ({
    value: role,
    label: t(`identity.role.${role}`),
  }))
}
