import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, instant, someText } from '../core/shapes.ts'
import { MAX_SERVICES, SERVICE_AUTHOR_ROLES } from './limits.ts'

/** Without a project it is that of the session. */
const inProject = { ProjectId: id.optional() }

const access = { roles: SERVICE_AUTHOR_ROLES, scope: 'project' } as const

/** Tokens, by which other systems call services. */
export const tokenCalls = {
  listTokens: readCall({
    path: '/api/service/Tokens',
    summary: 'The tokens of other systems in the project, the latest first; never a token itself.',
    input: z.strictObject(inProject),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      Tokens: z.array(
        z.strictObject({
          Id: id,
          Name: z.string(),
          Role: z.enum(ROLES),
          Services: z.array(z.strictObject({ Id: id, Name: z.string() })),
          MadeAt: instant,
          /** As whom the other system acts; null where they are gone, and the token opens nothing. */
          By: z.string().nullable(),
          SeenAt: instant.nullable(),
          RevokedAt: instant.nullable(),
        }),
      ),
      /** In which roles the caller may let another system act. */
      Roles: z.array(z.enum(ROLES)),
    }),
    access,
  }),
  makeToken: writeCall({
    path: '/api/service/MakeToken',
    summary:
      'Makes a token for another system, which acts as the caller, in one role and for some services alone. It is shown this once.',
    input: z.strictObject({
      ...inProject,
      Name: someText.max(100),
      Role: z.enum(ROLES),
      Services: z.array(id).min(1, { error: 'required' }).max(MAX_SERVICES),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Name: 'Μητρώο δήμου',
      Role: 'Coordinator' as const,
      Services: [absentId],
    }),
    output: z.strictObject({ Id: id, Token: z.string() }),
    access,
    idempotency: 'natural',
    impersonation: 'refused',
    audit: 'services.tokenMade',
    feed: 'project',
  }),
  revokeToken: writeCall({
    path: '/api/service/RevokeToken',
    summary: 'Ends a token: from the next call on it opens nothing.',
    input: z.strictObject({ ...inProject, Id: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access,
    audit: 'services.tokenRevoked',
    feed: 'project',
  }),
}
