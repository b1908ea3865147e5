import { documentCalls } from '@telemachos/contract/applications/document-calls'
import { accountCalls } from '@telemachos/contract/applications/account-calls'
import { draftCalls } from '@telemachos/contract/applications/draft-calls'
import type { DomainServices } from '../../kernel/domain.ts'
import { handle } from '../../kernel/implement.ts'
import { prepared } from '../../kernel/prepared.ts'
import { discardDraft, saveDraft } from './drafts.ts'
import { listOwn } from './list-own.ts'
import { chooseRegistration, confirmRegistration } from './confirm-registration.ts'
import { prepareRegistration, register } from './register.ts'
import { withdraw } from './own-application.ts'
import {
  endDocument,
  joinDocument,
  removeDocument,
  startDocument,
  uploadDocumentPart,
} from './own-documents.ts'
import { downloadDocument, listStaffDocuments } from './staff-documents.ts'
import { uploadReminder } from './upload-reminder.ts'

type Services = Pick<DomainServices, 'publicUrl' | 'storage' | 'limitsCallers'>

/** Accounts of applicants. */
export const accountHandlers = (services: Services) =>
  handle(accountCalls, {
    register: prepared(
      (input, context) => prepareRegistration(input, context, services),
      (input, context, asked) => register(input, context, { ...services, asked }),
    ),
    confirmRegistration: prepared(chooseRegistration, confirmRegistration),
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
    endDocument: prepared(
      (input, context) => joinDocument(input, context, storage),
      (input, context, whole) => endDocument(input, context, { storage, whole }),
    ),
    removeDocument,
    listDocuments: listStaffDocuments,
    downloadDocument: (input, context) => downloadDocument(input, context, storage),
    uploadReminder: (input, context) => uploadReminder(input, context, publicUrl),
  })
