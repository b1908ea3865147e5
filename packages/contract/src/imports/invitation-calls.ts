import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, instant, nothing } from '../core/shapes.ts'

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

/** Invitations into projects, answered by those who are invited. */
export const invitationCalls = {
  listOwnInvitations: readCall({
    path: '/api/User/OwnInvitations',
    summary: 'The projects that have invited the caller and wait for an answer.',
    input: nothing,
    output: z.array(invitation),
    access: { roles: 'everyone', scope: 'self' },
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
    impersonation: 'refused',
    beforeConsent: true,
  }),
}
