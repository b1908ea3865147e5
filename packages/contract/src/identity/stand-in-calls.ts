import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ROLES } from '../core/roles.ts'
import { done, id, keysUpTo, nothing } from '../core/shapes.ts'

const onePerson = z.strictObject({ UserId: id })

/** An administrator in somebody else's place: logging in as them, and viewing as them (spec §6). */
export const standInCalls = {
  makeLoginAs: writeCall({
    path: '/api/User/MakeLoginAs',
    summary:
      'A token for logging in as somebody of the current project: for /loginas/{token}, in this browser, once, within 60 seconds. `url` is the path to open then.',
    input: onePerson.extend({ url: z.string().max(2048).optional() }),
    example: ({ personId }) => ({ UserId: personId, url: '/' }),
    output: z.string(),
    access: { roles: ['Admin'], scope: 'project' },
    audit: 'standIn.asked',
    concerns: 'others',
    impersonation: 'refused',
    idempotency: 'natural',
  }),
  redeemLoginAs: writeCall({
    path: '/Account/LoginAs',
    summary: 'Logs in as the person of a token; the answer says which path to open.',
    input: z.strictObject({ token: z.string().min(1, { error: 'required' }).max(200) }),
    example: { token: 'no-such-token' },
    output: z.strictObject({ returnUrl: z.string() }),
    access: { roles: 'everyone', scope: 'self' },
    audit: 'standIn.loggedIn',
    feed: 'project',
    concerns: 'others',
    impersonation: 'refused',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  endLoginAs: writeCall({
    path: '/Account/EndLoginAs',
    summary: "Ends being logged in as somebody else, and returns to the administrator's session.",
    input: nothing,
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'standIn.loggedOut',
    feed: 'project',
    concerns: 'others',
    beforeConsent: true,
    idempotency: 'natural',
  }),
  viewAs: writeCall({
    path: '/Account/ViewAs',
    summary:
      'Shows the application as somebody of the current project sees it, without changing anything. The cookie that it sets is authorised anew on every request.',
    input: onePerson,
    example: ({ personId }) => ({ UserId: personId }),
    output: done,
    whileArchived: 'open',
    access: { roles: ['Admin'], scope: 'project' },
    audit: 'standIn.viewed',
    feed: 'project',
    concerns: 'others',
    impersonation: 'refused',
    idempotency: 'natural',
  }),
  callAs: readCall({
    path: '/Account/CallAs',
    summary:
      'What a call that changes nothing answers somebody of the current project, in one of their roles: for trying what authors write. It reads as far as viewing as them does.',
    input: onePerson.extend({
      Role: z.enum(ROLES).optional(),
      Name: z.string().max(100),
      // The call that is named says what it takes.
      Input: keysUpTo(z.record(z.string().max(100), z.unknown()), 100),
    }),
    example: ({ personId }) => ({ UserId: personId, Name: 'people.getCurrentUser', Input: {} }),
    output: z.strictObject({ Answer: z.unknown() }),
    access: { roles: ['Admin'], scope: 'project' },
    audit: 'standIn.viewed',
    feed: 'project',
    concerns: 'others',
    impersonation: 'refused',
    // Whatever the call that is made costs by itself.
    rate: 'aggregate',
  }),
  endView: writeCall({
    path: '/Account/EndViewAs',
    summary: 'Ends viewing as somebody else.',
    input: nothing,
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'standIn.viewEnded',
    feed: 'project',
    concerns: 'others',
    impersonation: 'always',
    beforeConsent: true,
    idempotency: 'natural',
  }),
}
