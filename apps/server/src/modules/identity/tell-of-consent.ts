import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import { listAssignedStaff } from '../people/index.ts'
import { listToAsk, nameOf } from './consent-told-store.ts'

const textOf = (projectId: number): string => `consent/${projectId}`
const wordOf = (projectId: number, userId: number): string => `consent/${projectId}/${userId}`

/** Tells the mentees of a project that has their consent asked of a new text; of earlier ones no more. */
export async function tellOfText(context: CallContext, version: number): Promise<void> {
  const { db, actor, now } = context
  const { projectId } = actor
  const thing = textOf(projectId)
  await notices.get().withdraw(db, { about: [{ thing }], kinds: ['identity.consentText'], now })
  const people = await listToAsk(db, projectId)
  await notices.get().tell(db, {
    kind: 'identity.consentText',
    projectId,
    senderId: actor.userId,
    now,
    to: people.map((userId) => ({
      userId,
      key: `identity.consentText/${projectId}/${version}/${userId}`,
      thing,
      model: { version, path: pathOf('userinfo') },
    })),
  })
}

/** Tells those who look after a mentee what they said to the text; what they said before holds no more. */
export async function tellOfWord(
  { db, actor, now, requestId }: CallContext,
  said: 'given' | 'withdrawn',
): Promise<void> {
  const { projectId, userId } = actor
  const thing = wordOf(projectId, userId)
  const about = [{ thing }, ...(said === 'given' ? [{ thing: textOf(projectId), userId }] : [])]
  await notices.get().withdraw(db, { about, now })
  const [staff = []] = await listAssignedStaff(db, [{ projectId, userId }])
  const name = await nameOf(db, userId)
  const kind = said === 'given' ? 'identity.consentGiven' : 'identity.consentWithdrawn'
  await notices.get().tell(db, {
    kind,
    projectId,
    senderId: userId,
    now,
    to: staff.map((id) => ({
      userId: id,
      key: `${kind}/${projectId}/${userId}/${requestId}/${id}`,
      thing,
      of: [userId],
      model: { with: name, path: pathOf('mentor.mentee.view', { menteeId: userId }) },
    })),
  })
}
