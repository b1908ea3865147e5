import { z } from 'zod'
import { DATA_SECTIONS, KEPT_BECAUSE } from '../core/personal-data.ts'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { done, id, instant, numeral } from '../core/shapes.ts'
import { COPY_REASONS, ERASURE_OBSTACLES, ERASURE_REASONS } from './reasons.ts'

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
  downloadOwnData: readCall({
    method: 'GET',
    path: '/api/privacy/OwnData',
    body: 'none',
    summary:
      "A zip archive of everything that is kept about the caller, from every project: data.json and a readable index.html in the caller's language. At most 32 MiB.",
    input: z.strictObject({}),
    output: z.instanceof(Uint8Array),
    file: archive,
    access: { roles: 'everyone', scope: 'self' },
    audit: 'privacy.ownDataDownloaded',
    own: 'all',
    rate: 'bulk',
  }),
  downloadUserData: readCall({
    method: 'GET',
    path: '/api/privacy/UserData',
    body: 'query',
    summary:
      'The same archive about a person within reach, for an Admin who answers their request: only with a reason, which is recorded. Of an Admin of every project in which the person has ever been; without the notes that only their author reads.',
    input: z.strictObject({
      UserId: numeral.pipe(id),
      Reason: z.enum(COPY_REASONS),
    }),
    example: ({ personId }) => ({ UserId: personId, Reason: 'asked' as const }),
    output: z.instanceof(Uint8Array),
    file: archive,
    access: { roles: ['Admin'], scope: 'relation' },
    audit: 'privacy.userDataDownloaded',
    feed: 'others',
    concerns: 'others',
    impersonation: 'refused',
    rate: 'bulk',
  }),
  previewErasure: readCall({
    path: '/api/privacy/ErasurePreview',
    summary:
      'What erasing a person would remove, anonymise and keep, by section; and whether the caller may do it or has to ask a SuperAdmin.',
    input: ofPerson,
    example: ({ personId }) => ({ UserId: personId }),
    output: z.strictObject({
      /** False where the person has been in a project that the caller does not administer. */
      MayErase: z.boolean(),
      Obstacle: z.enum(ERASURE_OBSTACLES).nullable(),
      Sections: z.array(sectionEffect),
      /** What was asked of a SuperAdmin and is not decided yet. */
      Request: request.omit({ Person: true, Project: true }).nullable(),
    }),
    access: { roles: ['Admin'], scope: 'relation' },
    rate: 'bulk',
  }),
  eraseUser: writeCall({
    path: '/api/privacy/Erase',
    summary:
      'Erases a person for good (GDPR, article 17), by a SuperAdmin or by an Admin of every project in which they have ever been. Their user name has to be repeated.',
    input: ofPerson.extend({ Username: z.string().max(200), Reason: reason }),
    example: ({ personId }) => ({ UserId: personId, Username: 'nobody', Reason: 'asked' as const }),
    output: done,
    whileArchived: 'open',
    access: { roles: ['Admin'], scope: 'relation' },
    audit: 'privacy.erased',
    feed: 'project',
    impersonation: 'refused',
    rate: 'bulk',
  }),
  getErasure: readCall({
    path: '/api/privacy/Erasure',
    summary:
      'What was done when a person was erased: what was removed, anonymised and kept, by section, and when. Sections are there for who may erase the person, and for erasures since they are recorded.',
    input: ofPerson,
    example: ({ personId }) => ({ UserId: personId }),
    output: z.strictObject({ At: instant, Reason: reason, Sections: z.array(sectionEffect) }),
    access: { roles: ['Admin'], scope: 'relation' },
  }),
  requestErasure: writeCall({
    path: '/api/privacy/RequestErasure',
    summary:
      'Asks the SuperAdmins to erase a person whom the caller may not erase; once at a time.',
    input: ofPerson.extend({ Reason: reason }),
    example: ({ personId }) => ({ UserId: personId, Reason: 'asked' as const }),
    output: done,
    whileArchived: 'open',
    access: { roles: ['Admin'], scope: 'relation' },
    audit: 'privacy.erasureRequested',
    feed: 'project',
    impersonation: 'refused',
    idempotency: 'natural',
  }),
  listErasureRequests: readCall({
    path: '/api/privacy/ErasureRequests',
    summary: 'The requests for erasure that a SuperAdmin has to decide, the oldest first.',
    input: z.strictObject({}),
    output: z.array(request),
    access: { roles: ['SuperAdmin'], scope: 'global' },
  }),
  declineErasure: writeCall({
    path: '/api/privacy/DeclineErasure',
    summary: 'Decides a request for erasure against it; the person stays as they are.',
    input: z.strictObject({ Id: id }),
    example: ({ absentId }) => ({ Id: absentId }),
    output: done,
    whileArchived: 'open',
    access: { roles: ['SuperAdmin'], scope: 'global' },
    audit: 'privacy.erasureDeclined',
    feed: 'project',
  }),
})
