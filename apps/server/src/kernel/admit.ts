import { impersonationRefusal } from '@telemachos/contract/core/admission'
import type { CallDefinition } from '@telemachos/contract/core/define-call'
import { authorize } from './authorize.ts'
import type { Actor, Principal } from './context.ts'
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
  readonly holderKey: string | undefined
}

/**
 * Refuses whoever may not make the call at all, whatever its input says: what can be known before a
 * body is read.
 * @throws unauthenticated, viewing_only, own_person_only.
 */
export function admitCaller(
  definition: CallDefinition,
  { principal, holderKey }: Omit<Asking, 'input'>,
): void {
  const { access } = definition
  const refusal = principal?.standIn && impersonationRefusal(definition, principal.standIn.mode)
  if (refusal) throw new AppError(refusal)
  if (principal || 'anonymous' in access) return
  if (access.holder === 'token' || (access.holder === 'key' && holderKey)) return
  throw new AppError('unauthenticated')
}

/**
 * Lets a request through to its call, or refuses it: who asks, in whose place, as what, and whether
 * the project is open to them.
 * @throws unauthenticated, not_found or forbidden (see authorize), viewing_only, own_person_only,
 *   consent_required.
 */
export function admit(definition: CallDefinition, asking: Asking): Actor | undefined {
  admitCaller(definition, asking)
  const { access, body } = definition
  const { principal, input } = asking
  if (!principal || 'anonymous' in access) return undefined
  const actor = authorize(access, principal, namedProject(body, input))
  if (actor) requireConsent(definition, principal, actor.projectId)
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

/** Whose consent is missing reaches nothing of the project but what leads to consent (spec §2.1). */
function requireConsent(
  { beforeConsent }: CallDefinition,
  { awaitingConsent }: Principal,
  projectId: number,
): void {
  if (!beforeConsent && awaitingConsent.has(projectId)) throw new AppError('consent_required')
}
