import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { renderPdf } from '../../kernel/pdf/render-pdf.ts'
import { modelsOf } from './model.ts'
import { accessDocument, accessSubjects } from './policy.ts'
import { renderAll } from './renderer.ts'
import { partsOf, rendered } from './save-document.ts'
import { writePdf } from './write-pdf.ts'

/**
 * A document for people within reach as one PDF: each on pages of their own, or one of all of them, in which
 * `people` has each one's model.
 * @throws not_found; invalid_input naming `Text` or `Function`; too_many_requests.
 */
export async function printDocument(
  { Name, UserIds, Each }: InputOf<typeof contract.documents.calls.printDocument>,
  context: CallContext,
  publicUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { actor, language, now } = context
  const document = await accessDocument(context, Name)
  const subjects = await accessSubjects(context, UserIds)
  const parts = await partsOf(context, document)
  const each = await modelsOf(context, document.Name, subjects, publicUrl)
  const [first = {}] = each
  const models = Each ? each : [{ ...first, people: each }]
  const { Text: text, Function: code } = document
  const { projectId } = actor
  const blocks = await rendered(() => renderAll({ projectId, text, code, parts }, models))
  for (const { id: subjectId } of subjects)
    context.audit({ subjectId, detail: { document: document.Name } })
  const pdf = await renderPdf(
    { language, title: document.Name, madeAt: now, content: writePdf(blocks) },
    { projectId },
  )
  return new Uint8Array(pdf)
}
