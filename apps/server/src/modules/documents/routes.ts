import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { showCertificate } from './certificate-page.ts'
import { checkCertificate, issueDocument } from './issue-documents.ts'
import { printDocument } from './print-documents.ts'
import {
  deleteRazorDocument,
  getNames,
  getRazorDocuments,
  saveRazorDocument,
} from './save-document.ts'
import { showDocument } from './show-document.ts'

/** The calls of documents. */
export const documentsRoutes = (publicUrl: string) =>
  implement(contract.documents, {
    getNames,
    getRazorDocuments,
    saveRazorDocument,
    deleteRazorDocument,
    renderDocument: (input, context) => showDocument(input, context, publicUrl),
    renderDocumentAnew: (input, context) => showDocument(input, context, publicUrl),
    printDocument: (input, context) => printDocument(input, context, publicUrl),
    issueDocument,
    checkCertificate,
    showCertificate,
  })
