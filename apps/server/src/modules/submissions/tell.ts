import type { TypeNeeds } from '@telemachos/contract/actions/type-needs'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import { slotWords, type Cell } from '../actions/index.ts'
import { findTold } from './told-store.ts'

type Slot = TypeNeeds['slots'][number]

/** What notices of a mentee's work in an action are about. */
const thingOf = (menteeId: number, actionId: number): string =>
  `submissions/${menteeId}/${actionId}`

interface Decision {
  readonly verdict: 'accepted' | 'returned'
  readonly reason: string
  /** Undefined where it is asked for no more. */
  readonly slot: Slot | undefined
}

/** Tells a mentee, on the page and by mail, what was decided about what they handed in. */
export async function tellMentee(
  context: CallContext,
  { menteeId, actionId, projectId }: Cell,
  { verdict, reason, slot }: Decision,
): Promise<void> {
  const { db, actor, now, requestId } = context
  const { words, name } = await findTold(db, actionId, actor.userId, 'Mentee')
  const said = slot ? await slotWords(db, actionId, slot) : { slot: '' }
  await notices.get().tell(db, {
    kind: `submissions.${verdict}`,
    projectId,
    senderId: actor.userId,
    now,
    to: [
      {
        userId: menteeId,
        key: `submissions.${verdict}/${requestId}`,
        thing: thingOf(menteeId, actionId),
        model: {
          ...words,
          reason,
          with: name,
          at: now.toISOString(),
          ...said,
          path: pathOf('mentee.action', { Id: actionId }),
        },
      },
    ],
  })
}

/** Tells a mentee's mentor, for the action or by default, that something is to be looked at. */
export async function tellMentor(
  { db, actor, now, requestId }: CallContext,
  { menteeId, actionId, projectId, actionMentorId, defaultMentorId }: Cell,
  slot: Slot,
): Promise<void> {
  const mentorId = actionMentorId ?? defaultMentorId
  if (mentorId === null) return
  const { words, name } = await findTold(db, actionId, menteeId, 'Mentor')
  await notices.get().tell(db, {
    kind: 'submissions.submitted',
    projectId,
    senderId: actor.userId,
    now,
    to: [
      {
        userId: mentorId,
        key: `submissions.submitted/${requestId}`,
        thing: thingOf(menteeId, actionId),
        of: [menteeId],
        model: {
          ...words,
          with: name,
          at: now.toISOString(),
          ...(await slotWords(db, actionId, slot)),
          path: pathOf('mentor.mentee.view', {
            menteeId,
            actionId,
          }),
        },
      },
    ],
  })
}

/** Says that nothing that was returned waits for these mentees any more. */
export async function nothingIsReturned(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  cells: readonly Pick<Cell, 'menteeId' | 'actionId'>[],
): Promise<void> {
  const about = cells.map(({ menteeId, actionId }) => ({
    thing: thingOf(menteeId, actionId),
    userId: menteeId,
  }))
  await notices.get().withdraw(db, { about, kinds: ['submissions.returned'], now })
}

/** Says that nothing of a mentee waits to be looked at in an action any more. */
export async function nothingWaits(
  { db, now }: CallContext,
  { menteeId, actionId }: Cell,
): Promise<void> {
  const about = [{ thing: thingOf(menteeId, actionId) }]
  await notices.get().withdraw(db, { about, kinds: ['submissions.submitted'], now })
}
