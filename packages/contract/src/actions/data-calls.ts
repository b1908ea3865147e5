import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { done, id, instant, jsonText, keysUpTo, page, paged } from '../core/shapes.ts'
import { actionData } from './entities.ts'

/** The own data of so many mentees is merged at once: what one statement and one answer bear. */
const MAX_MERGED = 1_000

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

const asMentor = { roles: MENTOR_ROLES, scope: 'relation' } as const
const asMentee = { roles: MENTEE_ROLES, scope: 'relation' } as const

/**
 * What people write in an action. Five drawers for one action:
 * the mentee's own data; the mentor's data for all mentees; the mentor's data about one mentee;
 * public notes, which the mentee may read; and private notes, which the mentee never sees.
 * "Save" replaces, "Update" merges the top-level keys into what is there.
 */
export const dataCalls = {
  getDataAsMentee: readCall({
    path: '/api/mentee/GetActionData',
    summary: "The mentee's own data of an action.",
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: actionData,
    access: asMentee,
  }),
  getMentorDataAsMentee: readCall({
    path: '/api/mentee/GetMentorActionData',
    summary: 'What the mentor of the calling mentee shares with all mentees of the action.',
    input: byAction,
    example: ({ actionId }) => ({ ActionId: actionId }),
    output: actionData,
    access: { roles: ['Mentee'], scope: 'self' },
  }),
  listQuestsAsMentee: readCall({
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
  saveDataAsMentee: writeCall({
    path: '/api/mentee/SaveActionData',
    summary: "Replaces the mentee's own data of an action.",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentee,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  updateDataAsMentee: writeCall({
    path: '/api/mentee/UpdateActionData',
    summary: "Merges into the calling mentee's own data of an action.",
    input: mineWithData,
    example: ({ actionId }) => ({ ActionId: actionId, Data: '{"note":"ένα"}' }),
    output: actionData,
    whileArchived: 'refused',
    access: { roles: ['Mentee'], scope: 'self' },
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  getDataAsMentor: readCall({
    path: '/api/Mentor/GetActionData',
    summary: "The caller's data for all mentees of an action.",
    input: byAction,
    example: ({ actionId }) => ({ ActionId: actionId }),
    output: actionData,
    access: { roles: MENTOR_ROLES, scope: 'self' },
  }),
  updateDataAsMentor: writeCall({
    path: '/api/Mentor/UpdateActionData',
    summary: "Merges into the caller's data for all mentees of an action.",
    input: mineWithData,
    example: ({ actionId }) => ({ ActionId: actionId, Data: '{"note":"ένα"}' }),
    output: actionData,
    whileArchived: 'refused',
    access: { roles: MENTOR_ROLES, scope: 'self' },
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  getMenteeData: readCall({
    path: '/api/Mentor/GetMenteeActionData',
    summary: "A mentee's own data of an action.",
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: actionData,
    access: asMentor,
  }),
  updateMenteeData: writeCall({
    path: '/api/Mentor/UpdateMenteeActionData',
    summary: "Merges into a mentee's own data of an action.",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  saveMenteeData: writeCall({
    path: '/api/Mentor/SaveMenteeActionData',
    summary: "Replaces a mentee's own data of an action.",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  setMenteeData: writeCall({
    path: '/api/Mentor/SetMenteeActionData',
    summary: "Replaces a mentee's own data of an action (older name of SaveMenteeActionData).",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  updateMenteeDataMany: writeCall({
    path: '/api/Mentor/UpdateMenteeActionDataMany',
    summary: 'Merges into the own data of many mentees at once, such as lastMail; all or nothing.',
    input: byAction.extend({
      Data: keysUpTo(
        z.record(
          z.string().regex(/^[1-9]\d{0,9}$/),
          keysUpTo(z.looseObject({ lastMail: z.string().nullish() }), 1_000),
        ),
        MAX_MERGED,
      ),
    }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      Data: { [personId]: { lastMail: '2026-01-05' } },
    }),
    output: done,
    access: asMentor,
    audit: 'actionData.savedMany',
    feed: 'project',
    concerns: 'others',
  }),
  getAboutMentee: readCall({
    path: '/api/Mentor/GetActionMenteeData',
    summary: "The mentor's data about one mentee in an action.",
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: actionData,
    access: asMentor,
  }),
  updateAboutMentee: writeCall({
    path: '/api/Mentor/UpdateActionMenteeData',
    summary: "Merges into the mentor's data about one mentee in an action.",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  listAboutMentees: readCall({
    path: '/api/Mentor/GetAllActionMenteeData',
    summary: "The mentor's data about each mentee within reach in an action.",
    input: byAction,
    example: ({ actionId }) => ({ ActionId: actionId }),
    output: z.array(menteeRow),
    access: asMentor,
  }),
  getPublicNotes: readCall({
    path: '/api/Mentor/GetPublicMenteeData',
    summary: 'The notes on a mentee in an action that the mentee may read.',
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: actionData,
    access: asMentee,
  }),
  savePublicNotes: writeCall({
    path: '/api/Mentor/SavePublicMenteeData',
    summary: 'Replaces the notes on a mentee that the mentee may read.',
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  listPublicNotes: readCall({
    path: '/api/Mentor/PublicMenteeData',
    summary: 'Public notes on the mentees within reach, by page of at most 100.',
    input: byAction.extend({ Page: page.default(1), Count: z.int().min(1).max(100).default(10) }),
    example: ({ actionId }) => ({ ActionId: actionId }),
    output: paged(menteeRow),
    access: asMentor,
  }),
  getPrivateNotes: readCall({
    path: '/api/Mentor/GetPrivateMenteeData',
    summary: "The caller's private notes on a mentee in an action.",
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: actionData,
    access: asMentor,
  }),
  listPrivateNotes: readCall({
    path: '/api/Mentor/GetPrivateMenteeData2',
    summary: 'All private notes on a mentee in an action that the caller may read, by author.',
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.array(
      z.strictObject({ AuthorId: id, FirstName: z.string(), LastName: z.string(), Data: jsonText }),
    ),
    access: asMentor,
  }),
  savePrivateNotes: writeCall({
    path: '/api/Mentor/SavePrivateMenteeData',
    summary: "Replaces the caller's private notes on a mentee in an action.",
    input: menteeWithData,
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Data: '{"note":"ένα"}',
    }),
    output: actionData,
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
}
