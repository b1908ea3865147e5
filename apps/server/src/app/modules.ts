import type { Implementation } from '../kernel/implement.ts'
import { actionDataRoutes, actionsRoutes } from '../modules/actions/index.ts'
import { identityRoutes, type Sessions } from '../modules/identity/index.ts'
import { languageRoutes } from '../modules/language/index.ts'
import { projectsRoutes } from '../modules/projects/index.ts'
import { usersRoutes } from '../modules/users/index.ts'

/** Every module's calls. A call of the contract that is missing here stops the server's start. */
export function allRoutes(sessions: Sessions): Implementation[] {
  return [
    identityRoutes(sessions),
    languageRoutes,
    projectsRoutes,
    usersRoutes,
    actionsRoutes,
    actionDataRoutes,
  ]
}
