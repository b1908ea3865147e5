import { inProject } from '../core/routes.ts'
import { CONFERENCE_ROLES } from './roles.ts'

/** Each conference has a page of its own. */
export const conferencesRoutes = [
  inProject('conference', 'conference/{actionId}', CONFERENCE_ROLES),
] as const
