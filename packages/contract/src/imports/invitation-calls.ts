import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES, ROLES } from '../core/roles.ts'
import { done, id, instant, nothing, page, paged, rowsOfPage } from '../core/shapes.ts'

/** A project that wants somebody as a member who has yet to accept. */
const invitation = z.strictObject({
  ProjectId: id,
  Project: z.string(),
  /** Who invited, as people of the project know them. */
  By: z.string(),
  Roles: z.array(z.enum(ROLES)),
  At: instant,
  Until: instant,
})

/** An invitation of the project that waits; of the person it tells what the project said itself. */
const sentInvitation = z.strictObject({
  Id: id,
  /** As the import called them: by name, or by what else the row said; empty where it is not known. */
  Called: z.string(),
  Roles: z.array(z.enum(ROLES)),
  By: z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() }),
  /** Since when it waits, when it was sent last, and until when it waits. */
  At: instant,
  SentAt: instant,
  Until: instant,
})

const oneOfProject = z.strictObject({ ProjectId: id, Id: id })

/** Who may invite; whose reach is a set, is shown what they sent themselves. */
const inviting = { roles: OVERSEEING_ROLES, scope: 'project' } as const

/** Invitations into projects, answered by those who are invited. */
export const invitationCalls = {
  listOwnInvitations: readCall({
    path: '/api/User/OwnInvitations',
    summary: 'The projects that have invited the caller and wait for an answer.',
    input: nothing,
    output: z.array(invitation),
    access: { roles: 'everyone', scope: 'self' },
    own: 'all',
    beforeConsent: true,
  }),
  answerInvitation: writeCall({
    path: '/api/User/AnswerInvitation',
    summary:
      'Accepts or declines the invitation of a project. Only who accepts becomes a member, and only then does the project see anything of theirs.',
    input: z.strictObject({ Project: id, Accept: z.boolean() }),
    example: ({ absentId }) => ({ Project: absentId, Accept: false }),
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'imports.invitationAnswered',
    feed: 'project',
    impersonation: 'refused',
    beforeConsent: true,
  }),
  listSentInvitations: readCall({
    path: '/api/User/SentInvitations',
    summary:
      'The invitations of the project that wait for an answer, the oldest first, ten a page: all of them for who administers the project, their own for others.',
    input: z.strictObject({ ProjectId: id, page, ...rowsOfPage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(sentInvitation),
    access: inviting,
  }),
  withdrawInvitation: writeCall({
    path: '/api/User/WithdrawInvitation',
    summary: 'Takes back an invitation that waits; the person can no longer accept it.',
    input: oneOfProject,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: inviting,
    audit: 'imports.invitationWithdrawn',
    feed: 'project',
  }),
  resendInvitation: writeCall({
    path: '/api/User/ResendInvitation',
    summary:
      'Sends the mail of an invitation that waits again, a day after the last one at the earliest; it then waits for another 30 days.',
    input: oneOfProject,
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, Id: absentId }),
    output: done,
    access: inviting,
    audit: 'imports.invitationSent',
    feed: 'project',
  }),
}
