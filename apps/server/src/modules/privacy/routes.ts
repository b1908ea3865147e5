import { contract } from '@telemachos/contract'
import type { FileStorage } from '../../kernel/file-storage.ts'
import { implement } from '../../kernel/implement.ts'
import { downloadOwnData, downloadUserData } from './download-own-data.ts'
import { eraseUser } from './erase-user.ts'
import { declineErasure, requestErasure } from './erasure-requests.ts'
import { previewErasure } from './preview-erasure.ts'
import { readErasure } from './read-erasure.ts'
import { listRequests } from './request-store.ts'

/** What people may do with the data that is kept about them, and what is done about it for them. */
export const privacyRoutes = (storage: FileStorage) =>
  implement(contract.privacy, {
    downloadOwnData: (_, context) => downloadOwnData(context, storage),
    downloadUserData: (input, context) => downloadUserData(input, context, storage),
    previewErasure,
    eraseUser: (input, context) => eraseUser(input, context, storage),
    getErasure: readErasure,
    requestErasure,
    listErasureRequests: (_, { db, language }) => listRequests(db, language),
    declineErasure,
  })
