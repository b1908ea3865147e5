import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import type { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { describeFiles, serveFile } from '../files/index.ts'
import { describeItem } from './describe-item.ts'
import { listVersions } from './item-writes-store.ts'
import { accessItem, accessLinked, foundItem, mayChange, mayShare } from './policy.ts'
import { sharersOf } from './share.ts'
import { listShares } from './share-store.ts'
import { LIBRARY } from './file-kind.ts'

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
  const by = sharersOf(item, context)
  const versions = item.fileId === null ? [] : await listVersions(db, Id)
  const shown = mayChange(item, context)
    ? versions
    : versions.filter(({ number }) => number === item.version)
  const files =
    item.fileId === null ? undefined : await describeFiles(db, LIBRARY, [Id], actor.userId)
  const latest = files?.get(Id)?.shown.find(({ id }) => id === item.fileId)
  return {
    ...describeItem(item, context),
    ShareName: latest?.name ?? null,
    Versions: shown.map(({ number, fileName, mime, bytes, at }) => ({
      Number: number,
      FileName: fileName,
      Bytes: bytes,
      Type: mime,
      At: at,
    })),
    Shares: mayShare(item, context) && context.isOwnPerson() ? await listShares(db, Id, by) : [],
  }
}

/** The item that a link `/Share/{name}/` is to, as any other that the caller sees. @throws not_found. */
export async function readLinked(
  { Name }: InputOf<Calls['readLinked']>,
  context: CallContext,
): Promise<OutputOf<Calls['readLinked']>> {
  return describeItem(await accessLinked(context, Name), context)
}

/** The file of an item, whole, the range that is asked for, or small. @throws not_found. */
export async function downloadItem(
  { Id, Version, inline, small }: InputOf<Calls['downloadItem']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  const { db, actor } = context
  const item = await accessItem(context, Id)
  const isLatest = Version === undefined || Version === item.version
  const versions = isLatest || !mayChange(item, context) ? [] : await listVersions(db, Id)
  const fileId = isLatest ? item.fileId : versions.find(({ number }) => number === Version)?.fileId
  const { projectId, userId: viewerId } = actor
  const file = {
    projectId,
    viewerId,
    id: foundItem(fileId, Id),
    isInline: inline === '1',
    isSmall: small === '1',
  }
  return foundItem(await serveFile(db, storage, file), Id)
}
