import { z } from 'zod'
import { readCall, writeCall } from '../core/define-call.ts'
import { OVERSEEING_ROLES } from '../core/roles.ts'
import { besidePage, id, instant, jsonText, page, paged } from '../core/shapes.ts'
import { formField } from './form-field.ts'
import { FORM_PARTS } from './form-types.ts'

const MENTOR_ROLES = [...OVERSEEING_ROLES, 'Mentor'] as const

const asMentor = { roles: MENTOR_ROLES, scope: 'self' } as const
const withinReach = { roles: [...MENTOR_ROLES, 'Mentee'], scope: 'relation' } as const

const byAction = z.strictObject({ ActionId: id })
const byMentee = byAction.extend({ MenteeId: id })

/** The parts that are written for each mentee. */
const MENTEE_PARTS = FORM_PARTS.filter((part) => part !== 'mentor')

const formVersion = z.int().min(1).max(2_147_483_647)
const personName = z.strictObject({ Id: id, FirstName: z.string(), LastName: z.string() })

/** What was written, by the fields' names, as a JSON object. */
const written = {
  /** The version of the form that the page shows: who begins, begins on it. */
  FormVersion: formVersion,
  Data: jsonText,
  /** What the fields in Data held when the writer last saw them: a conflict where that has changed. */
  Seen: jsonText,
}

/** One part of an action's form with what is written in it. */
const formPart = z.strictObject({
  Part: z.enum(FORM_PARTS),
  /** Of the version that it was begun on. */
  Fields: z.array(formField),
  FormVersion: formVersion,
  /** Whether no newer version changed this part. */
  IsCurrent: z.boolean(),
  /** Everything in its drawer, as a JSON object. */
  Data: jsonText,
  /** What fields begin with that nothing is written in, likewise. */
  Start: jsonText,
  MayWrite: z.boolean(),
  /** Whether completing the action asks for what is required here. */
  IsDemanded: z.boolean(),
  /** Whose it is, of the mentor's own. */
  Author: personName.nullable(),
  /** Who wrote in it last, and when. */
  By: personName.nullable(),
  At: instant.nullable(),
})

/** The forms of actions: what people write in them. */
export const formCalls = {
  getFormParts: readCall({
    path: '/api/action/FormParts',
    summary:
      'The parts of an action’s form for one mentee that the caller may read, each in the version that it was begun on.',
    input: byMentee,
    example: ({ actionId, personId }) => ({ ActionId: actionId, MenteeId: personId }),
    output: z.strictObject({ Parts: z.array(formPart) }),
    access: withinReach,
  }),
  getSharedPart: readCall({
    path: '/api/action/SharedFormPart',
    summary: 'The part of an action’s form that the caller writes once for all of their mentees.',
    input: byAction,
    example: ({ actionId }) => ({ ActionId: actionId }),
    output: formPart,
    access: asMentor,
  }),
  saveFormPart: writeCall({
    path: '/api/action/SaveFormPart',
    summary:
      'Merges into a part of an action’s form for one mentee. It may be incomplete; values of the wrong kind are refused. A conflict, naming the Fields, where one of them has changed since it was seen.',
    input: byMentee.extend({ Part: z.enum(MENTEE_PARTS), ...written }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Part: 'mentee' as const,
      FormVersion: 1,
      Data: '{}',
      Seen: '{}',
    }),
    output: formPart,
    access: withinReach,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  saveSharedPart: writeCall({
    path: '/api/action/SaveSharedFormPart',
    summary: 'The same in the part that the caller writes once for all of their mentees.',
    input: byAction.extend(written),
    example: ({ actionId }) => ({ ActionId: actionId, FormVersion: 1, Data: '{}', Seen: '{}' }),
    output: formPart,
    whileArchived: 'refused',
    access: asMentor,
    audit: 'actionData.saved',
    feed: 'project',
    concerns: 'others',
  }),
  listFormChanges: readCall({
    path: '/api/action/FormChanges',
    summary:
      'Who wrote in a part of an action’s form for one mentee, when, and in which fields; the newest first, ten a page.',
    input: byMentee.extend({ Part: z.enum(FORM_PARTS), page, ...besidePage }),
    example: ({ actionId, personId }) => ({
      ActionId: actionId,
      MenteeId: personId,
      Part: 'mentee' as const,
      page: 1,
    }),
    output: paged(
      z.strictObject({
        By: personName.nullable(),
        From: instant,
        At: instant,
        /** By their names. */
        Fields: z.array(z.string()),
      }),
    ),
    access: withinReach,
  }),
}
