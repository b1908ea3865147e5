import { z } from 'zod'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { besidePage, done, id, instant, nothing, page, paged } from '../core/shapes.ts'
import { ADMIN } from '../core/routes.ts'
import { listView, stays } from './list-shapes.ts'
import { listCalls } from './list-calls.ts'
import { assessCalls } from './assess-calls.ts'
import { formCalls } from './form-calls.ts'
import { accountCalls } from './account-calls.ts'
import { draftCalls } from './draft-calls.ts'
import { documentCalls } from './document-calls.ts'
import { proofCalls } from './proof-calls.ts'
import { answers, document, proof, sameMailbox, section, status, token } from './form-shapes.ts'
import { person, scores, step, told } from './review-shapes.ts'
import { FORM_BYTES, MAX_CAPACITY, MAX_MOVED, MAX_REASON } from './limits.ts'
import { DRAFT, MOVES, STATUSES } from './statuses.ts'

const OPEN = { anonymous: true, because: 'applicants have no account yet' } as const
const PROVEN = { anonymous: true, because: 'the token is the proof' } as const
const STAFF = { roles: ADMIN, scope: 'project' } as const

/** Whether a project takes applications now, or why not; `none` also for a project that is not there. */
const CALL_STATES = ['none', 'before', 'open', 'closed'] as const

const openCall = z.strictObject({
  Url: z.string(),
  Title: z.string(),
  ClosesAt: instant.nullable(),
})

const row = z.strictObject({
  Id: id,
  Protocol: z.string(),
  FirstName: z.string(),
  LastName: z.string(),
  Status: status,
  /** Arrived when all places were taken. */
  Waiting: z.boolean(),
  ReceivedAt: instant,
  /** Asked for changes that have not come. */
  ChangesAsked: z.boolean(),
  /** Others of the project with the same number of the state or the registry, mailbox, or name and date of birth. */
  Duplicates: z.int(),
  /** Whether the address is proven: what is not does not count for the places, and does not go forward. */
  Proven: z.boolean(),
  /** How many score sheets are in. */
  Sheets: z.int(),
  /** Of 100, once both are in. */
  Score: z.number().nullable(),
  Told: told,
})

