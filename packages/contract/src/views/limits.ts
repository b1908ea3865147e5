import { MEMBER_ROLES, PROJECT_WIDE_ROLES, type Role } from '../core/roles.ts'

/** Who writes views: what they write, others see. */
export const VIEW_AUTHOR_ROLES: readonly Role[] = [...PROJECT_WIDE_ROLES]

/** Who may be shown a view: each names those of them to whom it is shown. */
export const VIEW_ROLES: readonly Role[] = MEMBER_ROLES

/** The category, in any case, whose views the statistics show. */
export const STATISTICS_CATEGORY = 'statistics'

/** The most characters of a template, a controller or a style sheet. */
export const MAX_VIEW_TEXT = 100_000
/** The most views and directives of a project. */
export const MAX_VIEWS = 300
/** The most versions that are kept of a view, besides the published one: the oldest go. */
export const MAX_VIEW_VERSIONS = 50
/** The most calls that a view lists. */
export const MAX_VIEW_CALLS = 30
