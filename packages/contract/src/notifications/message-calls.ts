import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { PROJECT_WIDE_ROLES } from '../core/roles.ts'
import { besidePage, id, instant, page, paged } from '../core/shapes.ts'

/** What became of a message: of `failed` and `cancelled` ones `Error` says why. */
const MESSAGE_STATES = ['queued', 'sent', 'failed', 'cancelled'] as const

const inProject = z.strictObject({ ProjectId: id })

/** A message that a project's service was given, or is to be. */
const message = z.strictObject({
  Id: id,
  State: z.enum(MESSAGE_STATES),
  /** What it tells of; `trial` for one by which somebody tried the service. */
  Kind: z.string(),
  To: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }),
  CreatedAt: instant,
  /** When it leaves, at the earliest. */
  DueAt: instant,
  DoneAt: instant.nullable(),
  Attempts: z.int(),
  /**
   * `no_phone`, `not_allowed` by the operator, `private_address`, `unreachable`, `timeout`, `too_large`,
   * `status_` and what the service answered, `outdated`; empty where nothing went wrong.
   */
  Error: z.string(),
})

/** The message service of a project: what it was given, and whether it works. */
export const messageCalls = {
  listMessages: readCall({
    path: '/api/notify/ProjectMessages',
    summary:
      'What the message service of the project was given in the last thirty days, the latest first, ten a page.',
    input: inProject.extend({ State: z.enum(MESSAGE_STATES).nullish(), page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(message),
    access: { roles: PROJECT_WIDE_ROLES, scope: 'project' },
  }),
  tryMessages: writeCall({
    path: '/api/notify/TryMessages',
    summary:
      'Has the message service that the settings name send one message to the caller’s own telephone; what becomes of it is in ProjectMessages.',
    input: inProject,
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({ Id: id }),
    access: { roles: ['Admin'], scope: 'project' },
    impersonation: 'refused',
    audit: 'notifications.serviceTried',
    rate: 'bulk',
  }),
}
