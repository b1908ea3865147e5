import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import { announceItem } from './announce.ts'
import { describeItem, meanOf } from './describe-item.ts'
import { keepFolders, requireFolder } from './folders.ts'
import type { ItemRow } from './item-store.ts'
import * as changes from './change-store.ts'
import * as store from './item-writes-store.ts'
import {
  accessApprovable,
  accessChangeable,
  accessDeleted,
  accessItem,
  accessManyChangeable,
  accessThese,
  allowRevision,
  approves,
  isWaiting,
} from './policy.ts'
import { said } from './said.ts'
import { nothingIsThere, tellOfApproval, tellOfWaiting } from './tell.ts'

type Calls = typeof contract.library.calls

/**
 * Approves an item as the caller has seen it; once more is no fault.
 * @throws not_found; rule_violated `library_not_for_all`; conflict with its revision where it has changed since
 *   that which is named.
 */
export async function approve(
  { Id, Revision }: InputOf<Calls['approve']>,
  context: CallContext,
): Promise<OutputOf<Calls['approve']>> {
  const { db, actor, now } = context
  const item = await accessApprovable(context, Id)
  if (item.isApproved) context.audit({ unchanged: true })
  else {
    allowRevision({ ...item, seen: Revision }, context)
    await changes.takeChange(db, Id)
    await store.setApproved(db, Id, actor.userId, now)
    context.audit({ subjectId: item.uploaderId, detail: { itemId: Id } })
    const approved = { ...item, isApproved: true, isPublic: true }
    announceItem(context, approved)
    await tellOfApproval(context, approved, item)
  }
  return describeItem(await accessItem(context, Id), context)
}

/**
 * Changes what is said of an item. Title, link and metadata of what everybody sees are approved again, unless
 * who changes them approves: until then everybody sees them as they are.
 * @throws not_found, forbidden, conflict; invalid_input `required` for the link of a link,
 *   `library_not_a_link`; as requireFolder.
 */
export async function updateItem(
  { Id, Revision, ...input }: InputOf<Calls['updateItem']>,
  context: CallContext,
): Promise<OutputOf<Calls['updateItem']>> {
  const { db, audit } = context
  const item = await accessChangeable(context, Id)
  allowRevision({ ...item, seen: Revision }, context)
  if (item.link !== null && input.Link === null) throw refuseField('Link', 'required')
  if (item.link === null && input.Link !== null) throw refuseField('Link', 'library_not_a_link')
  if (input.Category !== item.category) await requireFolder(context, input.Category)
  const about = {
    title: input.Title,
    category: input.Category,
    link: input.Link,
    metadata: input.Metadata,
    tags: input.Tags,
    approve: input.Approve,
  }
  const approved = await changes.readApproved(db, Id)
  const approval = approvalAfter(item, about, approved, context)
  if (approval === 'beside') {
    const { title, link, metadata } = approved
    await store.updateItem(db, Id, said({ ...about, title, link, metadata }, dated(approved)))
    await changes.writeChange(db, Id, said(about, NOBODY))
  } else {
    await changes.takeChange(db, Id)
    await store.updateItem(db, Id, said(about, approval))
  }
  audit({ subjectId: item.uploaderId, detail: { itemId: Id } })
  if (item.isPublic) announceItem(context, item)
  const changed = await accessItem(context, Id)
  announceItem(context, changed)
  await tellOfApproval(context, changed, item)
  return describeItem(changed, context)
}

interface About {
  readonly title: string
  readonly link: string | null
  readonly metadata: object
  readonly approve: boolean
}

interface Approval {
  readonly at: Date | null
  readonly by: number | null
}

const NOBODY: Approval = { at: null, by: null }

const dated = ({ at, by }: changes.ApprovedItem): Approval => ({
  at: at === null ? null : new Date(at),
  by,
})

/**
 * When and by whom an item is approved once it is changed, nobody where it waits or is for few; or `beside` where
 * the change waits and everybody sees what is approved.
 */
function approvalAfter(
  item: ItemRow,
  about: About,
  approved: changes.ApprovedItem,
  { actor, now }: CallContext,
): Approval | 'beside' {
  if (!about.approve) return NOBODY
  if (approves(actor) && item.uploaderId === actor.userId && !item.isApproved)
    return { at: now, by: actor.userId }
  if (!item.isPublic) return NOBODY
  const isApproving = item.isApproved && approves(actor)
  const isSame = item.version === approved.version && saysSame(about, approved)
  return isApproving || isSame ? dated(approved) : 'beside'
}

