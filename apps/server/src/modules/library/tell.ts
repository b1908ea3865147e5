import { APPROVER_ROLES } from '@telemachos/contract/library/roles'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import type { ItemRow } from './item-store.ts'
import { isWaiting } from './policy.ts'
import { findName, listInRoles } from './told-store.ts'

/** Where each kind leads: the list that the item is in. */
const PLACES = {
  'library.waiting': `${pathOf('library')}#show=waiting`,
  'library.approved': `${pathOf('library')}#show=own`,
  'library.shared': `${pathOf('library')}#show=shared`,
} as const

/** What notices of an item are about. */
const thingOf = (itemId: number): string => `library/${itemId}`

/**
 * Tells those who approve of an item that waits for them, and its uploader once it waits no more.
 * @param before what it was; undefined for a new one.
 */
export async function tellOfApproval(
  context: CallContext,
  item: ItemRow,
  before?: Pick<ItemRow, 'approve' | 'isApproved'>,
): Promise<void> {
  const { actor, db } = context
  const waited = before !== undefined && isWaiting(before)
  if (isWaiting(item) === waited) return
  if (isWaiting(item)) {
    const approvers = await listInRoles(db, actor.projectId, APPROVER_ROLES, actor.userId)
    await tell(context, 'library.waiting', item, approvers, item.uploaderId)
    return
  }
  await nothingWaits(context, item.id)
  if (item.isApproved && item.uploaderId !== actor.userId)
    await tell(context, 'library.approved', item, [item.uploaderId], actor.userId)
}

/** Tells people that an item is shared with them: once, however often it is. */
export async function tellOfSharing(
  context: CallContext,
  item: Pick<ItemRow, 'id' | 'title'>,
  people: readonly number[],
): Promise<void> {
  const { actor } = context
  const others = people.filter((id) => id !== actor.userId)
  if (others.length > 0) await tell(context, 'library.shared', item, others, actor.userId)
}

/** Says that an item waits for nobody any more. */
async function nothingWaits({ db, now }: CallContext, itemId: number): Promise<void> {
  const about = [{ thing: thingOf(itemId) }]
  await notices.get().withdraw(db, { about, kinds: ['library.waiting'], now })
}

/** Says that there is nothing any more of what was told of an item. */
export async function nothingIsThere({ db, now }: CallContext, itemId: number): Promise<void> {
  await notices.get().withdraw(db, { about: [{ thing: thingOf(itemId) }], now })
}

async function tell(
  { db, actor, now, requestId }: CallContext,
  kind: keyof typeof PLACES,
  { id, title }: Pick<ItemRow, 'id' | 'title'>,
  people: readonly number[],
  byId: number,
): Promise<void> {
  const name = await findName(db, byId)
  const occasion = kind === 'library.shared' ? actor.userId : requestId
  await notices.get().tell(db, {
    kind,
    projectId: actor.projectId,
    senderId: actor.userId,
    now,
    to: people.map((userId) => ({
      userId,
      key: `${kind}/${id}/${occasion}/${userId}`,
      thing: thingOf(id),
      model: { title, with: name, path: PLACES[kind] },
    })),
  })
}
