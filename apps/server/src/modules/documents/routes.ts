import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { beginBatch, cancelBatch, downloadBatch, listBatches } from './batches.ts'
import { showCertificate } from './certificate-page.ts'
import { checkCertificate, issueDocument } from './issue-documents.ts'
import { prepared } from '../../kernel/prepared.ts'
import { keepDocument, printDocument, storeDocument } from './print-documents.ts'
import {
  deleteRazorDocument,
  getNames,
  getRazorDocuments,
  listRazorVersions,
  saveRazorDocument,
} from './save-document.ts'
import { showDocument } from './show-document.ts'

/** The calls of documents. */
export const documentsRoutes = (publicUrl: string, storage: FileStorage) =>
  implement(contract.documents, {
    getNames,
    getRazorDocuments,
    saveRazorDocument,
    deleteRazorDocument,
    listRazorVersions,
    beginBatch,
    listBatches,
    cancelBatch,
    downloadBatch: (input, context) => downloadBatch(input, context, storage),
    renderDocument: (input, context) => showDocument(input, context, publicUrl),
    renderDocumentAnew: (input, context) => showDocument(input, context, publicUrl),
    printDocument: (input, context) => printDocument(input, context, publicUrl),
    keepDocument: prepared(
      (input, context) => storeDocument(input, context, { publicUrl, storage }),
      keepDocument,
    ),
    issueDocument,
    checkCertificate,
    showCertificate,
  })
