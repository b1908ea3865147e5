import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import type { LinkedRow } from './linking-store.ts'
import { listNames } from './linking-names-store.ts'

/** So many mentees are named in one line. */
const MOST_NAMED = 5

/** What notices of a mentee's mentor are about. */
const thingOf = (menteeId: number): string => `people/mentor/${menteeId}`

/**
 * Tells mentees who is their mentor from now on, and mentors whom they have; not of single actions. What
 * they were told before of another mentor no longer holds.
 */
export async function tellLinked(
  context: CallContext,
  linkingId: number,
  changed: readonly LinkedRow[],
): Promise<void> {
  const rows = changed.filter(({ actionId }) => actionId === null)
  if (rows.length === 0) return
  const { db, actor, now } = context
  const { tell } = notices.get()
  await withdrawLinked(context, rows)
  const linked = rows.flatMap(({ userId, holderId }) =>
    holderId === null ? [] : [{ menteeId: userId, mentorId: holderId }],
  )
  const ids = linked.flatMap(({ menteeId, mentorId }) => [menteeId, mentorId])
  const names = new Map((await listNames(db, [...new Set(ids)])).map(({ id, name }) => [id, name]))
  const request = { projectId: actor.projectId, senderId: actor.userId, now }
  await tell(db, {
    ...request,
    kind: 'people.mentorGiven',
    to: linked.map(({ menteeId, mentorId }) => ({
      userId: menteeId,
      key: `people.mentorGiven/${linkingId}/${menteeId}`,
      thing: thingOf(menteeId),
      model: { with: names.get(mentorId), path: pathOf('mentee.actions') },
    })),
  })
  const byMentor = Map.groupBy(linked, ({ mentorId }) => mentorId)
  byMentor.delete(actor.userId)
  await tell(db, {
    ...request,
    kind: 'people.menteesGiven',
    to: [...byMentor].map(([mentorId, theirs]) => ({
      userId: mentorId,
      key: `people.menteesGiven/${linkingId}/${mentorId}`,
      thing: `people/mentees/${mentorId}/${linkingId}`,
      of: theirs.map(({ menteeId }) => menteeId),
      model: {
        names: namesOf(theirs.map(({ menteeId }) => names.get(menteeId) ?? '')),
        path: pathOf('mentor.mentee.list'),
      },
    })),
  })
}

/** What mentees were told of the mentor whom they no longer have no longer holds. */
async function withdrawLinked(
  { db, now }: CallContext,
  rows: readonly { readonly userId: number }[],
): Promise<void> {
  await notices.get().withdraw(db, {
    about: rows.map(({ userId }) => ({ thing: thingOf(userId) })),
    now,
  })
}

function namesOf(names: readonly string[]): string {
  const named = names.slice(0, MOST_NAMED).join(', ')
  const more = names.length - MOST_NAMED
  return more > 0 ? `${named} (+${more})` : named
}
