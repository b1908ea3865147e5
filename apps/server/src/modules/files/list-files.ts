import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import * as store from './file-store.ts'
import { findReadable, mayEdit, maySeeAll } from './policy.ts'
import { fileToWire } from './stored-file.ts'

type ListFiles = typeof contract.files.calls.listFiles
type FindUploaded = typeof contract.files.calls.findUploaded

/**
 * The files of a category: all of it where its kind lets the caller read it as a whole, and otherwise
 * their own uploads that belong to nothing yet.
 * @throws not_found for a kind that there is not, and for a category out of reach.
 */
export async function listFiles(
  { Category, Name, Version }: InputOf<ListFiles>,
  context: CallContext,
): Promise<OutputOf<ListFiles>> {
  const { db, actor } = context
  const owned = await maySeeAll(context, Category)
  const files = await store.listFiles(db, {
    projectId: actor.projectId,
    category: Category,
    name: Name,
    version: Version,
    uploaderId: actor.userId,
    owned,
  })
  return files.map((file) => fileToWire(file, mayEdit(file, context)))
}

/**
 * The latest version of a file by category and name; nothing where there is none to read.
 * @throws as listFiles.
 */
export async function findUploaded(
  { Category, Name }: InputOf<FindUploaded>,
  context: CallContext,
): Promise<OutputOf<FindUploaded>> {
  await maySeeAll(context, Category)
  const file = await findReadable(context, Category, Name)
  return { Id: file?.id ?? null, Name: file?.storedName ?? '', Type: file?.mime ?? '' }
}
