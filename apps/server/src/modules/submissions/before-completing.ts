import { DOCUMENTS, INFORMATION } from '@telemachos/contract/actions/need-kinds'
import { textIn } from '@telemachos/contract/core/text-by-language'
import type { CallContext } from '../../kernel/context.ts'
import { askedIn, type Cell, type Need, type UnpublishedAction } from '../actions/index.ts'
import { listSubmissions, listTicks, type SubmissionRow } from './submission-store.ts'
import { findNeeds, findReading, listUnnamed, type ActionNeeds } from './work-store.ts'

/**
 * What is missing before an action may be completed: a text that its mentee has to read, required lines
 * of the checklist, and what has to be handed in and, where that is asked for, accepted.
 */
export async function beforeCompleting(context: CallContext, cell: Cell): Promise<Need[]> {
  const { db, actor } = context
  const asked = await findNeeds(db, cell.actionId)
  if (!asked) return []
  const told = await askedIn(db, context.language, cell.actionId)
  const { checklist, slots, reading } = told.needs(asked.needs)
  // Without the author asking for more, a mentee who completes it says so by that.
  const isToRead = cell.typeId === INFORMATION && actor.role === 'Mentee' && reading.confirm
  const [unread, ticks, submissions] = await Promise.all([
    isToRead ? isUnread(context, cell, asked) : false,
    checklist.length > 0 ? listTicks(db, cell) : [],
    slots.length > 0 ? listSubmissions(db, cell) : [],
  ])
  const said = (label: { readonly el: string; readonly en: string }) => ({
    label: textIn(label, context.language),
  })
  const done = new Set(ticks.filter((one) => one.done).map(({ item }) => item))
  const bySlot = new Map(submissions.map((one) => [one.slot, one]))
  return [
    ...(unread ? [{ rule: 'unread' }] : []),
    ...checklist
      .filter(({ id, required }) => required && !done.has(id))
      .map(({ label }) => ({ rule: 'item_open', values: said(label) })),
    ...slots.flatMap((slot) => {
      const rule = slot.required && brokenBy(slot, bySlot.get(slot.id))
      return rule ? [{ rule, values: said(slot.label) }] : []
    }),
  ]
}

async function isUnread({ db }: CallContext, cell: Cell, { since }: ActionNeeds): Promise<boolean> {
  const last = await findReading(db, cell)
  return last === undefined || last.version < since
}

/** What is wrong with what was handed in, or not, for something that is asked for. */
export function brokenBy(
  { review }: { readonly review: boolean },
  submission: Pick<SubmissionRow, 'state'> | undefined,
): string | undefined {
  if (!submission) return 'slot_empty'
  if (submission.state === 'returned') return 'slot_returned'
  return review && submission.state === 'waiting' ? 'slot_waiting' : undefined
}

/** What is missing before actions may be published: documents have to be named that one asks for. */
export async function beforePublishing(
  { db }: CallContext,
  actions: readonly UnpublishedAction[],
): Promise<Need[][]> {
  const asking = actions.filter(({ typeId }) => typeId === DOCUMENTS)
  const unnamed = new Set(asking.length > 0 ? await listUnnamed(db, asking) : [])
  return actions.map(({ actionId }) => (unnamed.has(actionId) ? [{ rule: 'no_documents' }] : []))
}
