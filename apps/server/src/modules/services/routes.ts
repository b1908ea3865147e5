import { contract } from '@telemachos/contract'
import { implement } from '../../kernel/implement.ts'
import * as read from './read-services.ts'
import { runScriptService, tryScriptService } from './run-script.ts'
import { runSqlService, trySqlService } from './run-sql.ts'
import { deleteService, editScriptService, saveSqlService } from './save-service.ts'
import { listTokens, makeToken, revokeToken } from './tokens.ts'

/** The calls of services. */
export const servicesRoutes = implement(contract.services, {
  getSqlServices: read.getSqlServices,
  listScriptServices: read.listScriptServices,
  getScriptService: read.getScriptService,
  listServiceVersions: read.listServiceVersions,
  saveSqlService,
  trySqlService,
  runSqlService,
  deleteService,
  runSqlServiceByCategory: runSqlService,
  editScriptService,
  tryScriptService,
  runScriptService,
  listTokens,
  makeToken,
  revokeToken,
})
