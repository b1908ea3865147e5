import type { CallDefinition } from '@telemachos/contract/core/define-call'
import type { ErrorCode } from '@telemachos/contract/core/errors'
import type { AdmissionStep } from './admission.ts'
import { authorize } from './authorize.ts'
import type { Actor, Principal } from './context.ts'
import type { Cookies } from './cookies.ts'
import type { Db } from './database/database.ts'
import { AppError, notFound } from './errors.ts'
import { definePort } from './port.ts'

/** Which projects there are. */
interface KnownProjects {
  isThere(db: Db, projectId: number): Promise<boolean>
}

/** The kernel knows no tables of domains. */
export const knownProjects = definePort<KnownProjects>('kernel.knownProjects')

/** What of a request decides whether it is let through. */
interface Asking {
  readonly principal: Principal | undefined
  readonly input: Readonly<Record<string, unknown>>
  readonly cookies: Cookies
}

/**
 * Refuses whoever may not make the call at all, whatever its input says: what can be known before a
 * body is read.
 * @throws unauthenticated, and what the steps refuse it with.
 */
export function admitCaller(
  definition: CallDefinition,
  { principal, cookies }: Omit<Asking, 'input'>,
  steps: readonly AdmissionStep[],
): void {
  const { access } = definition
  if (principal) {
    for (const step of steps) refuse(step.refuseCaller?.(definition, principal))
    return
  }
  if ('anonymous' in access) return
  if (access.guest && steps.some((step) => step.admitsGuest?.(definition, cookies))) return
  throw new AppError('unauthenticated')
}

/**
 * Refuses a request by what its browser sent with it.
 * @throws what the steps refuse it with.
 */
export function admitRequest(
  definition: CallDefinition,
  { principal, cookies }: Omit<Asking, 'input'>,
  steps: readonly AdmissionStep[],
): void {
  if (!principal) return
  for (const step of steps) refuse(step.refuseRequest?.(definition, principal, cookies))
}

/**
 * Lets a request through to its call, or refuses it: who asks, as what, and whether the project is open
 * to them.
 * @throws unauthenticated, not_found or forbidden (see authorize), and what the steps refuse it with.
 */
export function admit(
  definition: CallDefinition,
  asking: Asking,
  steps: readonly AdmissionStep[],
): Actor | undefined {
  admitCaller(definition, asking, steps)
  const { access, body } = definition
  const { principal, input } = asking
  if (!principal || 'anonymous' in access) return undefined
  const actor = authorize(access, principal, namedProject(body, input))
  if (actor) {
    for (const step of steps) refuse(step.refuseInProject?.(definition, principal, actor.projectId))
  }
  return actor
}

/**
 * A SuperAdmin belongs to every project, and may name any number: everybody else acts only where a
 * membership says that the project is there.
 * @throws not_found for a project that is not there.
 */
export async function requireProject(
  db: Db,
  principal: Principal | undefined,
  actor: Actor | undefined,
): Promise<void> {
  if (!actor || principal?.memberships.has(actor.projectId)) return
  if (!(await knownProjects.get().isThere(db, actor.projectId)))
    throw notFound(`there is no project ${actor.projectId}`)
}

/** The project that the input names, or is; only JSON has numbers, elsewhere they are texts. */
function namedProject(
  body: CallDefinition['body'],
  { ProjectId, Project }: Asking['input'],
): number | undefined {
  const isProject = typeof Project === 'object' && Project !== null && 'Id' in Project
  const named = ProjectId ?? (isProject ? Project.Id : undefined)
  if (typeof named === 'number') return named
  const isNumber = body !== 'json' && typeof named === 'string' && /^\d{1,10}$/.test(named)
  return isNumber ? Number(named) : undefined
}

function refuse(code: ErrorCode | undefined): void {
  if (code) throw new AppError(code)
}
