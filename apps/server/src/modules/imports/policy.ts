import { roleAllowed } from '@telemachos/contract/core/roles'
import { requireProject } from '../../kernel/admit.ts'
import { actorIn, authorize } from '../../kernel/authorize.ts'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { access, found } from '../../kernel/policy.ts'

/** Roles that administer a project as a whole. */
const ADMINISTERING = ['Admin', 'ProjectManager'] as const

const isOpen = ({ projectId }: Actor, { principal }: CallContext) =>
  !principal.awaitingConsent.has(projectId)

/** Another project that the caller administers, to bring people into: as what they act there. */
export const accessTarget = access(
  'project',
  async ({ db, principal }: CallContext, projectId: number) => {
    const actor = authorize({ roles: ADMINISTERING, scope: 'project' }, principal, projectId)
    await requireProject(db, principal, actor)
    return actor
  },
  [isOpen, 'consent_required'],
  [
    ({ projectId }, { actor }) => projectId !== actor.projectId,
    () => refuseField('CurrentProjectId', 'same_project'),
  ],
)

/** The projects in which the caller has a say over the people who belong to them. */
export function administeredProjects(context: CallContext): readonly number[] | 'all' {
  const { principal } = context
  if (principal.superAdmin) return 'all'
  return [...principal.memberships.keys()].filter((projectId) => {
    const actor = actorIn(principal, projectId)
    return actor && roleAllowed(actor.role, ADMINISTERING) && isOpen(actor, context)
  })
}

/** An invitation of the caller's own that waits for an answer. */
export const ownInvitation = found('invitation')

/** People within reach whom a statement finds. */
export const reachedPeople = found('person')
