import type { CallContext } from '../../kernel/context.ts'
import type { Db } from '../../kernel/database/database.ts'
import { accessUpload, isOpenUpload } from './policy.ts'
import type { UploadRow } from './upload-store.ts'

/** As long as a session is trusted (0006). */
const TRUSTED_MS = 500

/** More of them do not arrive at once; those that have come to an end are among them. */
const MAX_KNOWN = 1_000

interface KnownUpload {
  readonly upload: UploadRow
  readonly projectId: number
  readonly userId: number
  /** By the time of the process. */
  readonly until: number
}

const knownOf = new WeakMap<WeakKey, Map<number, KnownUpload>>()

/**
 * An upload that the caller began here, for a part of it: as it was found within the last half a second
 * where it was going on then. Which parts are there is asked of the storage, and only the end of an
 * upload makes a file of them: a part that comes after it changes nothing.
 * @throws not_found.
 */
export async function accessArriving(context: CallContext, id: number): Promise<UploadRow> {
  const { db, actor, inTransaction } = context
  const { projectId, userId } = actor
  const known = knownOf.get(db.key)?.get(id)
  const isTrusted = known && known.until > performance.now()
  if (isTrusted && known.projectId === projectId && known.userId === userId) return known.upload
  const upload = await accessUpload(context, id)
  // What a transaction sees may never be.
  if (!inTransaction && isOpenUpload(upload)) {
    remember(db, { upload, projectId, userId, until: performance.now() + TRUSTED_MS })
  }
  return upload
}

/** Once an upload has ended, or something of it is noted. */
export function forgetArriving(db: Db, id: number): void {
  knownOf.get(db.key)?.delete(id)
}

function remember({ key }: Db, known: KnownUpload): void {
  const all = knownOf.get(key) ?? new Map<number, KnownUpload>()
  if (all.size >= MAX_KNOWN) all.clear()
  knownOf.set(key, all.set(known.upload.id, known))
}
