import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { downloadOwnData } from './download-own-data.ts'

/** What people may do with the data that is kept about them. */
export const privacyRoutes = implement(contract.privacy, {
  downloadOwnData: (_, context) => downloadOwnData(context),
})
