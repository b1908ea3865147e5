import { APPROVER_ROLES } from '@telemachos/contract/library/roles'
import { pathOf } from '@telemachos/contract/paths'
import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { notices } from '../../kernel/notices.ts'
import type { ItemRow } from './item-store.ts'
import { isWaiting } from './policy.ts'
import { findNames, findShown, listHeld, listInRoles, listReceiversOf } from './told-store.ts'

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
    await tell(tellerOf(context), 'library.approved', [
      { item, to: [item.uploaderId], byId: actor.userId },
    ])
}

/** Tells those who approve of items that wait for them. */
export async function tellOfWaiting(
  context: CallContext,
  items: readonly Pick<ItemRow, 'id' | 'title' | 'uploaderId'>[],
): Promise<void> {
  const { actor, db } = context
  const shown = await withoutHeld(db, items, true)
  if (shown.length === 0) return
  const to = await listInRoles(db, actor.projectId, APPROVER_ROLES, actor.userId)
  const told = shown.map((item) => ({ item, to, byId: item.uploaderId }))
  await tell(tellerOf(context), 'library.waiting', told)
}

/** Tells people that items are shared with them: once of each, however often it is. */
export async function tellOfSharing(
  context: CallContext,
  items: readonly Pick<ItemRow, 'id' | 'title' | 'uploaderId'>[],
  people: readonly number[],
): Promise<void> {
  const { userId } = context.actor
  const to = people.filter((id) => id !== userId)
  if (to.length === 0) return
  const told = (await withoutHeld(context.db, items, false)).map((item) => ({
    item,
    to,
    byId: userId,
  }))
  await tell(tellerOf(context), 'library.shared', told)
}

/** Tells of an item what nobody was told as long as its file waited for the scanner. */
export async function tellOfScanned(
  db: Db,
  { projectId, itemId, now }: { projectId: number; itemId: number; now: Date },
): Promise<void> {
  const item = await findShown(db, itemId)
  if (!item) return
  const { uploaderId: byId, version } = item
  const teller = { db, projectId, userId: byId, now, occasion: `version-${version}` }
  const receivers = await listReceiversOf(db, { projectId, itemId, byId })
  await tell(teller, 'library.shared', [{ item, to: receivers, byId }])
  if (!isWaiting(item)) return
  const to = await listInRoles(db, projectId, APPROVER_ROLES, byId)
  await tell(teller, 'library.waiting', [{ item, to, byId }])
}

/** Of what waits for the scanner, who uploaded it is the only one to know. */
async function withoutHeld<Item extends Pick<ItemRow, 'id'>>(
  db: Db,
  items: readonly Item[],
  isChanged: boolean,
): Promise<readonly Item[]> {
  if (items.length === 0) return items
  const held = await listHeld(
    db,
    items.map(({ id }) => id),
    isChanged,
  )
  return items.filter(({ id }) => !held.has(id))
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
  readonly item: Pick<ItemRow, 'id' | 'title' | 'uploaderId'>
  readonly to: readonly number[]
  readonly byId: number
}

/** Who tells, in which project, and what the occasion is called among those of an item. */
interface Teller {
  readonly db: Db
  readonly projectId: number
  readonly userId: number
  readonly now: Date
  readonly occasion: string
}

const tellerOf = ({ db, actor, now, requestId }: CallContext): Teller => ({
  db,
  projectId: actor.projectId,
  userId: actor.userId,
  now,
  occasion: requestId,
})

async function tell(
  { db, projectId, userId: senderId, now, occasion }: Teller,
  kind: keyof typeof PLACES,
  told: readonly Told[],
): Promise<void> {
  const names = await findNames(
    db,
    told.map(({ byId }) => byId),
  )
  await notices.get().tell(db, {
    kind,
    projectId,
    senderId,
    now,
    to: told.flatMap(({ item: { id, title, uploaderId }, to, byId }) =>
      to.map((userId) => ({
        userId,
        key: `${kind}/${id}/${kind === 'library.shared' ? senderId : occasion}/${userId}`,
        thing: thingOf(id),
        of: [uploaderId, byId],
        model: { title, with: names.get(byId) ?? '', path: PLACES[kind] },
      })),
    ),
  })
}