/** The way into a programme: the form, and its review. */
export const applicationsCalls = defineCalls('applications', {
  ...formCalls,
  ...assessCalls,
  ...accountCalls,
  ...draftCalls,
  ...documentCalls,
  ...listCalls,
  ...proofCalls,
  getForm: readCall({
    path: '/api/ApplicationForm/GetForm',
    summary:
      'The application form of a project, whether it is open, and until when; without a project those that are open.',
    input: z.strictObject({ Project: z.string().max(100) }),
    example: { Project: '' },
    output: z.strictObject({
      State: z.enum(CALL_STATES),
      Title: z.string(),
      OpensAt: instant.nullable(),
      ClosesAt: instant.nullable(),
      /** Further applications wait for a place. */
      Full: z.boolean(),
      /** How many places there are, null for no bound, and how many applications wait for one. */
      Capacity: z.int().nullable(),
      Waiting: z.int(),
      Sections: z.array(section).readonly(),
      Open: z.array(openCall),
    }),
    access: OPEN,
  }),
  getCaptcha: readCall({
    path: '/api/ApplicationForm/GetCaptcha',
    summary:
      'A task for the browser of whoever applies, as ALTCHA states it; it holds for an hour, counts once, and costs more while many apply.',
    input: nothing,
    output: z.strictObject({
      parameters: z.looseObject({}),
      signature: z.string(),
    }),
    access: OPEN,
    rate: 'credentials',
  }),
  submit: writeCall({
    path: '/api/ApplicationForm/Submit',
    bodyBytes: FORM_BYTES,
    summary:
      'Hands an application in. The server checks every answer again and gives a protocol number and the token of the private link; the same solved task counts once. A mailed link proves the address: until then the application has no place.',
    input: z.strictObject({
      Project: z.string().min(1, { error: 'required' }).max(100),
      Answers: answers,
      /** Both have to be ticked: that the answers are true, and that they may be kept and used. */
      Truthful: z.literal(true, { error: 'required' }),
      Consent: z.literal(true, { error: 'required' }),
      /** The solved task, as ALTCHA encodes it. */
      Captcha: z.string().min(1, { error: 'required' }).max(4000),
      /** The token of the draft whose documents go with it. */
      Draft: token.optional(),
    }),
    example: {
      Project: 'nowhere',
      Answers: {},
      Truthful: true as const,
      Consent: true as const,
      Captcha: 'none',
    },
    output: z.strictObject({
      Protocol: z.string(),
      Token: z.string(),
      /** All places were taken; of what is not proven it is not known yet. */
      Waiting: z.boolean(),
      Proof: proof,
    }),
    access: OPEN,
    audit: 'applications.submitted',
    feed: 'project',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  checkToken: readCall({
    path: '/api/ApplicationForm/CheckToken',
    summary: 'Whether the token of a private link holds.',
    input: z.strictObject({ Token: token }),
    example: { Token: 'none' },
    output: z.strictObject({ Status: z.enum(['valid', 'invalidToken']) }),
    access: PROVEN,
    rate: 'credentials',
  }),
  getApplication: readCall({
    path: '/api/ApplicationForm/GetApplication',
    summary:
      'An application as its applicant sees it, on the form that it was written on; without a token the latest of the account that is signed in.',
    input: z.strictObject({ Token: token.optional() }),
    example: { Token: 'none' },
    output: z.strictObject({
      Token: token,
      Protocol: z.string(),
      Title: z.string(),
      /** The project's part of addresses. */
      Project: z.string(),
      Status: z.union([status, z.literal(DRAFT)]),
      Waiting: z.boolean(),
      /** Of a draft when it was last saved. */
      ReceivedAt: instant,
      /** When it is removed, unless it is selected. */
      KeptUntil: instant,
      /** What is asked to be changed; null where nothing is. */
      ChangesAsked: z.string().nullable(),
      Sections: z.array(section).readonly(),
      Answers: z.record(z.string(), z.string()),
      Documents: z.array(document),
      /** The names of questions whose documents are missing. */
      Missing: z.array(z.string()),
      Proof: proof,
      Before: sameMailbox,
      /** The way that it has gone to where it stands, the first step first; none of a draft. */
      Steps: z.array(step),
    }),
    access: PROVEN,
    rate: 'credentials',
  }),
  change: writeCall({
    path: '/api/ApplicationForm/Change',
    bodyBytes: FORM_BYTES,
    summary:
      'Sends the changes that were asked for, once; the application is then one of status 100.',
    input: z.strictObject({ Token: token, Answers: answers }),
    example: { Token: 'none', Answers: {} },
    output: z.strictObject({ Protocol: z.string() }),
    access: PROVEN,
    audit: 'applications.changed',
    feed: 'project',
    idempotency: 'natural',
    impersonation: 'refused',
    rate: 'credentials',
  }),
  list: readCall({
    path: '/api/ApplicationForm/GetApplications',
    summary: 'Applications of a project by where they stand, by arrival, name or score.',
    input: listView.extend({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      Group: 'applicants' as const,
      Search: '',
      page: 1,
    }),
    output: paged(row).extend({
      /** How many there are of each group. */
      Counts: z.strictObject({
        applicants: z.int(),
        eligible: z.int(),
        selected: z.int(),
        rejected: z.int(),
        /** Not handed in yet (-1): listDrafts says what staff may know of them. */
        drafts: z.int(),
      }),
    }),
    access: STAFF,
  }),
  read: readCall({
    path: '/api/ApplicationForm/ReadApplication',
    summary:
      'One application whole: its answers, with numbers of the state masked, what has happened, and who may be the same person.',
    input: z.strictObject({ ProjectId: id, AppId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1 }),
    output: row.extend({
      Version: z.int(),
      /** The person that it has become. */
      UserId: id.nullable(),
      /** Whether it counts for the places: one whose new address is not proven does. */
      Counted: z.boolean(),
      ChangesText: z.string().nullable(),
      Reason: z.string().nullable(),
      Sections: z.array(
        z.strictObject({
          Title: z.string(),
          Answers: z.array(
            z.strictObject({ Name: z.string(), Label: z.string(), Answer: z.string() }),
          ),
        }),
      ),
      History: z.array(
        z.strictObject({
          At: instant,
          By: person.nullable(),
          From: status.nullable(),
          To: status,
          Note: z.string(),
          Kind: z.enum(['status', 'score', 'mail', 'proof']),
        }),
      ),
      Scores: scores,
      Notes: z.array(
        z.strictObject({
          Id: id,
          At: instant,
          By: person.nullable(),
          Text: z.string(),
          Mine: z.boolean(),
        }),
      ),
      Same: z.array(
        z.strictObject({
          Id: id,
          Protocol: z.string(),
          FirstName: z.string(),
          LastName: z.string(),
          Status: status,
          Proven: z.boolean(),
          By: z.enum(['afm', 'amka', 'kayas', 'email', 'birth']),
        }),
      ),
    }),
    access: STAFF,
  }),
  changeStatus: writeCall({
    path: '/api/ApplicationForm/ChangeStatus',
    summary:
      'Moves applications forward (-1) or back (-2), or rejects them (1000). Whoever is selected becomes a mentee of the project with an invitation, once.',
    input: z.strictObject({
      ProjectId: id,
      Ids: z.array(id).min(1).max(MAX_MOVED),
      Status: z.literal(MOVES),
      /** Where they stood when they were seen: whatever somebody has moved since stays. */
      Seen: z.array(status).max(STATUSES.length).optional(),
      /** Why they are rejected, or what applicants read besides where they go forward; the specification's call names none (spec §4). */
      Reason: z.string().trim().max(MAX_REASON).optional(),
      /** Whether the reason stays with staff: the mail to the applicant does not say it. */
      HideReason: z.boolean().default(false),
      /** Whether who has the tax number of a member is that member, whatever address they wrote from. */
      SamePerson: z.boolean().default(false),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, Ids: [1], Status: -1 as const }),
    output: z.strictObject({
      Changed: z.array(z.strictObject({ Id: id, Status: status })),
      /** Those that stay as they are: the move leads nowhere, nobody can be made of them, or the project has none. */
      Unchanged: z.array(stays),
      /** Selected ones whose mentee has another registry number than the protocol number, or none. */
      OtherNumbers: z.array(z.strictObject({ Id: id, Protocol: z.string(), Because: z.string() })),
      /** Mails that are on their way, to applicants and to people who were selected. */
      Mailed: z.int(),
    }),
    access: STAFF,
    audit: 'applications.moved',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  resubmit: writeCall({
    path: '/api/ApplicationForm/Resubmit',
    summary: 'Asks the applicant to change the application, saying what, and which answers.',
    input: z.strictObject({
      /** The session's project without it, as the specification's call has it. */
      ProjectId: id.optional(),
      AppId: id,
      /** A general request without it. */
      Text: z.string().trim().max(MAX_REASON).default(''),
      /** The names of questions whose answers are to be changed. */
      Questions: z.array(z.string().min(1).max(100)).max(100).default([]),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, AppId: 1, Text: 'Συμπληρώστε τα όλα.' }),
    output: z.strictObject({
      ok: z.literal(true),
      /** Mails to the applicant that are on their way; none where the project wants none. */
      Mailed: z.int(),
    }),
    access: STAFF,
    audit: 'applications.changesAsked',
    feed: 'project',
  }),
  getCall: readCall({
    path: '/api/ApplicationForm/GetCall',
    summary:
      'When a project takes applications, for how many places, and how many have come that count.',
    input: z.strictObject({ ProjectId: id }),
    example: ({ projectId }) => ({ ProjectId: projectId }),
    output: z.strictObject({
      OpensAt: instant.nullable(),
      ClosesAt: instant.nullable(),
      Capacity: z.int().nullable(),
      Received: z.int(),
      /** How many besides have an address that is not proven: they have no place. */
      Unproven: z.int(),
      /** How many questions the form has. */
      Questions: z.int(),
      Url: z.string(),
      /** Validators that could not say whether an answer is right, the latest first. */
      Faults: z.array(
        z.strictObject({
          Question: z.string(),
          Problem: z.enum(['time', 'memory', 'depth', 'error', 'result']),
          Detail: z.string(),
          At: instant,
          Times: z.int(),
        }),
      ),
    }),
    access: STAFF,
  }),
  setCall: writeCall({
    path: '/api/ApplicationForm/SetCall',
    summary: 'Says from when until when a project takes applications, and for how many places.',
    input: z
      .strictObject({
        ProjectId: id,
        /** Null for no applications at all. */
        OpensAt: instant.nullable(),
        ClosesAt: instant.nullable(),
        Capacity: z.int().min(1).max(MAX_CAPACITY).nullable(),
      })
      .refine(
        ({ OpensAt, ClosesAt }) =>
          !OpensAt || !ClosesAt || Date.parse(OpensAt) < Date.parse(ClosesAt),
        { error: 'order', path: ['ClosesAt'] },
      ),
    example: ({ projectId }) => ({
      ProjectId: projectId,
      OpensAt: '2026-01-01T00:00:00Z',
      ClosesAt: null,
      Capacity: null,
    }),
    output: done,
    access: { roles: ['Admin', 'ProjectManager'], scope: 'project' },
    audit: 'applications.callSet',
    feed: 'project',
    idempotency: 'natural',
  }),
})
