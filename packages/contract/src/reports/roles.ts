import { ADMIN } from '../core/routes.ts'
import { MEMBER_ROLES, PROJECT_WIDE_ROLES, type Role } from '../core/roles.ts'

/** Who enters the pages of reports and queries (spec §6, admin.report). */
export const REPORT_ROLES: readonly Role[] = [
  ...ADMIN,
  'SupervisorLite',
  'SupervisorLitePlus',
  'Microdata',
]

/** Who makes queries by steps and reports of them; each sees what is within their own reach. */
export const REPORT_AUTHOR_ROLES: readonly Role[] = [...ADMIN, 'Microdata']

/** Who writes SQL. */
export const SQL_ROLES: readonly Role[] = [...PROJECT_WIDE_ROLES]

/** Who exports beyond what a page shows: SupervisorLite reads on the page alone. */
export const REPORT_EXPORT_ROLES: readonly Role[] = [...ADMIN, 'SupervisorLitePlus', 'Microdata']

/** Who runs queries that name their role, such as those of a custom view. */
export const RUN_ROLES: readonly Role[] = MEMBER_ROLES
