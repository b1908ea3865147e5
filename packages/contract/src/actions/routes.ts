import { inProject } from '../core/routes.ts'
import { AUTHOR_ROLES } from './author-roles.ts'

/** The specification names the list of actions and no page of one: this one is ours. */
export const actionsRoutes = [
  inProject('admin.action.content', 'admin/action/{actionId}', AUTHOR_ROLES),
] as const
