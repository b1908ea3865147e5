import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { id } from '../core/shapes.ts'
import {
  scriptFault,
  scriptService,
  scriptServiceLine,
  serviceCategory,
  serviceName,
  serviceParams,
  serviceRoles,
} from './entities.ts'
import { MAX_SERVICE_TEXT, SERVICE_AUTHOR_ROLES, SERVICE_ROLES } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const CODE = 'return (await sql("people-of-town", { town: params.town })).length'

const code = z.string().trim().min(1, { error: 'required' }).max(MAX_SERVICE_TEXT)

/** JavaScript services (spec §2.2, admin/jsservice). */
export const scriptServiceCalls = {
  listScriptServices: readCall({
    path: '/api/service/list',
    summary: 'The JavaScript services of the project, by category and name, without their code.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.array(scriptServiceLine),
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
  }),
  getScriptService: readCall({
    path: '/api/service/get',
    summary: 'A JavaScript service with its code.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: scriptService,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
  }),
  editScriptService: writeCall({
    path: '/api/service/Edit',
    summary:
      'Adds a JavaScript service, or changes one; `conflict` where somebody has changed it since the version that is named.',
    input: z.strictObject({
      ...inProject,
      Id: id.optional(),
      Category: serviceCategory,
      Name: serviceName,
      Descr: z.string().trim().max(500).default(''),
      Code: code,
      Roles: serviceRoles,
      Version: id.optional(),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Id: absentId,
      Category: 'people',
      Name: 'count',
      Code: CODE,
      Roles: ['Coordinator' as const],
    }),
    output: scriptService,
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    audit: 'services.saved',
    feed: 'project',
  }),
  tryScriptService: writeCall({
    path: '/api/service/Try',
    summary: 'Runs code as its author, before it is saved; what it calls is done.',
    input: z.strictObject({ ...inProject, Code: code, Params: serviceParams.default({}) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Code: 'return 1 + 1', Params: {} }),
    output: z.strictObject({
      /** What it answered, as JSON. */
      Result: z.string().nullable(),
      Fault: scriptFault.nullable(),
      Ms: z.int(),
    }),
    access: { roles: SERVICE_AUTHOR_ROLES, scope: 'project' },
    rate: 'aggregate',
    commit: 'none',
    audit: 'services.tried',
  }),
  runScriptService: writeCall({
    path: '/api2/{cat}/{name}',
    summary:
      'Runs a JavaScript service for the roles that it names; what it asks and calls, it does as the caller.',
    input: z.strictObject({
      ...inProject,
      cat: serviceCategory,
      name: serviceName,
      Params: serviceParams.default({}),
    }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      cat: 'absent',
      name: 'absent',
      Params: {},
    }),
    output: z.strictObject({ Result: z.unknown() }),
    access: { roles: SERVICE_ROLES, scope: 'project' },
    rate: 'aggregate',
    // What it calls is committed by itself, and refused by itself.
    commit: 'none',
    audit: 'services.run',
  }),
}
