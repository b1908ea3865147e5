import { conferenceChanged } from '@telemachos/contract/conferences/events'
import type { CallContext } from '../../kernel/context.ts'

/** Tells the pages of everybody in the project that a session, or a place in it, has changed. */
export function announceSession(
  { emit }: Pick<CallContext, 'emit'>,
  session: { readonly projectId: number; readonly actionId: number; readonly id: number },
): void {
  const { projectId, actionId, id } = session
  emit(
    conferenceChanged,
    { ProjectId: projectId, ActionId: actionId, SessionId: id },
    { members: projectId },
  )
}
