import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { refuseField } from '../../kernel/errors.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { searchPatterns, within } from '../people/index.ts'
import { among } from './among.ts'
import { announceTo } from './announce.ts'
import { accessItem, accessManyShareable, accessShareable, viewerOf } from './policy.ts'
import * as store from './share-store.ts'
import type { ItemRow } from './item-store.ts'
import { tellOfSharing } from './tell.ts'
import { addPrivateFile, storePrivateFile } from './upload.ts'

type Calls = typeof contract.library.calls

const patternsOf = (search: string): string[][] => {
  const { written, sounding } = searchPatterns(search)
  return sounding ?? written
}

/** A page of people to share with. */
export async function listReceivers(
  { Search, Role, MentorId, page, count: size }: InputOf<Calls['listReceivers']>,
  context: CallContext,
): Promise<OutputOf<Calls['listReceivers']>> {
  // Those of a mentor are mentees (spec §6).
  const role = Role ?? (MentorId === undefined ? undefined : 'Mentee')
  const wanted = {
    patterns: patternsOf(Search),
    role,
    mentorId: MentorId,
    page: { page, count: size },
  }
  const { list, all } = await store.listReceivers(context.db, await among(context), wanted)
  return { list, count: all, All: all }
}

/** A page of groups to share with. */
export async function listGroups(
  { Search, page, count: size }: InputOf<Calls['listGroups']>,
  context: CallContext,
): Promise<OutputOf<Calls['listGroups']>> {
  const wanted = { patterns: patternsOf(Search), page: { page, count: size } }
  const { list, all } = await store.listGroups(context.db, await among(context), wanted)
  return { list, count: all, All: all }
}

/**
 * Shares an item with people and groups.
 * @throws not_found, forbidden; invalid_input `library_no_receiver` for who is out of reach, as for who
 *   does not exist.
 */
export async function share(
  { ItemId, MenteeIds, GroupIds, isNew }: InputOf<Calls['share']>,
  context: CallContext,
): Promise<OutputOf<Calls['share']>> {
  const { db, actor } = context
  const item = await accessShareable(context, ItemId)
  const people = [...new Set(MenteeIds)]
  const groups = [...new Set(GroupIds)]
  await shareWith(context, [item], { people, groups })
  if (!isNew) {
    await store.deleteOtherShares(db, { itemId: ItemId, by: actor.userId, people, groups })
  }
  context.audit({ detail: { itemId: ItemId, people: people.length, groups: groups.length } })
  return store.listShares(db, ItemId, sharersOf(item, context))
}

/** Whose shares of an item the caller sees and takes back: everybody's of their own upload. */
export const sharersOf = (
  { uploaderId }: Pick<ItemRow, 'uploaderId'>,
  { actor }: CallContext,
): number | null => (uploaderId === actor.userId ? null : actor.userId)

/**
 * Takes an item back from a person or a group; from whom it is not shared with, nothing is taken.
 * @throws not_found, forbidden.
 */
export async function takeBack(
  { ItemId, Id, IsGroup }: InputOf<Calls['takeBack']>,
  context: CallContext,
): Promise<OutputOf<Calls['takeBack']>> {
  const { db, actor } = context
  const item = await accessShareable(context, ItemId)
  const by = sharersOf(item, context)
  const from = IsGroup ? { people: [], groups: [Id] } : { people: [Id], groups: [] }
  const isTaken = await store.deleteShare(db, { itemId: ItemId, by, id: Id, isGroup: IsGroup })
  if (isTaken) {
    announceTo(context, await store.listTold(db, actor.projectId, from))
    context.audit({ detail: { itemId: ItemId, isGroup: IsGroup } })
  }
  return store.listShares(db, ItemId, by)
}

/**
 * Shares items with people and groups, all or none.
 * @throws as share, for any of them.
 */
export async function shareItems(
  { ItemIds, MenteeIds, GroupIds }: InputOf<Calls['shareItems']>,
  context: CallContext,
): Promise<OutputOf<Calls['shareItems']>> {
  const items = await accessManyShareable(context, [...new Set(ItemIds)])
  const [people, groups] = [[...new Set(MenteeIds)], [...new Set(GroupIds)]]
  await shareWith(context, items, { people, groups })
  context.audit({ detail: { items: items.length, people: people.length, groups: groups.length } })
  return { ok: true }
}

async function shareWith(
  context: CallContext,
  items: readonly Pick<ItemRow, 'id' | 'title' | 'uploaderId'>[],
  { people, groups }: { readonly people: readonly number[]; readonly groups: readonly number[] },
): Promise<void> {
  const { db, actor, now } = context
  const allowed = await among(context)
  if ((await store.countAllowed(db, allowed, people, 'people')) < people.length)
    throw refuseField('MenteeIds', 'library_no_receiver')
  if ((await store.countAllowed(db, allowed, groups, 'groups')) < groups.length)
    throw refuseField('GroupIds', 'library_no_receiver')
  const itemIds = items.map(({ id }) => id)
  await store.insertShares(db, { itemIds, by: actor.userId, people, groups, at: now })
  const told = await store.listTold(db, actor.projectId, { people, groups })
  announceTo(context, told)
  await tellOfSharing(context, items, told)
}

type ShareFile = InputOf<Calls['shareFile']>

/** Sharing a file: one's own, in one's own project. */
function requireOwn({ OwnerId, ProjectId }: ShareFile, context: CallContext): void {
  const { actor } = context
  viewerOf(context)
  if (OwnerId !== actor.userId) throw refuseField('OwnerId', 'not_own_upload')
  if (ProjectId !== actor.projectId) throw refuseField('ProjectId', 'invalid')
}

/** Stores a file that is to be shared. @throws as shareFile and files do. */
export async function storeShared(
  input: ShareFile,
  context: CallContext,
  storage: FileStorage,
): ReturnType<typeof storePrivateFile> {
  requireOwn(input, context)
  return storePrivateFile(input.data, context, storage)
}

/**
 * Puts a file of the caller's own that is stored into the library, for groups alone.
 * @throws invalid_input `not_own_upload`, `library_no_receiver`; as files do.
 */
export async function shareFile(
  input: ShareFile,
  context: CallContext,
  stored: Awaited<ReturnType<typeof storePrivateFile>>,
): Promise<OutputOf<Calls['shareFile']>> {
  const { GroupIds } = input
  requireOwn(input, context)
  const Id = await addPrivateFile(stored, context)
  await shareWith(context, [await accessItem(context, Id)], {
    people: [],
    groups: [...new Set(GroupIds)],
  })
  context.audit({ detail: { itemId: Id, groups: GroupIds.length } })
  return { Id }
}

/** Who has shared with whom, where one of them is the caller; nothing for an administrator in their place. */
export async function listSharedPairs(
  _input: InputOf<Calls['listSharedPairs']>,
  context: CallContext,
): Promise<OutputOf<Calls['listSharedPairs']>> {
  const viewer = viewerOf(context)
  if (!viewer.isOwn) return []
  return store.listPairs(context.db, viewer, within(context, { reads: 'all' }))
}
