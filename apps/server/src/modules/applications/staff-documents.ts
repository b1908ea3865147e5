import type { contract } from '@telemachos/contract'
import type { InputOf, OutputOf } from '@telemachos/contract/core/define-call'
import { missingDocuments, readApplicationForm } from '@telemachos/rules/application-form'
import type { CallContext } from '../../kernel/context.ts'
import { StreamBody } from '../../kernel/file-body.ts'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { withheldToWire } from '../files/index.ts'
import * as store from './document-store.ts'
import { documentAnswers, documentToWire } from './own-documents.ts'
import { accessApplication, accessWholeDocument, isShownToStaff } from './policy.ts'

type Calls = typeof contract.applications.calls

/** The documents of an application, and the questions of which one is missing. @throws not_found. */
export async function listStaffDocuments(
  { AppId }: InputOf<Calls['listDocuments']>,
  context: CallContext,
): Promise<OutputOf<Calls['listDocuments']>> {
  const { db, language, now } = context
  const { sections, answers } = await accessApplication(AppId, context)
  const documents = await store.listDocuments(db, { applicationId: AppId })
  const whole = { ...answers, ...documentAnswers(documents) }
  const missing = missingDocuments(readApplicationForm(sections, language), whole, now)
  return {
    Documents: documents.filter(isShownToStaff).map(documentToWire),
    ...withheldToWire(documents.filter((one) => !isShownToStaff(one)).length),
    Missing: missing.map(({ Name, Label }) => ({ Question: Name, Label })),
  }
}

/** A document as it came; shown in the browser only where it is a picture. @throws not_found. */
export async function downloadDocument(
  { AppId, Id, inline }: InputOf<Calls['downloadDocument']>,
  context: CallContext,
  storage: FileStorage,
): Promise<StreamBody> {
  await accessApplication(AppId, context)
  const document = await accessWholeDocument(Id, { applicationId: AppId }, context.db)
  context.audit({ detail: { applicationId: AppId, documentId: Id } })
  return new StreamBody({
    name: document.name,
    mime: document.mime,
    bytes: document.bytes,
    tag: document.hash.toString('hex'),
    isInline: inline === '1',
    open: (range) => storage.open(document.storageKey, range),
  })
}