const saysSame = (one: Omit<About, 'approve'>, other: changes.ApprovedItem): boolean =>
  one.title === other.title &&
  one.link === other.link &&
  JSON.stringify(sorted(one.metadata)) === JSON.stringify(sorted(other.metadata))

const sorted = (fields: object): object =>
  Object.fromEntries(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1)))

/** Moves items, all or none. @throws not_found, forbidden; as requireFolder. */
export async function moveItems(
  { Ids, Category }: InputOf<Calls['moveItems']>,
  context: CallContext,
): Promise<OutputOf<Calls['moveItems']>> {
  const items = await accessManyChangeable(context, [...new Set(Ids)])
  await requireFolder(context, Category)
  await store.moveItems(
    context.db,
    items.map(({ id }) => id),
    Category,
  )
  context.audit({ detail: { items: items.length, to: Category } })
  for (const item of items) announceItem(context, item)
  return { ok: true }
}

/** Gives an item stars. @throws not_found. */
export async function rate(
  { ItemId, Stars }: InputOf<Calls['rate']>,
  context: CallContext,
): Promise<OutputOf<Calls['rate']>> {
  await accessItem(context, ItemId)
  await store.rate(context.db, ItemId, context.actor.userId, Stars)
  const { starsSum, ratings } = await accessItem(context, ItemId)
  context.audit({ detail: { itemId: ItemId } })
  return { Stars: meanOf(starsSum, ratings), Ratings: ratings }
}

/** Puts an item among the caller's favourites, or takes it out. @throws not_found. */
export async function setFavorite(
  { ItemId, IsFavorite }: InputOf<Calls['setFavorite']>,
  context: CallContext,
): Promise<OutputOf<Calls['setFavorite']>> {
  const { db, actor, now } = context
  await accessItem(context, ItemId)
  await store.setFavorite(db, ItemId, actor.userId, IsFavorite, now)
  context.audit({ detail: { itemId: ItemId } })
  return { ok: true }
}

/** Deletes an item; for a day it can be restored. @throws not_found, forbidden. */
export async function deleteItem(
  { Id }: InputOf<Calls['deleteItem']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteItem']>> {
  const { db, actor, now } = context
  const item = await accessChangeable(context, Id)
  await store.setDeleted(db, [Id], actor.userId, now)
  context.audit({ subjectId: item.uploaderId, detail: { itemId: Id } })
  announceItem(context, item)
  await nothingIsThere(context, [Id])
  return { ok: true }
}

/** Deletes items, all or none; for a day they can be restored. @throws not_found, forbidden. */
export async function deleteItems(
  { Ids }: InputOf<Calls['deleteItems']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteItems']>> {
  const { db, actor, now } = context
  const items = await accessManyChangeable(context, [...new Set(Ids)])
  const itemIds = items.map(({ id }) => id)
  await store.setDeleted(db, itemIds, actor.userId, now)
  context.audit({ detail: { items: items.length, itemIds } })
  for (const item of items) announceItem(context, item)
  await nothingIsThere(context, itemIds)
  return { ok: true }
}

/** Restores what the caller has deleted within a day. @throws not_found. */
export async function restoreItem(
  { Id }: InputOf<Calls['restoreItem']>,
  context: CallContext,
): Promise<OutputOf<Calls['restoreItem']>> {
  const deleted = await accessDeleted(context, [Id])
  const [{ uploaderId }] = deleted as [store.DeletedItem]
  await putBack([Id], context)
  context.audit({ subjectId: uploaderId, detail: { itemId: Id } })
  return { ok: true }
}

/** Restores what the caller has deleted within a day, all or none. @throws not_found. */
export async function restoreItems(
  { Ids }: InputOf<Calls['restoreItems']>,
  context: CallContext,
): Promise<OutputOf<Calls['restoreItems']>> {
  const deleted = await accessDeleted(context, [...new Set(Ids)])
  const itemIds = deleted.map(({ id }) => id)
  await putBack(itemIds, context)
  context.audit({ detail: { items: itemIds.length, itemIds } })
  return { ok: true }
}

async function putBack(ids: readonly number[], context: CallContext): Promise<void> {
  await keepFolders(context)
  await store.setRestored(context.db, ids)
  const items = await accessThese(context, ids)
  for (const item of items) announceItem(context, item)
  await tellOfWaiting(context, items.filter(isWaiting))
}
