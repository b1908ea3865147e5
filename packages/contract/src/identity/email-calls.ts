import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant } from '../core/shapes.ts'

/** 256 random bits as base64url: what a mailed link carries. */
const token = z.string().min(1, { error: 'required' }).max(200)

/** What a link does: `confirm` the new address, or `undo` the change for the one before. */
const kind = z.enum(['confirm', 'undo'])

/** Whose address it is; the caller's own without it. */
const person = z.strictObject({ UserId: id.optional() })

const PROVEN = { anonymous: true, because: 'the token is the proof' } as const

/** E-mail addresses, by which passwords are reset: a new one counts once it was confirmed from there. */
export const emailCalls = {
  confirmPassword: writeCall({
    path: '/api/User/ConfirmPassword',
    summary:
      'Proves again, by the current password, who the caller is: for ten minutes their credentials may be changed.',
    input: z.strictObject({ Password: z.string().max(1024) }),
    example: { Password: 'nothing' },
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.passwordConfirmed',
    commit: 'none',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  getPendingEmail: readCall({
    path: '/api/User/PendingEmail',
    summary: 'The e-mail address of a person that waits to be confirmed.',
    input: person,
    example: {},
    output: z.strictObject({
      Pending: z.strictObject({ Email: z.string(), Until: instant }).nullable(),
    }),
    access: { roles: 'everyone', scope: 'self' },
    own: 'all',
  }),
  cancelPendingEmail: writeCall({
    path: '/api/User/CancelPendingEmail',
    summary: 'Forgets the e-mail address that waits to be confirmed.',
    input: person,
    example: {},
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.emailCancelled',
    concerns: 'others',
    idempotency: 'natural',
  }),
  resendPendingEmail: writeCall({
    path: '/api/User/ResendPendingEmail',
    summary: 'Mails the e-mail address that waits another link; the one before holds no more.',
    input: person,
    example: {},
    output: done,
    access: { roles: 'everyone', scope: 'self' },
    impersonation: 'refused',
    audit: 'identity.emailResent',
    concerns: 'others',
    rate: 'credentials',
  }),
  checkEmailToken: readCall({
    path: '/api/User/CheckEmailToken',
    summary: 'What a mailed link about an e-mail address would do, while it holds.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({
      Kind: kind,
      Username: z.string(),
      /** The address that the person has afterwards. */
      Email: z.string(),
    }),
    access: PROVEN,
    rate: 'credentials',
  }),
  redeemEmailToken: writeCall({
    path: '/api/User/RedeemEmailToken',
    summary:
      'Confirms a new e-mail address, or gives the one before back and ends every session of the person; once.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({ Kind: kind }),
    access: PROVEN,
    audit: 'identity.emailChanged',
    idempotency: 'natural',
    rate: 'credentials',
  }),
}
