import { contract } from '@telemachos/contract'
import type { DomainServices } from '../../kernel/domain.ts'
import { implement } from '../../kernel/implement.ts'
import { linkingHandlers } from './linking-routes.ts'
import { listHandlers } from './list-routes.ts'
import { profileHandlers } from './profile-routes.ts'
import { userHandlers } from './user-routes.ts'
import { usesHandlers } from './uses-routes.ts'

/** People: who they are, their fields and states, and who looks after whom. */
export const peopleRoutes = (services: Pick<DomainServices, 'mailsLeave'>) =>
  implement(contract.people, {
    ...userHandlers,
    ...profileHandlers(services),
    ...listHandlers,
    ...linkingHandlers,
    ...usesHandlers,
  })
