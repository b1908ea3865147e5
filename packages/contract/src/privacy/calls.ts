import { z } from 'zod'
import { defineCall, defineCalls } from '../core/define-call.ts'
import { done, id, instant } from '../core/shapes.ts'
import {
  COPY_REASONS,
  DATA_SECTIONS,
  ERASURE_OBSTACLES,
  ERASURE_REASONS,
  KEPT_BECAUSE,
} from './reasons.ts'

const ofPerson = z.strictObject({ UserId: id })
const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })
const reason = z.enum(ERASURE_REASONS)

/** What erasing does to one part of what is kept: how many entries go, change and stay. */
const sectionEffect = z.strictObject({
  Section: z.enum(DATA_SECTIONS),
  Removed: z.int(),
  Anonymised: z.int(),
  Kept: z.int(),
  /** Why what stays does. */
  Because: z.array(z.enum(KEPT_BECAUSE)),
})

const request = z.strictObject({
  Id: id,
  Person: personName,
  /** Where it was asked for. */
  Project: z.strictObject({ Id: id, url: z.string(), Descr: z.string() }),
  By: personName,
  At: instant,
  Reason: reason,
})

const archive = { type: 'application/zip', name: 'telemachos-data.zip' } as const

/** What people may do with the data that is kept about them, and what is done about it for them. */
export const privacyCalls = defineCalls('privacy', {
  downloadOwnData: defineCall({
    method: 'GET',
    path: '/api/privacy/OwnData',
    body: 'none',
    summary:
      "A zip archive of everything that is kept about the caller, from every project: data.json and a readable index.html in the caller's language. At most 32 MiB.",
    input: z.strictObject({}),
    output: z.instanceof(Uint8Array),
    file: archive,
    access: { roles: 'everyone', scope: 'self' },
    effect: 'read',
    audit: 'privacy.ownDataDownloaded',
    rate: 'bulk',
    standIn: 'refused',
  }),
  downloadUserData: defineCall({
    method: 'GET',
    path: '/api/privacy/UserData',
    body: 'query',
    summary:
      'The same archive about a person within reach, for an Admin who answers their request: only with a reason, which is recorded. Of an Admin of every project in which the person has ever been; without the notes that only their author reads.',
    input: z.strictObject({
      UserId: z.coerce.number().pipe(id),
      Reason: z.enum(COPY_REASONS),
    }),
    output: z.instanceof(Uint8Array),
    file: archive,
    access: { roles: ['Admin'], scope: 'relation' },
    effect: 'read',
    audit: 'privacy.userDataDownloaded',
    rate: 'bulk',
    standIn: 'refused',
  }),
  previewErasure: defineCall({
    method: 'POST',
    path: '/api/privacy/ErasurePreview',
    body: 'json',
    summary:
      'What erasing a person would remove, anonymise and keep, by section; and whether the caller may do it or has to ask a SuperAdmin.',
    input: ofPerson,
    output: z.strictObject({
      /** False where the person has been in a project that the caller does not administer. */
      MayErase: z.boolean(),
      Obstacle: z.enum(ERASURE_OBSTACLES).nullable(),
      Sections: z.array(sectionEffect),
      /** What was asked of a SuperAdmin and is not decided yet. */
      Request: request.omit({ Person: true, Project: true }).nullable(),
    }),
    access: { roles: ['Admin'], scope: 'relation' },
    effect: 'read',
    rate: 'bulk',
  }),
  eraseUser: defineCall({
    method: 'POST',
    path: '/api/privacy/Erase',
    body: 'json',
    summary:
      'Erases a person for good (GDPR, article 17), by a SuperAdmin or by an Admin of every project in which they have ever been. Their user name has to be repeated.',
    input: ofPerson.extend({ Username: z.string().max(200), Reason: reason }),
    output: done,
    access: { roles: ['Admin'], scope: 'relation' },
    effect: 'write',
    audit: 'privacy.erased',
    idempotency: 'natural',
    rate: 'bulk',
    standIn: 'refused',
  }),
  requestErasure: defineCall({
    method: 'POST',
    path: '/api/privacy/RequestErasure',
    body: 'json',
    summary:
      'Asks the SuperAdmins to erase a person whom the caller may not erase; once at a time.',
    input: ofPerson.extend({ Reason: reason }),
    output: done,
    access: { roles: ['Admin'], scope: 'relation' },
    effect: 'write',
    audit: 'privacy.erasureRequested',
    idempotency: 'natural',
    rate: 'write',
    standIn: 'refused',
  }),
  listErasureRequests: defineCall({
    method: 'POST',
    path: '/api/privacy/ErasureRequests',
    body: 'json',
    summary: 'The requests for erasure that a SuperAdmin has to decide, the oldest first.',
    input: z.strictObject({}),
    output: z.array(request),
    access: { roles: ['SuperAdmin'], scope: 'global' },
    effect: 'read',
    rate: 'read',
  }),
  declineErasure: defineCall({
    method: 'POST',
    path: '/api/privacy/DeclineErasure',
    body: 'json',
    summary: 'Decides a request for erasure against it; the person stays as they are.',
    input: z.strictObject({ Id: id }),
    output: done,
    access: { roles: ['SuperAdmin'], scope: 'global' },
    effect: 'write',
    audit: 'privacy.erasureDeclined',
    idempotency: 'natural',
    rate: 'write',
  }),
})
