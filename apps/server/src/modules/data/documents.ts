import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import {
  CONTRIBUTOR_LEVEL,
  MAX_DATA_BYTES,
  MAX_DOCUMENTS,
  MAX_OWN_DATA_BYTES,
  MAX_OWN_DOCUMENTS,
} from '@telemachos/contract/data/limits'
import { rowsOf } from '../../kernel/database/page-of.ts'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { AppError, refuseField, ruleViolated } from '../../kernel/errors.ts'
import { accessDocument, accessEditable, mayEdit } from './policy.ts'
import * as store from './store.ts'

type Calls = typeof contract.data.calls

export async function getData(
  { Id }: InputOf<Calls['getData']>,
  context: CallContext,
): Promise<OutputOf<Calls['getData']>> {
  const found = await accessDocument(context, Id)
  const { key, name, data, viewLevel, editLevel, version, changedAt } = found
  return {
    Id: key,
    Name: name,
    Class: found.class,
    Data: data,
    viewLevel,
    editLevel,
    Version: version,
    ChangedAt: changedAt,
    MayEdit: mayEdit(found, context),
  }
}

export async function listData(
  { Search, page, count }: InputOf<Calls['listData']>,
  context: CallContext,
): Promise<OutputOf<Calls['listData']>> {
  const { db, actor } = context
  const wanted = { projectId: actor.projectId, level: actor.level, search: Search }
  const slice = rowsOf({ page, count })
  const rows = await store.listDocuments(db, wanted, slice)
  const list = rows.map((row) => ({
    Id: row.key,
    Name: row.name,
    Class: row.class,
    Version: row.version,
    viewLevel: row.viewLevel,
    editLevel: row.editLevel,
    ChangedAt: row.changedAt,
    MayEdit: mayEdit(row, context),
  }))
  return { list, ...(await store.countListed(db, wanted)) }
}

/**
 * Writes a document. Nobody gives it a level above their own, nor writes what they do not read.
 * @throws invalid_input naming the level; forbidden; conflict with the version and data that are there;
 *   rule_violated as requirePlace and requireRoom.
 */
export async function setData(
  input: InputOf<Calls['setData']>,
  context: CallContext,
): Promise<OutputOf<Calls['setData']>> {
  const { db, actor, now } = context
  const { Id, Data, Version } = input
  // Only those that add to what is counted wait for each other; the project comes before the document.
  if (isGrowth(await growthOf(input, context)))
    await lockCounted(db, 'data documents', actor.projectId)
  // A document above the caller's level is written by nobody who does not see it.
  const isThere = await store.lockDocument(db, actor.projectId, Id)
  const before = isThere ? await accessEditable(context, Id) : undefined
  const growth = await growthOf(input, context)
  const editLevel = input.editLevel ?? before?.editLevel ?? actor.level
  const viewLevel = input.viewLevel ?? before?.viewLevel ?? Math.max(editLevel, actor.level)
  if (editLevel < actor.level) throw refuseField('editLevel', 'level_above')
  if (viewLevel < editLevel) throw refuseField('viewLevel', 'level_order')
  const written: store.Written = {
    key: Id,
    data: Data,
    viewLevel,
    editLevel,
    by: actor.userId,
    at: now,
    name: input.Name ?? before?.name ?? '',
    class: input.Class ?? before?.class ?? '',
  }
  context.audit({ detail: { document: before?.id ?? null } })
  if (!before) {
    await requirePlace(context)
    const id = await store.insertDocument(db, actor.projectId, written)
    if (id === undefined) throw new AppError('conflict')
    await requireRoom(growth, context)
    return { Id, Version: 1 }
  }
  const from = Version ?? before.version
  const version = await store.updateDocument(db, before.id, from, written)
  if (version === undefined) throw await conflictOf(before, context)
  await requireRoom(growth, context)
  return { Id, Version: version }
}

/** What a write is told that met a later version. */
async function conflictOf(before: store.DocumentRow, context: CallContext): Promise<AppError> {
  const { db, actor } = context
  const present = (await store.findDocument(db, actor.projectId, before.key, actor.level)) ?? before
  return new AppError('conflict', {
    details: {
      Version: present.version,
      Data: present.data,
      SavedBy: present.by,
      SavedAt: present.changedAt,
    },
  })
}

/** Whether somebody brings data of their own, and is no author: no one of them takes what room the project has. */
const isContributor = ({ actor }: CallContext): boolean => actor.level >= CONTRIBUTOR_LEVEL

/** @throws rule_violated `data_store_full` of the project, `too_many_own_documents` of a contributor. */
async function requirePlace(context: CallContext): Promise<void> {
  const { db, actor } = context
  const { all, own } = await store.countDocuments(db, actor.projectId, actor.userId)
  if (isContributor(context) && own >= MAX_OWN_DOCUMENTS)
    throw ruleViolated('too_many_own_documents', { most: MAX_OWN_DOCUMENTS })
  if (all >= MAX_DOCUMENTS) throw ruleViolated('data_store_full', { most: MAX_DOCUMENTS })
}

/** How many bytes more there are with a write, less those of the version that goes for it. */
async function growthOf(
  { Id, Data }: InputOf<Calls['setData']>,
  { db, actor }: CallContext,
): Promise<store.Bytes> {
  const of = { key: Id, userId: actor.userId }
  const going = await store.countGoing(db, actor.projectId, of)
  const bytes = Buffer.byteLength(Data)
  return { all: bytes - going.all, own: bytes - going.own }
}

const isGrowth = ({ all, own }: store.Bytes): boolean => all > 0 || own > 0

/**
 * Once something is written: what is full may still be written smaller.
 * @throws rule_violated `own_data_full` of a contributor, `data_store_full`.
 */
async function requireRoom(growth: store.Bytes, context: CallContext): Promise<void> {
  if (!isGrowth(growth)) return
  const { db, actor } = context
  const { all, own } = await store.countBytes(db, actor.projectId, actor.userId)
  if (isContributor(context) && growth.own > 0 && own > MAX_OWN_DATA_BYTES)
    throw ruleViolated('own_data_full')
  if (growth.all > 0 && all > MAX_DATA_BYTES)
    throw ruleViolated('data_store_full', { most: MAX_DOCUMENTS })
}

/** Deletes a document with its versions. @throws not_found; forbidden; conflict as setData. */
export async function deleteData(
  { Id, Version }: InputOf<Calls['deleteData']>,
  context: CallContext,
): Promise<OutputOf<Calls['deleteData']>> {
  const found = await accessEditable(context, Id)
  const isDeleted = await store.deleteDocument(context.db, found.id, Version ?? found.version)
  if (!isDeleted) throw await conflictOf(found, context)
  context.audit({ detail: { document: found.id } })
  return { ok: true }
}

export async function listDataVersions(
  { Id }: InputOf<Calls['listDataVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listDataVersions']>> {
  const { id } = await accessEditable(context, Id)
  return store.listVersions(context.db, id, context.actor.level)
}
