import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { done, id, nothing } from '../core/shapes.ts'

const onePerson = z.strictObject({ UserId: id })

/** An administrator in somebody else's place: logging in as them, and viewing as them (spec §6). */
export const standInCalls = {
  makeLoginAs: defineCall({
    method: 'POST',
    path: '/api/User/MakeLoginAs',
    body: 'json',
    summary:
      'A token for logging in as somebody of the current project: for /loginas/{token}, in this browser, once, within 60 seconds. `url` is the path to open then.',
    input: onePerson.extend({ url: z.string().max(2048).optional() }),
    output: z.string(),
    access: { roles: ['Admin'], scope: 'project' },
    effect: 'write',
    audit: 'standIn.asked',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'refused',
  }),
  redeemLoginAs: defineCall({
    method: 'POST',
    path: '/Account/LoginAs',
    body: 'json',
    summary: 'Logs in as the person of a token; the answer says which path to open.',
    input: z.strictObject({ token: z.string().min(1, { error: 'required' }).max(200) }),
    output: z.strictObject({ returnUrl: z.string() }),
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'standIn.loggedIn',
    idempotency: 'natural',
    rate: 'credentials',
    standIn: 'refused',
  }),
  endLoginAs: defineCall({
    method: 'POST',
    path: '/Account/EndLoginAs',
    body: 'json',
    summary: "Ends being logged in as somebody else, and returns to the administrator's session.",
    input: nothing,
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'standIn.loggedOut',
    idempotency: 'natural',
    rate: 'write',
    beforeConsent: true,
  }),
  viewAs: defineCall({
    method: 'POST',
    path: '/Account/ViewAs',
    body: 'json',
    summary:
      'Shows the application as somebody of the current project sees it, without changing anything. The cookie that it sets is authorised anew on every request.',
    input: onePerson,
    output: done,
    access: { roles: ['Admin'], scope: 'project' },
    effect: 'write',
    audit: 'standIn.viewed',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'refused',
  }),
  endView: defineCall({
    method: 'POST',
    path: '/Account/EndViewAs',
    body: 'json',
    summary: 'Ends viewing as somebody else.',
    input: nothing,
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'write',
    audit: 'standIn.viewEnded',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'always',
    beforeConsent: true,
  }),
}
