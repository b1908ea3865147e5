import { documentCalls } from '@telemachos/contract/applications/document-calls'
import { accountCalls } from '@telemachos/contract/applications/account-calls'
import { draftCalls } from '@telemachos/contract/applications/draft-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { discardDraft, saveDraft } from './drafts.ts'
import { listOwn } from './list-own.ts'
import { confirmRegistration, register } from './register.ts'
import { withdraw } from './own-application.ts'
import { endDocument, removeDocument, startDocument, uploadDocumentPart } from './own-documents.ts'
import { downloadDocument, listStaffDocuments } from './staff-documents.ts'
import { uploadReminder } from './upload-reminder.ts'

type Services = Pick<DomainServices, 'publicUrl' | 'storage'>

/** Accounts of applicants. */
export const accountHandlers = ({ publicUrl }: Services) =>
  handle(accountCalls, {
    register: (input, context) => register(input, context, publicUrl),
    confirmRegistration,
    listOwn,
  })

/** What is not handed in yet. */
export const draftHandlers = ({ publicUrl }: Services) =>
  handle(draftCalls, {
    saveDraft: (input, context) => saveDraft(input, context, publicUrl),
    discardDraft,
    withdraw,
  })

/** Documents of applications. */
export const documentHandlers = ({ publicUrl, storage }: Services) =>
  handle(documentCalls, {
    startDocument,
    uploadDocumentPart: (input, context) => uploadDocumentPart(input, context, storage),
    endDocument: (input, context) => endDocument(input, context, storage),
    removeDocument,
    listDocuments: listStaffDocuments,
    downloadDocument: (input, context) => downloadDocument(input, context, storage),
    uploadReminder: (input, context) => uploadReminder(input, context, publicUrl),
  })
