import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, instant, jsonText, page, paged } from '../core/shapes.ts'
import { actionData } from './entities.ts'

const MENTOR_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const
const MENTEE_ROLES = [...MENTOR_ROLES, 'Mentee'] as const

const byAction = z.strictObject({ ActionId: id })
const byMentee = byAction.extend({ MenteeId: id })
const mineWithData = byAction.extend({ Data: jsonText })
const menteeWithData = byMentee.extend({ Data: jsonText })

const menteeRow = z.strictObject({
  MenteeId: id,
  FirstName: z.string(),
  LastName: z.string(),
  Data: jsonText,
})

/** A call that reads one action's data of a person within reach. */
const read = { method: 'POST', body: 'json', effect: 'read', rate: 'read' } as const

/** A call that saves; the whole body is applied or nothing is. */
const write = {
  method: 'POST',
  body: 'json',
  effect: 'write',
  idempotency: 'key',
  rate: 'write',
} as const

const asMentor = { roles: MENTOR_ROLES, scope: 'relation' } as const
const asMentee = { roles: MENTEE_ROLES, scope: 'relation' } as const

/**
 * What people write in an action. Five drawers for one action:
 * the mentee's own data; the mentor's data for all mentees; the mentor's data about one mentee;
 * public notes, which the mentee may read; and private notes, which the mentee never sees.
 * "Save" replaces, "Update" merges the top-level keys into what is there.
 */
export const dataCalls = {
  getDataAsMentee: defineCall({
    ...read,
    path: '/api/mentee/GetActionData',
    summary: "The mentee's own data of an action.",
    input: byMentee,
    output: actionData,
    access: asMentee,
  }),
  getMentorDataAsMentee: defineCall({
    ...read,
    path: '/api/mentee/GetMentorActionData',
    summary: 'What the mentor of the calling mentee shares with all mentees of the action.',
    input: byAction,
    output: actionData,
    access: { roles: ['Mentee'], scope: 'self' },
  }),
  listQuestsAsMentee: defineCall({
    ...read,
    path: '/api/mentee/GetAllQuests',
    summary: "The calling mentee's actions that are questionnaires, with their state.",
    input: z.strictObject({}),
    output: z.array(
      z.strictObject({
        ActionId: id,
        QuestId: id,
        Title: z.string(),
        Completed: z.boolean(),
        CompletedAt: instant.nullable(),
      }),
    ),
    access: { roles: ['Mentee'], scope: 'self' },
  }),
  saveDataAsMentee: defineCall({
    ...write,
    path: '/api/mentee/SaveActionData',
    summary: "Replaces the mentee's own data of an action.",
    input: menteeWithData,
    output: actionData,
    access: asMentee,
    audit: 'actionData.saved',
  }),
  updateDataAsMentee: defineCall({
    ...write,
    path: '/api/mentee/UpdateActionData',
    summary: "Merges into the calling mentee's own data of an action.",
    input: mineWithData,
    output: actionData,
    access: { roles: ['Mentee'], scope: 'self' },
    audit: 'actionData.saved',
  }),
  getDataAsMentor: defineCall({
    ...read,
    path: '/api/Mentor/GetActionData',
    summary: "The caller's data for all mentees of an action.",
    input: byAction,
    output: actionData,
    access: { roles: MENTOR_ROLES, scope: 'self' },
  }),
  updateDataAsMentor: defineCall({
    ...write,
    path: '/api/Mentor/UpdateActionData',
    summary: "Merges into the caller's data for all mentees of an action.",
    input: mineWithData,
    output: actionData,
    access: { roles: MENTOR_ROLES, scope: 'self' },
    audit: 'actionData.saved',
  }),
  getMenteeData: defineCall({
    ...read,
    path: '/api/Mentor/GetMenteeActionData',
    summary: "A mentee's own data of an action.",
    input: byMentee,
    output: actionData,
    access: asMentor,
  }),
  updateMenteeData: defineCall({
    ...write,
    path: '/api/Mentor/UpdateMenteeActionData',
    summary: "Merges into a mentee's own data of an action.",
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
  saveMenteeData: defineCall({
    ...write,
    path: '/api/Mentor/SaveMenteeActionData',
    summary: "Replaces a mentee's own data of an action.",
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
  setMenteeData: defineCall({
    ...write,
    path: '/api/Mentor/SetMenteeActionData',
    summary: "Replaces a mentee's own data of an action (older name of SaveMenteeActionData).",
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
  updateMenteeDataMany: defineCall({
    ...write,
    path: '/api/Mentor/UpdateMenteeActionDataMany',
    summary: 'Merges into the own data of many mentees at once, such as lastMail; all or nothing.',
    input: byAction.extend({
      Data: z.record(
        z.string().regex(/^[1-9]\d{0,9}$/),
        z.looseObject({ lastMail: z.string().nullish() }),
      ),
    }),
    output: done,
    access: asMentor,
    audit: 'actionData.savedMany',
  }),
  getAboutMentee: defineCall({
    ...read,
    path: '/api/Mentor/GetActionMenteeData',
    summary: "The mentor's data about one mentee in an action.",
    input: byMentee,
    output: actionData,
    access: asMentor,
  }),
  updateAboutMentee: defineCall({
    ...write,
    path: '/api/Mentor/UpdateActionMenteeData',
    summary: "Merges into the mentor's data about one mentee in an action.",
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
  listAboutMentees: defineCall({
    ...read,
    path: '/api/Mentor/GetAllActionMenteeData',
    summary: "The mentor's data about each mentee within reach in an action.",
    input: byAction,
    output: z.array(menteeRow),
    access: asMentor,
  }),
  getPublicNotes: defineCall({
    ...read,
    path: '/api/Mentor/GetPublicMenteeData',
    summary: 'The notes on a mentee in an action that the mentee may read.',
    input: byMentee,
    output: actionData,
    access: asMentee,
  }),
  savePublicNotes: defineCall({
    ...write,
    path: '/api/Mentor/SavePublicMenteeData',
    summary: 'Replaces the notes on a mentee that the mentee may read.',
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
  listPublicNotes: defineCall({
    ...read,
    path: '/api/Mentor/PublicMenteeData',
    summary: 'Public notes on the mentees within reach, by page of at most 100.',
    input: byAction.extend({ Page: page.default(1), Count: z.int().min(1).max(100).default(10) }),
    output: paged(menteeRow),
    access: asMentor,
  }),
  getPrivateNotes: defineCall({
    ...read,
    path: '/api/Mentor/GetPrivateMenteeData',
    summary: "The caller's private notes on a mentee in an action.",
    input: byMentee,
    output: actionData,
    access: asMentor,
  }),
  listPrivateNotes: defineCall({
    ...read,
    path: '/api/Mentor/GetPrivateMenteeData2',
    summary: 'All private notes on a mentee in an action that the caller may read, by author.',
    input: byMentee,
    output: z.array(
      z.strictObject({ AuthorId: id, FirstName: z.string(), LastName: z.string(), Data: jsonText }),
    ),
    access: asMentor,
  }),
  savePrivateNotes: defineCall({
    ...write,
    path: '/api/Mentor/SavePrivateMenteeData',
    summary: "Replaces the caller's private notes on a mentee in an action.",
    input: menteeWithData,
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
  }),
}
