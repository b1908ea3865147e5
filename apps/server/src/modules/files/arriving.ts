import { UPLOAD_PART_BYTES } from '@telemachos/contract/files/limits'
import { ruleViolated } from '../../kernel/errors.ts'
import { MissingParts, type ArrivingContent, type FileStorage } from '../../kernel/file-storage.ts'
import { checkContent, type CheckedContent } from './check-content.ts'

/** Missing parts that a refusal names: more of them are asked for by the next one. */
const MAX_NAMED = 100

/** An upload as the storage knows it. */
export const arriving = (upload: {
  readonly storageKey: string
  readonly parts: number
}): ArrivingContent => ({
  key: upload.storageKey,
  parts: upload.parts,
  partBytes: UPLOAD_PART_BYTES,
})

/**
 * Makes the parts of an upload a content, once it is known what that is.
 * @throws rule_violated `file_parts` with the numbers of parts that have not arrived, or of which a
 *   crash has taken something; as checkContent.
 */
export async function joinChecked(
  storage: FileStorage,
  content: ArrivingContent,
  accept: readonly string[],
): Promise<CheckedContent> {
  try {
    return await storage.joinParts(content, (pieces) => checkContent(pieces, accept))
  } catch (error) {
    if (!(error instanceof MissingParts)) throw error
    throw ruleViolated('file_parts', { Missing: error.parts.slice(0, MAX_NAMED) })
  }
}
