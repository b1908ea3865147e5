import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { id, page, paged } from '../core/shapes.ts'
import {
  chosenActions,
  chosenMentor,
  chosenPeople,
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
const WRITE = { effect: 'write', idempotency: 'key' } as const

/** Who looks after whom: mentors of mentees, supervisors and coordinators of both. */
export const linkingCalls = {
  ...linkingReads,
  countLinking: defineCall({
    method: 'POST',
    path: '/api/linking/count',
    body: 'json',
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
    output: linkCount,
    access: LINKING,
    effect: 'read',
    rate: 'read',
  }),
  setDefaultMentorSingle: defineCall({
    method: 'POST',
    path: '/api/User/setDefaultMentorSingle',
    body: 'json',
    summary: 'Gives a mentee a default mentor; the one before ends.',
    input: oneMentee.extend({ MentorId: chosenMentor }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.mentorSet',
    rate: 'write',
  }),
  setDefaultMentor: defineCall({
    method: 'POST',
    path: '/api/User/setDefaultMentor',
    body: 'json',
    summary: 'Gives all mentees who match, or who were chosen, the same default mentor.',
    input: chosenPeople.extend({ MentorId: chosenMentor }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.mentorSet',
    rate: 'write',
  }),
  unlinkMentor: defineCall({
    method: 'POST',
    path: '/api/linking/unlink',
    body: 'json',
    summary: 'Ends the default mentor of all mentees who match, or who were chosen.',
    input: chosenPeople,
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.mentorEnded',
    rate: 'write',
  }),
  setActionMentor: defineCall({
    method: 'POST',
    path: '/api/User/SetActionMentor',
    body: 'json',
    summary: 'Gives all mentees who match, or who were chosen, a mentor for single actions.',
    input: chosenPeople.extend({ MentorId: chosenMentor, ActionIds: chosenActions }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.actionMentorSet',
    rate: 'write',
  }),
  setActionMentorOne: defineCall({
    method: 'POST',
    path: '/api/User/SetActionMentorOne',
    body: 'json',
    summary: 'Gives one mentee a mentor for single actions.',
    input: oneMentee.extend({ MentorId: chosenMentor, ActionIds: chosenActions }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.actionMentorSet',
    rate: 'write',
  }),
  resetActionMentor: defineCall({
    method: 'POST',
    path: '/api/User/ResetActionMentor',
    body: 'json',
    summary:
      'Gives actions back to the default mentor, for all mentees who match, or who were chosen.',
    input: chosenPeople.extend({ ActionIds: chosenActions }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.actionMentorEnded',
    rate: 'write',
  }),
  resetActionMentorOne: defineCall({
    method: 'POST',
    path: '/api/User/ResetActionMentorOne',
    body: 'json',
    summary: 'Gives actions of one mentee back to the default mentor.',
    input: oneMentee.extend({ ActionIds: chosenActions }),
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.actionMentorEnded',
    rate: 'write',
  }),
  getSubjectIds: defineCall({
    method: 'POST',
    path: '/api/User/GetSubjectIds',
    body: 'json',
    summary: 'The ids of those whom a supervisor oversees, as far as the caller reaches.',
    input: inProject.extend({ SupervisorId: id }),
    output: z.array(id),
    access: READING,
    effect: 'read',
    rate: 'read',
  }),
  supervise: defineCall({
    method: 'POST',
    path: '/api/User/supervise',
    body: 'json',
    summary:
      'Lets a supervisor oversee a person, or no longer: the other way round without `On`, as it says with it.',
    input: inProject.extend({ SupervisorId: id, SubjectId: id, On: z.boolean().optional() }),
    output: z.strictObject({ Supervised: z.boolean(), LinkingId: id.nullable() }),
    access: { roles: OVERSEER_LINKING_ROLES, scope: 'relation' },
    ...WRITE,
    audit: 'linking.supervised',
    rate: 'write',
  }),
  setOverseer: defineCall({
    method: 'POST',
    path: '/api/linking/oversee',
    body: 'json',
    summary:
      'Takes all people who match, or who were chosen, into the set of a supervisor or coordinator, or out of it.',
    input: chosenPeople.extend({
      Kind: z.enum(['supervisor', 'coordinator']),
      HolderId: id,
      On: z.boolean(),
    }),
    output: linkResult,
    access: { roles: OVERSEER_LINKING_ROLES, scope: 'relation' },
    ...WRITE,
    audit: 'linking.overseerSet',
    rate: 'write',
  }),
  undoLinking: defineCall({
    method: 'POST',
    path: '/api/linking/undo',
    body: 'json',
    summary: "Takes back one's own linking within the hour; what was changed since stays.",
    input: inProject.extend({ LinkingId: id }),
    output: linkResult.pick({ Changed: true, Skipped: true, HandedOver: true, Kept: true }),
    access: LINKING,
    ...WRITE,
    audit: 'linking.undone',
    rate: 'write',
  }),
  suggestMentors: defineCall({
    method: 'POST',
    path: '/api/linking/suggestions',
    body: 'json',
    summary:
      'For active mentees without a mentor, ten a page, the mentors who fit best, and why; nothing is linked by it.',
    input: inProject.extend({ page }),
    output: paged(suggestedMatch),
    access: LINKING,
    effect: 'read',
    rate: 'read',
  }),
  approvePairs: defineCall({
    method: 'POST',
    path: '/api/linking/approve',
    body: 'json',
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
    output: linkResult,
    access: LINKING,
    ...WRITE,
    audit: 'linking.mentorSet',
    rate: 'write',
  }),
}
