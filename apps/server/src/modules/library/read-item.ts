import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { serveFile } from '../files/index.ts'
import { describeItem } from './describe-item.ts'
import { listVersions } from './item-writes-store.ts'
import { accessItem, foundItem, mayChange, mayShare } from './policy.ts'
import { listShares } from './share-store.ts'

type Calls = typeof contract.library.calls

/**
 * An item with its versions and with whom it is shared; what was replaced is seen by who may change
 * it alone. @throws not_found.
 */
export async function getItem(
  { Id }: InputOf<Calls['getItem']>,
  context: CallContext,
): Promise<OutputOf<Calls['getItem']>> {
  const { db, actor } = context
  const item = await accessItem(context, Id)
  const by = item.uploaderId === actor.userId ? null : actor.userId
  const versions = item.fileId === null ? [] : await listVersions(db, Id)
  const shown = mayChange(item, context) ? versions : versions.slice(0, 1)
  return {
    ...describeItem(item, context),
    Versions: shown.map(({ number, fileName, mime, bytes, at }) => ({
      ...{ Number: number, FileName: fileName, Bytes: bytes, Type: mime, At: at },
    })),
    Shares: mayShare(item, context) ? await listShares(db, Id, by) : [],
  }
}

/** The file of an item, whole or the range that is asked for. @throws not_found. */
export async function downloadItem(
  { Id, Version, inline }: InputOf<Calls['downloadItem']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  const { db, actor } = context
  const item = await accessItem(context, Id)
  const isLatest = Version === undefined || Version === item.version
  const versions = isLatest || !mayChange(item, context) ? [] : await listVersions(db, Id)
  const fileId = isLatest ? item.fileId : versions.find(({ number }) => number === Version)?.fileId
  const { projectId } = actor
  const file = { projectId, id: foundItem(fileId, Id), isInline: inline === '1' }
  return foundItem(await serveFile(db, storage, file), Id)
}
