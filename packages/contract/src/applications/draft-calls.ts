import { z } from 'zod'
import { writeCall } from '../core/define-call.ts'
import { done, instant } from '../core/shapes.ts'
import { answers, token } from './form-shapes.ts'
import { FORM_BYTES } from './limits.ts'

const OPEN = { anonymous: true, because: 'applicants have no account yet' } as const
const PROVEN = { anonymous: true, because: 'the token is the proof' } as const

/** Applications that are not handed in yet: kept without the e-mail, for whoever has the private link. */
export const draftCalls = {
  saveDraft: writeCall({
    path: '/api/ApplicationForm/SaveDraft',
    bodyBytes: FORM_BYTES,
    summary:
      'Keeps what has been written, without the e-mail, behind a private link for 30 days; with an address the link is mailed there, and the address is not kept with the draft.',
    input: z.strictObject({
      Project: z.string().min(1, { error: 'required' }).max(100),
      /** The draft's own token; without it a draft is begun. */
      Token: token.optional(),
      Answers: answers,
      Email: z.email({ error: 'email' }).max(254).optional(),
    }),
    example: { Project: 'nowhere', Answers: {} },
    output: z.strictObject({
      Token: token,
      Until: instant,
      /** Whether the link was asked for by mail: each mailbox has one in a quarter of an hour, and three in a day. */
      Mailed: z.boolean(),
    }),
    access: OPEN,
    audit: 'applications.draftSaved',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  discardDraft: writeCall({
    path: '/api/ApplicationForm/DiscardDraft',
    summary: 'Removes a draft with its documents.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: done,
    access: PROVEN,
    audit: 'applications.draftDiscarded',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  withdraw: writeCall({
    path: '/api/ApplicationForm/Withdraw',
    summary:
      'Takes an application back, until it is selected: it is removed with its documents, and the next who waits has its place.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: done,
    access: PROVEN,
    audit: 'applications.withdrawn',
    feed: 'project',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
}
