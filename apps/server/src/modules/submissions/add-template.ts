import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { claimFile } from '../files/index.ts'
import { TEMPLATES } from './file-rules.ts'
import { accessTemplates } from './policy.ts'

type Call = typeof contract.submissions.calls.addTemplate

/**
 * Keeps an uploaded file with an action, for what it asks to name it. One that nothing names any more
 * stays: earlier versions of the action may.
 * @throws not_found; invalid_input as claimFile.
 */
export async function addTemplate(
  { ActionId, FileId }: InputOf<Call>,
  context: CallContext,
): Promise<OutputOf<Call>> {
  await accessTemplates(context, ActionId)
  const claim = { fileId: FileId, kind: TEMPLATES, ownerId: ActionId }
  const { id, name, originalName, bytes } = await claimFile(context, claim)
  context.audit({ actionId: ActionId, detail: { file: id } })
  return { id, name, fileName: originalName, bytes }
}
