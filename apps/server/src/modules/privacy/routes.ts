import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { downloadOwnData, downloadUserData } from './download-own-data.ts'
import { eraseUser } from './erase-user.ts'
import { declineErasure, requestErasure } from './erasure-requests.ts'
import { previewErasure } from './preview-erasure.ts'
import { listRequests } from './request-store.ts'

/** What people may do with the data that is kept about them, and what is done about it for them. */
export const privacyRoutes = implement(contract.privacy, {
  downloadOwnData: (_, context) => downloadOwnData(context),
  downloadUserData,
  previewErasure,
  eraseUser,
  requestErasure,
  listErasureRequests: (_, { db }) => listRequests(db),
  declineErasure,
})
