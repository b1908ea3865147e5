import { MEMBER_ROLES, PROJECT_WIDE_ROLES, type Role } from '../core/roles.ts'

/** Who writes services, gives tokens to other systems, and sends data in bulk: what they write, others run. */
export const SERVICE_AUTHOR_ROLES: readonly Role[] = [...PROJECT_WIDE_ROLES]

/** Who may be given a service: each service names those of them who may run it. */
export const SERVICE_ROLES: readonly Role[] = MEMBER_ROLES

/** The most characters of a service's text. */
export const MAX_SERVICE_TEXT = 50_000
/** The most services of one kind in a project. */
export const MAX_SERVICES = 500
/** The most versions that are kept of a service: the oldest go. */
export const MAX_SERVICE_VERSIONS = 50

/** The text of parameters is looked for in a query so long after typing, in milliseconds (spec §9). */
export const PARAMETERS_MS = 2000

/** The category of SQL services in the addresses of services. */
export const SQL_CATEGORY = 'Services'

/** The most tokens of other systems in a project. */
export const MAX_TOKENS = 100

/** What every token begins with, so that whoever finds one knows what it is. */
export const TOKEN_PREFIX = 'tlm_'
