import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { APPLICANT } from '../core/routes.ts'
import { done, someText } from '../core/shapes.ts'
import { token } from './form-shapes.ts'

const OPEN = { anonymous: true, because: 'applicants have no account yet' } as const
const PROVEN = { anonymous: true, because: 'the token is the proof' } as const

const name = someText.max(100)

/** Accounts of applicants: made by themselves, and what they have applied for. */
export const accountCalls = {
  register: writeCall({
    path: '/api/ApplicationForm/Register',
    summary:
      'Asks for an account for an open call: it is made once the link that is mailed has been opened, and forgotten after a day. The answer never tells whether there is one.',
    input: z.strictObject({
      /** An open call's part of addresses. */
      Project: z.string().min(1, { error: 'required' }).max(100),
      FirstName: name,
      LastName: name,
      Email: z.email({ error: 'email' }).max(254),
      Password: z.string().max(200),
      /** That the data may be kept for the account. */
      Consent: z.literal(true, { error: 'required' }),
      /** The solved task, as ALTCHA encodes it. */
      Captcha: z.string().min(1, { error: 'required' }).max(4000),
    }),
    example: {
      Project: 'nowhere',
      FirstName: 'Άννα',
      LastName: 'Καλογήρου',
      Email: 'nobody@example.org',
      Password: 'καινούριος-9!',
      Consent: true as const,
      Captcha: 'none',
    },
    output: done,
    access: OPEN,
    audit: 'applications.registrationAsked',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  confirmRegistration: writeCall({
    path: '/api/ApplicationForm/ConfirmRegistration',
    summary:
      'Makes the account whose address a mailed link confirms, with the role Registered; applications with this address are its own. Where several were asked for with the address, the password tells which.',
    input: z.strictObject({ Token: token, Password: z.string().max(200).optional() }),
    example: { Token: 'none' },
    output: z.strictObject({ Username: z.string() }),
    access: PROVEN,
    audit: 'applications.registered',
    feed: 'project',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  listOwn: readCall({
    path: '/api/ApplicationForm/GetOwn',
    summary: 'The caller’s own applications, the latest first: a token for each.',
    input: z.strictObject({}),
    output: z.strictObject({ Tokens: z.array(token) }),
    access: { roles: APPLICANT, scope: 'self' },
    own: 'all',
  }),
}
