import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { UPLOAD_PART_BYTES, UPLOADS_AT_ONCE } from '@telemachos/contract/files/limits'
import type { CallContext } from '../../kernel/context.ts'
import { lockCounted } from '../../kernel/database/lock-counted.ts'
import { refuseField, ruleViolated } from '../../kernel/errors.ts'
import { newStorageKey, type FileStorage } from '../../kernel/file-storage.ts'
import { Outdated } from '../../kernel/prepared.ts'
import { cleanName } from '../../kernel/clean-name.ts'
import { arriving } from './arriving.ts'
import { readAskedCategory } from './policy.ts'
import { requireRoom } from './quotas.ts'
import { insertUpload, listRunning, lockSlot } from './upload-store.ts'
import { versionOf } from './version-of.ts'

type StartUpload = typeof contract.files.calls.startUpload

/** The storage's area of files. */
export const AREA = 'files'

/** An index has three digits (spec §3). */
const LAST_INDEX = 999

/** An upload of which nothing has been heard for so long is no longer under way. */
const IDLE_MS = 60_000

/** Of the caller's own uploads under way, by their storage keys, whether all is there: as far as that was looked at. */
export type RunningUploads = ReadonlyMap<string, boolean>

/** Looks at the caller's own uploads, where they have as many as they may: before the transaction of the next. */
export async function readRunning(
  context: CallContext,
  storage: FileStorage,
): Promise<RunningUploads> {
  const running = await listOwnRunning(context)
  const known = new Map<string, boolean>()
  let count = running.length
  for (const upload of running) {
    if (count < UPLOADS_AT_ONCE) break
    const isWhole = await storage.hasAllParts(arriving(upload))
    known.set(upload.storageKey, isWhole)
    if (isWhole) count -= 1
  }
  return known
}

/**
 * Begins an upload where its kind lets the caller. The same original name under the same name is a new
 * version; another one has the next index.
 * @throws what the kind's policy does; invalid_input `file_parts`, `file_too_large`;
 *   rule_violated `too_many_uploads`, `too_many_indexes`, `own_quota`, `project_quota`; Outdated.
 * @param storageKey where its content is; without it, where it is to be.
 */
export async function startUpload(
  { Category, Name, UserId, OriginalName, Parts, FileSize }: InputOf<StartUpload>,
  context: CallContext,
  known: RunningUploads,
  storageKey = newStorageKey(AREA),
): Promise<OutputOf<StartUpload>> {
  const { db, actor, now } = context
  const { rest, rules } = readAskedCategory(context, Category)
  await rules.requireUpload(context, { rest, userId: UserId })
  const bytes = FileSize ?? Parts * UPLOAD_PART_BYTES
  if (Math.ceil(bytes / UPLOAD_PART_BYTES) !== Parts) throw refuseField('Parts', 'file_parts')
  if (bytes > rules.largest + (FileSize ? 0 : UPLOAD_PART_BYTES)) {
    throw refuseField('FileSize', 'file_too_large')
  }
  await lockCounted(db, 'uploads', actor.userId)
  await requireFree(context, known)
  await lockCounted(db, 'project files', actor.projectId)
  await requireRoom(context, bytes)
  const slot = {
    projectId: actor.projectId,
    category: Category,
    name: cleanName(Name).replaceAll('^', '_'),
    originalName: cleanName(OriginalName),
  }
  const { index, version } = await lockSlot(db, slot)
  if (index > LAST_INDEX) throw ruleViolated('too_many_indexes')
  const id = await insertUpload(db, {
    ...slot,
    index,
    version: versionOf(now, version),
    userId: UserId,
    by: actor.userId,
    parts: Parts,
    declaredBytes: FileSize ?? null,
    bytes,
    storageKey,
    at: now,
  })
  context.audit({ subjectId: UserId, detail: { fileId: id } })
  return { Id: id }
}

/**
 * Refuses one upload too many: of which something arrives, and not all is there.
 * @throws rule_violated `too_many_uploads`; Outdated.
 */
export async function requireFree(context: CallContext, known: RunningUploads): Promise<void> {
  const running = await listOwnRunning(context)
  const incomplete = running.filter(({ storageKey }) => known.get(storageKey) !== true)
  if (incomplete.length < UPLOADS_AT_ONCE) return
  const isKnown = incomplete.every(({ storageKey }) => known.has(storageKey))
  if (!isKnown) throw new Outdated(`which uploads person ${context.actor.userId} has`)
  throw ruleViolated('too_many_uploads')
}

const listOwnRunning = ({ db, actor, now }: CallContext) =>
  listRunning(db, actor.userId, new Date(now.getTime() - IDLE_MS))
