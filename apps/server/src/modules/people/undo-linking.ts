import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { within } from './reach/index.ts'
import { announceRelations, countOthers, partingsOf } from './link-people.ts'

import { partingMeetings } from './partings.ts'
import { claimUndo, undo } from './undo-store.ts'
import { ruleViolated } from '../../kernel/errors.ts'

type Undo = typeof contract.people.calls.undoLinking

/** So long one's own linking can be taken back, in milliseconds. */
const UNDO_MS = 60 * 60_000

/**
 * Takes back one's own linking: the former relations begin anew, and meetings go back to the mentor
 * from whom they came, where that one is free. Who was linked again since is left as they are.
 * @throws rule_violated `not_undoable` for another's, an older one, and one that was undone.
 */
export async function undoLinking(
  { LinkingId }: InputOf<Undo>,
  context: CallContext,
): Promise<OutputOf<Undo>> {
  const { db, actor, now } = context
  const linking = { id: LinkingId, projectId: actor.projectId }
  const change = { by: actor.userId, now }
  const since = new Date(now.getTime() - UNDO_MS)
  const reach = within(context, { reads: 'all' })
  const isClaimed = await claimUndo(db, { ...linking, since }, change)
  if (!isClaimed) throw ruleViolated('not_undoable')
  const rows = await undo(db, linking, reach, change)
  const undone = rows.filter((row) => row.isUndone)
  const mentors = undone.filter((row) => row.kind === 'mentor')
  const { handedOver, kept } = await partingMeetings
    .get()
    .handOver(
      context,
      partingsOf(mentors.map(({ userId, givenId }) => ({ userId, formerId: givenId }))),
    )
  const people = new Set(undone.map((row) => row.userId))
  if (people.size === 0) context.audit({ unchanged: true })
  for (const subjectId of people) context.audit({ subjectId, detail: { linking: LinkingId } })
  if (people.size > 0) {
    announceRelations(
      context,
      undone.map(({ userId, givenId, formerId }) => ({
        userId,
        holderId: formerId,
        formerId: givenId,
      })),
    )
  }
  const left = new Set(rows.filter((row) => !row.isUndone).map((row) => row.userId))
  return {
    Changed: people.size,
    Skipped: countOthers(left, people),
    HandedOver: handedOver,
    Kept: kept,
  }
}
