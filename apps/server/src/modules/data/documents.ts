import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { MAX_DOCUMENTS } from '@telemachos/contract/data/limits'
import type { CallContext } from '../../kernel/context.ts'
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

/** The default of every list (spec §9). */
const PAGE_SIZE = 10

export async function listData(
  { Search, page }: InputOf<Calls['listData']>,
  context: CallContext,
): Promise<OutputOf<Calls['listData']>> {
  const { db, actor } = context
  const wanted = { projectId: actor.projectId, level: actor.level, search: Search }
  const slice = { size: PAGE_SIZE, skip: (page - 1) * PAGE_SIZE }
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
 * @throws invalid_input naming the level; forbidden; conflict with the version and data that are there.
 */
export async function setData(
  input: InputOf<Calls['setData']>,
  context: CallContext,
): Promise<OutputOf<Calls['setData']>> {
  const { db, actor, now } = context
  const { Id, Data, Version } = input
  // A document above the caller's level is written by nobody who does not see it.
  const hidden = await store.findDocument(db, actor.projectId, Id, 0)
  const before = hidden && (await accessEditable(context, Id))
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
    if ((await store.countDocuments(db, actor.projectId)) >= MAX_DOCUMENTS)
      throw ruleViolated('too_many_documents', { most: MAX_DOCUMENTS })
    const id = await store.insertDocument(db, actor.projectId, written)
    if (id === undefined) throw new AppError('conflict')
    return { Id, Version: 1 }
  }
  const from = Version ?? before.version
  const version = await store.updateDocument(db, before.id, from, written)
  if (version === undefined) {
    const present = (await store.findDocument(db, actor.projectId, Id, actor.level)) ?? before
    throw new AppError('conflict', {
      details: {
        Version: present.version,
        Data: present.data,
        SavedBy: present.by,
        SavedAt: present.changedAt,
      },
    })
  }
  return { Id, Version: version }
}

export async function listDataVersions(
  { Id }: InputOf<Calls['listDataVersions']>,
  context: CallContext,
): Promise<OutputOf<Calls['listDataVersions']>> {
  const { id } = await accessEditable(context, Id)
  return store.listVersions(context.db, id)
}
