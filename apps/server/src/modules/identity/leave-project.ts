import type { SessionCache } from '../../kernel/domain.ts'
import type { contract } from '@telemachos/contract'
import type { OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import type { CallContext } from '../../kernel/context.ts'
import { freePlacesOf } from '../conferences/index.ts'
import { cancelMeetingsOf } from '../meetings/index.ts'
import { endMembership } from '../people/index.ts'
import { moveSessions } from './account-store.ts'
import { readFirstPlace } from './store.ts'
import { accessLeaving } from './policy.ts'

type LeaveProject = typeof contract.identity.calls.leaveProject

/**
 * Ends the caller's own membership: relations end with their history kept, meetings that are still
 * to come are cancelled, places in conferences go to others, and the sessions move to another project or to none. What the person did
 * stays in the project. It is not undone; an Admin may take them in again.
 * @throws rule_violated for the last Admin, whose project nobody could administer any more.
 */
export async function leaveProject(
  context: CallContext,
  sessions: SessionCache,
): Promise<OutputOf<LeaveProject>> {
  const { roles } = await accessLeaving(context)
  const { db, actor, principal, now } = context
  const { projectId, userId } = actor
  await endMembership(db, projectId, userId)
  const meetings = await cancelMeetingsOf(db, { projectId, userId }, now)
  const places = await freePlacesOf(context, { projectId, userId })
  const place = await readFirstPlace(db, {
    id: userId,
    superAdmin: principal.superAdmin,
    defaultProjectId: null,
  })
  const role = place?.roles[0] ?? (principal.superAdmin ? 'SuperAdmin' : undefined)
  const to = place && role && { projectId: place.projectId, role }
  const moved = await moveSessions(db, { userId, from: projectId, to })
  context.afterCommit(() => sessions.forget(principal.sessionKey, ...moved))
  context.emit(identityChanged, {}, { users: [userId] })
  context.audit({ subjectId: userId, detail: { roles, cancelledMeetings: meetings, places } })
  return { ok: true }
}
