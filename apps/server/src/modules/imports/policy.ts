import { authorize } from '../../kernel/authorize.ts'
import type { Actor, CallContext } from '../../kernel/context.ts'
import { access, found } from '../../kernel/policy.ts'

/** Roles that administer a project as a whole. */
export const ADMINISTERING = ['Admin', 'ProjectManager'] as const

const isOpen = ({ projectId }: Actor, { principal }: CallContext) =>
  !principal.awaitingConsent.has(projectId)

/** A project that the caller administers, to take people from: as what they act there. */
export const accessSource = access(
  'project',
  ({ principal }: CallContext, projectId: number) =>
    authorize({ roles: ADMINISTERING, scope: 'project' }, principal, projectId),
  [isOpen, 'consent_required'],
)

/** People within reach whom a statement finds. */
export const reachedPeople = found('person')
