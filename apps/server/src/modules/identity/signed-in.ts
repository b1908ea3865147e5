import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { identityChanged } from '@telemachos/contract/identity/events'
import type { CallContext } from '../../kernel/context.ts'
import type { SessionCache } from '../../kernel/domain.ts'
import { mayChangeCredentials } from '../people/index.ts'
import { describeDevice } from './device.ts'
import { accessSession } from './policy.ts'
import { listSignedIn as findSignedIn } from './signed-in-store.ts'

type Calls = typeof contract.identity.calls

/** Where the people of the project are signed in; for a SuperAdmin, everybody. */
export async function listSignedIn(
  { page, count: size }: InputOf<Calls['listSignedIn']>,
  { db, actor, principal }: CallContext,
): Promise<OutputOf<Calls['listSignedIn']>> {
  const projectId = actor.role === 'SuperAdmin' ? null : actor.projectId
  const { list, count } = await findSignedIn(db, {
    projectId,
    page: { page, count: size },
    own: principal.sessionKey,
  })
  return {
    list: list.map(({ number, userAgent, standing, ...session }) => {
      const { browser, system } = describeDevice(userAgent)
      const person = { ...standing, userId: session.Person.Id }
      const MayEnd = !session.Current && mayChangeCredentials(principal, actor, person)
      return { Id: number, Browser: browser, System: system, ...session, MayEnd }
    }),
    count,
    All: count,
  }
}

/**
 * Ends a session of somebody else: whose password the caller may change, they may sign out as well.
 * @throws not_found alike for somebody out of reach and for no session.
 */
export async function endPersonSession(
  { UserId, Id }: InputOf<Calls['endPersonSession']>,
  context: CallContext,
  sessions: SessionCache,
): Promise<void> {
  const key = await accessSession(context, UserId, Id)
  context.afterCommit(() => sessions.forget(key))
  // The pages of that session find themselves signed out.
  context.emit(identityChanged, {}, { users: [UserId] })
  context.audit({ subjectId: UserId })
}
