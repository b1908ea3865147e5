import { APPROVER_ROLES } from '@telemachos/contract/library/roles'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import { notices } from '../../kernel/notices.ts'
import type { ItemRow } from './item-store.ts'
import { isWaiting } from './policy.ts'
import { findNames, listInRoles } from './told-store.ts'

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
  const { actor } = context
  const waited = before !== undefined && isWaiting(before)
  if (isWaiting(item) === waited) return
  if (isWaiting(item)) {
    await tellOfWaiting(context, [item])
    return
  }
  await nothingWaits(context, item.id)
  if (item.isApproved && item.uploaderId !== actor.userId)
    await tell(context, 'library.approved', [{ item, to: [item.uploaderId], byId: actor.userId }])
}

/** Tells those who approve of items that wait for them. */
export async function tellOfWaiting(
  context: CallContext,
  items: readonly Pick<ItemRow, 'id' | 'title' | 'uploaderId'>[],
): Promise<void> {
  const { actor, db } = context
  if (items.length === 0) return
  const to = await listInRoles(db, actor.projectId, APPROVER_ROLES, actor.userId)
  const told = items.map((item) => ({ item, to, byId: item.uploaderId }))
  await tell(context, 'library.waiting', told)
}

/** Tells people that items are shared with them: once of each, however often it is. */
export async function tellOfSharing(
  context: CallContext,
  items: readonly Pick<ItemRow, 'id' | 'title'>[],
  people: readonly number[],
): Promise<void> {
  const { userId } = context.actor
  const to = people.filter((id) => id !== userId)
  const told = items.map((item) => ({ item, to, byId: userId }))
  if (to.length > 0) await tell(context, 'library.shared', told)
}

/** Says that an item waits for nobody any more. */
async function nothingWaits({ db, now }: CallContext, itemId: number): Promise<void> {
  const about = [{ thing: thingOf(itemId) }]
  await notices.get().withdraw(db, { about, kinds: ['library.waiting'], now })
}

/** Says that there is nothing any more of what was told of items. */
export async function nothingIsThere(
  { db, now }: CallContext,
  itemIds: readonly number[],
): Promise<void> {
  await notices.get().withdraw(db, { about: itemIds.map((id) => ({ thing: thingOf(id) })), now })
}

/** What some are told of an item, and who did it. */
interface Told {
  readonly item: Pick<ItemRow, 'id' | 'title'>
  readonly to: readonly number[]
  readonly byId: number
}

async function tell(
  { db, actor, now, requestId }: CallContext,
  kind: keyof typeof PLACES,
  told: readonly Told[],
): Promise<void> {
  const names = await findNames(
    db,
    told.map(({ byId }) => byId),
  )
  const occasion = kind === 'library.shared' ? actor.userId : requestId
  await notices.get().tell(db, {
    kind,
    projectId: actor.projectId,
    senderId: actor.userId,
    now,
    to: told.flatMap(({ item: { id, title }, to, byId }) =>
      to.map((userId) => ({
        userId,
        key: `${kind}/${id}/${occasion}/${userId}`,
        thing: thingOf(id),
        model: { title, with: names.get(byId) ?? '', path: PLACES[kind] },
      })),
    ),
  })
}
