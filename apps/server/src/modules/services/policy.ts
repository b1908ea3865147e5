import { roleAllowed } from '@telemachos/contract/core/roles'
import { SERVICE_AUTHOR_ROLES, SQL_CATEGORY } from '@telemachos/contract/services/limits'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { AppError } from '../../kernel/errors.ts'
import { access, allow, found } from '../../kernel/policy.ts'
import { findService, findServiceAt } from './service-store.ts'
import { revokeToken } from './token-store.ts'

/** Whoever writes services in the project. */
export const mayEdit = ({ role }: Pick<Actor, 'role'>): boolean =>
  roleAllowed(role, SERVICE_AUTHOR_ROLES)

/** A service of the project. */
export const accessService = access('service', ({ db, actor }: CallContext, id: number) =>
  findService(db, actor.projectId, id),
)

/** A JavaScript service of the project. */
export const accessScript = access('script service', async (context: CallContext, id: number) => {
  const service = await findService(context.db, context.actor.projectId, id)
  return service?.kind === 'script' ? service : undefined
})

/** A call that a script makes stays in the project of the run. */
export const requireOwnProject = allow<{ readonly isHere: boolean }, CallContext>([
  ({ isHere }) => isHere,
  () => new AppError('forbidden', { reason: 'a script calls within its project' }),
])

/**
 * A service that the caller may run: one that names their role, of their project, and of their token
 * where another system calls. Whatever else there is, is answered as what is not there.
 */
const accessRunnable = access(
  'service',
  async ({ db, actor, principal }: CallContext, category: string, name: string) => {
    const service = await findServiceAt(db, actor.projectId, { category, name })
    if (!service?.roles.includes(actor.role)) return undefined
    const { token } = principal
    return token && !token.services.has(service.id) ? undefined : service
  },
)

/** An SQL service that the caller may run. */
export const accessSqlService = (context: CallContext, name: string) =>
  accessRunnable(context, SQL_CATEGORY, name)

/** A JavaScript service that the caller may run. */
export const accessScriptService = accessRunnable

/** Ends a token of the project. */
export const endToken = async ({ db, actor, now }: CallContext, id: number): Promise<void> => {
  found('token')(await revokeToken(db, actor.projectId, id, now), id)
}
