import { z } from 'zod'
import { MAX_FILES } from '../actions/need-kinds.ts'
import { needId, templateFile } from '../actions/type-needs.ts'
import { AUTHOR_ROLES } from '../actions/author-roles.ts'
import { defineCalls, readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { besidePage, id, instant, page, paged } from '../core/shapes.ts'
import { waitingSubmission, work, workSummary } from './entities.ts'

const WORKING_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const ALL_ROLES = [...WORKING_ROLES, 'Mentee'] as const

const cell = z.strictObject({ ActionId: id, MenteeId: id })
const LARGEST = 2_147_483_647
/** The state that the page showed; 0 before anything was handed in. */
const revision = z.int().min(0).max(LARGEST)

/** What mentees do in an action beside its form: read, tick, hand in; and what is decided about it. */
export const submissionsCalls = defineCalls('submissions', {
  getWork: readCall({
    path: '/api/submissions/Work',
    summary: 'What an action asks of a mentee by its type, and what they have done of it.',
    input: cell,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: work,
    access: { roles: ALL_ROLES, scope: 'relation' },
  }),
  summarize: readCall({
    path: '/api/submissions/Summary',
    summary:
      'How far mentees within reach are in the actions that ask something by their type: in one action, or in all that the caller sees.',
    input: z.strictObject({
      ProjectId: id,
      MenteeIds: z.array(id).min(1).max(100),
      ActionId: id.nullable(),
    }),
    example: ({ projectId, personId }) => ({
      ProjectId: projectId,
      MenteeIds: [personId],
      ActionId: null,
    }),
    output: z.array(workSummary),
    access: { roles: ALL_ROLES, scope: 'relation' },
  }),
  recordReading: writeCall({
    path: '/api/submissions/Read',
    summary:
      'Records when the calling mentee read what an action of information says: once for each time that it has to be read. It completes the action where nothing else is missing.',
    input: z.strictObject({ ActionId: id, Version: z.int().min(1).max(LARGEST) }),
    example: ({ actionId }) => ({ ActionId: actionId, Version: 1 }),
    output: work,
    whileArchived: 'refused',
    access: { roles: ['Mentee'], scope: 'self' },
    // Nobody reads in somebody else's place.
    impersonation: 'refused',
    audit: 'submissions.read',
    idempotency: 'natural',
  }),
  tick: writeCall({
    path: '/api/submissions/Tick',
    summary:
      'Ticks a line of the checklist of an action for a mentee, or takes the tick away; the mentee themselves only while the action is open to them.',
    input: cell.extend({ Item: needId, Done: z.boolean() }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Item: 'i_cv',
      Done: true,
    }),
    output: work,
    access: { roles: ALL_ROLES, scope: 'relation' },
    audit: 'submissions.ticked',
    feed: 'project',
    concerns: 'others',
    idempotency: 'natural',
  }),
  submit: writeCall({
    path: '/api/submissions/Submit',
    summary:
      'Hands in what an action asks for: a note, a link, or files that were uploaded for it. What was handed in before stays as an earlier version. A conflict where somebody has handed in or decided since Revision was seen.',
    input: cell.extend({
      Slot: needId,
      Revision: revision,
      Note: z.string().trim().max(4_000).default(''),
      Link: z.string().trim().max(2_000).default(''),
      FileIds: z.array(id).max(MAX_FILES).default([]),
    }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Slot: 's_cv',
      Revision: 0,
      Link: 'https://example.org/cv',
    }),
    output: work,
    access: { roles: ALL_ROLES, scope: 'relation' },
    audit: 'submissions.submitted',
    feed: 'project',
    concerns: 'others',
  }),
  decide: writeCall({
    path: '/api/submissions/Decide',
    summary:
      'Accepts what was handed in, or returns it with a reason; the mentee is told. A conflict where somebody has handed in or decided since Revision was seen.',
    input: cell.extend({
      Slot: needId,
      Revision: revision,
      Accept: z.boolean(),
      Reason: z.string().trim().max(2_000).default(''),
    }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Slot: 's_cv',
      Revision: 1,
      Accept: true,
    }),
    output: work,
    access: { roles: WORKING_ROLES, scope: 'relation' },
    audit: 'submissions.decided',
    feed: 'project',
    concerns: 'others',
  }),
  listWaiting: readCall({
    path: '/api/submissions/Waiting',
    summary:
      'What mentees within reach have handed in that waits for a decision, what waits longest first, ten a page.',
    input: z.strictObject({ ProjectId: id, page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(waitingSubmission).extend({
      /** Since when the one waits that waits longest. */
      Oldest: instant.nullable(),
    }),
    access: { roles: WORKING_ROLES, scope: 'relation' },
  }),
  addTemplate: writeCall({
    path: '/api/submissions/Template',
    summary:
      'Keeps an uploaded file with an action, for mentees to fill in; what the action asks then names it.',
    input: z.strictObject({ ProjectId: id, ActionId: id, FileId: id }),
    example: ({ projectId, actionId, absentId }) => ({
      ProjectId: projectId,
      ActionId: actionId,
      FileId: absentId,
    }),
    output: templateFile,
    access: { roles: AUTHOR_ROLES, scope: 'project' },
    audit: 'submissions.templateAdded',
    feed: 'project',
  }),
})
