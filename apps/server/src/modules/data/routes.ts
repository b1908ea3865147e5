import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { getData, listDataVersions, setData } from './documents.ts'
import { getActions } from './get-actions.ts'

/** The calls of the data store. */
export const dataRoutes = implement(contract.data, {
  ...{ getData, setData, listDataVersions, getActions },
})
