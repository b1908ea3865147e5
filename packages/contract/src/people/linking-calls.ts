import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { besidePage, id, page, paged } from '../core/shapes.ts'
import {
  chosenActions,
  chosenMentor,
  chosenPeople,
  confirmedPeople,
  holderKind,
  linkCount,
  linkResult,
  pair,
  suggestedMatch,
} from './linking-entities.ts'
import { linkingReads } from './linking-reads.ts'
import { LINKING_ROLES, OVERSEER_LINKING_ROLES } from './linking-roles.ts'

const inProject = z.strictObject({ ProjectId: id })
const oneMentee = inProject.extend({ MenteeId: id })

const LINKING = { roles: LINKING_ROLES, scope: 'relation' } as const
const READING = { roles: OVERSEEING_ROLES, scope: 'relation' } as const
/** Who looks after whom: mentors of mentees, supervisors and coordinators of both. */
export const linkingCalls = {
  ...linkingReads,
  countLinking: readCall({
    path: '/api/linking/count',
    summary: 'How many people linking would change, and how many have it so already.',
    input: chosenPeople.extend({
      Kind: holderKind.default('mentor'),
      /** Whom they would have; null for nobody. */
      HolderId: id.nullable(),
      /** For supervisors and coordinators: whether they are taken in or let go. */
      On: z.boolean().default(true),
      /** Without any, the default mentor is meant. */
      ActionIds: z.array(id).max(200).default([]),
    }),
    example: ({ projectId }) => ({ ProjectId: projectId, HolderId: null }),
    output: linkCount,
    access: LINKING,
    rate: 'aggregate',
  }),
  setDefaultMentorSingle: writeCall({
    path: '/api/User/setDefaultMentorSingle',
    summary: 'Gives a mentee a default mentor; the one before ends.',
    input: oneMentee.extend({ MentorId: chosenMentor }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      MentorId: absentId,
      MenteeId: personId,
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.mentorSet',
    feed: 'project',
    concerns: 'mentees',
  }),
  setDefaultMentor: writeCall({
    path: '/api/User/setDefaultMentor',
    summary: 'Gives all mentees who match, or who were chosen, the same default mentor.',
    input: confirmedPeople.extend({ MentorId: chosenMentor }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      MentorId: absentId,
      Roles: ['Mentee' as const],
      Filter: [],
      Search: 'κανείς',
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.mentorSet',
    feed: 'project',
    concerns: 'mentees',
    rate: 'bulk',
  }),
  unlinkMentor: writeCall({
    path: '/api/linking/unlink',
    summary: 'Ends the default mentor of all mentees who match, or who were chosen.',
    input: confirmedPeople,
    example: ({ projectId }) => ({ ProjectId: projectId, Search: 'κανείς' }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.mentorEnded',
    feed: 'project',
    concerns: 'mentees',
    rate: 'bulk',
  }),
  setActionMentor: writeCall({
    path: '/api/User/SetActionMentor',
    summary: 'Gives all mentees who match, or who were chosen, a mentor for single actions.',
    input: confirmedPeople.extend({ MentorId: chosenMentor, ActionIds: chosenActions }),
    example: ({ projectId, absentId, actionId }) => ({
      ProjectId: projectId,
      MentorId: absentId,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.actionMentorSet',
    feed: 'project',
    concerns: 'mentees',
    rate: 'bulk',
  }),
  setActionMentorOne: writeCall({
    path: '/api/User/SetActionMentorOne',
    summary: 'Gives one mentee a mentor for single actions.',
    input: oneMentee.extend({ MentorId: chosenMentor, ActionIds: chosenActions }),
    example: ({ projectId, absentId, personId, actionId }) => ({
      ProjectId: projectId,
      MentorId: absentId,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.actionMentorSet',
    feed: 'project',
    concerns: 'mentees',
  }),
  resetActionMentor: writeCall({
    path: '/api/User/ResetActionMentor',
    summary:
      'Gives actions back to the default mentor, for all mentees who match, or who were chosen.',
    input: confirmedPeople.extend({ ActionIds: chosenActions }),
    example: ({ projectId, actionId }) => ({
      ProjectId: projectId,
      ActionIds: [actionId],
      Search: 'κανείς',
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.actionMentorEnded',
    feed: 'project',
    concerns: 'mentees',
    rate: 'bulk',
  }),
  resetActionMentorOne: writeCall({
    path: '/api/User/ResetActionMentorOne',
    summary: 'Gives actions of one mentee back to the default mentor.',
    input: oneMentee.extend({ ActionIds: chosenActions }),
    example: ({ projectId, personId, actionId }) => ({
      ProjectId: projectId,
      MenteeId: personId,
      ActionIds: [actionId],
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.actionMentorEnded',
    feed: 'project',
    concerns: 'mentees',
  }),
  getSubjectIds: readCall({
    path: '/api/User/GetSubjectIds',
    summary: 'The ids of those whom a supervisor oversees, as far as the caller reaches.',
    input: inProject.extend({ SupervisorId: id }),
    example: ({ projectId, personId }) => ({ ProjectId: projectId, SupervisorId: personId }),
    output: z.array(id),
    access: READING,
  }),
  supervise: writeCall({
    path: '/api/User/supervise',
    summary:
      'Lets a supervisor oversee a person, or no longer: the other way round without `On`, as it says with it.',
    input: inProject.extend({ SupervisorId: id, SubjectId: id, On: z.boolean().optional() }),
    example: ({ projectId, absentId, personId }) => ({
      ProjectId: projectId,
      SupervisorId: absentId,
      SubjectId: personId,
    }),
    output: z.strictObject({ Supervised: z.boolean(), LinkingId: id.nullable() }),
    access: { roles: OVERSEER_LINKING_ROLES, scope: 'relation' },
    audit: 'linking.supervised',
    feed: 'project',
    concerns: 'others',
  }),
  setOverseer: writeCall({
    path: '/api/linking/oversee',
    summary:
      'Takes all people who match, or who were chosen, into the set of a supervisor or coordinator, or out of it.',
    input: confirmedPeople.extend({
      Kind: z.enum(['supervisor', 'coordinator']),
      HolderId: id,
      On: z.boolean(),
    }),
    example: ({ projectId, absentId }) => ({
      ProjectId: projectId,
      Kind: 'coordinator' as const,
      HolderId: absentId,
      On: true,
      Search: 'κανείς',
    }),
    output: linkResult,
    access: { roles: OVERSEER_LINKING_ROLES, scope: 'relation' },
    audit: 'linking.overseerSet',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  undoLinking: writeCall({
    path: '/api/linking/undo',
    summary: "Takes back one's own linking within the hour; what was changed since stays.",
    input: inProject.extend({ LinkingId: id }),
    example: ({ projectId, absentId }) => ({ ProjectId: projectId, LinkingId: absentId }),
    output: linkResult.pick({ Changed: true, Skipped: true, HandedOver: true, Kept: true }),
    access: LINKING,
    audit: 'linking.undone',
    feed: 'project',
    concerns: 'others',
    rate: 'bulk',
  }),
  suggestMentors: readCall({
    path: '/api/linking/suggestions',
    summary:
      'For active mentees without a mentor, ten a page, the mentors who fit best, and why; nothing is linked by it. Mentors who have never signed in are left out.',
    input: inProject.extend({ page, ...besidePage }),
    example: ({ projectId }) => ({ ProjectId: projectId, page: 1 }),
    output: paged(suggestedMatch).extend({
      /** How many mentors are left out because they have never signed in. */
      NeverSignedIn: z.int(),
    }),
    access: LINKING,
    rate: 'aggregate',
  }),
  approvePairs: writeCall({
    path: '/api/linking/approve',
    summary: 'Links pairs that were suggested; who has a mentor by now keeps that one.',
    input: inProject.extend({
      Pairs: z
        .array(pair)
        .min(1)
        .max(100)
        .refine((pairs) => new Set(pairs.map(({ MenteeId }) => MenteeId)).size === pairs.length, {
          error: 'repeated',
        }),
    }),
    example: ({ projectId, personId, absentId }) => ({
      ProjectId: projectId,
      Pairs: [{ MenteeId: personId, MentorId: absentId }],
    }),
    output: linkResult,
    access: LINKING,
    audit: 'linking.mentorSet',
    feed: 'project',
    concerns: 'mentees',
  }),
}
