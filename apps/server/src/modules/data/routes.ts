import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import { deleteData, getData, listData, listDataVersions, setData } from './documents.ts'
import { getActions } from './get-actions.ts'
import {
  getMassServiceData,
  listMassServices,
  removeMassService,
  setMassServiceData,
} from './mass-services.ts'
import { sendMassRows } from './send-mass-rows.ts'

/** The calls of the data store. */
export const dataRoutes = implement(contract.data, {
  getData,
  setData,
  deleteData,
  listData,
  listDataVersions,
  getActions,
  listMassServices,
  getMassServiceData,
  setMassServiceData,
  removeMassService,
  sendMassRows,
})
