import type { contract } from '@telemachos/contract'
import type { InputOf } from '@telemachos/contract/core/define-call'
import type { CallContext } from '../../kernel/context.ts'
import { WrittenPage } from '../../kernel/file-body.ts'
import { ruleViolated } from '../../kernel/errors.ts'
import { documentWords } from './document-texts.ts'
import { modelsOf } from './model.ts'
import { accessDocument, accessSubject, mayWrite } from './policy.ts'
import { renderPage } from './renderer.ts'
import { partsOf, rendered, sampleOf } from './save-document.ts'

type Show = InputOf<typeof contract.documents.calls.renderDocument>

/**
 * A document as a page for whoever may see it, about themselves or about somebody within their reach; for its
 * authors also with its sample arguments.
 * @throws not_found; rule_violated `document_broken` where it cannot be rendered: its authors see why as they save it.
 */
export async function showDocument(
  { name, person, sample }: Show,
  context: CallContext,
  publicUrl: string,
): Promise<WrittenPage> {
  const { db, actor, language } = context
  const document = await accessDocument(context, name)
  const subject = await accessSubject(context, person ?? actor.userId)
  const [real] = await modelsOf(context, document.Name, [subject], publicUrl)
  const model = sample && mayWrite(actor) ? { ...real, ...sampleOf(document) } : (real ?? {})
  const parts = await partsOf(context, document)
  const words = await documentWords(db, language, actor.projectId)
  const renderable = {
    projectId: actor.projectId,
    text: words.text(document.Name, document.Text),
    code: document.Function,
    parts: words.parts(parts),
  }
  const page = { title: words.title(document.Name), language }
  const html = await rendered(() => renderPage(renderable, model, page)).catch((error: unknown) => {
    throw mayWrite(actor) ? error : ruleViolated('document_broken')
  })
  return new WrittenPage(`${document.Name}.html`, html)
}
