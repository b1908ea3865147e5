import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { TOOL_PREFIX } from '@telemachos/contract/files/limits'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import * as store from './file-store.ts'
import { maySeeAll } from './policy.ts'
import { storeWhole, uploadWhole, type StoredWhole } from './upload-whole.ts'

type ListToolFiles = typeof contract.files.calls.listToolFiles
type UploadToolFiles = typeof contract.files.calls.uploadToolFiles

/** Where the files of a tool are, and the number before their names. */
function placeOf({ MenteeId, ActionId, QuestionId, Index }: InputOf<ListToolFiles>) {
  return {
    category: `tools/${MenteeId}/${ActionId}/${QuestionId}`,
    prefix: String(Index).padStart(TOOL_PREFIX, '0'),
  }
}

/** The files of a tool in their latest versions: the number of 11 digits, then the name. @throws not_found. */
export async function listToolFiles(
  tool: InputOf<ListToolFiles>,
  context: CallContext,
): Promise<OutputOf<ListToolFiles>> {
  const { db, actor } = context
  const { category, prefix } = placeOf(tool)
  const owned = await maySeeAll(context, category)
  const place = { projectId: actor.projectId, uploaderId: actor.userId, category, owned }
  const files = await store.listFiles(db, { ...place, name: prefix, version: 'latest' })
  return files.map(({ originalName }) => prefix + originalName)
}

/** Stores the contents of files for a tool. @throws as storeWhole. */
export async function storeToolFiles(
  { files, ...tool }: InputOf<UploadToolFiles>,
  context: CallContext,
  storage: FileStorage,
): Promise<StoredWhole[]> {
  const { category, prefix: name } = placeOf(tool)
  const stored: StoredWhole[] = []
  for (const file of files) {
    const target = { category, name, userId: tool.MenteeId, file }
    stored.push(await storeWhole(target, context, storage))
  }
  return stored
}

/** Adds whole files that are stored to a tool, each as an upload of its own. @throws as uploadWhole. */
export async function uploadToolFiles(
  { files, ...tool }: InputOf<UploadToolFiles>,
  context: CallContext,
  stored: readonly StoredWhole[],
): Promise<OutputOf<UploadToolFiles>> {
  const quiet = { ...context, audit: () => undefined }
  for (const one of stored) await uploadWhole(one, quiet)
  const { MenteeId, ActionId } = tool
  context.audit({ subjectId: MenteeId, actionId: ActionId, detail: { files: files.length } })
  return listToolFiles(tool, context)
}
