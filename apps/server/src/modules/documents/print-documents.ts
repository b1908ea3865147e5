import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { cleanName } from '../../kernel/clean-name.ts'
import type { CallContext } from '../../kernel/context.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { renderPdf } from '../../kernel/pdf/render-pdf.ts'
import { documentWords } from './document-texts.ts'
import { addMade, storeMine } from '../library/index.ts'
import type { SubjectRow } from './issue-store.ts'
import { modelsOf } from './model.ts'
import { accessDocument, accessSubjects } from './policy.ts'
import { renderAll } from './renderer.ts'
import { partsOf, rendered } from './save-document.ts'
import { writePdf } from './write-pdf.ts'

type Calls = typeof contract.documents.calls
type Print = InputOf<Calls['printDocument']>

/**
 * A document for people within reach as one PDF: each on pages of their own, or one of all of them, in which
 * `people` has each one's model.
 * @throws not_found; invalid_input naming `Text` or `Function`; too_many_requests.
 */
export async function printDocument(
  input: Print,
  context: CallContext,
  publicUrl: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const { pdf, name, subjects } = await makePdf(input, context, publicUrl)
  for (const { id: subjectId } of subjects) context.audit({ subjectId, detail: { document: name } })
  return new Uint8Array(pdf)
}

/** Stores the same PDF as a file of the caller's own. @throws as printDocument, and as files do. */
export async function storeDocument(
  input: Print,
  context: CallContext,
  { publicUrl, storage }: { readonly publicUrl: string; readonly storage: FileStorage },
): ReturnType<typeof storeMine> {
  const { pdf, title, subjects } = await makePdf(input, context, publicUrl)
  const made = { name: nameOfMade(title, subjects), type: 'application/pdf', content: pdf }
  return storeMine(made, context, storage)
}

/** Adds what storeDocument has stored to the library, the caller's alone until they share it. */
export async function keepDocument(
  { Name, UserIds }: InputOf<Calls['keepDocument']>,
  context: CallContext,
  stored: Awaited<ReturnType<typeof storeDocument>>,
): Promise<OutputOf<Calls['keepDocument']>> {
  const document = await accessDocument(context, Name)
  const subjects = await accessSubjects(context, UserIds)
  const { id, title } = await addMade(stored, context)
  for (const { id: subjectId } of subjects)
    context.audit({ subjectId, detail: { document: document.Name, itemId: id } })
  return { ItemId: id, Title: title }
}

/**
 * What a file is called that is made of a document: with the person's name where it is of one alone.
 * @param document what its reader calls it.
 */
export function nameOfMade(
  document: string,
  subjects: readonly Pick<SubjectRow, 'firstName' | 'lastName'>[],
): string {
  const [only] = subjects
  const person = only && subjects.length === 1 ? `${only.lastName} ${only.firstName}`.trim() : ''
  return `${cleanName(person ? `${document} – ${person}` : document)}.pdf`
}

async function makePdf(
  { Name, UserIds, Each }: Print,
  context: CallContext,
  publicUrl: string,
): Promise<{ pdf: Buffer; name: string; title: string; subjects: readonly SubjectRow[] }> {
  const { db, actor, language, now } = context
  const document = await accessDocument(context, Name)
  const subjects = await accessSubjects(context, UserIds)
  const parts = await partsOf(context, document)
  const each = await modelsOf(context, document.Name, subjects, publicUrl)
  const [first = {}] = each
  const models = Each ? each : [{ ...first, people: each }]
  const { projectId } = actor
  const words = await documentWords(db, language, projectId)
  const title = words.title(document.Name)
  const renderable = {
    projectId,
    text: words.text(document.Name, document.Text),
    code: document.Function,
    parts: words.parts(parts),
  }
  const blocks = await rendered(() => renderAll(renderable, models))
  const pdf = await renderPdf(
    { language, title, madeAt: now, content: writePdf(blocks) },
    { projectId },
  )
  return { pdf, name: document.Name, title, subjects }
}
