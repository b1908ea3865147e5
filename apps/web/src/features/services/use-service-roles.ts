import { ROLE_LEVEL, type Role } from '@telemachos/contract/core/roles'
import { SERVICE_ROLES } from '@telemachos/contract/services/limits'
import { useIdentity, useTexts } from '#shared'
import type { Option } from '#ui'

/** The roles to which the person may give a service: none above their own. */
export function useServiceRoles(): readonly Option[] {
  const { t } = useTexts()
  const { Level } = useIdentity()
  return SERVICE_ROLES.filter((role) => ROLE_LEVEL[role] >= Level).map((role: Role) => ({
    value: role,
    label: t(`identity.role.${role}`),
  }))
}
