import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, instant, page, paged, rowsOfPage } from '../core/shapes.ts'

/** Somebody who has left the project. */
const formerMember = z.strictObject({
  UserId: id,
  Username: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  /** What they were when they left. */
  Roles: z.array(z.enum(ROLES)),
  LeftAt: instant,
  /** Whether they were asked to come back, and until when that holds; null where they were not. */
  Asked: z.strictObject({ State: z.enum(['waiting', 'declined']), Until: instant }).nullable(),
})

/** Who reaches the whole project: of others it is over who was within their reach. */
const administering = { roles: ['Admin', 'ProjectManager'], scope: 'project' } as const

/** Those who have left, and asking them back: nobody comes back without accepting. */
export const formerCalls = {
  listFormerMembers: readCall({
    path: '/api/User/FormerMembers',
    summary:
      'Those who have left the project, who left last first, ten a page; of those whose name has every word of the search.',
    input: z.strictObject({
      ProjectId: id,
      page,
      ...rowsOfPage,
      Search: z.string().max(200).optional(),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(formerMember),
    access: administering,
  }),
  inviteFormerMember: writeCall({
    path: '/api/User/InviteFormerMember',
    summary:
      'Asks somebody who has left to come back, as what they were. They are a member again once they accept.',
    input: z.strictObject({ ProjectId: id, UserId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, UserId: absentId }),
    output: done,
    access: administering,
    audit: 'imports.formerInvited',
    feed: 'project',
  }),
}
