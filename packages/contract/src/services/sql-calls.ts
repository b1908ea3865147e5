import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant } from '../core/shapes.ts'
import { serviceName, serviceParams, sqlAnswer, sqlService, sqlServiceInput } from './entities.ts'
import { MAX_SERVICE_TEXT, SERVICE_AUTHOR_ROLES, SERVICE_ROLES } from './limits.ts'

const QUERY = 'select first_name, last_name from people where town = @town'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const runInput = z.strictObject({
  ...inProject,
  name: serviceName,
  Params: serviceParams.default({}),
})

const runAccess = { roles: SERVICE_ROLES, scope: 'project' } as const

/** SQL services (spec §2.3, development screen). */
export const sqlServiceCalls = {
  getSqlServices: readCall({
    path: '/api/query/GetSqlServices',
    summary: 'The SQL services of the project, by name.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(sqlService),
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
  }),
  saveSqlService: writeCall({
    path: '/api/query/SaveSqlService',
    summary:
      'Adds an SQL service, or changes one; `conflict` where somebody has changed it since the version that is named.',
    input: z.strictObject({ ...inProject, Service: sqlServiceInput }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Service: {
        Id: absentId,
        Name: 'people-of-town',
        Query: QUERY,
        Roles: ['Coordinator' as const],
      },
    }),
    output: sqlService,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    audit: 'services.saved',
    feed: 'project',
  }),
  trySqlService: readCall({
    path: '/api/query/TrySqlService',
    summary: 'Runs a query as its author, before it is saved.',
    input: z.strictObject({
      ...inProject,
      Query: z.string().trim().min(1, { error: 'required' }).max(MAX_SERVICE_TEXT),
      Params: serviceParams.default({}),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Query: 'select 1 as one', Params: {} }),
    output: sqlAnswer,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    rate: 'aggregate',
    audit: 'services.tried',
  }),
  runSqlService: readCall({
    path: '/api/Services/{name}',
    summary: 'Runs an SQL service with the caller’s own reach, for the roles that it names.',
    input: runInput,
    example: ({ projectId }) => ({ ProjectId: projectId, name: 'absent', Params: {} }),
    output: sqlAnswer,
    access: runAccess,
    rate: 'aggregate',
    audit: 'services.run',
  }),
  runSqlServiceByCategory: readCall({
    path: '/api2/Services/{name}',
    summary: 'The same at the address of other services.',
    input: runInput,
    example: ({ projectId }) => ({ ProjectId: projectId, name: 'absent', Params: {} }),
    output: sqlAnswer,
    access: runAccess,
    rate: 'aggregate',
    audit: 'services.run',
  }),
  deleteService: writeCall({
    path: '/api/service/Delete',
    summary: 'Deletes a service with its versions; tokens that had it go without.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    audit: 'services.deleted',
    feed: 'project',
  }),
  listServiceVersions: readCall({
    path: '/api/service/Versions',
    summary: 'The versions of a service, the latest first.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: z.array(
      z.strictObject({
        Version: id,
        At: instant,
        By: z.string().nullable(),
        Text: z.string(),
      }),
    ),
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
  }),
}
