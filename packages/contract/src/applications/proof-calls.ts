import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { ADMIN, APPLICANT } from '../core/routes.ts'
import { done, id, instant } from '../core/shapes.ts'
import { proof, sameMailbox, token } from './form-shapes.ts'
import { MAX_MOVED, MAX_PROVEN } from './limits.ts'

const PROVEN = { anonymous: true, because: 'the token is the proof' } as const

const ids = z.array(id).min(1).max(MAX_PROVEN)

/** That an applicant's e-mail address is theirs: an application counts, and is mailed about, from then on. */
export const proofCalls = {
  mailProof: writeCall({
    path: '/api/ApplicationForm/MailProof',
    summary:
      'Asks for one more mail with the link that proves the address of an application. The answer never tells whether one left: each mailbox has three at most.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({ Proof: proof }),
    access: PROVEN,
    audit: 'applications.proofAsked',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  readProof: readCall({
    path: '/api/ApplicationForm/ReadProof',
    summary:
      'What a mailed link proves: the applications that were made with its address and wait for it, without what they say.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({
      /** Of one that has been used nothing waits any more. */
      Status: z.enum(['valid', 'used', 'invalidToken']),
      /** '' of a link that does not hold. */
      Email: z.string(),
      Applications: z.array(
        z.strictObject({
          Id: id,
          Title: z.string(),
          Protocol: z.string(),
          ReceivedAt: instant,
        }),
      ),
    }),
    access: PROVEN,
    rate: 'credentials',
  }),
  confirmProof: writeCall({
    path: '/api/ApplicationForm/ConfirmProof',
    summary:
      'Proves the address of applications, by the mailed link: they count for the places of their calls from now on, in this order. The link is used up.',
    input: z.strictObject({ Token: token, Ids: ids }),
    example: { Token: 'none', Ids: [1] },
    output: z.strictObject({
      Applications: z.array(
        z.strictObject({
          Title: z.string(),
          Protocol: z.string(),
          /** All places were taken. */
          Waiting: z.boolean(),
          Before: sameMailbox,
        }),
      ),
    }),
    access: PROVEN,
    audit: 'applications.proven',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  disown: writeCall({
    path: '/api/ApplicationForm/Disown',
    summary:
      'Removes applications that somebody else made with the address of a mailed link; those that were proven stay.',
    input: z.strictObject({ Token: token, Ids: ids }),
    example: { Token: 'none', Ids: [1] },
    output: z.strictObject({ Removed: z.int() }),
    access: PROVEN,
    audit: 'applications.disowned',
    idempotency: 'natural',
    rate: 'credentials',
  }),
  confirmOwn: writeCall({
    path: '/api/ApplicationForm/ConfirmOwn',
    summary:
      'Proves the address of an own application without a mail, where it is that of the caller’s account.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: done,
    access: { roles: APPLICANT, scope: 'self' },
    audit: 'applications.proven',
    idempotency: 'natural',
    impersonation: 'refused',
  }),
  markProven: writeCall({
    path: '/api/ApplicationForm/MarkProven',
    summary:
      'Has applications count whose applicants staff have reached otherwise, such as by telephone.',
    input: z.strictObject({ ProjectId: id, Ids: z.array(id).min(1).max(MAX_MOVED) }),
    example: ({ projectId }) => ({ ProjectId: projectId, Ids: [1] }),
    output: z.strictObject({
      /** Those that were not proven before. */
      Marked: z.array(id),
    }),
    access: { roles: ADMIN, scope: 'project' },
    audit: 'applications.markedProven',
    concerns: 'others',
    idempotency: 'natural',
  }),
}
